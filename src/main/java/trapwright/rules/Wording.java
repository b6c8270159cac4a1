package trapwright.rules;

/// A text of the game master's own, in each language; an empty text has not been written yet.
///
/// @param en the English text
/// @param fr the French text
public record Wording(String en, String fr) {
    /// Nothing written.
    public static final Wording NONE = new Wording("", "");

    /// The same text for both languages, as for a proper name.
    public static Wording same(String text) {
        return new Wording(text, text);
    }

    /// Whether neither language has a text.
    @com.fasterxml.jackson.annotation.JsonIgnore
    public boolean isNone() {
        return en.isBlank() && fr.isBlank();
    }
}
