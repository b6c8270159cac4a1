package trapwright.store;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.card.FrontMatter;
import trapwright.card.TrapCard;
import trapwright.rules.Message;

/// A trap or a book of traps as opened from a file, or on its way to its first one.
///
/// @param path where it was opened or saved last; absent for a new one
/// @param front what it holds beside its traps when it is a book; absent for one trap
/// @param entries the traps, exactly one unless it is a book
/// @param rest what a book holds that this version does not know
/// @param untouched the whole file when its format is newer than ours: it can only be written as it was
/// @param stamp what the file was like when it was opened or saved last
/// @param notices what the game master should know about it
public record TrapFile(
        Optional<Path> path,
        Optional<FrontMatter> front,
        List<Entry> entries,
        Leftovers rest,
        Optional<Whole> untouched,
        Optional<Stamp> stamp,
        List<Message> notices) {
    /// Copies the lists.
    public TrapFile {
        entries = List.copyOf(entries);
        notices = List.copyOf(notices);
        if (front.isEmpty() && entries.size() != 1) {
            throw new IllegalArgumentException("one trap, not " + entries.size());
        }
    }

    /// A new trap that is in no file yet.
    public static TrapFile of(TrapCard card) {
        return fresh(Optional.empty(), List.of(Entry.Open.of(card)));
    }

    /// A new book that is in no file yet.
    public static TrapFile book(List<TrapCard> cards) {
        return book(FrontMatter.NONE, cards.stream().<Entry>map(Entry.Open::of).toList());
    }

    /// A new book that is in no file yet, of traps as their files have them.
    public static TrapFile book(FrontMatter front, List<Entry> entries) {
        return fresh(Optional.of(front), entries);
    }

    private static TrapFile fresh(Optional<FrontMatter> front, List<Entry> entries) {
        return new TrapFile(
                Optional.empty(), front, entries, Leftovers.NONE, Optional.empty(), Optional.empty(), List.of());
    }

    /// Whether it is a book.
    public boolean isBook() {
        return front.isPresent();
    }

    /// The cards that could be read, in the file's order.
    public List<TrapCard> cards() {
        return entries.stream().flatMap(entry -> entry.readable().stream()).toList();
    }

    /// Whether nothing in it may be changed.
    public boolean isReadOnly() {
        return untouched.isPresent() || !isBook() && entries.getFirst() instanceof Entry.Locked;
    }

    /// The same file with a card in the place of the one with its id; what the file knows beside it stays.
    ///
    /// @throws IllegalArgumentException when there is no such card, or it may not be changed
    public TrapFile with(TrapCard card) {
        List<Entry> changed = new ArrayList<>(entries);
        for (int i = 0; i < changed.size() && untouched.isEmpty(); i++) {
            if (changed.get(i) instanceof Entry.Open open
                    && open.card().face().id().equals(card.face().id())) {
                changed.set(i, new Entry.Open(card, open.rest()));
                return withEntries(changed);
            }
        }
        throw new IllegalArgumentException("no card " + card.face().id());
    }

    /// The same file with other entries.
    public TrapFile withEntries(List<Entry> changed) {
        return new TrapFile(path, front, changed, rest, untouched, stamp, notices);
    }

    /// The same book with other things beside its traps.
    public TrapFile withFront(FrontMatter changed) {
        return new TrapFile(path, Optional.of(changed), entries, rest, untouched, stamp, notices);
    }

    /// The same content, known from another moment of its file.
    public TrapFile withStamp(Optional<Stamp> changed) {
        return new TrapFile(path, front, entries, rest, untouched, changed, notices);
    }

    /// The same content in another place.
    TrapFile at(Path place, Stamp seen) {
        return new TrapFile(Optional.of(place), front, entries, rest, untouched, Optional.of(seen), notices);
    }
}
