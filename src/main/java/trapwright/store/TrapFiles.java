package trapwright.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import trapwright.card.FrontMatter;
import trapwright.rules.Message;
import trapwright.store.FileTrouble.Kind;

/// Opens and saves traps and books of traps.
public final class TrapFiles {
    private static final int MEGABYTE = 1024 * 1024;
    private static final String BOOK_ENDING = ".traps";

    private TrapFiles() {}

    /// Opens a file.
    public static TrapFile open(Path path) throws FileTrouble {
        String label = path.toString();
        byte[] content = content(path, label);
        TrapFile file = whole(path, label, content);
        try {
            return file.at(path, Stamp.of(path, content));
        } catch (IOException gone) {
            throw DiskTrouble.reading(path, label, gone);
        }
    }

    /// Reads a file; where it is broken and the version before is not, the sentence says where that is.
    private static TrapFile whole(Path path, String label, byte[] content) throws FileTrouble {
        try {
            return read(label, content);
        } catch (FileTrouble broken) {
            throw LastGood.of(path)
                    .flatMap(TrapFile::path)
                    .map(before -> new FileTrouble(
                            broken.kind(), Message.of("store.before", broken.sentence(), before.toString())))
                    .orElse(broken);
        }
    }

    /// Reads a file from a stream, such as standard input.
    ///
    /// @param label what to call it in a complaint
    public static TrapFile read(String label, InputStream stream) throws FileTrouble {
        try {
            return read(label, stream.readNBytes(Limits.BOOK_BYTES + 1));
        } catch (IOException failed) {
            throw new FileTrouble(Kind.OTHER, Message.of("store.unread", label));
        }
    }

    /// Reads a file whose content is in memory.
    ///
    /// @param label what to call it in a complaint
    public static TrapFile read(String label, byte[] content) throws FileTrouble {
        checkSize(label, content.length, Limits.BOOK_BYTES);
        Origin origin = Origin.of(label, content);
        boolean large = content.length > Limits.TRAP_BYTES || origin.text().contains(Format.Form.BOOK.id());
        JsonNode tree = Json.parse(origin, large);
        Format format = tree.isObject() ? Format.of(tree).orElse(null) : null;
        if (format == null) {
            throw notOurs(label);
        }
        Bounds.check(origin, tree);
        return switch (format.form()) {
            case TRAP -> {
                checkSize(label, content.length, Limits.TRAP_BYTES);
                yield trap(origin, tree, format);
            }
            case BOOK -> book(origin, tree, format);
            case PARTY -> throw notOurs(label);
        };
    }

    /// The text of a file, as saving writes it.
    public static String text(TrapFile file) {
        return Json.write(CardWriter.file(file));
    }

    /// Saves a file where it came from, after making sure that nobody else has changed it there.
    ///
    /// @return the same file as it is now on disk
    public static TrapFile save(TrapFile file) throws FileTrouble {
        Path path = file.path().orElseThrow();
        try {
            if (Files.notExists(path)) {
                throw new FileTrouble(Kind.VANISHED, Message.of("store.save.vanished", path.toString()));
            }
            if (file.stamp().isPresent() && !file.stamp().get().sameContent(path)) {
                throw new FileTrouble(Kind.CHANGED, Message.of("store.save.changed", path.toString()));
            }
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, 0);
        }
        return saveAs(file, path);
    }

    /// Saves a file in a place of the game master's choice, over what is there.
    ///
    /// @return the same file as it is now on disk
    public static TrapFile saveAs(TrapFile file, Path path) throws FileTrouble {
        byte[] content = text(file).getBytes(StandardCharsets.UTF_8);
        try {
            LastGood.keep(path);
            SafeFile.write(path, content);
            return file.at(path, Stamp.of(path, content));
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, content.length);
        }
    }

    /// Whether a path has the ending of a book.
    public static boolean isBook(Path path) {
        return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT).endsWith(BOOK_ENDING);
    }

    static byte[] content(Path path, String label) throws FileTrouble {
        try {
            if (Files.isDirectory(path)) {
                throw new IOException("a folder");
            }
            try (InputStream stream = Files.newInputStream(path)) {
                return stream.readNBytes(Limits.BOOK_BYTES + 1);
            }
        } catch (IOException failed) {
            throw DiskTrouble.reading(path, label, failed);
        }
    }

    private static FileTrouble notOurs(String label) {
        return new FileTrouble(Kind.NOT_OURS, Message.of("store.not-ours", label, Format.Form.TRAP.current()));
    }

    private static void checkSize(String label, int size, int most) throws FileTrouble {
        if (size > most) {
            throw tooLarge(label, most);
        }
    }

    static FileTrouble tooLarge(String label, int most) {
        return new FileTrouble(Kind.TOO_LARGE, Message.of("store.too-large", label, most / MEGABYTE));
    }

    private static TrapFile trap(Origin origin, JsonNode tree, Format format) throws FileTrouble {
        CardReader reader = new CardReader(origin, format.isNewer());
        Entry entry = reader.read(tree, List.of());
        TrapFile file = fresh(Optional.empty(), List.of(entry), Leftovers.NONE, reader.notices());
        return format.isNewer() ? newer(file, tree, origin) : file;
    }

    private static TrapFile book(Origin origin, JsonNode tree, Format format) throws FileTrouble {
        JsonNode traps = tree.path(CardWriter.TRAPS);
        if (!traps.isArray()) {
            throw origin.trouble(
                    "store.value", List.of(CardWriter.TRAPS), CardWriter.TRAPS, Message.of("store.expected.list"));
        }
        if (traps.size() > Limits.TRAPS) {
            throw origin.trouble("store.traps", List.of(CardWriter.TRAPS), Limits.TRAPS);
        }
        CardReader reader = new CardReader(origin, format.isNewer());
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < traps.size(); i++) {
            entries.add(reader.read(traps.get(i), List.of(CardWriter.TRAPS, Integer.toString(i))));
        }
        BookFront front = BookFront.read(origin, tree, format.isNewer());
        List<Message> notices = Stream.concat(reader.notices().stream(), front.notices().stream())
                .toList();
        TrapFile file = fresh(Optional.of(front.front()), entries, front.rest(), notices);
        if (format.isNewer()) {
            return newer(file, tree, origin);
        }
        return front.isLater() ? untouched(file, tree, notices) : file;
    }

    private static TrapFile fresh(
            Optional<FrontMatter> front, List<Entry> entries, Leftovers rest, List<Message> notices) {
        return new TrapFile(Optional.empty(), front, entries, rest, Optional.empty(), Optional.empty(), notices);
    }

    private static TrapFile newer(TrapFile file, JsonNode tree, Origin origin) {
        return untouched(file, tree, List.of(Message.of("store.notice.newer", origin.label())));
    }

    /// A file that can only be written as it was.
    private static TrapFile untouched(TrapFile file, JsonNode tree, List<Message> notices) {
        return new TrapFile(
                Optional.empty(),
                file.front(),
                file.entries(),
                file.rest(),
                Optional.of(new Whole(tree)),
                Optional.empty(),
                notices);
    }
}
