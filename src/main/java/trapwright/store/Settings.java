package trapwright.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.rules.Rulings;

/// What the game master has set for the program. Ids are those of the command line's options; an empty one means the
/// usual.
///
/// @param language `en`, `fr`, or empty for the system's
/// @param units `imperial`, `metric`, or empty for the language's
/// @param look how the window looks
/// @param paper `a4`, `letter`, or empty for the usual
/// @param recent the files opened last, the newest first
/// @param rulings for each system's id the readings that new cards get
/// @param window where the window was
/// @param craft who builds traps
public record Settings(
        String language,
        String units,
        Look look,
        String paper,
        List<String> recent,
        Map<String, Rulings> rulings,
        Optional<Window> window,
        Optional<Craft> craft) {
    /// How many files are remembered.
    public static final int RECENT = 12;

    /// Nothing set.
    public static final Settings USUAL =
            new Settings("", "", new Look("", 100), "", List.of(), Map.of(), Optional.empty(), Optional.empty());

    /// Copies the collections.
    public Settings {
        recent = List.copyOf(recent.subList(0, Math.min(recent.size(), RECENT)));
        rulings = Map.copyOf(rulings);
    }

    /// How the window looks.
    ///
    /// @param theme `light`, `dark`, or empty for the usual
    /// @param textPercent the size of all text, in per cent
    public record Look(String theme, int textPercent) {}

    /// Where the window was, in pixels of the screen.
    ///
    /// @param left from the left
    /// @param top from the top
    /// @param width how wide
    /// @param height how high
    /// @param maximised whether it filled the screen
    public record Window(int left, int top, int width, int height, boolean maximised) {}

    /// Who builds traps.
    ///
    /// @param modifier the bonus on the check
    /// @param tools `improvised`, `ordinary` or `masterwork`
    /// @param hurried whether the DC is raised for speed
    public record Craft(int modifier, String tools, boolean hurried) {}

    /// The rulings new cards of a system get.
    public Rulings rulings(String system) {
        return rulings.getOrDefault(system, Rulings.DEFAULTS);
    }

    public Settings withLanguage(String changed) {
        return new Settings(changed, units, look, paper, recent, rulings, window, craft);
    }

    public Settings withUnits(String changed) {
        return new Settings(language, changed, look, paper, recent, rulings, window, craft);
    }

    public Settings withLook(Look changed) {
        return new Settings(language, units, changed, paper, recent, rulings, window, craft);
    }

    public Settings withPaper(String changed) {
        return new Settings(language, units, look, changed, recent, rulings, window, craft);
    }

    /// The same settings with a file as the one opened last.
    public Settings withRecent(String path) {
        List<String> changed = new ArrayList<>(recent);
        changed.remove(path);
        changed.addFirst(path);
        return new Settings(language, units, look, paper, changed, rulings, window, craft);
    }

    /// The same settings without a file that has gone.
    public Settings withoutRecent(String path) {
        List<String> changed = new ArrayList<>(recent);
        changed.remove(path);
        return new Settings(language, units, look, paper, changed, rulings, window, craft);
    }

    public Settings withRulings(Map<String, Rulings> changed) {
        return new Settings(language, units, look, paper, recent, changed, window, craft);
    }

    public Settings withWindow(Optional<Window> changed) {
        return new Settings(language, units, look, paper, recent, rulings, changed, craft);
    }

    public Settings withCraft(Craft changed) {
        return new Settings(language, units, look, paper, recent, rulings, window, Optional.of(changed));
    }
}
