package trapwright.system.dnd35;

import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Length;

/// What is allowed, but unusual (3.5, section 10).
final class Warnings {
    private static final BigFraction TABLE_ENDS = BigFraction.of(10);

    private Warnings() {}

    static void find(Ruled ruled, BigFraction cr, Findings findings) {
        Design design = ruled.design();
        spikes(design, findings);
        poison(ruled, findings);
        switch (design.make()) {
            case Make.Mechanism ignored -> mechanical(design, findings);
            case Make.Spellwork ignored -> {}
        }
        design.delivery()
                .attack()
                .filter(attack -> Band.isAboveTable(attack.bonus()))
                .ifPresent(attack -> findings.warning(15, "attack-bonus", attack.bonus()));
        if (cr.compareTo(TABLE_ENDS) > 0) {
            findings.warning(16, "", cr);
        }
        if (design.make() instanceof Make.Spellwork work) {
            hired(ruled, work, findings);
            if (design.workings().bypass() != Workings.Bypass.NONE) {
                findings.warning(29, "bypass");
            }
            if (design.features().poison().isPresent()) {
                findings.warningOf(34, "poison", "poison");
            }
            if (design.features().alchemical().isPresent()) {
                findings.warningOf(34, "alchemical", "alchemical");
            }
        }
    }

    /// Spikes belong to a pit deep enough to fall into.
    private static void spikes(Design design, Findings findings) {
        if (design.harm() instanceof Harm.Fall(Pit pit) && Falls.spikes(pit).isPresent() && Falls.tens(pit) == 0) {
            findings.warning(9, "spikes", Length.feet(10));
        }
    }

    private static void poison(Ruled ruled, Findings findings) {
        Design design = ruled.design();
        boolean inhaled = Mechanics.isPoison(design, Poison.Way.INHALED);
        boolean gas = design.features().gas();
        if (gas && !inhaled) {
            findings.warning(10, "gas");
        }
        if (Mechanics.isPoison(design, Poison.Way.CONTACT)
                && !Mechanics.isTouchTrigger(design)
                && !Mechanics.isTouch(ruled)) {
            findings.warning(11, "poison");
        }
        if (inhaled && !gas) {
            findings.warning(12, "gas");
        }
    }

    private static void mechanical(Design design, Findings findings) {
        if (Mechanics.isNothingToRoll(design)) {
            findings.warning(13, "never-miss");
        }
        if (design.workings().triggering().trigger() == Workings.Trigger.PROXIMITY) {
            findings.warning(14, "trigger");
        }
    }

    private static void hired(Ruled ruled, Make.Spellwork work, Findings findings) {
        if (!work.hired()) {
            return;
        }
        BigFraction most = BigFraction.of(HiredFee.MOST.copper());
        for (SpellUse use : work.spells()) {
            if (use.role() != SpellUse.Role.SHARED_TRIGGER) {
                BigFraction fee = HiredFee.of(ruled, work.form(), use);
                if (fee.compareTo(most) > 0) {
                    findings.warning(17, "hired", Labels.spell(use), Labels.money(fee), HiredFee.MOST);
                }
            }
        }
    }
}
