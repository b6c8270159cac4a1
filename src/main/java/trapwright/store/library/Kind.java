package trapwright.store.library;

import trapwright.card.TrapCard;
import trapwright.system.dnd35.Make;

/// Kinds of trap that a library tells apart, whatever the system.
public enum Kind {
    /// Plates, wires and blades.
    MECHANICAL,
    /// Magic devices and spells.
    MAGIC,
    /// An old-school trap of a room.
    ROOM,
    /// An old-school trap on a treasure.
    TREASURE;

    static Kind of(TrapCard card) {
        return switch (card) {
            case TrapCard.Dnd35 dnd35 ->
                dnd35.trap().designs().stream().allMatch(design -> design.make() instanceof Make.Mechanism)
                        ? MECHANICAL
                        : MAGIC;
            case TrapCard.Dnd5e dnd5e -> dnd5e.trap().concept().kind().isMagic() ? MAGIC : MECHANICAL;
            case TrapCard.Ose ose ->
                switch (ose.trap().kind()) {
                    case trapwright.system.ose.Kind.Room() -> ROOM;
                    case trapwright.system.ose.Kind.Treasure ignored -> TREASURE;
                };
        };
    }
}
