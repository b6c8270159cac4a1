package trapwright.app;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import trapwright.card.TrapCard;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.OseTrap;

/// The steps of an old-school form, in the order a referee thinks of a trap.
final class OseSteps {
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
            "kind",
            "item");
    private static final Set<String> ACTION = Set.of("action", "action-words", "monsters", "reset");
    private static final Set<String> CHANCE = Set.of("chance", "file");
    private static final Set<String> FINDING = Set.of(
            "detection",
            "search-others",
            "search-dwarf",
            "search-elf",
            "search-halfling",
            "search-thief",
            "tell",
            "probing");
    private static final Set<String> EFFECT = Stream.concat(
                    Stream.of(
                            "attack",
                            "attack-value",
                            "damage",
                            "fall",
                            "poison",
                            "effects",
                            "effect-amount",
                            "effect-unit",
                            "effect-words"),
                    Stream.of(Effect.Type.values()).map(OseEffectForm::id))
            .collect(Collectors.toUnmodifiableSet());
    private static final Set<String> SAVE = Set.of("save", "save-modifier", "save-result", "save-lesser");
    private static final Set<String> PLACE =
            Set.of("area", "area-length", "area-width", "room", "room-length", "room-width", "dungeon-level", "level");
    private static final Set<String> REVIEW = Set.of("", "rulings");

    private OseSteps() {}

    static List<FormStep> of(Document<TrapCard.Ose> document) {
        FormSteps steps = new FormSteps(document, "formose.step");
        return List.of(
                steps.step("concept", () -> OseRail.concept(trap(document)), CONCEPT),
                steps.step("action", () -> OseRail.action(trap(document)), ACTION),
                steps.step("chance", () -> OseRail.chance(trap(document)), CHANCE),
                steps.step("finding", () -> OseRail.finding(trap(document)), FINDING),
                steps.step("effect", () -> OseRail.effect(trap(document)), EFFECT),
                steps.step("save", () -> OseRail.save(trap(document)), SAVE),
                steps.step("place", () -> OseRail.place(trap(document)), PLACE),
                steps.review(REVIEW));
    }

    private static OseTrap trap(Document<TrapCard.Ose> document) {
        return document.card().get().trap();
    }
}
