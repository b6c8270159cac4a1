package trapwright.ui.frame;

import java.util.List;

/// The sizes that the window's text may have, in per cent.
public final class TextSize {
    /// Every size, smallest first; the first is the usual one.
    public static final List<Integer> PERCENTS = List.of(100, 110, 125, 150, 175, 200);

    private TextSize() {}

    /// The largest size that is not above a wanted one; the smallest when all are.
    public static int known(int wanted) {
        return PERCENTS.stream()
                .filter(percent -> percent <= wanted)
                .reduce((smaller, larger) -> larger)
                .orElse(PERCENTS.getFirst());
    }

    /// The size after another, or before it; the same at the ends.
    ///
    /// @param by +1 or −1
    public static int next(int percent, int by) {
        int at = PERCENTS.indexOf(known(percent)) + by;
        return PERCENTS.get(Math.clamp(at, 0, PERCENTS.size() - 1));
    }
}
