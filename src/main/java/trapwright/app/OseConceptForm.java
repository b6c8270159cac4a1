package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.ose.Kind;
import trapwright.system.ose.OseTrap;

/// What kind of old-school trap it is.
public final class OseConceptForm {
    /// Room or treasure; changing it changes how the trap is found and whom it catches.
    public final Choice<OseKind> kind;

    /// What a treasure trap guards; disabled for a room trap.
    public final Bilingual item;

    OseConceptForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        kind = Choice.of(
                trap.field("kind", OseKind.ROOM, OseKind::of, (now, chosen) -> chosen.in(now)),
                OseKind.class,
                "formose.kind");
        Fields<Kind.Treasure> treasure = trap.in(
                now -> switch (now.kind()) {
                    case Kind.Room() -> Optional.empty();
                    case Kind.Treasure guarding -> Optional.of(guarding);
                },
                OseTrap::withKind);
        item = treasure.text("item", tongue, Kind.Treasure::item, (now, words) -> new Kind.Treasure(words));
    }
}
