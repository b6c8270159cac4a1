package trapwright.system.dnd35;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;

/// The price of a mechanical trap in copper pieces (3.5, section 4).
final class MechanicalPrice {
    private static final int COPPER_IN_GOLD = 100;
    private static final int BASE = 1_000;
    private static final int NEVER_MISS = 1_000;
    private static final int A_POINT_BELOW = 100;
    private static final int A_POINT_ABOVE = 200;
    private static final int A_REFLEX_POINT_ABOVE = 300;
    private static final int A_POINT_OF_DAMAGE = 100;
    private static final int BASE_DC = 20;
    private static final int BASE_ATTACK = 10;

    private final Ruled ruled;
    private final List<Step> steps = new ArrayList<>();

    private MechanicalPrice(Ruled ruled) {
        this.ruled = ruled;
    }

    /// The steps of the price.
    ///
    /// @param cr the CR, after every correction
    static List<Step> steps(Ruled ruled, Make.Mechanism mechanism, BigFraction cr) {
        MechanicalPrice price = new MechanicalPrice(ruled);
        price.base(mechanism);
        Minimum minimum = new Minimum(ruled, cr);
        price.timesCr(cr);
        minimum.ofProduct(Folding.value(price.steps)).ifPresent(price.steps::add);
        Extras.steps(ruled, price.steps);
        minimum.ofWhole(Folding.value(price.steps)).ifPresent(price.steps::add);
        return Correction.price(ruled, price.steps);
    }

    private void base(Make.Mechanism mechanism) {
        add(ruled.reason(Message.of("dnd35.price.base"), ""), BASE);
        Workings workings = ruled.design().workings();
        trigger(workings.triggering().trigger());
        reset(workings.resetting().reset());
        bypass(workings.bypass());
        add(
                ruled.reason(Message.of("dnd35.price.search-dc", mechanism.searchDc()), "search-dc"),
                dc(mechanism.searchDc()));
        add(
                ruled.reason(Message.of("dnd35.price.disable-dc", mechanism.disableDc()), "disable-dc"),
                dc(mechanism.disableDc()));
        ruled.design().delivery().attack().ifPresent(this::attack);
        Mechanics.reflex(ruled.design()).ifPresent(this::reflex);
        damageBonus();
        neverMiss();
    }

    private void trigger(Workings.Trigger trigger) {
        int gold = switch (trigger) {
            case PROXIMITY, TIMED -> 1_000;
            case TOUCH_ATTACHED -> -100;
            case LOCATION, TOUCH, SOUND, VISUAL, SPELL -> 0;
        };
        if (gold != 0) {
            add(ruled.reason(Message.of("dnd35.price.trigger." + Labels.key(trigger)), "trigger"), gold);
        }
    }

    private void reset(Workings.Reset reset) {
        Message label = Message.of("dnd35.price.reset." + Labels.key(reset));
        switch (reset) {
            case NONE -> add(ruled.reason(label, "reset"), -500);
            case REPAIR -> add(ruled.reason(label, "reset"), -200);
            case MANUAL -> {}
            case AUTOMATIC -> {
                if (ruled.isTimed()) {
                    boolean charged = ruled.says(Rulings35.AUTOMATIC_TIMED, "charged");
                    add(ruled.reason(label, "reset", Rulings35.AUTOMATIC_TIMED), charged ? 500 : 0);
                } else {
                    add(ruled.reason(label, "reset"), 500);
                }
            }
        }
    }

    private void bypass(Workings.Bypass bypass) {
        int gold = switch (bypass) {
            case NONE -> 0;
            case LOCK -> 100;
            case HIDDEN_SWITCH -> 200;
            case HIDDEN_LOCK -> 300;
        };
        if (gold != 0) {
            add(ruled.reason(Message.of("dnd35.price.bypass." + Labels.key(bypass)), "bypass"), gold);
        }
    }

    private void attack(Delivery.Attack attack) {
        add(
                ruled.reason(Message.of("dnd35.price.attack", attack.bonus()), "attack-bonus"),
                points(attack.bonus(), BASE_ATTACK, A_POINT_ABOVE));
    }

    private void reflex(Delivery.Save save) {
        int dc = Mechanics.saveDc(save);
        Message label = Message.of("dnd35.price.reflex", dc);
        boolean beside = ruled.design().delivery().attack().isPresent();
        Reason reason =
                beside ? ruled.reason(label, "save-dc", Rulings35.ATTACK_AND_SAVE) : ruled.reason(label, "save-dc");
        add(reason, Mechanics.reflexCounts(ruled) ? points(dc, BASE_DC, A_REFLEX_POINT_ABOVE) : 0);
    }

    private void damageBonus() {
        int any = Bonus.any(ruled.design());
        int named = Bonus.named(ruled.design());
        int paid = Bonus.paid(ruled);
        if (any > 0 || paid > 0) {
            Message label = Message.of("dnd35.price.damage-bonus", any);
            add(
                    any == named
                            ? ruled.reason(label, "damage")
                            : ruled.reason(label, "damage", Rulings35.DAMAGE_BONUS),
                    (long) A_POINT_OF_DAMAGE * paid);
        }
    }

    private void neverMiss() {
        if (ruled.features().neverMiss()) {
            add(ruled.reason(Message.of("dnd35.price.never-miss"), "never-miss"), NEVER_MISS);
        } else if (Mechanics.isNothingToRoll(ruled.design())) {
            add(
                    ruled.reason(Message.of("dnd35.price.nothing-to-roll"), "never-miss", Rulings35.NOTHING_TO_ROLL),
                    Mechanics.neverMisses(ruled) ? NEVER_MISS : 0);
        }
    }

    private void timesCr(BigFraction cr) {
        BigFraction base = Folding.value(steps);
        if (cr.signum() > 0) {
            Message label = Message.of(
                    "dnd35.price.times-cr", Labels.whole(base.divide(BigFraction.of(COPPER_IN_GOLD))), Labels.cr(cr));
            steps.add(new Step.Multiply(ruled.reason(label, ""), cr));
            if (!Folding.value(steps).getDenominator().equals(BigInteger.ONE)) {
                steps.add(Crafting.wholeCopper(ruled));
            }
        } else {
            steps.add(new Step.Multiply(ruled.reason(Message.of("dnd35.price.no-cr"), ""), BigFraction.ZERO));
        }
    }

    private static long dc(int dc) {
        return points(dc, BASE_DC, A_POINT_ABOVE);
    }

    private static long points(int value, int base, int above) {
        long points = (long) value - base;
        return points < 0 ? A_POINT_BELOW * points : above * points;
    }

    private void add(Reason reason, long gold) {
        steps.add(new Step.Add(reason, BigFraction.of(gold * COPPER_IN_GOLD)));
    }
}
