package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Message;

/// A number whose value moves the CR in bands: what the bands are, and which values are worth knowing from here.
///
/// @param field the number
/// @param least where the drawn scale begins
/// @param most where it ends
/// @param bands the bands, lowest first
/// @param rungs the values worth knowing, lowest first, worked out again after each edit when asked for
public record Ladder(
        FormField<Integer> field, int least, int most, List<Band> bands, ObservableValue<List<Rung>> rungs) {
    /// Copies the bands.
    public Ladder {
        bands = List.copyOf(bands);
    }

    /// @param base the rulebook's base value, which is worth knowing
    /// @param bands the bands of the whole scale, lowest first, without gaps
    static Ladder of(FormField<Integer> field, int base, List<Band> bands) {
        return new Ladder(
                field,
                bands.getFirst().low(),
                bands.getLast().high(),
                bands,
                Bindings.createObjectBinding(() -> rungs(field, base, bands), field));
    }

    /// The next value in a direction that lies in another band, as Page Up and Page Down step; the value itself at the
    /// end.
    ///
    /// @param way +1 for up, -1 for down
    public int nextBand(int value, int way) {
        int at = bandOf(bands, value) + way;
        if (at < 0 || at >= bands.size()) {
            return value;
        }
        return way > 0 ? bands.get(at).low() : bands.get(at).high();
    }

    private static List<Rung> rungs(FormField<Integer> field, int base, List<Band> bands) {
        int value = field.get();
        int at = bandOf(bands, value);
        Band here = bands.get(at);
        Optional<Band> below = at > 0 ? Optional.of(bands.get(at - 1)) : Optional.empty();
        Optional<Band> above = at + 1 < bands.size() ? Optional.of(bands.get(at + 1)) : Optional.empty();
        boolean atTheEdge = value - here.low() <= 1;
        Rung first = below.filter(ignored -> atTheEdge)
                .map(band -> new Rung(band.high(), Message.of("form35.rung.easier"), field))
                .orElseGet(() -> below.isPresent()
                        ? new Rung(here.low(), Message.of("form35.rung.easiest"), field)
                        : new Rung(value - 1, Message.of("form35.rung.one-easier"), field));
        Rung second = value > base
                ? new Rung(base, Message.of("form35.rung.base"), field)
                : new Rung(value + 1, Message.of("form35.rung.one-harder"), field);
        Rung third = above.isPresent()
                ? new Rung(here.high(), Message.of("form35.rung.hardest"), field)
                : new Rung(value + 1, Message.of("form35.rung.one-harder"), field);
        Optional<Rung> fourth = above.map(band -> new Rung(band.low(), Message.of("form35.rung.harder"), field));
        return Stream.concat(Stream.of(first, second, third), fourth.stream()).toList();
    }

    private static int bandOf(List<Band> bands, int value) {
        return IntStream.range(0, bands.size())
                .filter(i -> value <= bands.get(i).high())
                .findFirst()
                .orElse(bands.size() - 1);
    }

    /// Values that move the CR alike.
    ///
    /// @param low the lowest; the first band has no lower end and gives where the scale begins
    /// @param high the highest; the last band has no upper end and gives where the scale ends
    /// @param cr what they do to the CR
    public record Band(int low, int high, int cr) {}

    /// A value worth knowing.
    ///
    /// @param value the value
    /// @param says why it is worth knowing
    /// @param trial what it would do to the whole trap
    public record Rung(int value, Message says, Trial trial) {
        Rung(int value, Message says, FormField<Integer> field) {
            this(value, says, field.trial(value));
        }
    }
}
