package trapwright.system.dnd5e;

import java.util.List;

/// What sort of trap it is.
///
/// @param edition the printing it follows
/// @param kind how it is made
/// @param complex whether it goes on acting every round once it has started
/// @param variants other versions of the same trap
public record Concept(Edition edition, Kind kind, boolean complex, List<Variant> variants) {
    /// Copies the variants.
    public Concept {
        variants = List.copyOf(variants);
    }

    /// A simple trap without variants.
    public static Concept of(Edition edition, Kind kind) {
        return new Concept(edition, kind, false, List.of());
    }

    public Concept withEdition(Edition changed) {
        return new Concept(changed, kind, complex, variants);
    }

    public Concept withKind(Kind changed) {
        return new Concept(edition, changed, complex, variants);
    }

    public Concept withComplex(boolean changed) {
        return new Concept(edition, kind, changed, variants);
    }

    public Concept withVariants(List<Variant> changed) {
        return new Concept(edition, kind, complex, changed);
    }

    /// How a trap is made.
    public enum Kind {
        MECHANICAL,
        /// A magic device.
        MAGIC_DEVICE,
        /// A spell that works as a trap.
        MAGIC_SPELL;

        /// Whether magic is at work.
        public boolean isMagic() {
            return this != MECHANICAL;
        }
    }
}
