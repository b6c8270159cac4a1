package trapwright.interop.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import trapwright.system.dnd5e.Harm;
import trapwright.words.Language;
import trapwright.words.Lexicon;

/// Finds words that are nearly the name of a condition, such as "paralised".
final class Dnd5eMisspelt {
    private static final int LEAST = 6;
    private static final int LONG = 9;
    private static final Pattern ENDINGS = Pattern.compile("(?:es|e|s)$");

    private Dnd5eMisspelt() {}

    /// Gives back every word of a sentence that is nearly the name of a condition, and is no other word that was
    /// understood.
    static void report(Piece sentence, Dnd5eDraft draft) {
        List<String> names =
                Stream.of(Language.values()).flatMap(Dnd5eMisspelt::names).toList();
        for (Speech.Heard word : draft.all(sentence, "fifth.word")) {
            String said = word.match().group();
            boolean other = draft.understood.get(word.start())
                    || draft.speech.hearsIn(said, "fifth.condition")
                    || draft.speech.hearsWhole(said, "fifth.no-condition");
            if (said.length() >= LEAST && !other) {
                near(said, names)
                        .ifPresent(name -> draft.remark(
                                Remark.Sort.NOT_UNDERSTOOD,
                                draft.placeOf(word),
                                "interop.read.fifth.misspelt",
                                sentence.sub(word.start(), word.end()).words(),
                                name));
            }
        }
    }

    private static Stream<String> names(Language language) {
        Lexicon lexicon = Lexicon.of(language);
        return Stream.of(Harm.Condition.values())
                .map(condition -> "dnd5e.condition." + condition.name().toLowerCase(Locale.ROOT))
                .flatMap(key -> lexicon.text(key).stream())
                .filter(name -> name.length() >= LEAST);
    }

    private static Optional<String> near(String word, List<String> names) {
        String bare = ENDINGS.matcher(word).replaceFirst("");
        return names.stream()
                .filter(name -> isNear(word, Folded.of(name)) || isNear(bare, Folded.of(name)))
                .findFirst();
    }

    private static boolean isNear(String word, String name) {
        int allowed = Math.min(name.length(), word.length()) >= LONG ? 2 : 1;
        return name.charAt(0) == word.charAt(0) && distance(name, word) <= allowed;
    }

    /// How many letters must be added, left out or changed to make one word of the other.
    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int above = row[j];
                int changed = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above, row[j - 1]));
                corner = above;
            }
        }
        return row[other.length()];
    }
}
