package trapwright.system.ose;

import java.util.Locale;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;

/// How grave a chance of death is; guidance of this program, not of the rules (old-school, section 8).
enum Band {
    MINOR,
    HARMFUL,
    LETHAL,
    SAVE_OR_DIE;

    private static final BigFraction HARMFUL_FROM = BigFraction.of(1, 20);
    private static final BigFraction LETHAL_FROM = BigFraction.of(1, 4);
    private static final BigFraction SAVE_OR_DIE_FROM = BigFraction.of(1, 2);

    static Band of(BigFraction chance) {
        if (chance.compareTo(HARMFUL_FROM) < 0) {
            return MINOR;
        }
        if (chance.compareTo(LETHAL_FROM) < 0) {
            return HARMFUL;
        }
        return chance.compareTo(SAVE_OR_DIE_FROM) < 0 ? LETHAL : SAVE_OR_DIE;
    }

    Message message() {
        return Message.of("ose.band." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
