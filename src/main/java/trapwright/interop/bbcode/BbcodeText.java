package trapwright.interop.bbcode;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// A card as a forum post: name and the text to read aloud in the open, the rest in a spoiler. Forums differ, so only
/// bold,
/// italic, list, quote and spoiler are used.
public final class BbcodeText {
    private static final Pattern ENTITY = Pattern.compile("&(?=[#\\w])");

    private BbcodeText() {}

    /// Entries below each other.
    public static String of(List<Entry> entries) {
        return entries.stream().map(BbcodeText::of).collect(joining("\n"));
    }

    private static String of(Entry entry) {
        List<String> open = new ArrayList<>();
        open.add("[b]" + escaped(entry.name()) + "[/b]");
        List<String> hidden = new ArrayList<>();
        List<String> items = new ArrayList<>();
        hidden.add("[i]" + escaped(entry.subtitle()) + "[/i]");
        entry.numbers().forEach(number -> items.add(fact(number)));
        for (Passage passage : entry.passages()) {
            switch (passage.sort()) {
                case SAID -> items.add(fact(new Labelled(passage.label(), passage.text())));
                case HEADING -> {
                    list(hidden, items);
                    hidden.add(bold(passage.label()));
                }
                case ALOUD -> open.add("[quote]" + escaped(passage.text()) + "[/quote]");
            }
        }
        entry.closing().forEach(closing -> items.add(fact(closing)));
        list(hidden, items);
        if (!entry.credit().isEmpty()) {
            hidden.add("[i]" + escaped(entry.credit()) + "[/i]");
        }
        open.add("[spoiler]" + String.join("\n", hidden) + "[/spoiler]");
        return String.join("\n", open) + "\n";
    }

    private static void list(List<String> lines, List<String> items) {
        if (!items.isEmpty()) {
            lines.add(items.stream().map(item -> "[*]" + item).collect(joining("\n", "[list]\n", "\n[/list]")));
            items.clear();
        }
    }

    private static String fact(Labelled fact) {
        return (bold(fact.label()) + " " + escaped(fact.value())).strip();
    }

    private static String bold(String text) {
        return text.isEmpty() ? "" : "[b]" + escaped(text) + "[/b]";
    }

    /// A text that a forum shows as it is: brackets and asterisks as entities, and what looks like an entity taken
    /// apart.
    private static String escaped(String text) {
        return ENTITY.matcher(text)
                .replaceAll("&amp;")
                .replace("[", "&#91;")
                .replace("]", "&#93;")
                .replace("*", "&#42;");
    }
}
