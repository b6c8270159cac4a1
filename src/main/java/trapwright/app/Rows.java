package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/// A list inside the open card whose entries are edited one by one. Adding, moving and taking out are undo steps of
/// their own.
///
/// @param <E> the entries
/// @param <R> the forms of the entries; one whose entry is not there is disabled
public final class Rows<E, R> {
    private final FormField<List<E>> list;
    private final IntFunction<R> maker;
    private final List<R> made = new ArrayList<>();

    /// @param path the list's id; an entry's is `path/N`
    /// @param maker makes the form of an entry with the entry's path
    Rows(Fields<List<E>> list, String path, BiFunction<Fields<E>, String, R> maker) {
        this.list = list.field(path, List.of(), now -> now, (was, is) -> is);
        this.maker = at -> maker.apply(entry(list, at), path + "/" + at);
    }

    /// The entries, to be watched.
    public FormField<List<E>> list() {
        return list;
    }

    /// How many entries there are.
    public int count() {
        return list.get().size();
    }

    /// The form of one entry, from 0.
    public R row(int index) {
        while (made.size() <= index) {
            made.add(maker.apply(made.size()));
        }
        return made.get(index);
    }

    /// Adds an entry at the end.
    public void add(E entry) {
        list.choose(with(entry));
    }

    /// What adding an entry would do.
    public Trial tryAdding(E entry) {
        return list.trial(with(entry));
    }

    /// Takes an entry out.
    public void remove(int index) {
        change(entries -> entries.remove(index));
    }

    /// Moves an entry.
    ///
    /// @param by how many places, negative for forward
    public void move(int index, int by) {
        change(entries -> entries.add(Math.clamp((long) index + by, 0, entries.size() - 1), entries.remove(index)));
    }

    private void change(Consumer<List<E>> change) {
        List<E> changed = new ArrayList<>(list.get());
        change.accept(changed);
        list.choose(List.copyOf(changed));
    }

    private List<E> with(E entry) {
        List<E> changed = new ArrayList<>(list.get());
        changed.add(entry);
        return List.copyOf(changed);
    }

    private static <E> Fields<E> entry(Fields<List<E>> list, int index) {
        return list.in(now -> now.stream().skip(index).findFirst(), (now, entry) -> {
            List<E> changed = new ArrayList<>(now);
            changed.set(index, entry);
            return List.copyOf(changed);
        });
    }
}
