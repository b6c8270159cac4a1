package trapwright.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import tools.jackson.core.JacksonException;
import trapwright.rules.Message;

/// The settings on disk. A file that cannot be read never keeps the program from starting.
///
/// @param path where they are kept
public record SettingsFile(Path path) {
    private static final String ASIDE = ".broken";

    /// Settings, and what the game master should know about them.
    ///
    /// @param settings the settings
    /// @param notices why they start afresh, if they do
    public record Loaded(Settings settings, List<Message> notices) {
        /// Copies the list.
        public Loaded {
            notices = List.copyOf(notices);
        }
    }

    /// Reads the settings; a broken file is set aside under another name and the usual ones hold.
    public Loaded load() {
        if (Files.notExists(path)) {
            return new Loaded(Settings.USUAL, List.of());
        }
        try {
            Origin origin = Origin.of(path.toString(), TrapFiles.content(path, path.toString()));
            return new Loaded(Json.bind(Json.parse(origin, false), Settings.class), List.of());
        } catch (FileTrouble | JacksonException broken) {
            return new Loaded(
                    Settings.USUAL,
                    List.of(Message.of("store.notice.settings", setAside().toString())));
        }
    }

    /// Writes the settings.
    public void save(Settings settings) throws FileTrouble {
        byte[] content = Json.write(Leftovers.NONE.mergedInto(Json.tree(settings), Json.SPOKEN))
                .getBytes(StandardCharsets.UTF_8);
        try {
            Files.createDirectories(DiskTrouble.folder(path));
            SafeFile.write(path, content);
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, content.length);
        }
    }

    private Path setAside() {
        Path aside = path.resolveSibling(path.getFileName() + ASIDE);
        try {
            return Files.move(path, aside, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException immovable) {
            return path;
        }
    }
}
