package trapwright.system.dnd35;

/// Who builds or repairs a mechanical trap (3.5, section 6).
///
/// @param modifier the bonus on Craft (trapmaking), tools left out
/// @param tools what the work is done with
/// @param hurried whether the DC is raised by 10 beforehand, so that each good week counts for more
public record Builder(int modifier, Tools tools, boolean hurried) {
    /// What raising the DC adds to it.
    public static final int HASTE = 10;

    /// Somebody of the trade, with ordinary tools and time.
    public static final Builder USUAL = new Builder(10, Tools.ORDINARY, false);

    /// The lowest and the highest bonus that is asked for.
    public static final int LEAST = -5;

    /// See [#LEAST].
    public static final int MOST = 60;

    private static final int TAKING_TEN = 10;

    /// What the work is done with.
    public enum Tools {
        /// −2.
        IMPROVISED(-2),
        /// No difference.
        ORDINARY(0),
        /// +2.
        MASTERWORK(2);

        private final int bonus;

        Tools(int bonus) {
            this.bonus = bonus;
        }

        /// What they add to the check.
        public int bonus() {
            return bonus;
        }
    }

    /// What is added to the die.
    public int bonus() {
        return modifier + tools.bonus();
    }

    /// The check on average, which is that of taking 10.
    public int usualCheck() {
        return TAKING_TEN + bonus();
    }

    /// The DC that the builder works against.
    public int dc(int dc) {
        return hurried ? dc + HASTE : dc;
    }

    public Builder withModifier(int changed) {
        return new Builder(changed, tools, hurried);
    }

    public Builder withTools(Tools changed) {
        return new Builder(modifier, changed, hurried);
    }

    public Builder withHurried(boolean changed) {
        return new Builder(modifier, tools, changed);
    }
}
