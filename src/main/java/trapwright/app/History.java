package trapwright.app;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// The cards before and after the open one, so that every edit can be taken back.
///
/// Edits of one field in a row are one step, until another field is edited or the step is closed.
final class History<C> {
    private final Deque<Moment<C>> past = new ArrayDeque<>();
    private final Deque<Moment<C>> future = new ArrayDeque<>();
    private Optional<String> open = Optional.empty();

    /// Remembers an edit.
    ///
    /// @param field the field that was edited
    /// @param before the card before the edit
    /// @param after the card after it
    /// @return whether a new step begins with it
    boolean record(String field, C before, C after) {
        future.clear();
        if (open.filter(field::equals).isEmpty()) {
            past.push(new Moment<>(before, field));
            open = Optional.of(field);
            return true;
        }
        if (past.element().card().equals(after)) {
            past.pop();
            open = Optional.empty();
        }
        return false;
    }

    /// Ends the step: the next edit of the same field is a new one.
    void close() {
        open = Optional.empty();
    }

    /// The moment before the last step; the card given becomes what redo comes back to.
    Optional<Moment<C>> back(C now) {
        return move(past, future, now);
    }

    /// The moment after the step that was last taken back.
    Optional<Moment<C>> forward(C now) {
        return move(future, past, now);
    }

    boolean hasPast() {
        return !past.isEmpty();
    }

    boolean hasFuture() {
        return !future.isEmpty();
    }

    private Optional<Moment<C>> move(Deque<Moment<C>> from, Deque<Moment<C>> to, C now) {
        close();
        Optional<Moment<C>> moment = Optional.ofNullable(from.poll());
        moment.ifPresent(found -> to.push(new Moment<>(now, found.field())));
        return moment;
    }

    /// A card and the field whose edit lies between it and the next.
    record Moment<C>(C card, String field) {}
}
