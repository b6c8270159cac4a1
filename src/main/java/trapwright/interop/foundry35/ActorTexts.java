package trapwright.interop.foundry35;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import trapwright.card.Face;
import trapwright.card.Texts;
import trapwright.interop.foreign.HtmlText;
import trapwright.interop.foreign.Tongue;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Words;

/// The game master's texts among an actor's notes: those under the labels that our cards print, and block quotes as the
/// text
/// to read aloud. Notes without any such label are the description as a whole.
///
/// @param notes the notes
record ActorTexts(List<HtmlText.Paragraph> notes) {
    Face put(Face face) {
        Texts texts = face.texts();
        String aloud = notes.stream()
                .filter(HtmlText.Paragraph::quoted)
                .map(HtmlText.Paragraph::text)
                .collect(joining("\n\n"));
        String description = isOurs() ? under("sheet.description") : foreign();
        return face.withTexts(texts.withDescription(written(description))
                .withReadAloud(written(aloud))
                .withNoticed(written(under("sheet.tell")))
                .withNotes(written(under("sheet.notes"))));
    }

    /// Whether the notes have the labels of our cards.
    private boolean isOurs() {
        return notes.stream().anyMatch(is("block35.trigger"));
    }

    private String foreign() {
        return notes.stream()
                .filter(paragraph -> !paragraph.quoted())
                .map(HtmlText.Paragraph::text)
                .collect(joining("\n\n"));
    }

    /// The labelled paragraph and those without a label that follow it.
    private String under(String label) {
        return Stream.iterate(start(label), at -> at >= 0 && at < notes.size(), at -> at + 1)
                .takeWhile(at -> at == start(label)
                        || notes.get(at).label().isEmpty() && !notes.get(at).quoted())
                .map(at -> notes.get(at).label().isEmpty()
                        ? notes.get(at).text()
                        : notes.get(at)
                                .text()
                                .substring(notes.get(at).label().length())
                                .replaceFirst("^[.:]\\s*", ""))
                .collect(joining("\n\n"));
    }

    private int start(String label) {
        for (int i = 0; i < notes.size(); i++) {
            if (is(label).test(notes.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private static Predicate<HtmlText.Paragraph> is(String label) {
        return paragraph -> Stream.of(Language.values())
                .anyMatch(language -> Words.in(language).say(label).equals(paragraph.label()));
    }

    private static Wording written(String text) {
        return text.isEmpty() ? Wording.NONE : Tongue.written(text, Tongue.of(text));
    }
}
