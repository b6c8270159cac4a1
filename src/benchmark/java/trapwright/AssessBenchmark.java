package trapwright;

import java.util.List;
import java.util.Optional;
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
import trapwright.dice.Dice;
import trapwright.rules.Assessment;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;

/// How long one assessment takes; the budget is a median under 20 µs.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 6, time = 5)
@Measurement(iterations = 5, time = 2)
public class AssessBenchmark {
    private final Dnd35Trap blank = Dnd35Rules.INSTANCE.blank();
    private final Dnd35Trap wallSpikes = blank.with(0, AssessBenchmark::wallSpikes);
    private final Dnd35Trap fireball = blank.with(0, AssessBenchmark::fireball);

    /// The trap that a new card starts with.
    @Benchmark
    public Assessment blank35() {
        return Dnd35Rules.INSTANCE.assess(blank, Rulings.DEFAULTS);
    }

    /// A mechanical trap with many features.
    @Benchmark
    public Assessment wallSpikes35() {
        return Dnd35Rules.INSTANCE.assess(wallSpikes, Rulings.DEFAULTS);
    }

    /// A magic device with a trigger spell.
    @Benchmark
    public Assessment fireball35() {
        return Dnd35Rules.INSTANCE.assess(fireball, Rulings.DEFAULTS);
    }

    private static Design wallSpikes(Design start) {
        Poison venom = new Poison.Known("medium-spider-venom", Optional.empty());
        return start.withMake(new Make.Mechanism(17, 21))
                .withDelivery(Delivery.attack(16, Delivery.Reach.MELEE))
                .withHarm(new Harm.Strike(Dice.of("1d8+4"), Harm.Weapon.NONE, 0, 1))
                .withFeatures(Features.NONE
                        .withTargets(Optional.of(new Features.Targets(Wording.NONE, false)))
                        .withPoison(Optional.of(new Features.Dose(venom, 1))));
    }

    private static Design fireball(Design start) {
        Spell spell = SpellList.find("fireball").orElseThrow();
        SpellUse effect = spell.use(SpellUse.Role.EFFECT, CasterClass.WIZARD, 8);
        SpellUse alarm = SpellList.find(SpellList.ALARM).orElseThrow().use(SpellUse.Role.TRIGGER);
        return start.withMake(new Make.Spellwork(Make.Form.DEVICE, List.of(effect, alarm), false, Optional.empty()))
                .withDelivery(new Delivery(Optional.empty(), spell.saves()))
                .withHarm(new Harm.Strike(Dice.of("8d6"), Harm.Weapon.NONE, 0, 1));
    }
}
