package trapwright.sheet;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// One piece of a card's body. Texts may be of any length; they flow to further cards and are never cut.
public sealed interface Block {
    /// A label in its own column and a text beside it; without a label the text takes the whole width.
    ///
    /// @param field id of the form's field that it comes from, so that a screen can lead there; null where there is
    /// none
    record Row(String label, List<Run> text, @Nullable String field) implements Block {
        /// Copies the runs.
        public Row {
            text = List.copyOf(text);
        }

        /// A row that leads to no field.
        public Row(String label, List<Run> text) {
            this(label, text, null);
        }
    }

    /// A title over the blocks that follow it, such as the name of one part of several.
    record Heading(String text) implements Block {}

    /// A thin line between what happens and what is done about it.
    record Rule() implements Block {}

    /// What gives the trap away, in a box with a bar at its left.
    record Tell(String label, List<Run> text) implements Block {
        /// Copies the runs.
        public Tell {
            text = List.copyOf(text);
        }
    }

    /// A text to read to the players, in a frame.
    record ReadAloud(List<Run> text) implements Block {
        /// Copies the runs.
        public ReadAloud {
            text = List.copyOf(text);
        }
    }

    /// A table of many lines.
    ///
    /// @param heads the columns' heads
    /// @param rows the cells of each line, as many as there are heads
    record Table(List<String> heads, List<List<String>> rows) implements Block {
        /// Copies the cells.
        public Table {
            heads = List.copyOf(heads);
            rows = rows.stream().map(List::copyOf).toList();
        }

        /// The lines as text, for where no table can stand.
        public String text() {
            return rows.stream().map(row -> String.join(" · ", row)).collect(Collectors.joining("\n"));
        }
    }

    /// A small table in one line, such as the chance to hit each armour class.
    ///
    /// @param label what the whole strip tells
    /// @param cells head and figure of each column, such as "15" and "95%"
    record Strip(String label, List<Labelled> cells) implements Block {
        /// Copies the cells.
        public Strip {
            cells = List.copyOf(cells);
        }
    }
}
