package trapwright.system.dnd5e;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Levelling.Aim;

/// A trap's numbers against what it is meant to be (5e, section 7).
///
/// @param trap the trap
/// @param rung the rung of its damage; absent without damage
record Judgement(Dnd5eTrap trap, Optional<Integer> rung) {
    private static final int NEAR_5_2 = 2;

    static Judgement of(Dnd5eTrap trap) {
        Tally tally = Tally.of(trap);
        return new Judgement(trap, tally.deals() ? Optional.of(Ladder.rung(tally.mean())) : Optional.empty());
    }

    /// The save that leads: the first that is no later effect's.
    Optional<Located<AbilityCheck>> save() {
        for (int i = 0; i < trap.effects().size(); i++) {
            Effect effect = trap.effects().get(i);
            Optional<Delivery.Resistance> save = effect.delivery().save();
            if (effect.countsAtOnce() && save.isPresent() && save.get().roll() == Delivery.Roll.SAVE) {
                return Optional.of(new Located<>(save.get().check(), "effects/" + i + "/save"));
            }
        }
        return Optional.empty();
    }

    /// The attack that leads.
    Optional<Located<Delivery.Attack>> attack() {
        for (int i = 0; i < trap.effects().size(); i++) {
            Effect effect = trap.effects().get(i);
            Optional<Delivery.Attack> attack = effect.delivery().attack();
            if (effect.countsAtOnce() && attack.isPresent()) {
                return Optional.of(new Located<>(attack.get(), "effects/" + i + "/attack"));
            }
        }
        return Optional.empty();
    }

    /// The class that leads: the attack's when an attack delivers the trap, else the save's.
    Optional<Grade> leading() {
        return attack().map(attack -> Grade.ofAttack(attack.value().bonus()))
                .or(() -> save().map(save -> Grade.ofDc(save.value().dc())));
    }

    /// The tier that damage and class suggest together.
    Optional<Tier> suggestedTier() {
        if (rung.isEmpty()
                || leading().isEmpty()
                || leading().get().columnInTable().isEmpty()) {
            return Optional.empty();
        }
        int tier = rung.get() - leading().get().column();
        return tier >= 0 && tier < Tier.values().length ? Optional.of(Tier.values()[tier]) : Optional.empty();
    }

    /// The tier an aim is judged at: of those it touches, the one that fits best, else the lowest.
    Tier tier(Aim aim) {
        return Arrays.stream(Tier.values())
                .filter(aim.levels()::touches)
                .min(Comparator.comparingInt(tier -> Math.abs(damageOff(aim, tier))))
                .orElse(Tier.of(aim.levels().from()));
    }

    /// By how many classes the damage is above the aim, negative when below; 0 without damage.
    int damageOff(Aim aim) {
        return damageOff(aim, tier(aim));
    }

    private int damageOff(Aim aim, Tier tier) {
        return rung.map(each -> each - tier.ordinal() - column(aim)).orElse(0);
    }

    /// By how many classes a save DC is above the aim. The 5.2 examples are met within 2.
    int dcOff(Aim aim, int dc) {
        return switch (trap.concept().edition()) {
            case V5_1 -> Grade.ofDc(dc).column() - column(aim);
            case V5_2 -> {
                int off = dc - dcOfExamples(aim);
                yield Math.abs(off) <= NEAR_5_2 ? 0 : Integer.signum(off);
            }
        };
    }

    /// The save DC that the 5.2 examples suggest for an aim.
    int dcOfExamples(Aim aim) {
        return Guidance.dcOfExamples(column(aim), tier(aim));
    }

    /// By how many classes an attack bonus is above the aim.
    int attackOff(Aim aim, int bonus) {
        return Grade.ofAttack(bonus).column() - column(aim);
    }

    private int column(Aim aim) {
        return aim.severity().column(trap.concept().edition());
    }

    /// The word for being so many classes off.
    static Message fit(int off) {
        String id = switch (Math.clamp(off, -2, 2)) {
            case -2 -> "far-below";
            case -1 -> "one-below";
            case 0 -> "consistent";
            case 1 -> "one-above";
            default -> "far-above";
        };
        return Message.of("dnd5e.fit." + id);
    }

    /// Something of an effect, and the form field it stands in.
    record Located<T>(T value, String field) {}
}
