package trapwright.rules.fate;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.dice.D20;
import trapwright.rules.Odds;

/// Noticing a trap together.
public final class Notices {
    private Notices() {}

    /// That at least one of several characters notices it, each of them once; absent where nobody has such a chance.
    public static Odds.Notice any(List<Odds.Notice> each) {
        return new Odds.Notice(
                any(each, Odds.Notice::active), any(each, Odds.Notice::passive), any(each, Odds.Notice::take20));
    }

    private static Optional<Double> any(List<Odds.Notice> each, Function<Odds.Notice, Optional<Double>> way) {
        List<Double> chances = each.stream().map(way).flatMap(Optional::stream).toList();
        return chances.isEmpty()
                ? Optional.empty()
                : Optional.of(D20.anyOf(chances.stream().mapToDouble(chance -> chance)));
    }
}
