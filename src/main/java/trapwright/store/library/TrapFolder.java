package trapwright.store.library;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// A folder of traps and the folders in it.
///
/// @param root the folder; it need not be there yet
public record TrapFolder(Path root) {
    /// How many files are looked at.
    public static final int FILES = 20_000;

    /// How many traps are listed.
    public static final int TRAPS = 50_000;

    private static final int DEPTH = 8;
    private static final int BATCH = 100;

    /// Follows the reading.
    public interface Progress {
        /// Whether to go on; the reading stops soon after this was false.
        boolean wanted();

        /// How far it is. Called once in a while.
        ///
        /// @param read how many files were looked at
        /// @param of how many there are
        /// @param soFar what was found until now
        void at(int read, int of, Listing soFar);
    }

    /// Looks at every file. Those that look as they did are not read again.
    ///
    /// @param before what was found last time
    public Listing read(Listing before, Progress progress) {
        Map<Path, BasicFileAttributes> found = find(progress);
        Map<Path, Listing.Sheaf> files = new LinkedHashMap<>();
        int traps = 0;
        int read = 0;
        for (Map.Entry<Path, BasicFileAttributes> file : found.entrySet()) {
            if (!progress.wanted() || traps > TRAPS) {
                return new Listing(files, false);
            }
            Optional<Listing.Sheaf> sheaf = sheaf(file.getKey(), file.getValue(), before);
            sheaf.ifPresent(known -> files.put(file.getKey(), known));
            traps += sheaf.map(known -> known.slips().size()).orElse(0);
            read++;
            if (read % BATCH == 0) {
                progress.at(read, found.size(), new Listing(files, false));
            }
        }
        return new Listing(files, found.size() < FILES);
    }

    private static Optional<Listing.Sheaf> sheaf(Path path, BasicFileAttributes now, Listing before) {
        long modified = now.lastModifiedTime().toMillis();
        Listing.Sheaf known = before.files().get(path);
        if (known != null && known.looksLike(now.size(), modified)) {
            return Optional.of(known);
        }
        try {
            return Optional.of(new Listing.Sheaf(
                    now.size(), modified, slips(TrapFiles.open(path), path, modified), Optional.empty()));
        } catch (FileTrouble trouble) {
            return isMeant(path, trouble)
                    ? Optional.of(new Listing.Sheaf(now.size(), modified, List.of(), Optional.of(trouble.sentence())))
                    : Optional.empty();
        }
    }

    /// The files in it that may hold traps.
    public List<Path> files() {
        return List.copyOf(find(new Progress() {
                    @Override
                    public boolean wanted() {
                        return true;
                    }

                    @Override
                    public void at(int read, int of, Listing soFar) {}
                })
                .keySet());
    }

    static List<Slip> slips(TrapFile file, Path path, long modified) {
        List<Slip> slips = new ArrayList<>();
        Instant changed = Instant.ofEpochMilli(modified);
        for (int i = 0; i < file.entries().size(); i++) {
            slips.add(Slip.of(
                    new Shelfmark.Filed(path, i, file.isBook()), file.entries().get(i), changed));
        }
        return slips;
    }

    /// Whether a file that could not be read should have been a trap: of those called `.json` many are not.
    private static boolean isMeant(Path path, FileTrouble trouble) {
        return trouble.kind() != FileTrouble.Kind.MISSING && !name(path).matches("(?!.*\\.trap\\.json$).*\\.json");
    }

    private Map<Path, BasicFileAttributes> find(Progress progress) {
        Map<Path, BasicFileAttributes> found = new TreeMap<>();
        try {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), DEPTH, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return !folder.equals(root) && name(folder).startsWith(".")
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile() && isOurs(file)) {
                        found.put(file, attributes);
                    }
                    return found.size() < FILES && progress.wanted()
                            ? FileVisitResult.CONTINUE
                            : FileVisitResult.TERMINATE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failed) {
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(
                        Path folder, @org.jspecify.annotations.Nullable IOException failed) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException gone) {
            return found;
        }
        return found;
    }

    static boolean isOurs(Path file) {
        String name = name(file);
        return !name.startsWith(".") && (name.endsWith(".trap") || name.endsWith(".traps") || name.endsWith(".json"));
    }

    private static String name(Path path) {
        return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
    }
}
