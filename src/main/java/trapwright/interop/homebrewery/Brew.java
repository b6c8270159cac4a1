package trapwright.interop.homebrewery;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// Cards as a Homebrewery brew (V3): a framed block each, the text to read aloud in a box below it, a page each.
public final class Brew {
    private static final String GAP = ":";
    private static final String RULE = "___";

    private Brew() {}

    /// The brew of all entries.
    ///
    /// @param hint a remark for whoever pastes it, in the head comment
    public static String of(List<Entry> entries, String hint) {
        return "<!-- " + Escaped.line(hint) + " -->\n\n"
                + entries.stream().map(Brew::block).collect(joining("\n\\page\n\n"));
    }

    private static String block(Entry entry) {
        List<String> lines = new ArrayList<>();
        List<String> boxes = new ArrayList<>();
        lines.add("{{monster,frame");
        lines.add("## " + Escaped.line(entry.name()));
        lines.add("*" + Escaped.line(entry.subtitle()) + "*");
        lines.add(RULE);
        entry.numbers().forEach(number -> lines.add(field(number)));
        lines.add(RULE);
        for (Passage passage : entry.passages()) {
            switch (passage.sort()) {
                case SAID -> lines.addAll(List.of(said(passage), GAP));
                case HEADING -> lines.add("### " + Escaped.line(passage.label()));
                case ALOUD -> boxes.add("{{descriptive\n" + Escaped.text(passage.text()) + "\n}}");
            }
        }
        entry.closing().forEach(closing -> lines.add(field(closing)));
        if (!entry.credit().isEmpty()) {
            lines.addAll(List.of(GAP, "*" + Escaped.line(entry.credit()) + "*"));
        }
        lines.add("}}");
        lines.addAll(boxes);
        return String.join("\n", lines) + "\n";
    }

    private static String said(Passage passage) {
        String text = Escaped.text(passage.text());
        return passage.label().isEmpty() ? text : "***" + Escaped.line(passage.label()) + ".*** " + text;
    }

    private static String field(Labelled fact) {
        return fact.label().isEmpty() || fact.value().isEmpty()
                ? Escaped.line(fact.text())
                : "**" + Escaped.line(fact.label()) + "** :: " + Escaped.line(fact.value());
    }
}
