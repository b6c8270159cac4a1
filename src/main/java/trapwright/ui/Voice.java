package trapwright.ui;

import trapwright.app.SettingsForm;
import trapwright.app.Tongue;
import trapwright.measure.Length;
import trapwright.ui.kit.Phrases;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// Keeps what the window says in the language and the units that the game master has set.
final class Voice {
    private final SettingsForm settings;
    private final Phrases phrases;

    Voice(SettingsForm settings) {
        this.settings = settings;
        phrases = new Phrases(words());
        settings.language().addListener((language, was, is) -> phrases.speak(words()));
        settings.units().addListener((units, was, is) -> phrases.speak(words()));
    }

    /// What the window says.
    Phrases phrases() {
        return phrases;
    }

    void speak(Language language) {
        settings.language()
                .set(
                        switch (language) {
                            case EN -> Tongue.EN;
                            case FR -> Tongue.FR;
                        });
    }

    void measure(Units units) {
        settings.units().set(units.length());
    }

    private Words words() {
        Language language = switch (settings.language().get()) {
            case EN -> Language.EN;
            case FR -> Language.FR;
        };
        Units units = settings.units().get() == Length.Unit.FEET ? Units.IMPERIAL : Units.METRIC;
        return new Words(language, units);
    }
}
