package trapwright.interop.read;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import trapwright.words.Language;

/// Hears clauses in either language, and remembers which one a trap speaks.
final class Speech {
    private final Map<Language, Integer> votes = new EnumMap<>(Language.class);

    /// Takes the clause where the cursor stands, in the language that hears more of it.
    Optional<Heard> take(Cursor cursor, String key) {
        Optional<Heard> longest = Optional.empty();
        for (Language language : Language.values()) {
            Optional<Heard> heard =
                    cursor.look(Phrasebook.of(language).pattern(key)).map(match -> new Heard(match, language));
            heard.ifPresent(words -> votes.merge(language, words.end() - words.start(), Integer::sum));
            if (heard.isPresent()
                    && (longest.isEmpty() || heard.get().end() > longest.get().end())) {
                longest = heard;
            }
        }
        longest.ifPresent(heard -> cursor.to(heard.end()));
        return longest;
    }

    /// Counts words that were heard by other means.
    void vote(Heard heard) {
        votes.merge(heard.language(), heard.end() - heard.start(), Integer::sum);
    }

    /// Whether the clause stands at the cursor.
    boolean hears(Cursor cursor, String key) {
        for (Language language : Language.values()) {
            if (cursor.look(Phrasebook.of(language).pattern(key)).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /// The first place from the cursor on where the clause stands.
    Optional<Heard> find(Cursor cursor, String key) {
        Optional<Heard> first = Optional.empty();
        for (Language language : Language.values()) {
            Optional<Heard> found =
                    cursor.find(Phrasebook.of(language).pattern(key)).map(match -> new Heard(match, language));
            if (found.isPresent()
                    && (first.isEmpty() || found.get().start() < first.get().start())) {
                first = found;
            }
        }
        return first;
    }

    /// Whether a whole folded text is the clause.
    boolean hearsWhole(String folded, String key) {
        return Stream.of(Language.values())
                .anyMatch(language ->
                        Phrasebook.of(language).pattern(key).matcher(folded).matches());
    }

    /// Whether the clause stands anywhere in a folded text.
    boolean hearsIn(String folded, String key) {
        return Stream.of(Language.values())
                .anyMatch(language ->
                        Phrasebook.of(language).pattern(key).matcher(folded).find());
    }

    /// The language most of the words were heard in.
    Language language() {
        return votes.getOrDefault(Language.FR, 0) > votes.getOrDefault(Language.EN, 0) ? Language.FR : Language.EN;
    }

    /// A clause that was heard.
    ///
    /// @param match the words
    /// @param language the language
    record Heard(MatchResult match, Language language) {
        int start() {
            return match.start();
        }

        int end() {
            return match.end();
        }

        /// A part of the words; nothing when it was left out or this language has no such part.
        Optional<String> part(String name) {
            return match.namedGroups().containsKey(name)
                    ? Optional.ofNullable(match.group(name)).map(String::strip)
                    : Optional.empty();
        }

        boolean has(String name) {
            return part(name).isPresent();
        }

        /// A part that is a number, perhaps signed or in groups of three; 0 when it was left out.
        int number(String name) {
            String digits = part(name).orElse("0").replaceAll("[^\\d-]", "");
            return digits.isEmpty() || digits.equals("-")
                    ? 0
                    : (int) Math.clamp(Long.parseLong(digits), -999_999_999, 999_999_999);
        }
    }
}
