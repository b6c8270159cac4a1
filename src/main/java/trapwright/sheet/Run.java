package trapwright.sheet;

import java.util.List;
import java.util.stream.Collectors;

/// A stretch of text in one hand. A line feed in it begins a new line.
public record Run(String text, Hand hand) {
    /// How a stretch of text is set.
    public enum Hand {
        /// Upright.
        PLAIN,
        /// Strong.
        BOLD,
        /// Sloped.
        ITALIC
    }

    /// Upright text.
    public static Run plain(String text) {
        return new Run(text, Hand.PLAIN);
    }

    /// Strong text.
    public static Run bold(String text) {
        return new Run(text, Hand.BOLD);
    }

    /// Sloped text.
    public static Run italic(String text) {
        return new Run(text, Hand.ITALIC);
    }

    /// The bare text of several runs.
    public static String text(List<Run> runs) {
        return runs.stream().map(Run::text).collect(Collectors.joining());
    }
}
