package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Rounding;
import trapwright.rules.StatBlock;
import trapwright.rules.StatBlock.Entry;
import trapwright.rules.StatBlock.Foot;
import trapwright.rules.StatBlock.Line;
import trapwright.rules.StatBlock.StatLine;
import trapwright.rules.StatBlock.Strip;
import trapwright.rules.StatBlock.Tick;
import trapwright.system.dnd5e.Levelling.Aim;

/// A 5e trap's part of its card.
final class Dnd5eBlock {
    private static final int D20 = 20;
    private static final int MOST_NUMBERS = 5;
    private static final int LONGEST_TRACK = 20;
    private static final int TIMES_SPRUNG = 3;
    private static final int[] ARMOUR = {12, 14, 16, 18, 20};
    private static final int[] SAVES = {0, 2, 4, 6, 8};

    private final Dnd5eTrap trap;
    private final Tally tally;
    private final Judgement judgement;

    private Dnd5eBlock(Dnd5eTrap trap) {
        this.trap = trap;
        this.tally = Tally.of(trap);
        this.judgement = Judgement.of(trap);
    }

    static StatBlock of(Dnd5eTrap trap) {
        Dnd5eBlock block = new Dnd5eBlock(trap);
        List<Line> lines = BlockLines.of(trap);
        return new StatBlock(
                Message.of("dnd5e.block.kind", block.kind()),
                block.badge(),
                block.numbers(),
                lines,
                block.strip(),
                block.foot(),
                block.statLine(lines));
    }

    /// "Complex mechanical trap", or in 5.2 "Deadly trap (levels 1-4)".
    private Message kind() {
        Optional<Aim> aim = trap.levelling().aims().stream().findFirst();
        if (trap.concept().edition() == Edition.V5_2 && aim.isPresent()) {
            return Message.of(
                    "dnd5e.kind.severity",
                    Phrases.severity(aim.get().severity()),
                    Phrases.levels(aim.get().levels()));
        }
        String size = trap.concept().complex() ? "complex." : "simple.";
        return Message.of("dnd5e.kind." + size + Phrases.id(trap.concept().kind()));
    }

    private Entry badge() {
        Optional<Aim> aim = trap.levelling().aims().stream().findFirst();
        if (aim.isPresent()) {
            return new Entry(
                    Phrases.levels(aim.get().levels()),
                    Phrases.severity(aim.get().severity()));
        }
        return judgement
                .suggestedTier()
                .map(tier -> new Entry(
                        Message.of("dnd5e.block.suggested"), Message.of("dnd5e.block.levels", tier.from(), tier.to())))
                .orElse(new Entry(Message.of("dnd5e.block.rules"), edition()));
    }

    private Message edition() {
        return Phrases.edition(trap.concept().edition());
    }

    private List<Entry> numbers() {
        List<Entry> numbers = new ArrayList<>();
        trap.clues().stream()
                .flatMap(clue -> Dnd5eFindings.checks(clue).stream())
                .findFirst()
                .ifPresent(check -> numbers.add(number(name(check), check.dc())));
        trap.counters().stream()
                .flatMap(counter -> disarm(counter).stream())
                .findFirst()
                .ifPresent(numbers::add);
        judgement
                .attack()
                .ifPresent(attack -> numbers.add(signed("attack", attack.value().bonus())));
        judgement.save().ifPresent(save -> {
            Message ability =
                    Message.of("dnd5e.ability.short." + Phrases.id(save.value().ability()));
            numbers.add(
                    number(Message.of("dnd5e.block.save", ability), save.value().dc()));
        });
        trap.course()
                .initiative()
                .ifPresent(initiative -> numbers.add(
                        switch (initiative) {
                            case Course.Initiative.Bonus(int bonus) -> signed("initiative", bonus);
                            case Course.Initiative.Counts(List<Integer> counts) ->
                                new Entry(
                                        label("initiative"),
                                        Message.of(
                                                "dnd5e.text",
                                                counts.stream()
                                                        .map(count -> Message.of("dnd5e.text", count))
                                                        .toList()));
                        }));
        if (tally.deals()) {
            numbers.add(new Entry(label("damage"), Message.of("dnd5e.text", floor())));
        }
        return numbers.stream().limit(MOST_NUMBERS).toList();
    }

    private static Message name(AbilityCheck check) {
        return check.skill()
                .map(skill -> Message.of("dnd5e.skill." + Phrases.id(skill)))
                .orElse(Phrases.ability(check));
    }

    private static Optional<Entry> disarm(Counter counter) {
        return switch (counter) {
            case Counter.Check check
            when check.purpose() == Counter.Purpose.DISARM && !check.checks().isEmpty() ->
                Optional.of(number(label("disarm"), check.checks().getFirst().dc()));
            case Counter.Check ignored -> Optional.empty();
            case Counter.Plain ignored -> Optional.empty();
            case Counter.Dispel dispel -> dispel.dc().map(dc -> number(label("dispel"), dc));
            case Counter.Smash ignored -> Optional.empty();
        };
    }

    private static Entry number(Message label, int value) {
        return new Entry(label, Message.of("dnd5e.text", value));
    }

    private static Entry signed(String label, int value) {
        return new Entry(label(label), Message.of("dnd5e.signed", value));
    }

    private static Message label(String id) {
        return Message.of("dnd5e.block." + id);
    }

    private BigFraction floor() {
        return Rounding.DOWN.whole(tally.mean());
    }

    private Optional<Strip> strip() {
        if (judgement.attack().isPresent()) {
            long bonus = judgement.attack().get().value().bonus();
            return Optional.of(new Strip(
                    label("hits"), columns(ARMOUR, armour -> column("dnd5e.text", armour, hits(bonus, armour)))));
        }
        return judgement.save().map(save -> {
            Message ability =
                    Message.of("dnd5e.ability.short." + Phrases.id(save.value().ability()));
            long dc = save.value().dc();
            return new Strip(
                    Message.of("dnd5e.block.fails", ability),
                    columns(SAVES, bonus -> column("dnd5e.signed", bonus, fails(dc, bonus))));
        });
    }

    /// A natural 1 always misses, a natural 20 always hits.
    private static BigFraction hits(long bonus, int armour) {
        return BigFraction.of(Math.clamp(1 + D20 + bonus - armour, 1, D20 - 1), D20);
    }

    /// Nothing is automatic in a save.
    private static BigFraction fails(long dc, int bonus) {
        return BigFraction.of(Math.clamp(dc - 1 - bonus, 0, D20), D20);
    }

    private static List<Entry> columns(int[] heads, IntFunction<Entry> column) {
        return IntStream.of(heads).mapToObj(column).toList();
    }

    private static Entry column(String key, int head, BigFraction chance) {
        return new Entry(Message.of(key, head), Message.of("dnd5e.text", new Chance(chance)));
    }

    private Foot foot() {
        List<Message> left =
                tally.deals() ? List.of(label("if-all-hits"), Message.of("dnd5e.block.points", floor())) : List.of();
        return new Foot(List.of(tick()), left, List.of(label("rules"), edition()));
    }

    private Tick tick() {
        int rounds = trap.course().rounds().stream()
                .mapToInt(Course.Round::number)
                .max()
                .orElse(0);
        if (rounds > 0) {
            return new Tick(label("rounds"), Math.min(rounds, LONGEST_TRACK), true);
        }
        if (trap.lasting().uses() > 0) {
            return new Tick(label("uses"), Math.min(trap.lasting().uses(), LONGEST_TRACK));
        }
        return new Tick(label("sprung"), trap.lasting().rearming() == Lasting.Rearming.NEXT_TURN ? TIMES_SPRUNG : 1);
    }

    /// Kind, then every line under its heading.
    private StatLine statLine(List<Line> lines) {
        List<Message> parts = new ArrayList<>();
        parts.add(Message.of("dnd5e.entry.kind", kind()));
        List<Message> closing = lines.stream()
                .map(line -> Message.of("dnd5e.entry.line", line.label(), spoken(line.text())))
                .toList();
        return new StatLine(parts, closing);
    }

    private static Message spoken(List<Message> sentences) {
        return Message.joined("dnd5e.next", sentences).orElseGet(() -> Message.of("dnd5e.clue.nothing"));
    }
}
