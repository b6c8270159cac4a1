package trapwright.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.rules.Message;

/// Unsaved work, one file a card, so that it survives a crash.
///
/// @param folder where it is kept; made when it is needed
public record Drafts(Path folder) {
    private static final String ENDING = ".draft";
    private static final String FORMAT = "trapwright-draft/1";
    private static final String PATH = "path";
    private static final String STAMP = "stamp";
    private static final String TIME = "time";
    private static final String TRAP = "card";

    /// What was found.
    ///
    /// @param drafts the newest first
    /// @param notices one for each draft that could not be read; its file is left alone
    public record Found(List<Draft> drafts, List<Message> notices) {
        /// Copies the lists.
        public Found {
            drafts = List.copyOf(drafts);
            notices = List.copyOf(notices);
        }
    }

    /// Keeps unsaved work, in the place of what was kept for this card before.
    public void keep(Draft draft) throws FileTrouble {
        ObjectNode tree =
                Json.object().put(Format.FIELD, FORMAT).put(TIME, draft.time().toString());
        draft.path().ifPresent(path -> tree.put(PATH, path.toString()));
        draft.stamp().ifPresent(stamp -> tree.set(STAMP, Json.tree(stamp)));
        tree.set(TRAP, CardWriter.file(file(draft.entry())));
        byte[] content = Json.write(tree).getBytes(StandardCharsets.UTF_8);
        Path path = path(draft.entry().card().face().id());
        try {
            Files.createDirectories(folder);
            SafeFile.write(path, content);
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, content.length);
        }
    }

    /// Takes a card's unsaved work away once it is saved or given up.
    public void drop(UUID card) throws FileTrouble {
        try {
            Files.deleteIfExists(path(card));
        } catch (IOException failed) {
            throw DiskTrouble.writing(path(card), failed, 0);
        }
    }

    /// All unsaved work.
    public Found all() {
        List<Draft> drafts = new ArrayList<>();
        List<Message> notices = new ArrayList<>();
        for (Path file : files()) {
            try {
                drafts.add(read(file));
            } catch (FileTrouble | JacksonException | DateTimeException | InvalidPathException broken) {
                notices.add(Message.of("store.notice.draft", file.toString()));
            }
        }
        drafts.sort(Comparator.comparing(Draft::time).reversed());
        return new Found(drafts, notices);
    }

    private static Draft read(Path file) throws FileTrouble {
        Origin origin = Origin.of(file.toString(), TrapFiles.content(file, file.toString()));
        JsonNode tree = Json.parse(origin, false);
        Bounds.check(origin, tree);
        CardReader reader = new CardReader(origin, false);
        if (reader.read(tree.path(TRAP), List.of(TRAP)) instanceof Entry.Open open) {
            return new Draft(
                    open,
                    Optional.ofNullable(tree.get(PATH)).map(path -> Path.of(path.asString())),
                    Optional.ofNullable(tree.get(STAMP)).map(stamp -> Json.bind(stamp, Stamp.class)),
                    Instant.parse(tree.path(TIME).asString("")));
        }
        throw origin.trouble("store.value", List.of(TRAP), TRAP, Message.of("store.expected.other"));
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*" + ENDING)) {
                found.forEach(files::add);
            } catch (IOException unreadable) {
                return List.of();
            }
        }
        return files;
    }

    private Path path(UUID card) {
        return folder.resolve(card + ENDING);
    }

    private static TrapFile file(Entry.Open entry) {
        return TrapFile.of(entry.card()).withEntries(List.of(entry));
    }
}
