package trapwright.system.dnd35;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// One 3.5 trap: a single design, or several designs on one card (3.5, section 9).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Dnd35Trap.Single.class, name = "single"),
    @JsonSubTypes.Type(value = Dnd35Trap.Compound.class, name = "compound")
})
public sealed interface Dnd35Trap {
    /// The designs, one for a single trap.
    @JsonIgnore
    List<Design> designs();

    /// The same trap with one design changed.
    ///
    /// @param index which design, 0 for a single trap
    /// @throws IndexOutOfBoundsException when there is no such design
    Dnd35Trap with(int index, UnaryOperator<Design> change);

    /// A trap of one design.
    ///
    /// @param design the design
    record Single(Design design) implements Dnd35Trap {
        @Override
        public List<Design> designs() {
            return List.of(design);
        }

        @Override
        public Single with(int index, UnaryOperator<Design> change) {
            return new Single(change.apply(designs().get(index)));
        }
    }

    /// Several designs that act together.
    ///
    /// @param joining whether each part can happen without the others
    /// @param parts at least one part
    record Compound(Joining joining, List<Part> parts) implements Dnd35Trap {
        /// Copies the parts and refuses a compound of nothing.
        public Compound {
            parts = List.copyOf(parts);
            if (parts.isEmpty()) {
                throw new IllegalArgumentException("a compound needs a part");
            }
        }

        /// What a part is called: by its own name, else by its effect, else by its number.
        ///
        /// @param part which, from 0
        public Message nameOf(int part) {
            return Labels.part(parts.get(part), part);
        }

        @Override
        public List<Design> designs() {
            return parts.stream().map(Part::design).toList();
        }

        @Override
        public Compound with(int index, UnaryOperator<Design> change) {
            List<Part> changed = new ArrayList<>(parts);
            Part part = parts.get(index);
            changed.set(index, new Part(part.name(), change.apply(part.design())));
            return new Compound(joining, changed);
        }
    }

    /// One part of a compound.
    ///
    /// @param name what the part is called; may be empty
    /// @param design its design
    record Part(Wording name, Design design) {}

    /// How the parts of a compound hang together.
    enum Joining {
        /// The second cannot happen unless the first works: no combined CR.
        DEPENDENT,
        /// Each happens by itself: the combined CR is the encounter level of the parts.
        INDEPENDENT
    }
}
