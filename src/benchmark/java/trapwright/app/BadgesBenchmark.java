package trapwright.app;

import java.util.List;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Dnd35Rules;

/// How long all what-if badges of a step take after an edit; the budget is 2 ms together.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BadgesBenchmark {
    /// Which step of the wizard.
    @Param({"CONCEPT", "TRIGGER", "RESET", "BYPASS", "DCS", "STRIKE", "EFFECTS", "POISONS", "WEAPONS"})
    public Step step = Step.TRIGGER;

    private Dnd35Form form = form();
    private int next;

    /// A trap with something of everything.
    @Setup
    public void design() {
        form = form();
        form.dcs.searchDc.set(17);
        form.dcs.disableDc.set(21);
        form.delivery.attackBonus.set(16);
        form.harm.damage.set(Dice.of("1d8+4"));
        form.features.targets.set(true);
        form.poison.poison.choose("medium-spider-venom");
    }

    /// An edit, and every badge of the step.
    @Benchmark
    public long badges() {
        form.adjustment.cr.set(next ^= 1);
        form.document().settle();
        return step.trials
                .apply(form)
                .mapToLong(trial -> trial.changes().size())
                .sum();
    }

    private static Dnd35Form form() {
        return new Dnd35Form(
                new Document<>(new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank())));
    }

    /// A step, and the trials it shows.
    public enum Step {
        CONCEPT(form -> of(form.concept.kind)),
        TRIGGER(form -> of(form.workings.trigger)),
        RESET(form -> of(form.workings.reset)),
        BYPASS(form -> of(form.workings.bypass)),
        DCS(form -> Stream.concat(of(form.dcs.searchLadder), of(form.dcs.disableLadder))),
        STRIKE(form -> Stream.of(
                        of(form.delivery.attack),
                        of(form.delivery.reach),
                        of(form.delivery.attackLadder),
                        of(List.of(form.delivery.touch, form.delivery.neverMiss)))
                .flatMap(trials -> trials)),
        EFFECTS(form -> Stream.concat(
                of(form.harm.harm),
                of(List.of(form.features.targets, form.features.arms, form.features.liquid, form.features.gas)))),
        /// The list of poisons, opened.
        POISONS(form -> of(form.poison.poison)),
        /// The list of weapons, opened.
        WEAPONS(form -> of(form.harm.weapon));

        private final Function<Dnd35Form, Stream<Trial>> trials;

        Step(Function<Dnd35Form, Stream<Trial>> trials) {
            this.trials = trials;
        }

        private static <T> Stream<Trial> of(Choice<T> choice) {
            return choice.options().stream()
                    .filter(Option::isOpen)
                    .map(option -> option.trial().getValue());
        }

        private static Stream<Trial> of(Ladder ladder) {
            return ladder.rungs().getValue().stream().map(Ladder.Rung::trial);
        }

        private static Stream<Trial> of(List<FormField<Boolean>> switches) {
            return switches.stream().map(field -> field.trial(!field.get()));
        }
    }
}
