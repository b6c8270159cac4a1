package trapwright.app;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import trapwright.card.TrapCard;
import trapwright.system.dnd5e.Dnd5eTrap;

/// The steps of a 5e form, in the order of the printed entry.
final class Dnd5eSteps {
    private static final Set<String> CONCEPT = Set.of(
            "name",
            "description",
            "read-aloud",
            "noticed",
            "notes",
            "handout",
            "handout-title",
            "icon",
            "tags",
            "source",
            "licence",
            "edition",
            "kind",
            "complex",
            "variants");
    private static final Set<String> TRIGGER = Set.of("trigger", "trigger-words", "weight");
    private static final Set<String> DURATION = Set.of("duration", "reset", "uses", "lasting-words");
    private static final Set<String> ROUNDS = Set.of("initiative", "rounds", "components");
    private static final Set<String> SEVERITY = Set.of("aims", "scaling");

    private Dnd5eSteps() {}

    static List<FormStep> of(Document<TrapCard.Dnd5e> document) {
        FormSteps steps = new FormSteps(document, "form5e.step");
        Supplier<Dnd5eTrap> trap = () -> document.card().get().trap();
        return List.of(
                steps.step("concept", () -> Dnd5eRail.concept(trap.get()), CONCEPT),
                steps.step("trigger", () -> Dnd5eRail.trigger(trap.get()), TRIGGER),
                steps.step("duration", () -> Dnd5eRail.duration(trap.get()), DURATION),
                steps.step("spot", () -> Dnd5eRail.spot(trap.get()), Set.of("clues")),
                steps.step("counter", () -> Dnd5eRail.counter(trap.get()), Set.of("counters")),
                steps.step("effects", () -> Dnd5eRail.effects(trap.get()), Set.of("effects")),
                steps.step("rounds", () -> Dnd5eRail.rounds(trap.get()), ROUNDS),
                steps.step("severity", () -> Dnd5eRail.severity(trap.get()), SEVERITY),
                steps.review(Set.of("", "printed-note")));
    }

    /// The path of a field without numbers and what follows the first: `duration/duration-time` is a duration.
    static String first(String path) {
        int slash = path.indexOf('/');
        return slash < 0 ? path : path.substring(0, slash);
    }
}
