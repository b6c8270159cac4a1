package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;

/// The CR of a mechanical trap: 0 and the sum of its rows (3.5, section 3.1).
final class MechanicalCr {
    private static final int LIQUID = 5;

    private final Ruled ruled;
    private final List<Step> steps = new ArrayList<>();

    private MechanicalCr(Ruled ruled) {
        this.ruled = ruled;
    }

    /// The rows that apply, before any correction.
    ///
    /// @param average the average damage; nothing when it does none
    static List<Step> steps(Ruled ruled, Make.Mechanism mechanism, List<Step> average) {
        MechanicalCr cr = new MechanicalCr(ruled);
        ruled.design().delivery().attack().ifPresent(cr::attack);
        Mechanics.reflex(ruled.design()).ifPresent(cr::reflex);
        cr.touch();
        cr.damage(average);
        cr.targets();
        cr.onset();
        cr.liquid();
        ruled.features().poison().map(Features.Dose::poison).ifPresent(cr::poison);
        ruled.features().alchemical().ifPresent(cr::alchemical);
        cr.spikes();
        cr.searchDc(mechanism.searchDc());
        cr.disableDc(mechanism.disableDc());
        return cr.steps;
    }

    private void attack(Delivery.Attack attack) {
        int bonus = attack.bonus();
        Message label = Message.of("dnd35.cr.attack", bonus);
        boolean extend = ruled.says(Rulings35.ATTACK_ABOVE_TABLE, "extend");
        Reason reason = Band.isAboveTable(bonus)
                ? ruled.reason(label, "attack-bonus", Rulings35.ATTACK_ABOVE_TABLE)
                : ruled.reason(label, "attack-bonus");
        add(reason, extend ? Band.attackCarriedOn(bonus) : Band.attack(bonus));
    }

    private void reflex(Delivery.Save save) {
        int dc = Mechanics.saveDc(save);
        Message label = Message.of("dnd35.cr.reflex", dc);
        boolean beside = ruled.design().delivery().attack().isPresent();
        Reason reason =
                beside ? ruled.reason(label, "save-dc", Rulings35.ATTACK_AND_SAVE) : ruled.reason(label, "save-dc");
        add(reason, Mechanics.reflexCounts(ruled) ? Band.dc(dc) : 0);
    }

    private void touch() {
        boolean net = Mechanics.isNet(ruled.design());
        boolean touch = Mechanics.isTouch(ruled);
        Message label = Message.of("dnd35.cr.touch");
        if (net && ruled.design().delivery().attack().isPresent()) {
            add(ruled.reason(label, "touch", Rulings35.NET), touch ? 1 : 0);
        } else if (touch) {
            add(ruled.reason(label, "touch"), 1);
        }
    }

    private void damage(List<Step> average) {
        if (!average.isEmpty()) {
            BigFraction mean = Folding.value(average);
            long sevens = Sevens.count(mean, ruled);
            steps.add(Sevens.step(mean, sevens, sevens, ruled));
        }
    }

    private void targets() {
        ruled.features().targets().ifPresent(targets -> {
            Message label = Message.of("dnd35.cr.targets");
            if (Mechanics.neverMisses(ruled)) {
                boolean counts = ruled.says(Rulings35.MULTIPLE_NEVER_MISS, "plus-one");
                add(ruled.reason(label, "targets", Rulings35.MULTIPLE_NEVER_MISS), counts ? 1 : 0);
            } else if (targets.arms()) {
                boolean counts = ruled.says(Rulings35.TWO_ARMS, "multiple-target");
                add(ruled.reason(label, "arms", Rulings35.TWO_ARMS), counts ? 1 : 0);
            } else {
                boolean counts = ruled.says(Rulings35.MULTIPLE_TARGET, "plus-one");
                add(ruled.stated(label, "targets", Rulings35.MULTIPLE_TARGET), counts ? 1 : 0);
            }
        });
    }

    private void onset() {
        int rounds = ruled.features().onsetRounds();
        if (rounds <= 0) {
            return;
        }
        Message label = Message.of("dnd35.cr.onset", rounds);
        if (Mechanics.neverMisses(ruled)) {
            add(ruled.reason(label, "onset"), Band.onset(rounds));
        } else {
            boolean counts = ruled.says(Rulings35.ONSET_DELAY, "always");
            add(ruled.reason(label, "onset", Rulings35.ONSET_DELAY), counts ? Band.onset(rounds) : 0);
        }
    }

    private void liquid() {
        if (ruled.features().liquid()) {
            add(ruled.reason(Message.of("dnd35.cr.liquid"), "liquid"), LIQUID);
        }
    }

    private void poison(Poison poison) {
        add(
                ruled.reason(Message.of("dnd35.cr.poison", Labels.poison(poison)), "poison"),
                Mixtures.cr(poison).orElse(0));
    }

    private void alchemical(Alchemical item) {
        add(
                ruled.reason(Message.of("dnd35.cr.item", Labels.item(item)), "alchemical"),
                Mixtures.spellLevel(item).orElse(0));
    }

    private void spikes() {
        if (ruled.design().harm() instanceof Harm.Fall(Pit pit)
                && Falls.spikes(pit).isPresent()) {
            add(ruled.reason(Message.of("dnd35.cr.spikes"), "spikes"), 1);
        }
    }

    private void searchDc(int dc) {
        add(ruled.reason(Message.of("dnd35.cr.search-dc", dc), "search-dc"), Band.dc(dc));
    }

    private void disableDc(int dc) {
        add(ruled.reason(Message.of("dnd35.cr.disable-dc", dc), "disable-dc"), Band.dc(dc));
    }

    private void add(Reason reason, int amount) {
        steps.add(new Step.Add(reason, BigFraction.of(amount)));
    }
}
