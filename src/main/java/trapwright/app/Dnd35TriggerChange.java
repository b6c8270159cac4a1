package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.system.dnd35.Workings.Triggering;

/// Gives a design another trigger, and a magic device the spell that the trigger needs (3.5, section 2.1).
final class Dnd35TriggerChange {
    private static final String CLAIRAUDIENCE = "clairaudience-clairvoyance";
    private static final Set<String> SIGHT = Set.of("arcane-eye", CLAIRAUDIENCE, "true-seeing", "darkvision");

    private Dnd35TriggerChange() {}

    static Design to(Trigger trigger, Design design) {
        Workings workings = design.workings();
        Triggering was = workings.triggering();
        return withSpells(trigger, design)
                .withWorkings(
                        workings.withTriggering(new Triggering(trigger, was.words(), was.distance(), was.interval())));
    }

    private static Design withSpells(Trigger trigger, Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> design;
            case Make.Spellwork magic ->
                design.withMake(new Make.Spellwork(
                        magic.form(), spells(trigger, magic.spells()), magic.hired(), magic.abilityModifier()));
        };
    }

    private static List<SpellUse> spells(Trigger trigger, List<SpellUse> spells) {
        List<SpellUse> kept = new ArrayList<>(spells.stream()
                .filter(use -> use.role() == SpellUse.Role.EFFECT || suits(trigger, use.spell()))
                .toList());
        if (kept.stream().allMatch(use -> use.role() == SpellUse.Role.EFFECT)) {
            needed(trigger)
                    .flatMap(SpellList::find)
                    .map(spell -> spell.use(SpellUse.Role.TRIGGER))
                    .ifPresent(kept::add);
        }
        return kept;
    }

    private static boolean suits(Trigger trigger, String spell) {
        return switch (trigger) {
            case SOUND -> spell.equals(CLAIRAUDIENCE);
            case VISUAL -> SIGHT.contains(spell);
            case PROXIMITY -> !SIGHT.contains(spell);
            case LOCATION, TOUCH -> spell.equals(SpellList.ALARM);
            case TOUCH_ATTACHED, TIMED, SPELL -> false;
        };
    }

    private static Optional<String> needed(Trigger trigger) {
        return switch (trigger) {
            case SOUND, VISUAL -> Optional.of(CLAIRAUDIENCE);
            case PROXIMITY -> Optional.of(SpellList.ALARM);
            case LOCATION, TOUCH, TOUCH_ATTACHED, TIMED, SPELL -> Optional.empty();
        };
    }
}
