package trapwright.store;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/// Where the program keeps its own things: the settings, and unsaved work.
///
/// @param settings the settings file
/// @param drafts the folder of unsaved work
public record Home(Path settings, Path drafts) {
    /// Moves everything to one folder when it is set.
    public static final String VARIABLE = "TRAPWRIGHT_HOME";

    private static final String SETTINGS = "settings.json";
    private static final String DRAFTS = "drafts";
    private static final String PARTY = "party.json";
    private static final String TRAPS = "Trapwright";

    /// The usual folders of this machine, or the folder that the variable names.
    public static Home here() {
        return of(System.getenv(), System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", ".")));
    }

    /// The party, beside the settings.
    public Path party() {
        return settings.resolveSibling(PARTY);
    }

    /// The folder of the game master's traps: in one's documents, or beside the settings when the program keeps all its
    /// own things in one folder.
    public Path traps() {
        String own = System.getenv().getOrDefault(VARIABLE, "");
        return own.isBlank()
                ? Path.of(System.getProperty("user.home", "."))
                        .resolve("Documents")
                        .resolve(TRAPS)
                : Path.of(own).resolve(TRAPS);
    }

    /// The trash: the system's own where it has the freedesktop layout, else one beside unsaved work.
    public static Path bin(Map<String, String> environment, String system, Path user) {
        String name = system.toLowerCase(Locale.ROOT);
        Path data = name.startsWith("windows") || name.startsWith("mac")
                ? DiskTrouble.folder(of(environment, system, user).drafts())
                : folder(environment, "XDG_DATA_HOME", user.resolve(".local/share"));
        return data.resolve("Trash");
    }

    /// The trash of this machine.
    public static Path bin() {
        return bin(System.getenv(), System.getProperty("os.name", ""), Path.of(System.getProperty("user.home", ".")));
    }

    /// Everything in one folder.
    public static Home in(Path folder) {
        return new Home(folder.resolve(SETTINGS), folder.resolve(DRAFTS));
    }

    /// The usual folders of a machine.
    ///
    /// @param environment its variables
    /// @param system the operating system's name
    /// @param user the user's own folder
    static Home of(Map<String, String> environment, String system, Path user) {
        String own = environment.getOrDefault(VARIABLE, "");
        if (!own.isBlank()) {
            return in(Path.of(own));
        }
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return in(folder(environment, "APPDATA", user.resolve("AppData/Roaming"))
                    .resolve("Trapwright"));
        }
        if (name.startsWith("mac")) {
            return in(user.resolve("Library/Application Support/Trapwright"));
        }
        return new Home(
                folder(environment, "XDG_CONFIG_HOME", user.resolve(".config"))
                        .resolve("trapwright")
                        .resolve(SETTINGS),
                folder(environment, "XDG_DATA_HOME", user.resolve(".local/share"))
                        .resolve("trapwright")
                        .resolve(DRAFTS));
    }

    private static Path folder(Map<String, String> environment, String variable, Path usual) {
        String named = environment.getOrDefault(variable, "");
        return named.isBlank() ? usual : Path.of(named);
    }
}
