package trapwright.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.store.Draft;
import trapwright.store.Drafts;
import trapwright.store.Entry;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// Fetches traps from files, with the unsaved work on them that was kept aside.
///
/// @param drafts where unsaved work is kept
record Shelf(Drafts drafts) {
    /// A trap as it was fetched.
    ///
    /// @param file its file
    /// @param place which of the file's traps it is, from 0
    /// @param saved the card as it is in its file; empty when it is in none
    /// @param back whether unsaved work was put back into it
    record Fetched(TrapFile file, int place, Optional<TrapCard> saved, boolean back) {
        Entry entry() {
            return file.entries().get(place);
        }

        /// What the game master should know about it.
        Optional<Notice> notice() {
            if (back) {
                List<Notice.Remedy> ways = saved.isPresent() ? List.of(Notice.Remedy.RESET) : List.of();
                return Optional.of(new Notice(Message.of("desk.work-is-back"), false, ways));
            }
            return file.notices().stream().findFirst().map(Notice::note);
        }
    }

    /// Fetches a trap from a file.
    ///
    /// @param place which of the file's traps, from 0
    Fetched fetch(Path path, int place) throws FileTrouble {
        TrapFile file = TrapFiles.open(path);
        Entry entry = file.entries().get(place);
        Optional<TrapCard> saved = entry.readable();
        return switch (entry) {
            case Entry.Locked ignored -> new Fetched(file, place, saved, false);
            case Entry.Open open when file.isReadOnly() -> new Fetched(file, place, Optional.of(open.card()), false);
            case Entry.Open open ->
                drafts.all().drafts().stream()
                        .filter(draft -> isOf(draft, open.card()))
                        .findFirst()
                        .map(draft -> withDraft(file, place, open, draft))
                        .orElse(new Fetched(file, place, saved, false));
        };
    }

    /// Fetches unsaved work, with the file it belongs to as long as that is still there.
    Fetched fetch(Draft draft) {
        if (draft.path().isPresent()) {
            try {
                TrapFile file = TrapFiles.open(draft.path().get());
                Optional<Integer> place = IntStream.range(0, file.entries().size())
                        .boxed()
                        .filter(i -> file.entries().get(i) instanceof Entry.Open open && isOf(draft, open.card()))
                        .findFirst();
                if (place.isPresent() && !file.isReadOnly()) {
                    return withDraft(
                            file, place.get(), (Entry.Open) file.entries().get(place.get()), draft);
                }
            } catch (FileTrouble gone) {
                // the work itself is here, and that is what was asked for
            }
        }
        TrapFile alone = TrapFile.of(draft.entry().card()).withEntries(List.of(draft.entry()));
        return new Fetched(alone, 0, Optional.empty(), true);
    }

    /// The file's stamp is that of the draft, so that saving notices what happened to the file in between.
    private static Fetched withDraft(TrapFile file, int place, Entry.Open saved, Draft draft) {
        List<Entry> entries = new ArrayList<>(file.entries());
        entries.set(place, draft.entry());
        TrapFile back = file.withEntries(entries).withStamp(draft.stamp().or(file::stamp));
        return new Fetched(back, place, Optional.of(saved.card()), true);
    }

    private static boolean isOf(Draft draft, TrapCard card) {
        return draft.entry().card().face().id().equals(card.face().id());
    }
}
