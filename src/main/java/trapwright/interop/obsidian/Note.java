package trapwright.interop.obsidian;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// A card as a note with a Fantasy Statblocks block, whose layout is [Layout].
public final class Note {
    private Note() {}

    /// The note of an entry.
    public static String of(Entry entry) {
        List<String> lines = new ArrayList<>();
        lines.add("---");
        lines.add("aliases: [" + Yaml.quoted(entry.name()) + "]");
        lines.add("tags: " + tags(entry).stream().map(Yaml::quoted).collect(joining(", ", "[", "]")));
        lines.addAll(List.of("---", "", "```statblock"));
        lines.add("layout: " + Yaml.quoted(Layout.NAME));
        lines.add("name: " + Yaml.quoted(entry.name()));
        lines.add("kind: " + Yaml.quoted(entry.kind()));
        lines.add("rating: " + Yaml.quoted(entry.badge()));
        lines.add("dice: true");
        list(lines, "numbers", entry.numbers());
        list(
                lines,
                "effects",
                passages(entry, Passage.Sort.SAID, Passage.Sort.HEADING)
                        .map(passage -> new Labelled(passage.label(), passage.text()))
                        .toList());
        String aloud = passages(entry, Passage.Sort.ALOUD).map(Passage::text).collect(joining("\n"));
        if (!aloud.isEmpty()) {
            lines.add("aloud: " + Yaml.quoted(aloud));
        }
        list(lines, "closing", entry.closing());
        if (!entry.credit().isEmpty()) {
            lines.add("credit: " + Yaml.quoted(entry.credit()));
        }
        lines.add("```");
        return String.join("\n", lines) + "\n";
    }

    private static Stream<Passage> passages(Entry entry, Passage.Sort... sorts) {
        List<Passage.Sort> wanted = List.of(sorts);
        return entry.passages().stream().filter(passage -> wanted.contains(passage.sort()));
    }

    private static void list(List<String> lines, String key, List<Labelled> items) {
        if (items.isEmpty()) {
            return;
        }
        lines.add(key + ":");
        for (Labelled item : items) {
            lines.add("  - name: " + Yaml.quoted(item.label()));
            lines.add("    desc: " + Yaml.quoted(item.value()));
        }
    }

    /// Tags for queries: what it is, its system, its rating, the card's own.
    private static List<String> tags(Entry entry) {
        return Stream.concat(
                        Stream.of("trap", entry.card().system(), tag(entry.badge())),
                        entry.tags().stream().map(Note::tag))
                .filter(tag -> tag.chars().anyMatch(Character::isLetter))
                .distinct()
                .toList();
    }

    /// A tag as Obsidian takes it: letters, digits, hyphens, underlines and strokes.
    private static String tag(String text) {
        return text.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}_/-]+", "-")
                .replaceAll("^-+|-+$", "");
    }
}
