package trapwright.app;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.system.dnd35.EncounterLevel;

/// What several traps come to together.
///
/// @param count how many there are
/// @param level the encounter level of those that have a CR, as independent traps (3.5, section 9)
/// @param price what those cost together that have a price
public record Together(int count, Optional<BigFraction> level, Optional<Money> price) {
    static Together of(List<LibraryTrap> traps) {
        List<BigFraction> crs =
                traps.stream().flatMap(trap -> trap.cr().stream()).toList();
        return new Together(
                traps.size(),
                Optional.of(crs).filter(all -> !all.isEmpty()).map(EncounterLevel::of),
                traps.stream()
                        .flatMap(trap -> trap.price().stream())
                        .reduce((one, other) -> new Money(one.copper() + other.copper())));
    }
}
