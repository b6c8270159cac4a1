package trapwright;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trapwright.rules.Assessment;
import trapwright.rules.Rulings;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;

/// How long one assessment takes; the budget is a median under 20 µs.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AssessBenchmark {
    private final Dnd35Trap trap = Dnd35Rules.INSTANCE.blank();

    /// The trap that a new card starts with.
    @Benchmark
    public Assessment blank35() {
        return Dnd35Rules.INSTANCE.assess(trap, Rulings.DEFAULTS);
    }
}
