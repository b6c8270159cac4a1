package trapwright.rules;

import java.util.List;
import java.util.Optional;

/// A trap's own part of its printed card, in the order of its system's books. The card adds name and texts.
///
/// @param kind the line under the name, such as "Mechanical trap"
/// @param badge the rating in the corner: its label and its value
/// @param numbers the four or five big numbers under the band
/// @param lines what happens, one labelled line a part
/// @param strip a row of odds, when the system has one
/// @param foot tick boxes and the two facts at the bottom
/// @param statLine the published one-line form: its parts in order, to be joined by semicolons
/// @param work how long building it takes, by what the builder's checks come to, when the system says
public record StatBlock(
        Message kind,
        Entry badge,
        List<Entry> numbers,
        List<Line> lines,
        Optional<Strip> strip,
        Foot foot,
        StatLine statLine,
        Optional<Strip> work) {
    /// Copies the lists.
    public StatBlock {
        numbers = List.copyOf(numbers);
        lines = List.copyOf(lines);
    }

    /// A block of a system that says nothing of the work.
    public StatBlock(
            Message kind,
            Entry badge,
            List<Entry> numbers,
            List<Line> lines,
            Optional<Strip> strip,
            Foot foot,
            StatLine statLine) {
        this(kind, badge, numbers, lines, strip, foot, statLine, Optional.empty());
    }

    /// A label and its value.
    ///
    /// @param label what it is
    /// @param value the value
    public record Entry(Message label, Message value) {}

    /// A labelled line of text.
    ///
    /// @param label what it is about
    /// @param text sentences, one after the other
    /// @param field the form field it comes from; empty when none
    /// @param ruled whether a thin rule stands above it
    /// @param tell whether it is what gives the trap away, which a card sets apart
    public record Line(Message label, List<Message> text, String field, boolean ruled, boolean tell) {
        /// Copies the sentences.
        public Line {
            text = List.copyOf(text);
        }

        /// A line that is not set apart.
        public Line(Message label, List<Message> text, String field, boolean ruled) {
            this(label, text, field, ruled, false);
        }
    }

    /// A row of small columns, such as the chance to hit by armour class.
    ///
    /// @param label what the row is about
    /// @param columns heading and value of each column
    public record Strip(Message label, List<Entry> columns) {
        /// Copies the columns.
        public Strip {
            columns = List.copyOf(columns);
        }
    }

    /// The bottom of the card.
    ///
    /// @param ticks boxes to tick at the table
    /// @param left the fact at the left, such as the price
    /// @param right the fact at the right, such as the Craft DC
    public record Foot(List<Tick> ticks, List<Message> left, List<Message> right) {
        /// Copies the lists.
        public Foot {
            ticks = List.copyOf(ticks);
            left = List.copyOf(left);
            right = List.copyOf(right);
        }
    }

    /// Boxes to tick.
    ///
    /// @param label what they count
    /// @param count how many boxes, 1 or more
    /// @param numbered whether each box carries its number
    public record Tick(Message label, int count, boolean numbered) {
        /// Boxes without numbers.
        public Tick(Message label, int count) {
            this(label, count, false);
        }
    }

    /// The one-line form. Printed as `NAME: part; part; part. closing.`
    ///
    /// @param parts in the published order; the name comes before them
    /// @param closing the price or the cost, each a sentence of its own
    public record StatLine(List<Message> parts, List<Message> closing) {
        /// Copies the lists.
        public StatLine {
            parts = List.copyOf(parts);
            closing = List.copyOf(closing);
        }
    }
}
