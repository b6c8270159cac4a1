package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Trap.Compound;
import trapwright.system.dnd35.Dnd35Trap.Joining;
import trapwright.system.dnd35.Dnd35Trap.Part;
import trapwright.system.dnd35.Dnd35Trap.Single;
import trapwright.system.dnd35.Kind;

/// What kind of 3.5 trap it is, and how its parts hang together.
public final class Dnd35ConceptForm {
    /// Mechanical, magic device or spell; changing it keeps what still means something.
    public final Choice<Kind> kind;

    /// Whether the parts of a compound need each other; disabled for a single trap.
    public final Choice<Joining> joining;

    public final Bilingual partName;

    Dnd35ConceptForm(Document<TrapCard.Dnd35> document, Dnd35Parts parts, ObjectProperty<Tongue> tongue) {
        kind = Choice.of(
                parts.design()
                        .field(
                                "kind",
                                Kind.MECHANICAL,
                                Kind::of,
                                (design, chosen) -> Dnd35KindChange.to(chosen, design)),
                Kind.class,
                "form35.kind");
        joining = Choice.of(
                document.field(
                        "joining",
                        Joining.INDEPENDENT,
                        card -> switch (card.trap()) {
                            case Single ignored -> Optional.empty();
                            case Compound compound -> Optional.of(compound.joining());
                        },
                        (card, chosen) -> card.withTrap(trap -> switch (trap) {
                            case Single single -> single;
                            case Compound compound -> new Compound(chosen, compound.parts());
                        })),
                Joining.class,
                "form35.joining");
        partName = parts.part().text("part-name", tongue, Part::name, (part, name) -> new Part(name, part.design()));
    }
}
