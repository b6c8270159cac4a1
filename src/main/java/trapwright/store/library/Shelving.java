package trapwright.store.library;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.UnaryOperator;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.store.Entry;
import trapwright.store.FileNames;
import trapwright.store.FileTrouble;
import trapwright.store.Output;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// Puts traps into the library's folder, and takes them from there.
///
/// @param root the folder; made when it is needed
/// @param bin where it throws things away
public record Shelving(Path root, Bin bin) {
    /// Something that was thrown away and can be put back.
    public sealed interface Taken {
        /// A file with its one trap.
        record Whole(Bin.Thrown thrown) implements Taken {}

        /// A trap out of a book.
        record Part(Path book, int place, Entry entry) implements Taken {}
    }

    /// What a trap's file holds for it.
    public static Entry fetch(Shelfmark mark) throws FileTrouble {
        return switch (mark) {
            case Shelfmark.Published published ->
                Entry.Open.of(Samples.of(published.system()).stream()
                        .filter(sample -> sample.fileName().equals(published.fileName()))
                        .findFirst()
                        .orElseThrow()
                        .card());
            case Shelfmark.Filed filed -> entry(TrapFiles.open(filed.path()), filed);
        };
    }

    /// Puts a card into a file of its own; nothing that is there is written over.
    public Path add(TrapCard card) throws FileTrouble {
        return add(TrapFile.of(card), FileNames.plain(card.face().texts().name()));
    }

    /// Puts a trap or a book into a file of its own.
    ///
    /// @param name what to call it, without an ending
    public Path add(TrapFile file, String name) throws FileTrouble {
        Output.folder(root);
        Path path = free(root, name, file.isBook() ? ".traps" : ".trap");
        TrapFiles.saveAs(file, path);
        return path;
    }

    /// Changes the face of a trap where it is.
    public static void change(Shelfmark.Filed mark, UnaryOperator<Face> change) throws FileTrouble {
        TrapFile file = TrapFiles.open(mark.path());
        if (!file.isReadOnly() && entry(file, mark) instanceof Entry.Open open) {
            TrapFiles.save(file.with(open.card().withFace(change)));
        } else {
            throw new FileTrouble(
                    FileTrouble.Kind.OTHER,
                    Message.of("store.library.locked", mark.path().toString()));
        }
    }

    /// Puts a copy beside a trap: in its book, or in a file of its own.
    ///
    /// @param named gives the copy its name
    public void duplicate(Shelfmark.Filed mark, UnaryOperator<Face> named) throws FileTrouble {
        TrapFile file = TrapFiles.open(mark.path());
        if (!(entry(file, mark) instanceof Entry.Open open) || file.isReadOnly()) {
            throw new FileTrouble(
                    FileTrouble.Kind.OTHER,
                    Message.of("store.library.locked", mark.path().toString()));
        }
        TrapCard copy = open.card().withFace(face -> named.apply(face).withId(UUID.randomUUID()));
        Entry.Open entry = new Entry.Open(copy, open.rest());
        if (file.isBook()) {
            List<Entry> entries = new ArrayList<>(file.entries());
            entries.add(mark.place() + 1, entry);
            TrapFiles.save(file.withEntries(entries));
        } else {
            String name = FileNames.plain(copy.face().texts().name());
            TrapFiles.saveAs(TrapFile.of(copy).withEntries(List.of(entry)), free(folder(mark.path()), name, ".trap"));
        }
    }

    /// Throws a trap away.
    public Taken throwAway(Shelfmark.Filed mark) throws FileTrouble {
        if (!mark.inBook()) {
            return new Taken.Whole(bin.throwAway(mark.path()));
        }
        TrapFile file = TrapFiles.open(mark.path());
        Entry entry = entry(file, mark);
        List<Entry> entries = new ArrayList<>(file.entries());
        entries.remove(mark.place());
        TrapFiles.save(file.withEntries(entries));
        return new Taken.Part(mark.path(), mark.place(), entry);
    }

    /// Puts back what was thrown away.
    public void putBack(Taken taken) throws FileTrouble {
        switch (taken) {
            case Taken.Whole(Bin.Thrown thrown) -> bin.putBack(thrown);
            case Taken.Part(Path book, int place, Entry entry) -> {
                TrapFile file = TrapFiles.open(book);
                List<Entry> entries = new ArrayList<>(file.entries());
                entries.add(Math.min(place, entries.size()), entry);
                TrapFiles.save(file.withEntries(entries));
            }
        }
    }

    /// A path in a folder where nothing is yet: `pit.trap`, `pit-2.trap` …
    private static Path free(Path folder, String name, String ending) {
        Path path = folder.resolve(name + ending);
        for (int i = 2; Files.exists(path); i++) {
            path = folder.resolve(name + "-" + i + ending);
        }
        return path;
    }

    static Path folder(Path path) {
        return Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path);
    }

    private static Entry entry(TrapFile file, Shelfmark.Filed mark) throws FileTrouble {
        if (mark.place() >= file.entries().size()) {
            throw new FileTrouble(
                    FileTrouble.Kind.CHANGED,
                    Message.of("store.library.moved", mark.path().toString()));
        }
        return file.entries().get(mark.place());
    }
}
