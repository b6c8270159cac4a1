package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.measure.Span;
import trapwright.rules.Message;

/// The stat line's clause on a spell: its name and caster, then what it rolls and does.
final class SpellClauses {
    private static final int TEENS_FROM = 11;
    private static final int TEENS_TO = 13;

    private SpellClauses() {}

    /// The spell that carries the trap's attack, damage and saves.
    static Message first(Design design, SpellUse use) {
        List<Message> said = opening(use);
        switch (design.harm()) {
            case Harm.None() ->
                design.delivery().attack().map(HarmClauses::attack).ifPresent(said::add);
            case Harm.Strike strike ->
                design.delivery()
                        .attack()
                        .ifPresentOrElse(
                                attack -> attacked(design, attack, strike, said), () -> said.add(dealt(strike)));
            case Harm.Fall(Pit pit) -> said.add(Message.of("block35.line.pit", pit.depth(), Falls.damage(pit)));
        }
        HarmClauses.saves(design, "block35.line.spell-save.").ifPresent(said::add);
        return Message.of("block35.line.spell-effect", said);
    }

    /// A further spell of the same trap.
    static Message bare(SpellUse use) {
        return Message.of("block35.line.spell-effect", opening(use));
    }

    private static List<Message> opening(SpellUse use) {
        List<Message> said = new ArrayList<>();
        said.add(Message.of("block35.lower", Phrases.spell(use)));
        said.add(Message.of(
                "block35.line.caster." + ordinal(use.caster().level()),
                use.caster().level(),
                Phrases.of("block35.class.", use.caster().casting())));
        return said;
    }

    /// Which ending an English ordinal takes.
    private static String ordinal(int number) {
        int tens = number % 100;
        boolean teens = tens >= TEENS_FROM && tens <= TEENS_TO;
        return switch (teens ? 0 : number % 10) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            default -> "nth";
        };
    }

    private static void attacked(Design design, Delivery.Attack attack, Harm.Strike strike, List<Message> said) {
        HarmClauses.count(design, strike).ifPresent(said::add);
        List<Message> blow = HarmClauses.blow(design, strike, false);
        if (blow.isEmpty() || strike.damage().isNone()) {
            said.add(HarmClauses.attack(attack));
        } else {
            said.add(Message.of("block35.line.bracket", HarmClauses.attack(attack), blow));
        }
    }

    private static Message dealt(Harm.Strike strike) {
        Message kind = Phrases.weapon(strike.weapon())
                .map(words -> Message.of("block35.line.dealt", strike.damage(), words))
                .orElse(Message.of("block35.line.dealt.untyped", strike.damage()));
        return strike.rounds() > 1
                ? Message.of("block35.rounds", kind, new Span(strike.rounds(), Span.Unit.ROUNDS))
                : kind;
    }
}
