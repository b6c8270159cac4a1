package trapwright.system.dnd5e;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;

/// A published trap in its own words.
record Example(String id, Wording name, Wording description, Dnd5eTrap trap) {
    static List<Example> all() {
        return Stream.of(
                        new ClassicExamples(true).all().stream(),
                        new ClassicExamples(false).all().stream(),
                        ModernExamples.all().stream())
                .flatMap(each -> each)
                .toList();
    }

    static Example of(String id) {
        return all().stream()
                .filter(example -> example.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return id;
    }

    static Wording words(String english, String french) {
        return new Wording(english, french);
    }

    static Clue spot(int dc, String english, String french) {
        return Clue.Check.of(AbilityCheck.perception(dc), Clue.Use.BOTH, words(english, french));
    }

    static Clue.Check active(AbilityCheck check, String english, String french) {
        return Clue.Check.of(check, Clue.Use.ACTIVE, words(english, french));
    }

    static Clue plain(String english, String french) {
        return new Clue.Plain(words(english, french));
    }

    static Counter action(Counter.Purpose purpose, String english, String french) {
        return new Counter.Plain(purpose, words(english, french));
    }

    static Counter.Check tools(int dc, String english, String french) {
        return Counter.Check.of(
                Counter.Purpose.DISARM, AbilityCheck.of(Ability.DEX, Skill.THIEVES_TOOLS, dc), words(english, french));
    }

    static AbilityCheck investigation(int dc) {
        return AbilityCheck.of(Ability.INT, Skill.INVESTIGATION, dc);
    }

    static Dnd5eTrap simple(Edition edition, Concept.Kind kind, Triggering triggering) {
        return new Dnd5eTrap(
                Concept.of(edition, kind),
                triggering,
                Lasting.UNSAID,
                List.of(),
                List.of(),
                List.of(),
                Course.NONE,
                Levelling.NONE);
    }

    static Triggering trigger(Triggering.Trigger trigger, String english, String french) {
        return Triggering.of(trigger).withWords(words(english, french));
    }

    static Effect.Targets each(Effect.Shape shape, trapwright.measure.Length size) {
        return Effect.Targets.each(Effect.Area.of(shape, size));
    }

    static Effect.Targets each(String english, String french) {
        return Effect.Targets.each(Effect.Area.of(words(english, french)));
    }

    static <T> Optional<T> some(T value) {
        return Optional.of(value);
    }
}
