package trapwright.system.dnd35;

import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery.Save.Result;

/// What keeps a trap from being finished (3.5, section 10).
final class Errors {
    private static final List<String> EARS = List.of("clairaudience-clairvoyance");
    private static final List<String> EYES = List.of("arcane-eye", "clairaudience-clairvoyance", "true-seeing");

    private Errors() {}

    static void find(Ruled ruled, BigFraction cr, boolean compound, Findings findings) {
        if (cr.signum() <= 0) {
            findings.error(compound ? 25 : 1, "", cr);
        }
        neverMiss(ruled.design(), findings);
        if (Mechanics.isPoison(ruled.design(), Poison.Way.INGESTED)) {
            findings.error(4, "poison");
        }
        damageBonus(ruled, findings);
        reset(ruled.design(), findings);
        if (ruled.design().make() instanceof Make.Spellwork work) {
            casterLevels(work, findings);
            if (Spells.effects(work).isEmpty()) {
                findings.error(27, "spell");
            }
        }
        trigger(ruled.design(), findings);
    }

    private static void neverMiss(Design design, Findings findings) {
        if (!design.features().neverMiss()) {
            return;
        }
        boolean avoidable = design.delivery().attack().isPresent();
        for (Delivery.Save save : design.delivery().saves()) {
            avoidable |= save.result() == Result.AVOIDS || save.result() == Result.NEGATES;
        }
        if (avoidable) {
            findings.error(2, "never-miss");
        }
        if (design.features().onsetRounds() < 1) {
            findings.error(3, "onset");
        }
    }

    private static void damageBonus(Ruled ruled, Findings findings) {
        if (ruled.design().make() instanceof Make.Mechanism) {
            int paid = Bonus.paid(ruled);
            int most = Bonus.most(ruled.design());
            if (paid > most) {
                findings.error(5, "damage", paid, most);
            }
        }
    }

    private static void reset(Design design, Findings findings) {
        Workings.Reset reset = design.workings().resetting().reset();
        if (design.make() instanceof Make.Spellwork work && !Legal.resets(work).contains(reset)) {
            findings.errorOf(6, Labels.key(work.form()), "reset");
        }
    }

    private static void casterLevels(Make.Spellwork work, Findings findings) {
        for (SpellUse use : work.spells()) {
            int least = Spells.leastCasterLevel(use);
            if (use.caster().level() < least) {
                findings.error(
                        7,
                        "caster-level",
                        use.caster().level(),
                        Labels.spell(use),
                        Message.of("dnd35.class." + Labels.key(use.caster().casting())),
                        least);
            }
        }
    }

    private static void trigger(Design design, Findings findings) {
        Workings.Trigger trigger = design.workings().triggering().trigger();
        boolean senses = trigger == Workings.Trigger.SOUND || trigger == Workings.Trigger.VISUAL;
        if (design.make() instanceof Make.Mechanism && senses) {
            findings.errorOf(8, "mechanical", "trigger");
        } else if (!Legal.triggers(design.make()).contains(trigger)) {
            findings.error(26, "trigger", Message.of("dnd35.trigger." + Labels.key(trigger)));
        } else if (senses && design.make() instanceof Make.Spellwork work && !senses(work, trigger)) {
            findings.errorOf(8, Labels.key(trigger), "trigger-spell");
        }
    }

    private static boolean senses(Make.Spellwork work, Workings.Trigger trigger) {
        List<String> spells = trigger == Workings.Trigger.SOUND ? EARS : EYES;
        return spells.stream().anyMatch(spell -> Spells.has(work, spell));
    }
}
