package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Rulings;
import trapwright.rules.Step;

/// The DCs of a design: as its builder set them, or as they follow from the effect spell (3.5, sections 2.4 and 2.5).
final class Dcs {
    private Dcs() {}

    static int search(Design design, Rulings rulings) {
        return number(DcSteps.search(Ruled.single(design, rulings)));
    }

    static int disable(Design design, Rulings rulings) {
        return number(DcSteps.disable(Ruled.single(design, rulings)));
    }

    /// The DC of a save whose design already carries what its rulings change.
    static int save(Design design, Delivery.Save save) {
        return save(Ruled.single(design, Rulings.DEFAULTS), save);
    }

    static int save(Ruled ruled, Delivery.Save save) {
        return number(DcSteps.save(ruled, save));
    }

    private static int number(List<Step> steps) {
        return Math.clamp(Labels.whole(Folding.value(steps)), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /// The spells that are the trap's effect.
    static List<SpellUse> effects(Design design) {
        return spells(design, SpellUse.Role.EFFECT);
    }

    /// The spells that set the trap off, shared ones too.
    static List<SpellUse> triggers(Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> List.of();
            case Make.Spellwork spellwork ->
                spellwork.spells().stream()
                        .filter(use -> use.role() != SpellUse.Role.EFFECT)
                        .toList();
        };
    }

    static Optional<SpellUse> firstEffect(Design design) {
        return effects(design).stream().findFirst();
    }

    private static List<SpellUse> spells(Design design, SpellUse.Role role) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> List.of();
            case Make.Spellwork spellwork ->
                spellwork.spells().stream().filter(use -> use.role() == role).toList();
        };
    }
}
