package trapwright.app;

import trapwright.rules.Wording;

/// The languages a card's texts are written in, and the window speaks.
public enum Tongue {
    /// English.
    EN,
    /// French.
    FR;

    /// A wording's text in this language; empty when it has not been written.
    public String of(Wording wording) {
        return switch (this) {
            case EN -> wording.en();
            case FR -> wording.fr();
        };
    }

    /// The wording with this language's text changed.
    public Wording in(Wording wording, String text) {
        return switch (this) {
            case EN -> new Wording(text, wording.fr());
            case FR -> new Wording(wording.en(), text);
        };
    }

    /// The other language, whose text stands in for a missing one.
    public Tongue other() {
        return switch (this) {
            case EN -> FR;
            case FR -> EN;
        };
    }
}
