package trapwright.interop.discord;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// A card as Discord messages. Players see its name and the text to read aloud; all the rest is in spoilers.
public final class DiscordText {
    /// The most characters of one message.
    public static final int MOST = 2_000;

    /// What stands between two messages in a file; no line of a message looks like it.
    private static final String BETWEEN = "\n\n-----\n\n";

    private DiscordText() {}

    /// The messages of all entries in one text.
    public static String of(List<Entry> entries) {
        return entries.stream().flatMap(entry -> messages(entry).stream()).collect(joining(BETWEEN, "", "\n"));
    }

    /// The messages of one entry, none longer than [#MOST]. A line is cut only when it is longer than a message.
    public static List<String> messages(Entry entry) {
        List<String> lines = new ArrayList<>();
        lines.addAll(Marking.NAME.lines("", entry.name()));
        lines.addAll(Marking.SPOILER_ITALIC.lines("", entry.kind()));
        lines.addAll(Marking.SPOILER.lines("", facts(entry.badge(), entry.numbers())));
        for (Passage passage : entry.passages()) {
            lines.addAll(
                    switch (passage.sort()) {
                        case SAID -> Marking.SPOILER.lines(passage.label(), passage.text());
                        case HEADING -> Marking.SPOILER.lines(passage.label(), "");
                        case ALOUD -> Marking.ALOUD.lines("", passage.text());
                    });
        }
        lines.addAll(Marking.SPOILER.lines("", facts("", entry.closing())));
        lines.addAll(Marking.SPOILER_ITALIC.lines("", entry.credit()));
        return joined(lines);
    }

    private static String facts(String first, List<Labelled> facts) {
        List<String> all = new ArrayList<>();
        if (!first.isEmpty()) {
            all.add(first);
        }
        facts.forEach(fact -> all.add(fact.text()));
        return String.join(" · ", all);
    }

    private static List<String> joined(List<String> lines) {
        List<String> messages = new ArrayList<>();
        StringBuilder message = new StringBuilder();
        for (String line : lines) {
            if (!message.isEmpty() && message.length() + 1 + line.length() > MOST) {
                messages.add(message.toString());
                message.setLength(0);
            }
            message.append(message.isEmpty() ? "" : "\n").append(line);
        }
        messages.add(message.toString());
        return messages;
    }
}
