package trapwright.sheet.plain;

import java.util.ArrayList;
import java.util.List;

/// Lines of text, broken at spaces, with labels in a column of their own.
final class Wrapped {
    /// A space that no line ends at, shown as a space.
    static final char GLUE = '\uE000';

    private final int width;
    private final List<String> lines = new ArrayList<>();

    Wrapped(int width) {
        this.width = width;
    }

    /// A line as it is; an empty one never follows another.
    void raw(String line) {
        if (!line.isEmpty() || (!lines.isEmpty() && !lines.getLast().isEmpty())) lines.add(line);
    }

    /// A rule, unless the line before is one.
    void rule() {
        endWithoutRule();
        if (!lines.isEmpty()) lines.add("-".repeat(width));
    }

    /// Takes away rules and empty lines at the end.
    void endWithoutRule() {
        while (!lines.isEmpty() && (lines.getLast().isEmpty() || lines.getLast().equals("-".repeat(width)))) {
            lines.removeLast();
        }
    }

    /// A label and a text whose lines begin at an indent. A label too long for it has a line of its own.
    void add(String label, String text, int indent) {
        String head = label;
        if (!label.isEmpty() && length(label) + 2 > indent) {
            lines.add(label);
            head = "";
        }
        for (String line : broken(text, width - indent)) {
            lines.add((head + " ".repeat(indent - length(head)) + line).stripTrailing());
            head = "";
        }
        if (!head.isEmpty()) lines.add(head);
    }

    /// A text with a bar before each line.
    void barred(String text) {
        for (String line : broken(text, width - 2)) lines.add(("| " + line).stripTrailing());
    }

    private static List<String> broken(String text, int width) {
        List<String> broken = new ArrayList<>();
        for (String paragraph : text.strip().split("\n", -1)) {
            StringBuilder line = new StringBuilder();
            for (String word : paragraph.split(" ")) {
                if (!line.isEmpty() && length(line) + 1 + length(word) > width) {
                    broken.add(line.toString());
                    line.setLength(0);
                }
                if (!line.isEmpty()) line.append(' ');
                line.append(word);
            }
            broken.add(line.toString());
        }
        return text.isBlank() ? List.of() : broken;
    }

    private static int length(CharSequence text) {
        return Character.codePointCount(text, 0, text.length());
    }

    @Override
    public String toString() {
        return String.join("\n", lines).replace(GLUE, ' ') + "\n";
    }
}
