package trapwright.system.dnd35;

/// How a DC or an attack bonus moves the CR of a mechanical trap (3.5, section 3.1).
public final class Band {
    private static final int ATTACK_TABLE_ENDS = 24;
    private static final int ATTACK_STEP = 5;

    private Band() {}

    /// A Search, Disable Device or Reflex DC: −1 up to 15, +1 from 25, +2 from 30.
    public static int dc(int dc) {
        return dc <= 15 ? -1 : dc <= 24 ? 0 : dc <= 29 ? 1 : 2;
    }

    /// An attack bonus within the table: −2 up to +0, −1 up to +5, +1 from +15, +2 from +20.
    static int attack(int bonus) {
        return bonus <= 0 ? -2 : bonus <= 5 ? -1 : bonus <= 14 ? 0 : bonus <= 19 ? 1 : 2;
    }

    /// An attack bonus where the table is carried on by +1 for each 5 points.
    public static int attackCarriedOn(int bonus) {
        return isAboveTable(bonus)
                ? attack(bonus) + (bonus - ATTACK_TABLE_ENDS + ATTACK_STEP - 1) / ATTACK_STEP
                : attack(bonus);
    }

    /// Whether an attack bonus stands above the published table.
    static boolean isAboveTable(int bonus) {
        return bonus > ATTACK_TABLE_ENDS;
    }

    /// An onset delay: +3, +2, +1 for 1, 2, 3 rounds, −1 for more, 0 for none.
    static int onset(int rounds) {
        return rounds <= 0 ? 0 : rounds <= 3 ? 4 - rounds : -1;
    }
}
