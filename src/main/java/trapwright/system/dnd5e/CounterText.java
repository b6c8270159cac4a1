package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// Clues and countermeasures in sentences.
final class CounterText {
    private CounterText() {}

    static Message clue(Clue clue, Edition edition) {
        return switch (clue) {
            case Clue.Check check -> Phrases.sentence(check(check, edition));
            case Clue.Sequence sequence ->
                sequence.checks().isEmpty()
                        ? Message.of("dnd5e.clue.nothing")
                        : Phrases.sentence(Phrases.then(sequence.checks().stream()
                                .map(check -> check(check, edition))
                                .toList()));
            case Clue.Plain(Wording action) -> Message.of("dnd5e.clue.plain", Phrases.bare(action));
        };
    }

    private static Message check(Clue.Check clue, Edition edition) {
        Message roll = use(clue, edition);
        Message who = clue.only().isNone() ? roll : Message.of("dnd5e.with", roll, Phrases.bare(clue.only()));
        return does(who, clue.reveals());
    }

    private static Message use(Clue.Check clue, Edition edition) {
        Message roll = Phrases.check(clue.check());
        return switch (clue.use()) {
            case BOTH -> Message.of("dnd5e.use.both", roll);
            case PASSIVE -> Message.of("dnd5e.use.passive", roll);
            case ACTIVE ->
                switch (edition) {
                    case V5_1 -> roll;
                    case V5_2 -> Message.of("dnd5e.use." + action(clue.check()), roll);
                };
        };
    }

    /// The 5.2 action that goes with a check.
    private static String action(AbilityCheck check) {
        return check.ability() == AbilityCheck.Ability.INT ? "study" : "search";
    }

    static List<Message> counter(Counter counter) {
        List<Message> text = new ArrayList<>();
        switch (counter) {
            case Counter.Check check -> {
                Message rolls = check.checks().isEmpty()
                        ? Message.of("dnd5e.counter.nothing")
                        : Phrases.then(
                                check.checks().stream().map(Phrases::check).toList());
                text.add(Phrases.sentence(does(rolls, check.does())));
                if (check.improvised()) {
                    text.add(Message.of("dnd5e.counter.improvised"));
                }
                if (check.springsOnFailure()) {
                    text.add(Message.of("dnd5e.counter.springs"));
                }
            }
            case Counter.Plain plain -> text.add(Message.of("dnd5e.clue.plain", Phrases.bare(plain.action())));
            case Counter.Dispel dispel -> {
                Message spell = dispel.dc()
                        .map(dc -> Message.of("dnd5e.counter.dispel", dc))
                        .orElse(Message.of("dnd5e.counter.dispel.none"));
                text.add(Phrases.sentence(does(spell, dispel.does())));
            }
            case Counter.Smash smash ->
                text.add(Phrases.sentence(does(
                        Message.of("dnd5e.counter.smash", smash.armourClass(), smash.hitPoints()), smash.words())));
        }
        return text;
    }

    static Counter.Purpose purpose(Counter counter) {
        return switch (counter) {
            case Counter.Check check -> check.purpose();
            case Counter.Plain plain -> plain.purpose();
            case Counter.Dispel ignored -> Counter.Purpose.DISARM;
            case Counter.Smash ignored -> Counter.Purpose.DESTROY;
        };
    }

    private static Message does(Message roll, Wording words) {
        return words.isNone() ? roll : Message.of("dnd5e.does", roll, Phrases.bare(words));
    }
}
