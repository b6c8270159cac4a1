package trapwright.system.dnd35;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.dice.D20;
import trapwright.dice.Distribution;

/// A critical range and factor, such as `19-20/x2`.
///
/// @param from the lowest die that threatens
/// @param factor how many times the damage is rolled
record Critical(int from, int factor) {
    /// The usual one of anything that attacks.
    static final Critical USUAL = new Critical(20, 2);

    /// Daggers, and the spikes of a pit.
    static final Critical DAGGER = new Critical(19, 2);

    private static final Pattern TEXT = Pattern.compile("(?:(\\d{1,2})\\s*[-–]\\s*20|20)\\s*(?:/?\\s*[x×]\\s*(\\d))?");
    private static final int TOP = 20;

    /// What a weapon has: as written, else as in the table, else 20/x2.
    static Critical of(Harm.Weapon weapon) {
        String text = weapon.critical().isBlank()
                ? WeaponTable.find(weapon.weapon())
                        .map(WeaponTable.Row::critical)
                        .orElse("")
                : weapon.critical();
        return read(text);
    }

    static Critical read(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            return USUAL;
        }
        int from = matcher.group(1) == null ? TOP : Math.clamp(Integer.parseInt(matcher.group(1)), 2, TOP);
        int factor = matcher.group(2) == null ? 2 : Math.max(1, Integer.parseInt(matcher.group(2)));
        return new Critical(from, factor);
    }

    /// The dice that threaten: `20`, `19-20`.
    String range() {
        return from == TOP ? Integer.toString(TOP) : from + "-" + TOP;
    }

    /// The chance of a critical: a threat that hits, confirmed by a second roll.
    double chance(int bonus, int armour) {
        double hit = D20.automatic(bonus, armour);
        double threat = (TOP + 1.0 - from) / TOP;
        return Math.min(threat, hit) * hit;
    }

    /// What one attack does.
    ///
    /// @param damage the damage of one hit, dice and bonus together
    Distribution strike(int bonus, int armour, Distribution damage) {
        double hit = D20.automatic(bonus, armour);
        return damage.times(factor).or(chance(bonus, armour) / hit, damage).gated(hit);
    }
}
