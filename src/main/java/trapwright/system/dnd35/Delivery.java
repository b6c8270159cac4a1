package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;

/// How the harm reaches its victim (3.5, section 2.5): an attack, saves, both or neither.
///
/// @param attack the attack roll, when there is one
/// @param saves the saves in the order they are made; the first decides
public record Delivery(Optional<Attack> attack, List<Save> saves) {
    /// Nothing to roll.
    public static final Delivery NEITHER = new Delivery(Optional.empty(), List.of());

    /// Copies the saves.
    public Delivery {
        saves = List.copyOf(saves);
    }

    /// Only an attack.
    public static Delivery attack(int bonus, Reach reach) {
        return new Delivery(Optional.of(new Attack(bonus, reach, false)), List.of());
    }

    /// Only a save of a set DC.
    public static Delivery save(Save.Kind kind, int dc, Save.Result result) {
        return new Delivery(Optional.empty(), List.of(new Save(kind, Optional.of(dc), result)));
    }

    /// An attack roll.
    ///
    /// @param bonus the attack bonus
    /// @param reach melee or ranged
    /// @param touch whether a touch is enough to hit
    public record Attack(int bonus, Reach reach, boolean touch) {}

    /// Melee or ranged.
    public enum Reach {
        MELEE,
        RANGED
    }

    /// A saving throw.
    ///
    /// @param kind which save
    /// @param dc the DC; when absent it follows from the spell, or is the base 20 of a mechanical trap
    /// @param result what success gives
    public record Save(Kind kind, Optional<Integer> dc, Result result) {
        /// The three saves.
        public enum Kind {
            FORTITUDE,
            REFLEX,
            WILL
        }

        /// What a successful save gives.
        public enum Result {
            AVOIDS,
            HALF,
            NEGATES,
            PARTIAL,
            DISBELIEF
        }
    }
}
