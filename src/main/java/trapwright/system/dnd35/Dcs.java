package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;

/// The DCs of a design: as its builder set them, or as they follow from the effect spell (3.5, sections 2.4 and 2.5).
final class Dcs {
    private static final int MAGIC_BASE = 25;
    private static final int SAVE_BASE = 10;
    private static final int MECHANICAL_SAVE = 20;

    private Dcs() {}

    static int search(Design design) {
        return switch (design.make()) {
            case Make.Mechanism mechanism -> mechanism.searchDc();
            case Make.Spellwork spellwork -> MAGIC_BASE + effectLevel(spellwork);
        };
    }

    static int disable(Design design) {
        return switch (design.make()) {
            case Make.Mechanism mechanism -> mechanism.disableDc();
            case Make.Spellwork spellwork -> MAGIC_BASE + effectLevel(spellwork);
        };
    }

    static int save(Design design, Delivery.Save save) {
        return save.dc().orElseGet(() -> switch (design.make()) {
            case Make.Mechanism ignored -> MECHANICAL_SAVE;
            case Make.Spellwork spellwork -> magicSave(spellwork);
        });
    }

    private static int magicSave(Make.Spellwork spellwork) {
        int level = effectLevel(spellwork);
        return switch (spellwork.form()) {
            case DEVICE -> SAVE_BASE + level * 3 / 2;
            case SPELL -> SAVE_BASE + level + spellwork.abilityModifier().orElse(level / 2);
        };
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

    private static int effectLevel(Make.Spellwork spellwork) {
        return spellwork.spells().stream()
                .filter(use -> use.role() == SpellUse.Role.EFFECT)
                .mapToInt(SpellUse::raisedLevel)
                .max()
                .orElse(0);
    }
}
