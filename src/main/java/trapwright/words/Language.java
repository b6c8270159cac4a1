package trapwright.words;

import java.util.Locale;

/// The languages Trapwright speaks.
public enum Language {
    /// English.
    EN(Locale.ENGLISH),
    /// French.
    FR(Locale.FRENCH);

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    /// The language's locale.
    public Locale locale() {
        return locale;
    }

    /// The two letters that files and options use: `en`, `fr`.
    public String tag() {
        return locale.getLanguage();
    }

    /// The other language, whose text stands in for a missing one.
    public Language other() {
        return switch (this) {
            case EN -> FR;
            case FR -> EN;
        };
    }

    /// The language of a locale; English when Trapwright does not speak it.
    public static Language of(Locale locale) {
        return locale.getLanguage().equals(FR.tag()) ? FR : EN;
    }

    /// The units that readers of this language expect.
    public Units usualUnits() {
        return switch (this) {
            case EN -> Units.IMPERIAL;
            case FR -> Units.METRIC;
        };
    }
}
