package trapwright.sheet;

import java.util.List;

/// The foot of a card: boxes to tick at the table, and the closing lines.
///
/// @param ticks rows of boxes, on the last card of several
/// @param left what stands at the left, its value strong, such as "Market price" and "12,650 gp"
/// @param right what stands at the right
/// @param credit source and licence in small type; may be empty
public record Foot(List<Tick> ticks, Labelled left, Labelled right, String credit) {
    /// Copies the boxes.
    public Foot {
        ticks = List.copyOf(ticks);
    }

    /// Some boxes to tick.
    ///
    /// @param label what they count, such as "Sprung"
    /// @param count number of boxes
    /// @param numbered whether each box carries its number
    public record Tick(String label, int count, boolean numbered) {
        /// @throws IllegalArgumentException for fewer than one box or more than [#MOST]
        public Tick {
            if (count < 1 || count > MOST) throw new IllegalArgumentException("boxes: " + count);
        }

        /// The most boxes that one label may have.
        public static final int MOST = 100;

        /// Boxes without numbers.
        public Tick(String label, int count) {
            this(label, count, false);
        }
    }
}
