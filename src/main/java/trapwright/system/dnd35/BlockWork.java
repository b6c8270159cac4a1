package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.Entry;
import trapwright.rules.StatBlock.Strip;

/// How many weeks a mechanical trap takes its builder, by what each weekly check comes to (3.5, section 6).
final class BlockWork {
    private static final int FIRST = 20;
    private static final int BETWEEN = 5;
    private static final int COLUMNS = 5;

    private BlockWork() {}

    /// Nothing for a trap without a Craft DC.
    static Optional<Strip> of(Sums sums) {
        return sums.number("craftDc")
                .flatMap(dc -> sums.money("priceGp").map(price -> {
                    int least = dc.intValue();
                    List<Entry> columns = IntStream.range(0, COLUMNS)
                            .map(column -> FIRST + BETWEEN * column)
                            .mapToObj(check -> new Entry(
                                    Message.of("block35.value", check),
                                    check < least
                                            ? Message.of("block35.none")
                                            : Message.of("block35.value", Crafting.weeks(price, check, least))))
                            .toList();
                    return new Strip(Message.of("block35.work"), columns);
                }));
    }
}
