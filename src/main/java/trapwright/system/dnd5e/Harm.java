package trapwright.system.dnd5e;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;

/// What an effect does: damage in parts, conditions, and what only words can tell.
///
/// @param parts the damage parts
/// @param conditions the conditions
/// @param outright whether it destroys its victim outright
/// @param words anything else that happens
public record Harm(List<Part> parts, List<Affliction> conditions, boolean outright, Wording words) {
    /// Nothing.
    public static final Harm NONE = new Harm(List.of(), List.of(), false, Wording.NONE);

    /// Copies the lists.
    public Harm {
        parts = List.copyOf(parts);
        conditions = List.copyOf(conditions);
    }

    /// Only damage.
    public static Harm of(Part... parts) {
        return NONE.withParts(List.of(parts));
    }

    public Harm withParts(List<Part> changed) {
        return new Harm(changed, conditions, outright, words);
    }

    public Harm withConditions(List<Affliction> changed) {
        return new Harm(parts, changed, outright, words);
    }

    public Harm withOutright(boolean changed) {
        return new Harm(parts, conditions, changed, words);
    }

    public Harm withWords(Wording changed) {
        return new Harm(parts, conditions, outright, changed);
    }

    /// Whether nothing is entered, or only damage that can never be any.
    boolean isNothing() {
        return parts.stream().map(Tally::dice).allMatch(Dice::isHarmless)
                && conditions.isEmpty()
                && !outright
                && words.isNone();
    }

    /// A part of the damage with a gate of its own.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Part.Dealt.class, name = "damage"),
        @JsonSubTypes.Type(value = Part.Fall.class, name = "fall")
    })
    public sealed interface Part {
        /// What must happen for it.
        Gate gate();

        /// The dice it throws: a fall's are its own, or its depth's.
        default Dice thrown() {
            return Tally.dice(this);
        }

        /// Damage of one type.
        ///
        /// @param dice the dice, also as missiles `(1d6)x1d3`
        /// @param damageType the type
        /// @param gate what must happen for it
        /// @param printed the average that the source prints, for comparison only
        record Dealt(Dice dice, Optional<DamageType> damageType, Gate gate, Optional<Integer> printed) implements Part {
            /// Damage as typed.
            public static Dealt of(String dice, DamageType damageType, Gate gate) {
                return new Dealt(Dice.of(dice), Optional.of(damageType), gate, Optional.empty());
            }

            /// The same with the average that the source prints.
            public Dealt printedAs(int average) {
                return new Dealt(dice, damageType, gate, Optional.of(average));
            }
        }

        /// A fall: 1d6 bludgeoning for each 10 ft. (3 m), at most 20d6.
        ///
        /// @param depth how deep
        /// @param dice other dice than the depth gives; none for the usual ones
        /// @param gate what must happen for it
        /// @param printed the average that the source prints, for comparison only
        record Fall(Length depth, Dice dice, Gate gate, Optional<Integer> printed) implements Part {
            /// A fall of its depth's own dice that nothing prevents.
            public static Fall of(Length depth) {
                return new Fall(depth, Dice.NONE, Gate.AUTO, Optional.empty());
            }
        }
    }

    /// What must happen for a part or a condition; with an attack, those of a save need the hit as well.
    public enum Gate {
        /// Nothing.
        AUTO,
        /// The attack hits.
        HIT,
        /// The save fails; half of it on a success.
        SAVE_HALF,
        /// The save fails; none of it on a success.
        SAVE_NONE
    }

    /// The types of damage.
    public enum DamageType {
        ACID,
        BLUDGEONING,
        COLD,
        FIRE,
        FORCE,
        LIGHTNING,
        NECROTIC,
        PIERCING,
        POISON,
        PSYCHIC,
        RADIANT,
        SLASHING,
        THUNDER
    }

    /// A condition that the effect imposes.
    ///
    /// @param condition which
    /// @param gate what must happen for it
    /// @param lasting how long it lasts
    /// @param escape how one gets rid of it
    public record Affliction(Condition condition, Gate gate, Optional<Span> lasting, Wording escape) {
        /// A condition without an end of its own.
        public static Affliction of(Condition condition, Gate gate) {
            return new Affliction(condition, gate, Optional.empty(), Wording.NONE);
        }

        public Affliction withLasting(Optional<Span> changed) {
            return new Affliction(condition, gate, changed, escape);
        }

        public Affliction withEscape(Wording changed) {
            return new Affliction(condition, gate, lasting, changed);
        }
    }

    /// The conditions.
    public enum Condition {
        BLINDED,
        CHARMED,
        DEAFENED,
        EXHAUSTION,
        FRIGHTENED,
        GRAPPLED,
        INCAPACITATED,
        INVISIBLE,
        PARALYZED,
        PETRIFIED,
        POISONED,
        PRONE,
        RESTRAINED,
        STUNNED,
        UNCONSCIOUS
    }
}
