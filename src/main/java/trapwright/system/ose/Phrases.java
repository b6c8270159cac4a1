package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Roll;
import trapwright.dice.Term;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// The short phrases that card and printed entry share.
final class Phrases {
    private Phrases() {}

    static Message kind(Kind kind) {
        return switch (kind) {
            case Kind.Room() -> Message.of("ose.kind.room");
            case Kind.Treasure ignored -> Message.of("ose.kind.treasure");
        };
    }

    /// The action as a clause: "when the slab is stepped on".
    static Message action(Springing springing) {
        return springing.words().isNone()
                ? Message.of("ose.action." + id(springing.action()))
                : Message.of("ose.action.words", bare(springing.words()));
    }

    /// What happens, one phrase a part, without the save.
    static List<Message> harm(Harm harm) {
        List<Message> phrases = new ArrayList<>();
        harm.attack().ifPresent(attack -> phrases.add(Message.of("ose.attack." + id(attack.scale()), attack.value())));
        harm.fall().ifPresent(depth -> phrases.add(Message.of("ose.fall", depth)));
        damage(harm).ifPresent(phrases::add);
        harm.effects().stream()
                .filter(effect -> effect.type() != Harm.Effect.Type.DEATH
                        || !effect.words().isNone())
                .forEach(effect -> phrases.add(effect(effect)));
        return phrases;
    }

    /// "2d6 damage": the fall's dice and the others.
    static Optional<Message> damage(Harm harm) {
        List<Message> dice = dice(harm);
        Optional<Roll> missiles = harm.damage().roll().filter(roll -> roll.mostMissiles() > 1);
        if (missiles.isPresent() && dice.size() == 1) {
            String each = text(missiles.get().terms());
            return Optional.of(
                    Message.of("ose.damage.missiles", text(missiles.get().missiles()), each));
        }
        return dice.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of(harm.poison() ? "ose.damage.poison" : "ose.damage", sum(dice)));
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

    /// The dice as a number of the card.
    static Optional<Message> thrown(Harm harm) {
        List<Message> dice = dice(harm);
        return dice.isEmpty() ? Optional.empty() : Optional.of(sum(dice));
    }

    private static List<Message> dice(Harm harm) {
        List<Message> dice = new ArrayList<>();
        Falling.thrown(harm).ifPresent(fall -> dice.add(Message.of("ose.text", fall)));
        if (!harm.damage().isNone()) {
            dice.add(Message.of("ose.text", harm.damage()));
        }
        return dice;
    }

    private static Message sum(List<Message> dice) {
        return dice.size() == 1 ? dice.getFirst() : Message.of("ose.damage.sum", dice.getFirst(), dice.getLast());
    }

    static Message effect(Harm.Effect effect) {
        Message what = effect.words().isNone()
                ? Message.of("ose.effect." + id(effect.type()))
                : Message.of("ose.text", bare(effect.words()));
        return effect.lasting()
                .map(lasting -> Message.of("ose.effect.lasting", what, time(lasting)))
                .orElse(what);
    }

    /// "1d8 turns", or "1 turn" where nothing is rolled.
    private static Message time(Harm.Lasting lasting) {
        Optional<Integer> fixed = lasting.amount().roll().flatMap(Phrases::fixed);
        return fixed.filter(amount -> amount >= 0)
                .map(amount -> Message.of("ose.text", new Span(amount, lasting.unit())))
                .orElse(Message.of("ose.time." + id(lasting.unit()), lasting.amount()));
    }

    private static Optional<Integer> fixed(Roll roll) {
        boolean rolled = roll.terms().isEmpty()
                || roll.terms().stream().anyMatch(Term.Pool.class::isInstance)
                || roll.missiles().size() != 1;
        return rolled ? Optional.empty() : Optional.of(roll.bonus());
    }

    /// The save with what it gives; empty when there is none.
    static Optional<Message> save(OseTrap trap) {
        return trap.save().map(save -> {
            Message against = against(save);
            return trap.harm().isDeadly() && save.result() != Save.Result.LESSER
                    ? Message.of(orDie(save.result()), against)
                    : Message.of("ose.save.result." + id(save.result()), against, bare(save.lesser()));
        });
    }

    private static String orDie(Save.Result result) {
        return switch (result) {
            case AVOIDS, DAMAGE_ONLY, LESSER -> "ose.save.or-die";
            case HALF -> "ose.save.or-die.half";
        };
    }

    /// "save versus wands at −2".
    static Message against(Save save) {
        Message name = Message.of("ose.save." + id(save.letter()));
        return save.modifier() == 0
                ? Message.of("ose.save.against", name)
                : Message.of("ose.save.against.modified", name, save.modifier());
    }

    /// "search 1-in-6, dwarf 2-in-6".
    static Message searching(Detection.Search search) {
        return searching(Message.of("ose.search.chance", Springs.odds(search.others())), search);
    }

    /// "1-in-6, dwarf 2-in-6", under a label that says what is done.
    static Message odds(Detection.Search search) {
        return searching(Springs.odds(search.others()), search);
    }

    private static Message searching(Message others, Detection.Search search) {
        List<Message> kinds = new ArrayList<>();
        kinds.add(others);
        for (Detection.Searcher searcher : Detection.Searcher.values()) {
            if (search.of(searcher) != search.others()) {
                kinds.add(Message.of(
                        "ose.search.kind",
                        Message.of("ose.searcher." + id(searcher)),
                        Springs.odds(search.of(searcher))));
            }
        }
        return Message.of("ose.text", kinds);
    }

    static Message sentence(Message phrase) {
        return Message.of("ose.sentence", phrase);
    }

    /// The game master's text as part of a sentence: without its own full stop.
    static Wording bare(Wording words) {
        return new Wording(bare(words.en()), bare(words.fr()));
    }

    private static String bare(String text) {
        String stripped = text.strip();
        return stripped.endsWith(".") && !stripped.endsWith("..")
                ? stripped.substring(0, stripped.length() - 1)
                : stripped;
    }

    static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
