package trapwright.system.dnd35;

import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;

/// The rules of 3.5 that can be read in more than one way and change a figure. The first reading is the default.
///
/// Words: `dnd35.ruling.<id>` is the question, `dnd35.ruling.<id>.<reading>` an answer and `dnd35.ruling.<id>.source`
/// where the readings come from.
public final class Rulings35 {
    /// How average damage is rounded to sevens.
    public static final Ruling DAMAGE_ROUNDING = of("damage-rounding", "half-up", "half-down", "down", "up");
    /// Several missiles at one victim.
    public static final Ruling MISSILES = of("missiles", "multiply", "count-one");
    /// One machine with two arms.
    public static final Ruling TWO_ARMS = of("two-arms", "multiple-target", "double-damage");
    /// Multiple targets of a trap that never misses.
    public static final Ruling MULTIPLE_NEVER_MISS = of("multiple-never-miss", "zero", "plus-one");
    /// Multiple targets.
    public static final Ruling MULTIPLE_TARGET = of("multiple-target", "plus-one", "double-damage");
    /// Pit spikes in the average damage.
    public static final Ruling PIT_SPIKES = of("pit-spikes", "not-counted", "counted");
    /// How many doses of poison are charged.
    public static final Ruling POISON_DOSES = of("poison-doses", "one", "per-missile");
    /// The price of an automatic reset with a timed trigger.
    public static final Ruling AUTOMATIC_TIMED = of("automatic-timed", "free", "charged");
    /// An onset delay of a trap that can miss.
    public static final Ruling ONSET_DELAY = of("onset-delay", "always", "never-miss-only");
    /// Which damage bonus is paid.
    public static final Ruling DAMAGE_BONUS = of("damage-bonus", "any-bonus", "strength-only");
    /// An attack roll together with a Reflex save.
    public static final Ruling ATTACK_AND_SAVE = of("attack-and-save", "attack-only", "both");
    /// Nothing to roll, and never miss not named.
    public static final Ruling NOTHING_TO_ROLL = of("nothing-to-roll", "as-entered", "never-miss");
    /// Whether a net is a touch attack.
    public static final Ruling NET = of("net", "touch", "ordinary");
    /// Damage over several rounds.
    public static final Ruling DAMAGE_ROUNDS = of("damage-rounds", "per-round", "total", "total-if-clinging");
    /// Which spells count for the CR of a magic trap.
    public static final Ruling HIGHEST_SPELL = of("highest-spell", "every-spell", "effect-only");
    /// Whose level sets a magic trap's Search and Disable Device DCs.
    public static final Ruling MAGIC_DC = of("magic-dc", "effect-spell", "any-spell");
    /// Damage and spell level of a magic trap.
    public static final Ruling MAGIC_DAMAGE = of("magic-damage", "larger", "sum");
    /// The save DC of a spell trap.
    public static final Ruling SPELL_TRAP_SAVE = of("spell-trap-save", "ability", "device-formula");
    /// What a level-0 spell counts in costs.
    public static final Ruling LEVEL_ZERO = of("level-zero", "half", "nothing", "one");
    /// A CR below 1.
    public static final Ruling BELOW_ONE = of("below-one", "error", "one", "fractions");
    /// The Craft DC above CR 10.
    public static final Ruling CRAFT_ABOVE_TEN = of("craft-above-ten", "extend", "stay");
    /// The materials for a repair.
    public static final Ruling REPAIR_MATERIALS = of("repair-materials", "seed", "srd");
    /// The building time of a magic device.
    public static final Ruling DEVICE_DAYS = of("device-days", "all", "without-components");
    /// The fee of a caster hired for a magic device with automatic reset.
    public static final Ruling HIRED_DEVICE = of("hired-device", "one-fee", "multiplied");
    /// The combined CR of independent traps.
    public static final Ruling COMBINED_CR = of("combined-cr", "formula", "plus-two");
    /// The least a trap costs.
    public static final Ruling MINIMUM_PRICE = of("minimum-price", "seed", "srd", "whole");
    /// Attack bonuses above the table.
    public static final Ruling ATTACK_ABOVE_TABLE = of("attack-above-table", "extend", "stop");
    /// Falls of more than 200 ft.
    public static final Ruling FALL_CAP = of("fall-cap", "twenty-dice", "none");
    /// The level of a spell that differs by class.
    public static final Ruling SPELL_LEVEL = of("spell-level", "class", "lowest");
    /// The focus of a magic device.
    public static final Ruling FOCUS_COST = of("focus-cost", "not-charged", "charged");
    /// Hit points that poison takes.
    public static final Ruling POISON_HIT_POINTS = of("poison-hit-points", "not-counted", "counted");
    /// Alchemical damage that burns on.
    public static final Ruling BURNING_ON = of("burning-on", "first-round", "both-rounds");

    /// Every ruling, in the order of the rules.
    public static final List<Ruling> ALL = List.of(
            DAMAGE_ROUNDING,
            MISSILES,
            TWO_ARMS,
            MULTIPLE_NEVER_MISS,
            MULTIPLE_TARGET,
            PIT_SPIKES,
            POISON_DOSES,
            AUTOMATIC_TIMED,
            ONSET_DELAY,
            DAMAGE_BONUS,
            ATTACK_AND_SAVE,
            NOTHING_TO_ROLL,
            NET,
            DAMAGE_ROUNDS,
            HIGHEST_SPELL,
            MAGIC_DC,
            MAGIC_DAMAGE,
            SPELL_TRAP_SAVE,
            LEVEL_ZERO,
            BELOW_ONE,
            CRAFT_ABOVE_TEN,
            REPAIR_MATERIALS,
            DEVICE_DAYS,
            HIRED_DEVICE,
            COMBINED_CR,
            MINIMUM_PRICE,
            ATTACK_ABOVE_TABLE,
            FALL_CAP,
            SPELL_LEVEL,
            FOCUS_COST,
            POISON_HIT_POINTS,
            BURNING_ON);

    private Rulings35() {}

    /// The reading that holds, as a message.
    public static Message said(Ruling ruling, Rulings rulings) {
        return Message.of("dnd35.ruling." + ruling.id() + "." + rulings.reading(ruling));
    }

    private static Ruling of(String id, String... readings) {
        return new Ruling(id, List.of(readings));
    }
}
