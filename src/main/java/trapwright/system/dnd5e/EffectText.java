package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.dice.Term;
import trapwright.rules.Message;
import trapwright.rules.Rounding;

/// One effect in sentences: who, what is rolled, what it does on a hit, a failure and a success.
final class EffectText {
    private final Effect effect;
    private final List<Message> clauses = new ArrayList<>();

    private EffectText(Effect effect) {
        this.effect = effect;
    }

    static List<Message> of(Effect effect) {
        EffectText text = new EffectText(effect);
        text.attack();
        text.always();
        text.hit();
        text.save();
        return text.sentences();
    }

    private List<Message> sentences() {
        List<Message> sentences = new ArrayList<>();
        for (int i = 0; i < clauses.size(); i++) {
            boolean led = i == 0 && effect.delivery().attack().isEmpty();
            Message clause = clauses.get(i);
            sentences.add(Phrases.sentence(led ? Message.of("dnd5e.effect.who", who(), clause) : clause));
        }
        if (clauses.isEmpty()) {
            sentences.add(Phrases.sentence(who()));
        }
        if (!effect.harm().words().isNone()) {
            sentences.add(Phrases.sentence(
                    Message.of("dnd5e.text", Phrases.bare(effect.harm().words()))));
        }
        return sentences;
    }

    private void attack() {
        effect.delivery().attack().ifPresent(attack -> {
            Message reach = Message.of("dnd5e.reach." + Phrases.id(attack.reach()));
            boolean one = attack.count().text().strip().equals("1");
            String key = one ? "dnd5e.effect.attack" : "dnd5e.effect.attacks." + Phrases.id(attack.aim());
            clauses.add(Message.of(key, attack.count(), attack.bonus(), reach, who()));
        });
    }

    private void always() {
        List<Message> always = new ArrayList<>(gated(Harm.Gate.AUTO));
        if (effect.harm().outright()) {
            always.add(Message.of("dnd5e.effect.outright"));
        }
        if (!always.isEmpty()) {
            clauses.add(Phrases.list(always));
        }
    }

    private void hit() {
        List<Message> hit = gated(Harm.Gate.HIT);
        if (!hit.isEmpty()) {
            clauses.add(Message.of("dnd5e.effect.hit", Phrases.list(hit)));
        }
    }

    private void save() {
        List<Message> halved = gated(Harm.Gate.SAVE_HALF);
        List<Message> failed = Stream.concat(halved.stream(), gated(Harm.Gate.SAVE_NONE).stream())
                .toList();
        Optional<Message> roll = effect.delivery().save().map(Phrases::resistance);
        if (roll.isEmpty()) {
            if (!failed.isEmpty()) {
                clauses.add(Phrases.list(failed));
            }
            return;
        }
        if (failed.isEmpty()) {
            clauses.add(roll.get());
            return;
        }
        boolean all = effect.harm().parts().stream().noneMatch(part -> part.gate() == Harm.Gate.SAVE_NONE);
        String key = halved.isEmpty()
                ? "dnd5e.effect.fails"
                : all ? "dnd5e.effect.fails.half" : "dnd5e.effect.fails.half-of";
        clauses.add(Message.of(key, roll.get(), Phrases.list(failed), Message.of("dnd5e.text", halved)));
    }

    private List<Message> gated(Harm.Gate gate) {
        Stream<Message> parts = effect.harm().parts().stream()
                .filter(part -> part.gate() == gate)
                .map(EffectText::part);
        Stream<Message> conditions = effect.harm().conditions().stream()
                .filter(affliction -> affliction.gate() == gate)
                .map(EffectText::affliction);
        return Stream.concat(parts, conditions).toList();
    }

    private static Message affliction(Harm.Affliction affliction) {
        Message condition = Phrases.condition(affliction.condition());
        Message timed = affliction
                .lasting()
                .map(time -> Message.of("dnd5e.effect.lasting", condition, time))
                .orElse(condition);
        return affliction.escape().isNone()
                ? timed
                : Message.of("dnd5e.with", timed, Phrases.bare(affliction.escape()));
    }

    static Message part(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt dealt -> {
                Message type = type(dealt, "dnd5e.damage.");
                if (dealt.dice().text().strip().equals("1")) {
                    yield Message.of("dnd5e.part.single", type(dealt, "dnd5e.damage.single."));
                }
                yield missiles(dealt.dice())
                        .map(roll -> Message.of(
                                "dnd5e.part.missiles",
                                text(roll.missiles()),
                                amount(Dice.of(text(roll.terms()))),
                                type))
                        .orElse(Message.of("dnd5e.part", amount(dealt.dice()), type));
            }
            case Harm.Part.Fall fall -> {
                Dice dice = Falling.dice(fall);
                yield dice.isNone()
                        ? Message.of("dnd5e.part.fall.short", fall.depth())
                        : Message.of("dnd5e.part.fall", fall.depth(), amount(dice));
            }
        };
    }

    private static Message type(Harm.Part.Dealt dealt, String key) {
        return Message.of(key + dealt.damageType().map(Phrases::id).orElse("untyped"));
    }

    /// "22 (4d10)", the average rounded down; a fixed number alone; "1d3 × 3 (1d6)" for missiles.
    static Message amount(Dice dice) {
        Optional<Roll> missiles = missiles(dice);
        if (missiles.isPresent()) {
            Message each = amount(Dice.of(text(missiles.get().terms())));
            return Message.of("dnd5e.average.missiles", text(missiles.get().missiles()), each);
        }
        boolean rolled = dice.roll()
                .map(roll -> roll.terms().stream().anyMatch(Term.Pool.class::isInstance))
                .orElse(false);
        return rolled
                ? Message.of("dnd5e.average", Rounding.DOWN.whole(dice.mean()), dice)
                : Message.of("dnd5e.text", dice);
    }

    private static Optional<Roll> missiles(Dice dice) {
        return dice.roll().filter(roll -> roll.mostMissiles() > 1);
    }

    /// Terms as typed: `2d6+1`.
    private static String text(List<Term> terms) {
        StringBuilder text = new StringBuilder();
        for (Term term : terms) {
            text.append(
                    switch (term) {
                        case Term.Flat(int amount) -> amount < 0 || text.isEmpty() ? "" + amount : "+" + amount;
                        case Term.Pool(int sign, int count, int faces) ->
                            (sign < 0 ? "-" : text.isEmpty() ? "" : "+") + count + "d" + faces;
                    });
        }
        return text.toString();
    }

    private Message who() {
        Effect.Targets targets = effect.targets();
        if (!targets.words().isNone()) {
            Message words = Message.of("dnd5e.text", Phrases.bare(targets.words()));
            return targets.area()
                    .filter(area -> area.size().isPresent())
                    .map(area -> Message.of("dnd5e.with", words, area(area)))
                    .orElse(words);
        }
        Message area = targets.area().map(EffectText::area).orElse(Message.of("dnd5e.area.unsaid"));
        return targets.who() == Effect.Who.TRIGGERER
                ? Message.of("dnd5e.who.triggerer")
                : Message.of("dnd5e.who." + Phrases.id(targets.who()), area);
    }

    /// "a 30 ft. cone".
    static Message area(Effect.Area area) {
        if (area.size().isEmpty()) {
            return area.words().isNone()
                    ? Message.of("dnd5e.area." + Phrases.id(area.shape()))
                    : Message.of("dnd5e.text", Phrases.bare(area.words()));
        }
        String key = "dnd5e.area.size." + Phrases.id(area.shape());
        Message sized = area.width()
                .map(width -> Message.of(key + ".width", area.size().get(), width))
                .orElse(Message.of(key, area.size().get()));
        return area.words().isNone() ? sized : Message.of("dnd5e.with", sized, Phrases.bare(area.words()));
    }
}
