package trapwright.system.dnd35;

import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;

/// Damage dice taken apart into one missile and their number: `(1d4+1)x1d8` is 1d4+1, 1d8 times.
///
/// @param one what a single missile does
/// @param count how many strike one victim; nothing when it is just one
record Missiles(Dice one, Optional<Dice> count) {
    static Missiles of(Dice damage) {
        String text = damage.text().strip();
        int end = text.lastIndexOf(')');
        if (!text.startsWith("(") || end < 0 || end + 2 >= text.length()) {
            return new Missiles(damage, Optional.empty());
        }
        String sign = text.substring(end + 1, end + 2).toLowerCase(Locale.ROOT);
        return sign.equals("x") || sign.equals("×") || sign.equals("*")
                ? new Missiles(
                        Dice.of(text.substring(1, end)),
                        Optional.of(Dice.of(text.substring(end + 2).strip())))
                : new Missiles(damage, Optional.empty());
    }
}
