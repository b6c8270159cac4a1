package trapwright.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Dnd35Trap.Compound;
import trapwright.system.dnd35.Dnd35Trap.Joining;
import trapwright.system.dnd35.Dnd35Trap.Part;
import trapwright.system.dnd35.Dnd35Trap.Single;

/// The parts of a 3.5 trap, and the one whose design the form's fields show (3.5, section 9).
public final class Dnd35Parts {
    private static final String ID = "joining";

    private final Document<TrapCard.Dnd35> document;
    private final ReadOnlyIntegerWrapper index = new ReadOnlyIntegerWrapper(0);

    Dnd35Parts(Document<TrapCard.Dnd35> document) {
        this.document = document;
        document.card().addListener((card, was, is) -> index.set(at()));
    }

    /// Which part the fields show, from 0; 0 for a single trap.
    public ReadOnlyIntegerProperty index() {
        return index.getReadOnlyProperty();
    }

    /// How many parts there are; 1 for a single trap.
    public int count() {
        return trap().designs().size();
    }

    /// Whether the trap is a compound.
    public boolean isCompound() {
        return switch (trap()) {
            case Single ignored -> false;
            case Compound ignored -> true;
        };
    }

    /// What a part is called: its number, with its name or effect where it has one.
    ///
    /// @param part which, from 0
    public Message name(int part) {
        Message number = Message.of("form35.part", part + 1);
        return switch (trap()) {
            case Single ignored -> number;
            case Compound compound -> {
                Message name = compound.nameOf(part);
                yield name.key().equals("dnd35.label.part") ? number : Message.of("form35.part.named", part + 1, name);
            }
        };
    }

    /// Shows another part.
    public void open(int part) {
        document.settle();
        index.set(Math.clamp(part, 0, count() - 1));
    }

    /// The part that a qualified field id such as `1/search-dc` names.
    Optional<Message> of(String key) {
        int slash = key.indexOf('/');
        return slash > 0 ? Optional.of(name(Integer.parseInt(key.substring(0, slash)))) : Optional.empty();
    }

    /// Shows the part that a qualified field id such as `1/search-dc` belongs to.
    ///
    /// @return the id without its part
    public String openFor(String key) {
        int slash = key.indexOf('/');
        if (slash > 0) {
            open(Integer.parseInt(key.substring(0, slash)));
        }
        return key.substring(slash + 1);
    }

    /// Adds a blank part after the one shown, and shows it. A single trap becomes a compound of independent parts.
    public void add() {
        add(Dnd35Rules.INSTANCE.blank().designs().getFirst(), Joining.INDEPENDENT);
    }

    /// Adds a part after the one shown, and shows it.
    ///
    /// @param joining how the parts hang together when the trap was single
    void add(Design design, Joining joining) {
        int place = at() + 1;
        change(trap -> {
            Compound compound = compound(trap, joining);
            List<Part> parts = new ArrayList<>(compound.parts());
            parts.add(place, new Part(Wording.NONE, design));
            return new Compound(compound.joining(), parts);
        });
        open(place);
    }

    /// Takes the part shown out. Of two parts a single trap is left; a single trap stays as it is.
    public void remove() {
        change(trap -> {
            List<Part> parts =
                    new ArrayList<>(compound(trap, Joining.INDEPENDENT).parts());
            if (parts.size() == 1) {
                return trap;
            }
            parts.remove(at());
            return parts.size() == 1
                    ? new Single(parts.getFirst().design())
                    : new Compound(compound(trap, Joining.INDEPENDENT).joining(), parts);
        });
    }

    /// Moves the part shown, and goes on showing it.
    ///
    /// @param by how many places, negative for forward
    public void move(int by) {
        int from = at();
        int to = Math.clamp((long) from + by, 0, count() - 1);
        change(trap -> switch (trap) {
            case Single single -> single;
            case Compound(Joining joining, List<Part> parts) -> {
                List<Part> moved = new ArrayList<>(parts);
                moved.add(to, moved.remove(from));
                yield new Compound(joining, moved);
            }
        });
        open(to);
    }

    /// Fields of the design shown.
    Fields<Design> design() {
        return new OfTrap<>(
                trap -> Optional.of(trap.designs().get(at())), (trap, design) -> trap.with(at(), was -> design));
    }

    /// Fields of the part shown itself, such as its name; none while the trap is single.
    Fields<Part> part() {
        return new OfTrap<>(this::partOf, (trap, part) -> switch (trap) {
            case Single single -> single;
            case Compound(Joining joining, List<Part> parts) -> {
                List<Part> changed = new ArrayList<>(parts);
                changed.set(at(), part);
                yield new Compound(joining, changed);
            }
        });
    }

    /// The design shown.
    public Design current() {
        return trap().designs().get(at());
    }

    /// Changes the design shown, as one undo step of its own.
    void change(String id, UnaryOperator<Design> change) {
        document.settle();
        document.edit(key(id), card -> card.withTrap(trap -> trap.with(at(), change)));
        document.settle();
    }

    /// What a change of the design shown would do, without making it.
    Trial trial(UnaryOperator<Design> change) {
        return document.trial(card -> card.withTrap(trap -> trap.with(at(), change)));
    }

    /// A field's id as findings give it.
    String key(String id) {
        return isCompound() ? at() + "/" + id : id;
    }

    private Optional<Part> partOf(Dnd35Trap trap) {
        return switch (trap) {
            case Single ignored -> Optional.empty();
            case Compound compound -> Optional.of(compound.parts().get(at()));
        };
    }

    private void change(UnaryOperator<Dnd35Trap> change) {
        document.settle();
        document.edit(ID, card -> card.withTrap(change));
        document.settle();
    }

    private static Compound compound(Dnd35Trap trap, Joining joining) {
        return switch (trap) {
            case Single(Design design) -> new Compound(joining, List.of(new Part(Wording.NONE, design)));
            case Compound compound -> compound;
        };
    }

    private int at() {
        return Math.min(index.get(), count() - 1);
    }

    private Dnd35Trap trap() {
        return document.card().get().trap();
    }

    private final class OfTrap<P> implements Fields<P> {
        private final Function<Dnd35Trap, Optional<P>> find;
        private final BiFunction<Dnd35Trap, P, Dnd35Trap> put;

        OfTrap(Function<Dnd35Trap, Optional<P>> find, BiFunction<Dnd35Trap, P, Dnd35Trap> put) {
            this.find = find;
            this.put = put;
        }

        @Override
        public Optional<P> current() {
            return find.apply(trap());
        }

        @Override
        public <T> FormField<T> maybe(
                String id, T fallback, Function<P, Optional<T>> get, BiFunction<P, T, P> set, Observable... others) {
            Observable[] watched = Arrays.copyOf(others, others.length + 1);
            watched[others.length] = index;
            return new FormField<>(
                    new FormField.Place<>(
                            document,
                            id,
                            () -> key(id),
                            card -> find.apply(card.trap()).flatMap(get),
                            (card, value) -> card.withTrap(trap -> find.apply(trap)
                                    .map(found -> put.apply(trap, set.apply(found, value)))
                                    .orElse(trap))),
                    fallback,
                    watched);
        }
    }
}
