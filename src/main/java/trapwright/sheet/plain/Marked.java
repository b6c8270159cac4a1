package trapwright.sheet.plain;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.regex.Pattern;
import trapwright.sheet.Clean;
import trapwright.sheet.Run;

/// Text as Markdown that shows exactly that text.
final class Marked {
    private static final Pattern INSIDE = Pattern.compile("[\\\\`*_\\[\\]<>&|~$#]|(?<==)=|=(?==)|(?<=%)%|%(?=%)");
    private static final Pattern ATX = Pattern.compile("(?m)^( *)([-+=:])");
    private static final Pattern NUMBERED = Pattern.compile("(?m)^( *\\d{1,9})([.)])");

    private Marked() {}

    /// Several runs. A line feed becomes a line break, an empty line a new paragraph.
    static String runs(List<Run> runs) {
        String joined = runs.stream()
                .map(run -> {
                    String text = Clean.text(run.text());
                    return switch (run.hand()) {
                        case PLAIN -> escaped(text);
                        case BOLD -> bold(text);
                        case ITALIC -> italic(text);
                    };
                })
                .collect(joining());
        String begun = ATX.matcher(joined).replaceAll("$1\\\\$2");
        begun = NUMBERED.matcher(begun).replaceAll("$1\\\\$2");
        // four spaces at a line's head would make it code
        begun = begun.strip().replaceAll("(?m)^ +", "");
        return begun.replaceAll("(?<!\n)\n(?!\n)", "\\\\\n");
    }

    /// A text on one line.
    static String line(String raw) {
        return runs(List.of(Run.plain(Clean.line(raw))));
    }

    static String bold(String text) {
        return marked(text, "**");
    }

    static String italic(String text) {
        return marked(text, "*");
    }

    /// Marks each line by itself, the marks against its first and last letter, as they do nothing beside a space.
    private static String marked(String text, String mark) {
        return text.lines()
                        .map(line -> line.isBlank() ? line : around(line, mark))
                        .collect(joining("\n"))
                + (text.endsWith("\n") ? "\n" : "");
    }

    private static String around(String line, String mark) {
        String core = line.strip();
        int at = line.indexOf(core);
        return line.substring(0, at) + mark + escaped(core) + mark + line.substring(at + core.length());
    }

    private static String escaped(String text) {
        return INSIDE.matcher(text).replaceAll("\\\\$0");
    }
}
