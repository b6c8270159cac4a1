package trapwright.interop.fivetools;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import trapwright.interop.foreign.Values;

/// Entries of 5etools as paragraphs of plain text. Boxed text is kept apart, pictures and the like are only named.
final class Flattened {
    private final List<String> paragraphs = new ArrayList<>();
    private final List<String> aloud = new ArrayList<>();
    private final Set<String> lost = new TreeSet<>();

    /// The paragraphs, a section's name before its first one.
    List<String> paragraphs() {
        return paragraphs;
    }

    /// The boxed text.
    String aloud() {
        return String.join("\n\n", aloud);
    }

    /// The kinds of entries that hold no text.
    Set<String> lost() {
        return lost;
    }

    /// Adds entries.
    Flattened add(List<?> entries) {
        entries.forEach(entry -> add("", entry));
        return this;
    }

    /// Adds entries under a heading.
    ///
    /// @param name the heading; it stands before the first paragraph
    Flattened add(String name, List<?> entries) {
        for (int i = 0; i < entries.size(); i++) {
            add(i == 0 ? name : "", entries.get(i));
        }
        return this;
    }

    private void add(String name, Object entry) {
        if (entry instanceof String text) {
            paragraphs.add(headed(name, Untagged.of(text)));
            return;
        }
        String own = Untagged.of(Values.text(entry, "name"));
        String heading = name.isEmpty() ? own : own.isEmpty() ? name : name + " " + own;
        switch (Values.text(entry, "type")) {
            case "insetReadaloud" ->
                aloud.addAll(new Flattened().add(Values.list(entry, "entries")).paragraphs());
            case "list" -> Values.list(entry, "items").forEach(item -> add(heading, item));
            case "table" -> {
                if (!heading.isEmpty()) {
                    paragraphs.add(heading);
                }
                row(Values.list(entry, "colLabels"));
                Values.list(entry, "rows").forEach(row -> row(row instanceof List<?> cells ? cells : List.of()));
            }
            default -> {
                List<?> inner = Values.list(entry, "entries");
                String text = Values.text(entry, "entry");
                if (inner.isEmpty() && text.isEmpty()) {
                    lost.add(Values.text(entry, "type"));
                } else if (inner.isEmpty()) {
                    add(heading, (Object) text);
                } else {
                    add(heading, inner);
                }
            }
        }
    }

    private void row(List<?> cells) {
        if (!cells.isEmpty()) {
            paragraphs.add(cells.stream()
                    .map(cell -> cell instanceof String text ? Untagged.of(text) : Values.text(cell, "roll", "exact"))
                    .collect(Collectors.joining(" | ")));
        }
    }

    private static String headed(String name, String text) {
        if (name.isEmpty()) {
            return text;
        }
        return name + (".:!?".indexOf(name.charAt(name.length() - 1)) < 0 ? ". " : " ") + text;
    }
}
