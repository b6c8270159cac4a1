package trapwright.app;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import trapwright.measure.Length;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.store.Settings;

/// What the game master has set for the program. Everything is kept as soon as it changes.
public final class SettingsForm {
    /// How the window looks.
    public enum Theme {
        LIGHT,
        DARK
    }

    private final ReadOnlyObjectWrapper<Settings> settings;
    private final ObjectProperty<Tongue> language;
    private final ObjectProperty<Length.Unit> units;
    private final boolean unitsAsked;
    private final ObjectProperty<Theme> theme;
    private final ObjectProperty<Integer> textPercent;

    /// @param loaded the settings as they were kept
    /// @param system the language of the system, which holds until the game master chooses one
    /// @param keep writes changed settings
    public SettingsForm(Settings loaded, Tongue system, Consumer<Settings> keep) {
        this(loaded, system, Optional.empty(), Optional.empty(), keep);
    }

    /// Settings of which some are asked for this time only; they are not kept.
    ///
    /// @param loaded the settings as they were kept
    /// @param system the language of the system, which holds until the game master chooses one
    /// @param asked the language of this time
    /// @param measured the units of this time
    /// @param keep writes changed settings
    public SettingsForm(
            Settings loaded,
            Tongue system,
            Optional<Tongue> asked,
            Optional<Length.Unit> measured,
            Consumer<Settings> keep) {
        settings = new ReadOnlyObjectWrapper<>(loaded);
        Tongue spoken = asked.or(() -> tongue(loaded.language())).orElse(system);
        language = new SimpleObjectProperty<>(spoken);
        unitsAsked = measured.isPresent();
        units = new SimpleObjectProperty<>(
                measured.or(() -> units(loaded.units())).orElse(usual(spoken)));
        theme = new SimpleObjectProperty<>(loaded.look().theme().equals(tag(Theme.DARK)) ? Theme.DARK : Theme.LIGHT);
        textPercent = new SimpleObjectProperty<>(loaded.look().textPercent());
        language.addListener((changed, was, is) -> speak(is));
        units.addListener((changed, was, is) ->
                change(now -> is == usual(language.get()) && now.units().isEmpty()
                        ? now
                        : now.withUnits(is == Length.Unit.FEET ? "imperial" : "metric")));
        theme.addListener((changed, was, is) ->
                change(now -> now.withLook(new Settings.Look(tag(is), now.look().textPercent()))));
        textPercent.addListener((changed, was, is) ->
                change(now -> now.withLook(new Settings.Look(now.look().theme(), is))));
        settings.addListener((changed, was, is) -> keep.accept(is));
    }

    /// The window's language.
    public ObjectProperty<Tongue> language() {
        return language;
    }

    /// The unit of lengths; the language's usual one until the game master chooses.
    public ObjectProperty<Length.Unit> units() {
        return units;
    }

    public ObjectProperty<Theme> theme() {
        return theme;
    }

    /// The size of all text, in per cent.
    public ObjectProperty<Integer> textPercent() {
        return textPercent;
    }

    /// Everything that is kept.
    public ReadOnlyObjectProperty<Settings> all() {
        return settings.getReadOnlyProperty();
    }

    /// The rulings that new cards of a system get.
    public Rulings rulings(String system) {
        return settings.get().rulings(system);
    }

    /// Sets how new cards of a system read a rule.
    public void rule(String system, Ruling ruling, String reading) {
        Map<String, Rulings> rulings = new HashMap<>(settings.get().rulings());
        rulings.put(system, rulings(system).with(ruling, reading));
        change(now -> now.withRulings(rulings));
    }

    /// The paper to print on: `a4`, `letter`, or empty for the usual.
    public String paper() {
        return settings.get().paper();
    }

    /// Sets the paper to print on: `a4`, `letter`, or empty for the usual.
    public void paper(String paper) {
        change(now -> now.withPaper(paper));
    }

    /// Remembers where the window was.
    public void window(Settings.Window window) {
        change(now -> now.withWindow(Optional.of(window)));
    }

    void change(UnaryOperator<Settings> change) {
        settings.set(change.apply(settings.get()));
    }

    private void speak(Tongue spoken) {
        boolean unitsWereChosen = unitsAsked || !settings.get().units().isEmpty();
        change(now -> now.withLanguage(tag(spoken)));
        if (!unitsWereChosen) {
            units.set(usual(spoken));
        }
    }

    private static Optional<Tongue> tongue(String tag) {
        return switch (tag) {
            case "en" -> Optional.of(Tongue.EN);
            case "fr" -> Optional.of(Tongue.FR);
            default -> Optional.empty();
        };
    }

    private static Optional<Length.Unit> units(String id) {
        return switch (id) {
            case "imperial" -> Optional.of(Length.Unit.FEET);
            case "metric" -> Optional.of(Length.Unit.METRES);
            default -> Optional.empty();
        };
    }

    private static Length.Unit usual(Tongue tongue) {
        return switch (tongue) {
            case EN -> Length.Unit.FEET;
            case FR -> Length.Unit.METRES;
        };
    }

    private static String tag(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
