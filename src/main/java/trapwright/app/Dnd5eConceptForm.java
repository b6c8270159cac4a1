package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Concept.Kind;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Variant;

/// What sort of 5e trap it is (5e, section 1).
public final class Dnd5eConceptForm {
    /// The printing; changing it carries severities and the duration line over.
    public final Choice<Edition> edition;

    public final Choice<Kind> kind;

    /// Whether it acts every round; making it complex gives it an initiative, making it simple takes its rounds away.
    public final Choice<Boolean> complex;

    /// Other versions of the same trap.
    public final Rows<Variant, Dnd5eVariantForm> variants;

    Dnd5eConceptForm(Fields<Dnd5eTrap> trap, ObjectProperty<Tongue> tongue) {
        Fields<Concept> concept = trap.in(now -> Optional.of(now.concept()), Dnd5eTrap::withConcept);
        edition = Choice.of(
                trap.field("edition", Edition.V5_1, now -> now.concept().edition(), Dnd5eChange::edition),
                Edition.class,
                "form5e.edition");
        kind = Choice.of(
                concept.field("kind", Kind.MECHANICAL, Concept::kind, Concept::withKind), Kind.class, "form5e.kind");
        complex = Dnd5eChoice.ofTwo(
                trap.field("complex", false, now -> now.concept().complex(), Dnd5eChange::complex), "form5e.complex");
        variants = new Rows<>(
                concept.in(now -> Optional.of(now.variants()), Concept::withVariants),
                "variants",
                (variant, path) -> new Dnd5eVariantForm(variant, path, tongue));
    }
}
