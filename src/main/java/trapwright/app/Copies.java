package trapwright.app;

import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.rules.Wording;

/// Names for copies and for files.
final class Copies {
    private static final Pattern NUMBERED = Pattern.compile("(.*) \\((\\d{1,4})\\)");

    private Copies() {}

    /// A name with the next number: "Pit", "Pit (2)", "Pit (3)"; one that is not written stays so.
    static Wording next(Wording name) {
        return new Wording(next(name.en()), next(name.fr()));
    }

    /// A path with the ending of our files, unless it has an ending that we read.
    static Path withEnding(Path path, boolean isBook) {
        String name = path.getFileName().toString();
        String lower = name.toLowerCase(Locale.ROOT);
        boolean ours = lower.endsWith(".trap") || lower.endsWith(".traps") || lower.endsWith(".json");
        return ours ? path : path.resolveSibling(name + (isBook ? ".traps" : ".trap"));
    }

    private static String next(String name) {
        if (name.isBlank()) {
            return name;
        }
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches()
                ? numbered.group(1) + " (" + (Integer.parseInt(numbered.group(2)) + 1) + ")"
                : name + " (2)";
    }
}
