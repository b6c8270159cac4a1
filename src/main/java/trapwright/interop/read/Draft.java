package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.measure.Money;
import trapwright.system.dnd35.Dnd35Trap.Joining;

/// A card while it is being read.
final class Draft extends Notes {
    final List<PartDraft> parts = new ArrayList<>(List.of(new PartDraft()));

    Cursor.Stretch name = new Cursor.Stretch("", "", 0);
    int place;
    Optional<String> cr = Optional.empty();
    Optional<Money> price = Optional.empty();
    Optional<Integer> xp = Optional.empty();
    String gmNotes = "";
    Optional<Joining> joining = Optional.empty();
    int announced;
    int crPlace;
    int pricePlace;
    boolean numbered;

    /// The part that the next clause belongs to.
    PartDraft part() {
        return parts.getLast();
    }

    /// The part that a striking clause belongs to: the next one, in a compound whose present part strikes so already.
    ///
    /// @param taken whether the present part has such a clause
    PartDraft partFor(boolean taken) {
        if (taken && joining.isPresent() && !numbered) {
            parts.add(part().frame());
        }
        return part();
    }

    /// Begins a numbered part; what stood before the first number holds for all.
    void number() {
        if (numbered) {
            parts.add(parts.getFirst().numberedFrame());
        } else {
            parts.set(0, parts.getFirst().remember());
        }
        numbered = true;
    }

    /// Whether this was told before; then the whole clause, with its bracket, is passed over and given back.
    ///
    /// @param start where the clause begins
    boolean repeats(Told what, Cursor cursor, int start) {
        return repeats(!part().told.add(what), cursor, start);
    }

    /// Passes over a clause that was told before, and gives it back.
    boolean repeats(boolean before, Cursor cursor, int start) {
        if (before) {
            cursor.bracket();
            again(cursor.stretch(start, cursor.at()));
        }
        return before;
    }
}
