package trapwright.system.dnd5e;

import java.util.List;
import trapwright.dice.Dice;

/// The numbers to begin with for a severity at a tier (5e, sections 6 and 7).
///
/// @param dc the save DC
/// @param attack the attack bonus
/// @param damage the dice
public record Guidance(int dc, int attack, Dice damage) {
    private static final List<Integer> DC = List.of(10, 13, 18);
    private static final List<Integer> ATTACK = List.of(4, 7, 10);
    private static final int LEAST_DC_5_2 = 11;
    private static final int DC_A_STEP = 2;

    /// The table's numbers in 5.1; in 5.2 those read off its examples.
    public static Guidance of(Edition edition, Severity severity, Tier tier) {
        int column = severity.column(edition);
        int dc = switch (edition) {
            case V5_1 -> DC.get(column);
            case V5_2 -> dcOfExamples(column, tier);
        };
        return new Guidance(dc, ATTACK.get(column), Ladder.dice(tier, column));
    }

    /// The DC that the 5.2 examples suggest: 11 for a nuisance and 13 for a deadly trap, 2 more a tier.
    static int dcOfExamples(int column, Tier tier) {
        return LEAST_DC_5_2 + DC_A_STEP * (column + tier.ordinal());
    }
}
