package trapwright.app;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Legal;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Resetting;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.system.dnd35.Workings.Triggering;

/// Trigger, reset and bypass of a 3.5 design.
public final class Dnd35WorkingsForm {
    public final Choice<Trigger> trigger;

    /// What sets it off in the game master's words.
    public final Bilingual triggerWords;

    /// How near something must come; only for a proximity trigger.
    public final FormField<Optional<Length>> distance;

    /// How often it goes off; only for a timed trigger.
    public final FormField<Optional<Span>> interval;

    public final Choice<Reset> reset;

    /// How long putting it back takes; only for a manual reset.
    public final FormField<Optional<Span>> resetTime;

    public final Choice<Bypass> bypass;

    private final Fields<Design> design;

    Dnd35WorkingsForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        this.design = design;
        Fields<Workings> workings = design.in(now -> Optional.of(now.workings()), Design::withWorkings);
        Fields<Triggering> triggering = workings.in(now -> Optional.of(now.triggering()), Workings::withTriggering);
        Fields<Resetting> resetting = workings.in(now -> Optional.of(now.resetting()), Workings::withResetting);
        trigger = Choice.of(
                design.field(
                        "trigger",
                        Trigger.LOCATION,
                        now -> now.workings().triggering().trigger(),
                        (now, chosen) -> Dnd35TriggerChange.to(chosen, now)),
                Trigger.class,
                "form35.trigger",
                whyNot(Legal::triggers));
        triggerWords = triggering.text(
                "trigger-words",
                tongue,
                Triggering::words,
                (now, words) -> new Triggering(now.trigger(), words, now.distance(), now.interval()));
        distance = triggering.maybe(
                "distance",
                Optional.empty(),
                on(Trigger.PROXIMITY, Triggering::distance),
                (now, length) -> new Triggering(now.trigger(), now.words(), length, now.interval()));
        interval = triggering.maybe(
                "interval",
                Optional.empty(),
                on(Trigger.TIMED, Triggering::interval),
                (now, time) -> new Triggering(now.trigger(), now.words(), now.distance(), time));
        reset = Choice.of(
                resetting.field(
                        "reset", Reset.MANUAL, Resetting::reset, (now, chosen) -> new Resetting(chosen, now.time())),
                Reset.class,
                "form35.reset",
                whyNot(Legal::resets));
        resetTime = resetting.maybe(
                "reset-time",
                Optional.empty(),
                now -> now.reset() == Reset.MANUAL ? Optional.of(now.time()) : Optional.empty(),
                (now, time) -> new Resetting(now.reset(), time));
        bypass = Choice.of(
                workings.field("bypass", Bypass.NONE, Workings::bypass, Workings::withBypass),
                Bypass.class,
                "form35.bypass",
                whyNot(Legal::bypasses));
    }

    private <T> Function<T, Optional<Message>> whyNot(Function<Make, List<T>> legal) {
        return value -> design.current().flatMap(now -> Dnd35Legality.why(now.make(), legal, value));
    }

    private static <T> Function<Triggering, Optional<T>> on(Trigger trigger, Function<Triggering, T> get) {
        return now -> now.trigger() == trigger ? Optional.of(get.apply(now)) : Optional.empty();
    }
}
