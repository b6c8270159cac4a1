package trapwright.system.dnd35;

import java.util.Optional;
import java.util.OptionalLong;
import trapwright.measure.Money;

/// One work of Craft (trapmaking), a check a week (3.5, section 6): a check that meets the DC moves it on by check
/// times DC
/// silver pieces, one that misses by 5 or more spoils half the raw materials.
///
/// @param worth what it has to come to: the market price, or the materials of a repair
/// @param dc the Craft DC before haste
/// @param builder who does it
public record Labour(Money worth, int dc, Builder builder) {
    private static final int FACES = 20;
    private static final int SPOILED_BY = 5;
    private static final int COPPER_IN_SILVER = 10;

    /// The DC with the haste of the builder.
    public int target() {
        return builder.dc(dc);
    }

    /// What a week moves the work on by, in silver pieces.
    ///
    /// @param check the result of the week's check
    public long week(int check) {
        return check < target() ? 0 : (long) check * target();
    }

    /// The weeks it takes when every check is this one; nothing when it never succeeds.
    public OptionalLong weeks(int check) {
        return check < target() ? OptionalLong.empty() : OptionalLong.of(Crafting.weeks(worth, check, target()));
    }

    /// The chance that a week moves the work on, 0 to 1.
    public double good() {
        return (double) goodFaces() / FACES;
    }

    /// The chance that a week spoils half the raw materials, 0 to 1.
    public double spoiling() {
        return (double) Math.clamp(target() - SPOILED_BY - builder.bonus(), 0, FACES) / FACES;
    }

    /// How many weeks it takes with real dice; nothing when it never ends or would take more than [Weeks#MOST].
    public Optional<Weeks> time() {
        return Weeks.of(this);
    }

    /// How often check times DC silver pieces go into the whole, rounded up: the sum that the checks have to reach.
    long sum() {
        return Math.max(1, Math.ceilDiv(worth.copper(), (long) Math.max(1, target()) * COPPER_IN_SILVER));
    }

    /// The lowest check that moves the work on.
    int leastCheck() {
        return Math.max(target(), builder.bonus() + 1);
    }

    /// The highest check there can be.
    int mostCheck() {
        return builder.bonus() + FACES;
    }

    private int goodFaces() {
        return Math.clamp(mostCheck() - leastCheck() + 1L, 0, FACES);
    }
}
