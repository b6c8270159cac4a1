package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the plain text sheets that the product prints, and makes running text of them: labels in their column get a
/// full stop, and what the card works out by itself is blanked. No character moves.
final class Sheets {
    private static final Pattern SHEET = Pattern.compile(
            "(?m)^(?<name>\\S[^\\n]{0,200}?)(?: {2,80}(?<badge>\\S[^\\n]{0,60}?))? {0,80}\\n(?<kind>[^\\n]{1,80} · [^\\n]{1,30})\\n-{20,200}\\n"
                    + "(?<numbers>(?:[^\\n]*\\n){0,6}?)-{20,200}\\n(?<body>(?:[^\\n]*\\n){0,400}?)-{20,200}(?<foot>(?:\\n[^\\n]+){0,6})");
    private static final Pattern LABELLED = Pattern.compile("(?m)^(?<label>\\S[^\\n]{0,30}?)(?<gap> {2,80})(?=\\S)");
    private static final Pattern ODDS = Pattern.compile("(?m)^\\S[^\\n]{0,60}? {2,40}[+-]?\\d+: ?\\d[^\\n]*%[^\\n]*$");

    private final String given;
    private final StringBuilder tidied;
    private final List<Sheet> sheets = new ArrayList<>();

    private Sheets(String given) {
        this.given = given;
        this.tidied = new StringBuilder(given);
    }

    /// One sheet.
    ///
    /// @param name the name above it
    /// @param badge the rating in its corner
    /// @param foot what stands under it
    /// @param body its labelled lines
    /// @param twin whether the same trap stands above it in one line, which is read in its place
    record Sheet(String name, String badge, String foot, List<Line> body, boolean twin) {}

    /// A labelled line.
    record Line(String label, String text) {}

    /// A text made ready, of the same length, and the sheets that stood in it.
    record Tidied(String text, List<Sheet> sheets) {
        /// Copies the list.
        Tidied {
            sheets = List.copyOf(sheets);
        }
    }

    static Tidied tidy(String text) {
        Sheets found = new Sheets(text);
        Matcher matcher = SHEET.matcher(text);
        int behind = 0;
        while (matcher.find()) {
            found.sheet(matcher, behind);
            behind = matcher.end();
        }
        return new Tidied(found.tidied.toString(), found.sheets);
    }

    private void sheet(Matcher sheet, int behind) {
        String name = sheet.group("name").strip();
        String badge = sheet.group("badge") == null ? "" : sheet.group("badge");
        boolean twin = isTwin(name, given.substring(behind, sheet.start()));
        sheets.add(new Sheet(name, badge, sheet.group("foot"), lines(sheet.group("body")), twin));
        if (twin) {
            blank(sheet.start(), sheet.end());
            return;
        }
        if (!badge.isEmpty()) {
            blank(sheet.start("badge"), sheet.end("badge"));
        }
        blank(sheet.end("kind"), sheet.start("body"));
        blank(sheet.end("body"), sheet.end());
        Matcher odds = ODDS.matcher(given).region(sheet.start("body"), sheet.end("body"));
        while (odds.find()) {
            blank(odds.start(), odds.end());
        }
        Matcher labels = LABELLED.matcher(given).region(sheet.start("body"), sheet.end("body"));
        while (labels.find()) {
            if (tidied.charAt(labels.start()) != ' ') {
                tidied.setCharAt(labels.start("gap"), '.');
            }
        }
    }

    private static boolean isTwin(String name, String before) {
        String[] paragraphs = before.strip().split("\\n\\s*\\n");
        String last = Folded.of(paragraphs[paragraphs.length - 1]);
        String folded = Folded.of(name);
        return !folded.isEmpty()
                && last.startsWith(folded)
                && last.substring(folded.length()).matches("(?s)\\s*[:(].*");
    }

    private static List<Line> lines(String body) {
        List<Line> lines = new ArrayList<>();
        for (String line : body.split("\\n")) {
            Matcher label = LABELLED.matcher(line);
            if (label.lookingAt()) {
                lines.add(new Line(
                        label.group("label"), line.substring(label.end()).strip()));
            } else if (!line.isBlank() && !line.startsWith(" ")) {
                lines.add(new Line(line.strip(), ""));
            } else if (!line.isBlank() && !lines.isEmpty()) {
                Line last = lines.removeLast();
                lines.add(new Line(last.label(), (last.text() + " " + line.strip()).strip()));
            }
        }
        return lines;
    }

    private void blank(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tidied.charAt(i) != '\n') {
                tidied.setCharAt(i, ' ');
            }
        }
    }
}
