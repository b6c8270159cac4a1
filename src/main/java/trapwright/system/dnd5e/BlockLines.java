package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.Line;

/// What a card says of a 5e trap, in the order of its printing (5e, section 10).
final class BlockLines {
    private final Dnd5eTrap trap;
    private final List<Line> lines = new ArrayList<>();

    private BlockLines(Dnd5eTrap trap) {
        this.trap = trap;
    }

    static List<Line> of(Dnd5eTrap trap) {
        BlockLines block = new BlockLines(trap);
        block.line("trigger", List.of(Phrases.sentence(Phrases.trigger(trap.triggering()))), "trigger-words");
        block.line(
                "duration",
                Phrases.lasting(trap.lasting()).stream().map(Phrases::sentence).toList(),
                "duration");
        block.effects();
        switch (trap.concept().edition()) {
            case V5_1 -> block.spotAndCounter();
            case V5_2 -> block.detectAndDisarm();
        }
        block.course();
        block.levelling();
        block.variants();
        return block.lines;
    }

    private void effects() {
        for (int i = 0; i < trap.effects().size(); i++) {
            Effect effect = trap.effects().get(i);
            Message label = effect.name().isNone()
                    ? Message.of("dnd5e.line.effect." + Phrases.id(effect.moment()))
                    : Message.of("dnd5e.text", effect.name());
            lines.add(new Line(label, EffectText.of(effect), "effects/" + i, false));
        }
    }

    private void spotAndCounter() {
        ruled("spot", clues(), "clues");
        List<Message> counters = new ArrayList<>();
        for (Counter.Purpose purpose : Counter.Purpose.values()) {
            if (purpose != Counter.Purpose.ESCAPE && purpose != Counter.Purpose.DESTROY) {
                counters.addAll(counters(purpose));
            }
        }
        line("counter", counters, "counters");
        line("escape", counters(Counter.Purpose.ESCAPE), "counters");
        line("destroy", counters(Counter.Purpose.DESTROY), "counters");
    }

    private void detectAndDisarm() {
        List<Message> both = new ArrayList<>(clues());
        both.addAll(counters(Counter.Purpose.DISARM));
        ruled("detect-and-disarm", both, "clues");
        Arrays.stream(Counter.Purpose.values())
                .filter(purpose -> purpose != Counter.Purpose.DISARM)
                .forEach(purpose -> line(Phrases.id(purpose), counters(purpose), "counters"));
    }

    private List<Message> clues() {
        return trap.clues().stream()
                .map(clue -> CounterText.clue(clue, trap.concept().edition()))
                .toList();
    }

    private List<Message> counters(Counter.Purpose purpose) {
        return trap.counters().stream()
                .filter(counter -> CounterText.purpose(counter) == purpose)
                .flatMap(counter -> CounterText.counter(counter).stream())
                .toList();
    }

    private void course() {
        Course course = trap.course();
        List<Message> turn = new ArrayList<>();
        course.initiative()
                .ifPresent(initiative -> turn.add(
                        switch (initiative) {
                            case Course.Initiative.Bonus(int bonus) -> Message.of("dnd5e.initiative.bonus", bonus);
                            case Course.Initiative.Counts(List<Integer> counts) ->
                                Message.of(
                                        "dnd5e.initiative.counts",
                                        counts.stream()
                                                .map(count -> Message.of("dnd5e.text", count))
                                                .toList());
                        }));
        if (!course.moves().isNone()) {
            turn.add(Phrases.sentence(Message.of("dnd5e.text", Phrases.bare(course.moves()))));
        }
        line("initiative", turn, "initiative");
        line("rounds", course.rounds().stream().map(BlockLines::round).toList(), "rounds");
        for (int i = 0; i < course.components().size(); i++) {
            component(course.components().get(i), "components/" + i);
        }
    }

    private static Message round(Course.Round round) {
        List<Message> said = new ArrayList<>();
        if (!round.action().isNone()) {
            said.add(Message.of("dnd5e.text", Phrases.bare(round.action())));
        }
        if (!round.change().isNone()) {
            said.add(Message.of("dnd5e.text", Phrases.bare(round.change())));
        }
        round.attackBonus().ifPresent(bonus -> said.add(Message.of("dnd5e.round.attack", bonus)));
        round.dc().ifPresent(dc -> said.add(Message.of("dnd5e.round.dc", dc)));
        return said.isEmpty()
                ? Message.of("dnd5e.round.nothing", round.number())
                : Message.of("dnd5e.round.says", round.number(), said);
    }

    private void component(Course.Component component, String field) {
        List<Message> text = new ArrayList<>();
        component.counters().forEach(counter -> text.addAll(CounterText.counter(counter)));
        if (component.successes() > 1) {
            text.add(Message.of("dnd5e.successes", component.successes()));
        }
        Message label = component.name().isNone()
                ? Message.of("dnd5e.line.component")
                : Message.of("dnd5e.text", component.name());
        lines.add(new Line(label, text, field, false));
    }

    private void levelling() {
        List<Levelling.Aim> aims = trap.levelling().aims();
        if (aims.size() > 1) {
            List<Message> text = aims.stream()
                    .map(aim -> Phrases.sentence(
                            Message.of("dnd5e.aim", Phrases.severity(aim.severity()), Phrases.levels(aim.levels()))))
                    .toList();
            line("severity", text, "aims");
        }
        List<Message> higher =
                trap.levelling().scaling().stream().map(this::scaling).toList();
        line("higher-levels", higher, "scaling");
    }

    private Message scaling(Levelling.Scaling scaling) {
        List<Message> said = new ArrayList<>();
        scaling.severity().map(Phrases::severity).ifPresent(said::add);
        scaling.depth().ifPresent(depth -> said.add(Message.of("dnd5e.scaling.depth", depth)));
        List<Dice> before = parts(trap);
        List<Dice> after = parts(trap.at(scaling));
        for (int i = 0; i < after.size(); i++) {
            if (!after.get(i).equals(before.get(i))) {
                said.add(EffectText.amount(after.get(i)));
            }
        }
        scaling.dc().ifPresent(dc -> said.add(Message.of("dnd5e.scaling.dc", dc)));
        scaling.size().ifPresent(size -> said.add(Message.of("dnd5e.scaling.size", size)));
        if (!scaling.words().isNone()) {
            said.add(Message.of("dnd5e.text", Phrases.bare(scaling.words())));
        }
        return said.isEmpty()
                ? Message.of("dnd5e.scaling.same", Phrases.levels(scaling.levels()))
                : Message.of("dnd5e.scaling", Phrases.levels(scaling.levels()), said);
    }

    private static List<Dice> parts(Dnd5eTrap trap) {
        return trap.effects().stream()
                .flatMap(effect -> effect.harm().parts().stream())
                .map(Tally::dice)
                .toList();
    }

    private void variants() {
        for (int i = 0; i < trap.concept().variants().size(); i++) {
            Variant variant = trap.concept().variants().get(i);
            List<Message> text = new ArrayList<>();
            if (!variant.words().isNone()) {
                text.add(Phrases.sentence(Message.of("dnd5e.text", Phrases.bare(variant.words()))));
            }
            variant.effects().forEach(effect -> text.addAll(EffectText.of(effect)));
            Message label = variant.name().isNone()
                    ? Message.of("dnd5e.line.variant")
                    : Message.of("dnd5e.text", variant.name());
            lines.add(new Line(label, text, "variants/" + i, false));
        }
    }

    private void line(String id, List<Message> text, String field) {
        add(id, text, field, false);
    }

    private void ruled(String id, List<Message> text, String field) {
        add(id, text, field, true);
    }

    private void add(String id, List<Message> text, String field, boolean ruled) {
        if (!text.isEmpty()) {
            lines.add(new Line(Message.of("dnd5e.line." + id), text, field, ruled));
        }
    }
}
