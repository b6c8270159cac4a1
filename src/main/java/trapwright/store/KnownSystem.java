package trapwright.store;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Ruleset;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;

/// A game system that this version reads traps of.
///
/// @param rules its rules
/// @param reader makes a card of a face and a trap
record KnownSystem(Ruleset<?> rules, BiFunction<Face, JsonNode, TrapCard> reader) {
    /// Every one.
    static final List<KnownSystem> ALL = List.of(
            new KnownSystem(
                    Dnd35Rules.INSTANCE, (face, trap) -> new TrapCard.Dnd35(face, Json.bind(trap, Dnd35Trap.class))),
            new KnownSystem(
                    Dnd5eRules.INSTANCE, (face, trap) -> new TrapCard.Dnd5e(face, Json.bind(trap, Dnd5eTrap.class))),
            new KnownSystem(OseRules.INSTANCE, (face, trap) -> new TrapCard.Ose(face, Json.bind(trap, OseTrap.class))));

    static Optional<KnownSystem> of(String id) {
        return ALL.stream().filter(system -> system.rules.id().equals(id)).findFirst();
    }

    /// A card of a face and a trap.
    TrapCard card(Face face, JsonNode trap) {
        return reader.apply(face, trap);
    }
}
