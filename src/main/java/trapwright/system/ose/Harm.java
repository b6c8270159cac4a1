package trapwright.system.ose;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;

/// What a sprung trap does (old-school, section 4).
///
/// @param attack the attack roll; usually none, as damage comes by itself
/// @param damage the dice, also as missiles `(1d4)x1d6`
/// @param fall how deep the victim falls; 1d6 for each 10 ft. (3 m), beside the dice
/// @param poison whether the damage comes with a poison attack, so that the poison save does not change it
/// @param effects everything that is not damage
public record Harm(Optional<Attack> attack, Dice damage, Optional<Length> fall, boolean poison, List<Effect> effects) {
    /// Nothing happens.
    public static final Harm NONE = new Harm(Optional.empty(), Dice.NONE, Optional.empty(), false, List.of());

    /// Copies the effects.
    public Harm {
        effects = List.copyOf(effects);
    }

    /// Damage that comes by itself.
    public static Harm of(Dice damage) {
        return NONE.withDamage(damage);
    }

    /// One effect that is not damage.
    public static Harm of(Effect effect) {
        return NONE.withEffects(List.of(effect));
    }

    public Harm withAttack(Optional<Attack> changed) {
        return new Harm(changed, damage, fall, poison, effects);
    }

    public Harm withDamage(Dice changed) {
        return new Harm(attack, changed, fall, poison, effects);
    }

    public Harm withFall(Optional<Length> changed) {
        return new Harm(attack, damage, changed, poison, effects);
    }

    public Harm withPoison(boolean changed) {
        return new Harm(attack, damage, fall, changed, effects);
    }

    public Harm withEffects(List<Effect> changed) {
        return new Harm(attack, damage, fall, poison, changed);
    }

    /// Whether it kills outright, whatever the hit points.
    @JsonIgnore
    public boolean isDeadly() {
        return effects.stream().anyMatch(effect -> effect.type() == Effect.Type.DEATH);
    }

    /// Whether nothing at all is entered, or only damage that can never be any.
    @JsonIgnore
    public boolean isNothing() {
        return damage.isHarmless() && Falling.dice(this) == 0 && effects.isEmpty();
    }

    /// An attack roll, as a THAC0 or as a bonus.
    ///
    /// @param scale how the value is written
    /// @param value the THAC0 or the bonus
    public record Attack(Scale scale, int value) {
        private static final int THAC0_WITHOUT_BONUS = 19;

        /// The bonus against an ascending armour class.
        @JsonIgnore
        public int bonus() {
            return switch (scale) {
                case THAC0 -> THAC0_WITHOUT_BONUS - value;
                case BONUS -> value;
            };
        }

        /// The two ways to write an attack.
        public enum Scale {
            THAC0,
            BONUS
        }
    }

    /// An effect that is not damage.
    ///
    /// @param type which
    /// @param lasting how long it lasts, when it does
    /// @param words the game master's words for it, which the card prints instead of the usual ones
    public record Effect(Type type, Optional<Lasting> lasting, Wording words) {
        /// An effect without details.
        public static Effect of(Type type) {
            return new Effect(type, Optional.empty(), Wording.NONE);
        }

        /// The same effect for some time.
        public Effect lasting(Dice amount, Span.Unit unit) {
            return new Effect(type, Optional.of(new Lasting(amount, unit)), words);
        }

        /// The same effect in the game master's words.
        public Effect withWords(Wording changed) {
            return new Effect(type, lasting, changed);
        }

        /// The effects that the example traps show.
        public enum Type {
            DEATH,
            BLINDNESS,
            SLEEP,
            PARALYSIS,
            /// A slide or a drop to a lower level of the dungeon.
            LOWER_LEVEL,
            /// A monster is freed.
            MONSTER,
            /// An illusory monster attacks.
            ILLUSION,
            /// A scent draws wandering monsters.
            SCENT,
            /// Nothing, though it looks like gas.
            MIST,
            /// Anything else; needs words.
            OTHER
        }
    }

    /// A rolled stretch of time.
    ///
    /// @param amount how many
    /// @param unit of what
    public record Lasting(Dice amount, Span.Unit unit) {}
}
