package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.Pit.Spikes;

/// A 3.5 pit: how deep, what it looks like, what waits below.
public final class Dnd35PitForm {
    private static final int USUAL_DEPTH_FT = 20;

    public final FormField<Length> depth;
    public final Choice<Pit.Form> form;

    /// What the lid does once it has opened; only a trapdoor has one.
    public final Choice<Pit.Lid> lid;

    public final Choice<Pit.Bottom> bottom;

    /// How many spikes strike each victim; only with spikes at the bottom.
    public final FormField<Dice> spikes;

    /// What each spike does; no dice for the damage of the depth.
    public final FormField<Dice> spikeDamage;

    Dnd35PitForm(Fields<Design> design) {
        depth = pit(
                design,
                "pit-depth",
                Length.feet(USUAL_DEPTH_FT),
                Pit::depth,
                (pit, length) -> new Pit(length, pit.form(), pit.lid(), pit.bottom(), pit.spikes()));
        form = Choice.of(
                pit(
                        design,
                        "pit-form",
                        Pit.Form.COVERED,
                        Pit::form,
                        (pit, chosen) -> new Pit(pit.depth(), chosen, pit.lid(), pit.bottom(), pit.spikes())),
                Pit.Form.class,
                "form35.pit-form");
        lid = Choice.of(
                design.field(
                        "pit-lid",
                        Pit.Lid.STAYS_OPEN,
                        now -> pit(now).filter(pit -> pit.form() == Pit.Form.TRAPDOOR)
                                .map(Pit::lid),
                        (now, chosen) -> change(
                                now, pit -> new Pit(pit.depth(), pit.form(), chosen, pit.bottom(), pit.spikes()))),
                Pit.Lid.class,
                "form35.pit-lid");
        bottom = Choice.of(
                pit(design, "pit-bottom", Pit.Bottom.EMPTY, Pit::bottom, Dnd35PitForm::withBottom),
                Pit.Bottom.class,
                "form35.pit-bottom");
        spikes = spikes(
                design, "spikes", Spikes.USUAL.count(), Spikes::count, (was, count) -> new Spikes(count, was.damage()));
        spikeDamage = spikes(
                design, "spikes-damage", Dice.NONE, Spikes::damage, (was, dice) -> new Spikes(was.count(), dice));
    }

    private static Pit withBottom(Pit pit, Pit.Bottom bottom) {
        return new Pit(
                pit.depth(),
                pit.form(),
                pit.lid(),
                bottom,
                bottom == Pit.Bottom.SPIKES ? Optional.of(pit.spikes().orElse(Spikes.USUAL)) : Optional.empty());
    }

    private static <T> FormField<T> pit(
            Fields<Design> design, String id, T fallback, Function<Pit, T> get, BiFunction<Pit, T, Pit> set) {
        return design.field(
                id, fallback, now -> pit(now).map(get), (now, value) -> change(now, pit -> set.apply(pit, value)));
    }

    private static <T> FormField<T> spikes(
            Fields<Design> design, String id, T fallback, Function<Spikes, T> get, BiFunction<Spikes, T, Spikes> set) {
        return design.field(
                id,
                fallback,
                now -> pit(now).flatMap(Pit::spikes).map(get),
                (now, value) -> change(
                        now,
                        pit -> new Pit(
                                pit.depth(),
                                pit.form(),
                                pit.lid(),
                                pit.bottom(),
                                pit.spikes().map(was -> set.apply(was, value)))));
    }

    private static Design change(Design design, Function<Pit, Pit> change) {
        return pit(design)
                .map(pit -> design.withHarm(new Harm.Fall(change.apply(pit))))
                .orElse(design);
    }

    private static Optional<Pit> pit(Design design) {
        return switch (design.harm()) {
            case Harm.Fall(Pit pit) -> Optional.of(pit);
            case Harm.Strike ignored -> Optional.empty();
            case Harm.None ignored -> Optional.empty();
        };
    }
}
