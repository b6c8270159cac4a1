package trapwright.system.dnd35;

import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// Harm without an attack roll, as the stat line tells it: `walls close in (12d6, crush)`. The card keeps both texts as
/// one,
/// "walls close in, crush".
///
/// @param what what happens
/// @param sort the sort of damage; may be empty
record Deed(Wording what, Wording sort) {
    static Deed of(Harm.Weapon weapon) {
        Wording words = Phrases.trimmed(weapon.words());
        return new Deed(
                new Wording(before(words.en()), before(words.fr())), new Wording(after(words.en()), after(words.fr())));
    }

    /// The clause.
    ///
    /// @param dice the damage
    Message clause(Message dice) {
        Message name = what.isNone() ? Message.of("block35.line.harm") : Message.of("block35.value", what);
        return Message.of(
                "block35.with", name, sort.isNone() ? List.of(dice) : List.of(dice, Message.of("block35.value", sort)));
    }

    private static String before(String words) {
        int comma = words.lastIndexOf(", ");
        return comma < 0 ? words : words.substring(0, comma);
    }

    private static String after(String words) {
        int comma = words.lastIndexOf(", ");
        return comma < 0 ? "" : words.substring(comma + 2);
    }
}
