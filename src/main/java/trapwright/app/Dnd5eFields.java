package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.Observable;
import trapwright.card.TrapCard;
import trapwright.system.dnd5e.Dnd5eTrap;

/// Fields over the trap of a 5e card; their ids are read as [Dnd5eKey] says.
///
/// @param document the open card
record Dnd5eFields(Document<TrapCard.Dnd5e> document) implements Fields<Dnd5eTrap> {
    @Override
    public Optional<Dnd5eTrap> current() {
        return Optional.of(document.card().get().trap());
    }

    @Override
    public <T> FormField<T> maybe(
            String id,
            T fallback,
            Function<Dnd5eTrap, Optional<T>> get,
            BiFunction<Dnd5eTrap, T, Dnd5eTrap> set,
            Observable... others) {
        Dnd5eKey key = Dnd5eKey.of(id);
        return new FormField<>(
                new FormField.Place<>(
                        document,
                        key.id(),
                        key::path,
                        card -> get.apply(card.trap()),
                        (card, value) -> card.withTrap(trap -> set.apply(trap, value))),
                fallback,
                others);
    }
}
