package trapwright.interop.foreign;

import java.util.regex.Pattern;
import trapwright.rules.Wording;
import trapwright.words.Language;

/// The language of a foreign text, told by a few words that every French one has.
public final class Tongue {
    private static final Pattern FRENCH =
            Pattern.compile("(?iu)\\b(?:les?|la|des?|du|un|une|et|est|jet|dégâts|qui|sur|aux?)\\b");
    private static final Pattern ENGLISH =
            Pattern.compile("(?iu)\\b(?:the|an?|of|and|is|save|damage|which|on|to|with)\\b");

    private Tongue() {}

    /// The language with more of its words; English when there are none.
    public static Language of(String text) {
        long french = FRENCH.matcher(text).results().count();
        return french > ENGLISH.matcher(text).results().count() ? Language.FR : Language.EN;
    }

    /// A text in its language.
    public static Wording written(String text, Language language) {
        return switch (language) {
            case EN -> new Wording(text, "");
            case FR -> new Wording("", text);
        };
    }
}
