package trapwright.words;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.rules.Message;

/// The classes of characters, by the names that game masters type.
public final class Callings {
    private static final String START = "party.class.";
    private static final String OF_A_GAME = "party.class-of.";

    private Callings() {}

    /// What a class is called in one game, such as the rogue who is a thief in the old-school one.
    ///
    /// @param id the class
    /// @param system the game's id
    /// @return nothing when it is no class that is known
    public static Optional<Message> name(String id, String system) {
        return Stream.of(OF_A_GAME + system + "." + id, START + id)
                .filter(key -> Lexicon.of(Language.EN).text(key).isPresent())
                .findFirst()
                .map(Message::of);
    }

    /// Whether a class that was typed in either language, or its id, is one of those known.
    public static boolean isKnown(String typed) {
        return Lexicon.of(Language.EN).text(START + id(typed)).isPresent();
    }

    /// The id of a class typed in either language; what is no class stays as it was typed.
    public static String id(String typed) {
        String plain = typed.strip().toLowerCase(Locale.ROOT);
        for (Language language : Language.values()) {
            Lexicon lexicon = Lexicon.of(language);
            Optional<String> found = lexicon.keys(START).stream()
                    .filter(key -> lexicon.text(key)
                            .filter(name -> name.toLowerCase(Locale.ROOT).equals(plain))
                            .isPresent())
                    .findFirst();
            if (found.isPresent()) {
                return found.get().substring(START.length());
            }
        }
        return typed;
    }
}
