package trapwright.interop.read;

import trapwright.rules.Wording;
import trapwright.words.Language;

/// Texts of the page, kept in its language.
final class Spoken {
    private Spoken() {}

    static Wording in(Language language, String text) {
        return switch (language) {
            case EN -> new Wording(text, "");
            case FR -> new Wording("", text);
        };
    }
}
