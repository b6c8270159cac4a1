package trapwright.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LexiconTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(?:,\\w+)?}");
    private static final Pattern STRAY_BRACE = Pattern.compile("\\{(?!\\d(?:,(?:signed|lower|upper))?})");
    private static final Lexicon ENGLISH = Lexicon.of(Language.EN);
    private static final Lexicon FRENCH = Lexicon.of(Language.FR);

    @Test
    void everyTextExistsInBothLanguagesWithTheSamePlaces() {
        assertThat(FRENCH.keys("")).isEqualTo(ENGLISH.keys("")).hasSizeGreaterThan(200);
        for (String key : ENGLISH.keys("")) {
            assertThat(places(FRENCH, key)).as(key).isEqualTo(places(ENGLISH, key));
        }
    }

    @Test
    void noTextIsEmptyOrHoldsAStrayBraceOrAStraightQuote() {
        for (Lexicon lexicon : List.of(ENGLISH, FRENCH)) {
            for (String key : lexicon.keys("")) {
                assertThat(text(lexicon, key)).as(key).isNotBlank().doesNotContain("'");
                assertThat(STRAY_BRACE.matcher(text(lexicon, key)).find())
                        .as(key)
                        .isFalse();
            }
        }
    }

    @Test
    void frenchPunctuationKeepsItsNoBreakSpaces() {
        for (String key : FRENCH.keys("")) {
            assertThat(text(FRENCH, key)).as(key).doesNotContainPattern(" [:;!?%»]|« |«\\w|\\p{L}[;!?»]");
        }
    }

    private static SortedSet<String> places(Lexicon lexicon, String key) {
        return PLACE.matcher(text(lexicon, key))
                .results()
                .map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(Lexicon lexicon, String key) {
        return lexicon.text(key).orElseThrow();
    }
}
