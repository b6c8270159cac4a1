package trapwright.store.library;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import trapwright.card.Texts;
import trapwright.rules.Wording;

/// Texts as they are compared in a search: without accents, case and doubled letters such as "œ".
public final class Folded {
    private static final int MOST = 4_000;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private Folded() {}

    /// The words of what was typed, folded; none for a blank search.
    public static List<String> words(String typed) {
        return BLANKS.splitAsStream(of(typed)).filter(word -> !word.isEmpty()).toList();
    }

    /// A text, folded.
    public static String of(String text) {
        String bare = text.codePoints().allMatch(c -> c < 0x80)
                ? text
                : MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD))
                        .replaceAll("");
        return bare.toLowerCase(Locale.ROOT)
                .replace("œ", "oe")
                .replace("æ", "ae")
                .replace("ß", "ss")
                .replace('’', '\'');
    }

    /// Everything of a card that is searched: its texts in both languages and its tags, names first.
    static String of(Texts texts, List<String> tags) {
        Stream<Wording> wordings =
                Stream.of(texts.name(), texts.description(), texts.readAloud(), texts.noticed(), texts.notes());
        String all = Stream.concat(
                        Stream.concat(Stream.of(texts.name().en(), texts.name().fr()), tags.stream()),
                        wordings.skip(1).flatMap(wording -> Stream.of(wording.en(), wording.fr())))
                .filter(text -> !text.isBlank())
                .map(Folded::cut)
                .collect(Collectors.joining("\n"));
        return of(cut(all));
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MOST));
    }
}
