package trapwright.system.dnd5e;

import java.util.Locale;
import trapwright.rules.Message;

/// How grave an amount of damage is at a tier: its rung less the tier's index (5e, section 7).
public enum DamageClass {
    NEGLIGIBLE,
    SETBACK,
    DANGEROUS,
    DEADLY,
    OVERWHELMING;

    /// The class of a rung at a tier.
    public static DamageClass of(int rung, Tier tier) {
        return values()[Math.clamp((long) rung - tier.ordinal() + SETBACK.ordinal(), 0, OVERWHELMING.ordinal())];
    }

    /// What an edition calls it: 5.2 has no dangerous traps, and calls deadly what the table of 5.1 calls dangerous.
    Message message(Edition edition) {
        return Message.of("dnd5e.damage-class." + edition.vocabulary() + name().toLowerCase(Locale.ROOT));
    }
}
