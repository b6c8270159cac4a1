package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    /// A ladder over a scale.
    ///
    /// @param least where the drawn scale begins
    /// @param most where it ends
    /// @param base the rulebook's base value, which is worth knowing
    /// @param cr what a value does to the CR
    static Ladder of(FormField<Integer> field, int least, int most, int base, IntUnaryOperator cr) {
        List<Band> bands = bands(least, most, cr);
        return new Ladder(
                field, least, most, bands, Bindings.createObjectBinding(() -> rungs(field, base, bands), field));
    }

    private static List<Band> bands(int least, int most, IntUnaryOperator cr) {
        List<Band> bands = new ArrayList<>();
        for (int low = least, value = least; value <= most; value++) {
            if (value == most || cr.applyAsInt(value + 1) != cr.applyAsInt(low)) {
                bands.add(new Band(low, value, cr.applyAsInt(low)));
                low = value + 1;
            }
        }
        return bands;
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
        List<Rung> rungs = new ArrayList<>();
        if (at == 0) {
            rungs.add(rung(field, value - 1, "form35.rung.one-easier"));
        } else if (value - here.low() <= 1) {
            rungs.add(rung(field, bands.get(at - 1).high(), "form35.rung.easier"));
        } else {
            rungs.add(rung(field, here.low(), "form35.rung.easiest"));
        }
        rungs.add(
                value > base && base > here.low()
                        ? rung(field, base, "form35.rung.base")
                        : rung(field, value + 1, "form35.rung.one-harder"));
        if (at + 1 < bands.size()) {
            if (here.high() > value + 1) {
                rungs.add(rung(field, here.high(), "form35.rung.hardest"));
            }
            rungs.add(rung(field, bands.get(at + 1).low(), "form35.rung.harder"));
        }
        return rungs.stream()
                .filter(rung -> rung.value() != value)
                .collect(Collectors.toMap(Rung::value, rung -> rung, (first, second) -> second, TreeMap::new))
                .values()
                .stream()
                .toList();
    }

    private static Rung rung(FormField<Integer> field, int value, String key) {
        return new Rung(value, Message.of(key), field.trial(value));
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
    public record Rung(int value, Message says, Trial trial) {}
}
