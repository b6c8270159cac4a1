package trapwright.interop.text;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// A card as a stat block in plain text, each field on a line of its own however long: to be pasted into notes.
public final class BlockText {
    private BlockText() {}

    /// Entries below each other, parted by a line of hyphens.
    public static String of(List<Entry> entries) {
        return entries.stream().map(BlockText::of).collect(joining("\n---\n\n"));
    }

    private static String of(Entry entry) {
        List<String> lines = new ArrayList<>();
        lines.add(entry.name());
        add(lines, entry.subtitle());
        add(lines, facts(entry.numbers()));
        lines.add("");
        entry.passages().forEach(passage -> add(lines, passage));
        lines.add("");
        add(lines, facts(entry.closing()));
        add(lines, entry.credit());
        return String.join("\n", lines).replaceAll("\n{3,}", "\n\n").stripTrailing() + "\n";
    }

    private static void add(List<String> lines, Passage passage) {
        switch (passage.sort()) {
            case SAID ->
                lines.add(passage.label().isEmpty() ? passage.text() : passage.label() + ". " + passage.text());
            case HEADING -> lines.addAll(List.of("", passage.label()));
            case ALOUD -> {
                lines.add("");
                passage.text().lines().forEach(line -> lines.add(("> " + line).stripTrailing()));
                lines.add("");
            }
        }
    }

    private static String facts(List<Labelled> facts) {
        return facts.stream().map(Labelled::text).collect(joining(" · "));
    }

    private static void add(List<String> lines, String line) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }
}
