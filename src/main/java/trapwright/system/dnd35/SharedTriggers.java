package trapwright.system.dnd35;

import java.util.List;

/// Trigger spells that several parts share and one part pays (3.5, section 9).
final class SharedTriggers {
    private SharedTriggers() {}

    /// Reports the shared triggers of a part that no other part pays.
    static void find(List<Ruled> parts, Ruled part, Findings findings) {
        if (part.design().make() instanceof Make.Spellwork work) {
            for (SpellUse use : work.spells()) {
                if (use.role() == SpellUse.Role.SHARED_TRIGGER && !isPaid(parts, use)) {
                    findings.warning(28, "trigger-spell", Labels.spell(use));
                }
            }
        }
    }

    private static boolean isPaid(List<Ruled> parts, SpellUse shared) {
        for (Ruled part : parts) {
            if (part.design().make() instanceof Make.Spellwork work) {
                for (SpellUse use : work.spells()) {
                    if (use.role() == SpellUse.Role.TRIGGER
                            && use.spell().equals(shared.spell())
                            && use.name().equals(shared.name())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
