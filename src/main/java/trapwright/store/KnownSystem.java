package trapwright.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;

/// A game system that this version reads traps of.
///
/// @param id its stable id
/// @param kind the part of a trap whose `type` says its kind; empty for the trap itself
/// @param kinds the kinds that this version knows
/// @param reader makes a card of a face and a trap
record KnownSystem(String id, String kind, Set<String> kinds, BiFunction<Face, JsonNode, TrapCard> reader) {
    private static final List<KnownSystem> ALL = List.of(
            new KnownSystem(
                    Dnd35Rules.INSTANCE.id(),
                    "",
                    Set.of("single", "compound"),
                    (face, trap) -> new TrapCard.Dnd35(face, Json.bind(trap, Dnd35Trap.class))),
            new KnownSystem(
                    Dnd5eRules.INSTANCE.id(),
                    "",
                    Set.of(),
                    (face, trap) -> new TrapCard.Dnd5e(face, Json.bind(trap, Dnd5eTrap.class))),
            new KnownSystem(
                    OseRules.INSTANCE.id(),
                    "kind",
                    Set.of("room", "treasure"),
                    (face, trap) -> new TrapCard.Ose(face, Json.bind(trap, OseTrap.class))));

    static Optional<KnownSystem> of(String id) {
        return ALL.stream().filter(system -> system.id.equals(id)).findFirst();
    }

    /// Whether this version knows the kind of a trap, or the trap does not say which.
    boolean knowsKindOf(JsonNode trap) {
        JsonNode type = (kind.isEmpty() ? trap : trap.path(kind)).path("type");
        return !type.isString() || kinds.contains(type.stringValue());
    }

    /// A card of a face and a trap.
    TrapCard card(Face face, JsonNode trap) {
        return reader.apply(face, trap);
    }
}
