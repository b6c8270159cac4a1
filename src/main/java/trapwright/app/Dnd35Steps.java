package trapwright.app;

import java.util.List;
import java.util.Set;

/// The steps of a 3.5 form, in the order of the rulebook.
final class Dnd35Steps {
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
            "joining",
            "part-name");
    private static final Set<String> TRIGGER =
            Set.of("trigger", "trigger-words", "distance", "interval", "trigger-spell");
    private static final Set<String> RESET = Set.of("reset", "reset-time");
    private static final Set<String> BYPASS = Set.of("bypass");
    private static final Set<String> DCS = Set.of("search-dc", "disable-dc");
    private static final Set<String> STRIKE = Set.of(
            "attack",
            "attack-bonus",
            "reach",
            "touch",
            "save",
            "save-present",
            "save-dc",
            "save-dc-own",
            "save-result",
            "never-miss",
            "onset");
    private static final Set<String> EFFECTS = Set.of(
            "damage",
            "weapon",
            "weapon-words",
            "critical",
            "strength",
            "rounds",
            "pit",
            "pit-depth",
            "pit-form",
            "pit-lid",
            "pit-bottom",
            "spikes",
            "spikes-damage",
            "targets",
            "targets-area",
            "arms",
            "liquid",
            "gas",
            "poison",
            "poison-doses",
            "poison-printed-dc",
            "poison-name",
            "poison-way",
            "poison-dc",
            "poison-initial",
            "poison-initial-dice",
            "poison-initial-ability",
            "poison-secondary",
            "poison-secondary-dice",
            "poison-secondary-ability",
            "poison-price",
            "poison-cr",
            "alchemical",
            "alchemical-name",
            "alchemical-price",
            "alchemical-level",
            "spell",
            "spell-name",
            "spell-role",
            "spell-level",
            "metamagic",
            "caster",
            "caster-level",
            "material",
            "spell-xp",
            "focus",
            "hired",
            "ability-modifier");
    private static final Set<String> REVIEW = Set.of(
            "",
            "rulings",
            "adjustment",
            "adjustment-price",
            "adjustment-reason",
            "printed",
            "printed-price",
            "printed-xp",
            "printed-note");

    private Dnd35Steps() {}

    static List<FormStep> of(Document<?> document, Dnd35Parts parts) {
        FormSteps steps = new FormSteps(document, "form35.step", parts.index());
        return List.of(
                steps.step("concept", () -> Dnd35Rail.concept(parts.current(), parts.count()), CONCEPT),
                steps.step("trigger", () -> Dnd35Rail.trigger(parts.current()), TRIGGER),
                steps.step("reset", () -> Dnd35Rail.reset(parts.current()), RESET),
                steps.step("bypass", () -> Dnd35Rail.bypass(parts.current()), BYPASS),
                steps.step("dcs", () -> Dnd35Rail.dcs(parts.current()), DCS),
                steps.step("strike", () -> Dnd35Rail.strike(parts.current()), STRIKE),
                steps.step("effects", () -> Dnd35Rail.effects(parts.current()), EFFECTS),
                steps.review(REVIEW));
    }
}
