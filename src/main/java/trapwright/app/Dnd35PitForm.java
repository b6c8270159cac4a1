package trapwright.app;

import java.util.Optional;
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
        Fields<Pit> pit = design.in(
                now -> switch (now.harm()) {
                    case Harm.Fall(Pit dug) -> Optional.of(dug);
                    case Harm.Strike ignored -> Optional.empty();
                    case Harm.None ignored -> Optional.empty();
                },
                (now, changed) -> now.withHarm(new Harm.Fall(changed)));
        Fields<Spikes> row = pit.in(
                Pit::spikes,
                (now, changed) -> new Pit(now.depth(), now.form(), now.lid(), now.bottom(), Optional.of(changed)));
        depth = pit.field(
                "pit-depth",
                Length.feet(USUAL_DEPTH_FT),
                Pit::depth,
                (now, length) -> new Pit(length, now.form(), now.lid(), now.bottom(), now.spikes()));
        form = Choice.of(
                pit.field(
                        "pit-form",
                        Pit.Form.COVERED,
                        Pit::form,
                        (now, chosen) -> new Pit(now.depth(), chosen, now.lid(), now.bottom(), now.spikes())),
                Pit.Form.class,
                "form35.pit-form");
        lid = Choice.of(
                pit.maybe(
                        "pit-lid",
                        Pit.Lid.STAYS_OPEN,
                        now -> now.form() == Pit.Form.TRAPDOOR ? Optional.of(now.lid()) : Optional.empty(),
                        (now, chosen) -> new Pit(now.depth(), now.form(), chosen, now.bottom(), now.spikes())),
                Pit.Lid.class,
                "form35.pit-lid");
        bottom = Choice.of(
                pit.field("pit-bottom", Pit.Bottom.EMPTY, Pit::bottom, Dnd35PitForm::withBottom),
                Pit.Bottom.class,
                "form35.pit-bottom");
        spikes = row.field(
                "spikes", Spikes.USUAL.count(), Spikes::count, (now, count) -> new Spikes(count, now.damage()));
        spikeDamage =
                row.field("spikes-damage", Dice.NONE, Spikes::damage, (now, dice) -> new Spikes(now.count(), dice));
    }

    private static Pit withBottom(Pit pit, Pit.Bottom bottom) {
        return new Pit(
                pit.depth(),
                pit.form(),
                pit.lid(),
                bottom,
                bottom == Pit.Bottom.SPIKES ? Optional.of(pit.spikes().orElse(Spikes.USUAL)) : Optional.empty());
    }
}
