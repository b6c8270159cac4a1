package trapwright;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trapwright.card.TrapCard;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.rules.Odds;
import trapwright.store.Samples;

/// How long the odds of one sample trap against six characters take; the budget is 5 ms for each of them.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 2)
public class OddsBenchmark {
    private static final Party SIX = new Party(
            "Six",
            Stream.of("fighter", "rogue", "cleric", "wizard", "ranger", "paladin")
                    .map(calling -> Adventurer.of(calling, calling, 8))
                    .toList());

    /// `every` is all samples in turn; the others are the dearest of each kind.
    @Param({"every", "crushing-wall-trap-cr10", "wide-mouth-spiked-pit-with-poisoned-spikes-cr9", "fireball-trap-cr5"})
    private String sample = "";

    private List<TrapCard> cards = List.of();
    private int next;

    @Setup(Level.Trial)
    public void open() {
        cards = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .filter(each -> sample.equals("every") || each.fileName().startsWith(sample))
                .map(Samples.Sample::card)
                .toList();
    }

    @Benchmark
    public Odds against() {
        next = (next + 1) % cards.size();
        return cards.get(next).odds(SIX);
    }
}
