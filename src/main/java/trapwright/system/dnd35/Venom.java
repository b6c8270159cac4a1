package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Message;

/// A poison as the card tells it, from the table or the game master's own.
///
/// @param way how it reaches the blood
/// @param dc the Fortitude DC, a printed one before the table's
/// @param initial what a first failed save takes
/// @param secondary what a second failed save takes a minute later
record Venom(Poison.Way way, int dc, List<Poison.Toll> initial, List<Poison.Toll> secondary) {
    /// Nothing for a poison of the table that the table does not know.
    static Optional<Venom> of(Poison poison) {
        return switch (poison) {
            case Poison.Known known ->
                Poisons.find(known.id())
                        .map(row -> new Venom(
                                row.way(), known.printedDc().orElse(row.dc()), row.initial(), row.secondary()));
            case Poison.Custom custom ->
                Optional.of(new Venom(custom.delivery(), custom.dc(), custom.initial(), custom.secondary()));
        };
    }

    static Message name(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Poisons.name(known.id());
            case Poison.Custom custom -> Message.of("block35.value", Phrases.trimmed(custom.name()));
        };
    }
}
