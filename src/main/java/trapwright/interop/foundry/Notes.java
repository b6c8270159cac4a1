package trapwright.interop.foundry;

import static j2html.TagCreator.blockquote;
import static j2html.TagCreator.em;
import static j2html.TagCreator.h3;
import static j2html.TagCreator.p;
import static j2html.TagCreator.strong;
import static java.util.stream.Collectors.joining;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// An entry as the HTML of a Foundry sheet.
public final class Notes {
    /// What Foundry would carry out even in escaped text: rolls, links and checks. A sign of no width takes it apart.
    private static final Pattern COMMAND = Pattern.compile("\\[(?=\\[)|(?<=\\[)\\[|[@&](?=\\w+\\[)");

    private static final String NOTHING = "\u2060";

    private Notes() {}

    /// The passages, the closing facts and the credit.
    public static String of(Entry entry) {
        return of(List.of(), entry);
    }

    /// The same below some lines.
    ///
    /// @param first lines that stand above everything, each a paragraph
    public static String of(List<String> first, Entry entry) {
        List<DomContent> parts = new ArrayList<>();
        first.forEach(line -> parts.add(p(guarded(line))));
        entry.passages().forEach(passage -> parts.addAll(passage(passage)));
        entry.closing().forEach(closing -> parts.add(fact(closing)));
        if (!entry.credit().isEmpty()) {
            parts.add(p(em(guarded(entry.credit()))));
        }
        return parts.stream().map(DomContent::render).collect(joining());
    }

    /// A text that Foundry only shows.
    public static String guarded(String text) {
        return COMMAND.matcher(text).replaceAll("$0" + NOTHING);
    }

    private static List<DomContent> passage(Passage passage) {
        List<String> lines =
                passage.text().lines().filter(line -> !line.isBlank()).toList();
        return switch (passage.sort()) {
            case SAID -> {
                List<DomContent> said = new ArrayList<>();
                for (int i = 0; i < lines.size(); i++) {
                    said.add(fact(new Labelled(i == 0 ? passage.label() : "", lines.get(i))));
                }
                yield said;
            }
            case HEADING -> List.of(h3(guarded(passage.label())));
            case ALOUD -> {
                var quote = blockquote();
                lines.forEach(line -> quote.with(p(guarded(line))));
                yield List.of(quote);
            }
        };
    }

    private static DomContent fact(Labelled fact) {
        return fact.label().isEmpty()
                ? p(guarded(fact.value()))
                : p().with(strong(guarded(fact.label()) + "."), j2html.TagCreator.text(" " + guarded(fact.value())));
    }
}
