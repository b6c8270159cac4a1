package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.rules.Message;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;

/// Says why something is not for a kind of 3.5 trap.
final class Dnd35Legality {
    private static final int BASE_DC = 20;

    private Dnd35Legality() {}

    /// A make of a kind with the rulebook's base values.
    static Make blank(Kind kind) {
        return switch (kind) {
            case MECHANICAL -> new Make.Mechanism(BASE_DC, BASE_DC);
            case DEVICE -> new Make.Spellwork(Make.Form.DEVICE, List.of(), false, Optional.empty());
            case SPELL -> new Make.Spellwork(Make.Form.SPELL, List.of(), false, Optional.empty());
        };
    }

    /// Why a value is not for that make of trap; empty when it is.
    ///
    /// @param legal the values each make may have
    static <T> Optional<Message> why(Make make, Function<Make, List<T>> legal, T value) {
        if (legal.apply(make).contains(value)) {
            return Optional.empty();
        }
        List<Kind> others = Arrays.stream(Kind.values())
                .filter(kind -> legal.apply(blank(kind)).contains(value))
                .toList();
        return Optional.of(others.size() == 1 ? only(others.getFirst()) : Message.of("form35.only.not-spell"));
    }

    private static Message only(Kind kind) {
        return Message.of(
                switch (kind) {
                    case MECHANICAL -> "form35.only.mechanical";
                    case DEVICE -> "form35.only.device";
                    case SPELL -> "form35.only.spell";
                });
    }
}
