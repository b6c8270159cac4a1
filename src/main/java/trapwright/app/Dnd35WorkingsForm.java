package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Kind;
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
        trigger = Choice.of(
                design.always(
                        "trigger",
                        now -> now.workings().triggering().trigger(),
                        (now, chosen) -> Dnd35TriggerChange.to(chosen, now)),
                Trigger.class,
                "form35.trigger",
                value -> unlessOneOf(Kind::triggers, value));
        triggerWords = Bilingual.of(
                design,
                tongue,
                "trigger-words",
                now -> Optional.of(now.workings().triggering().words()),
                (now, words) ->
                        triggering(now, was -> new Triggering(was.trigger(), words, was.distance(), was.interval())));
        distance = design.field(
                "distance",
                Optional.empty(),
                now -> on(now, Trigger.PROXIMITY).map(Triggering::distance),
                (now, length) ->
                        triggering(now, was -> new Triggering(was.trigger(), was.words(), length, was.interval())));
        interval = design.field(
                "interval",
                Optional.empty(),
                now -> on(now, Trigger.TIMED).map(Triggering::interval),
                (now, time) ->
                        triggering(now, was -> new Triggering(was.trigger(), was.words(), was.distance(), time)));
        reset = Choice.of(
                design.always(
                        "reset",
                        now -> now.workings().resetting().reset(),
                        (now, chosen) -> now.withWorkings(now.workings()
                                .withResetting(new Resetting(
                                        chosen, now.workings().resetting().time())))),
                Reset.class,
                "form35.reset",
                value -> unlessOneOf(Kind::resets, value));
        resetTime = design.field(
                "reset-time",
                Optional.empty(),
                now -> Optional.of(now.workings().resetting())
                        .filter(resetting -> resetting.reset() == Reset.MANUAL)
                        .map(Resetting::time),
                (now, time) -> now.withWorkings(now.workings()
                        .withResetting(new Resetting(now.workings().resetting().reset(), time))));
        bypass = Choice.of(
                design.always(
                        "bypass",
                        now -> now.workings().bypass(),
                        (now, chosen) -> now.withWorkings(now.workings().withBypass(chosen))),
                Bypass.class,
                "form35.bypass",
                value -> value == Bypass.NONE || Kind.of(design.current()).takesBypass()
                        ? Optional.empty()
                        : Optional.of(only(Kind.MECHANICAL)));
    }

    private <T> Optional<Message> unlessOneOf(Function<Kind, List<T>> allowed, T value) {
        return allowed.apply(Kind.of(design.current())).contains(value)
                ? Optional.empty()
                : Arrays.stream(Kind.values())
                        .filter(kind -> allowed.apply(kind).contains(value))
                        .findFirst()
                        .map(Dnd35WorkingsForm::only);
    }

    private static Message only(Kind kind) {
        return Message.of(
                switch (kind) {
                    case MECHANICAL -> "form35.only.mechanical";
                    case DEVICE -> "form35.only.device";
                    case SPELL -> "form35.only.spell";
                });
    }

    private static Optional<Triggering> on(Design design, Trigger trigger) {
        return Optional.of(design.workings().triggering()).filter(triggering -> triggering.trigger() == trigger);
    }

    private static Design triggering(Design design, Function<Triggering, Triggering> change) {
        Workings workings = design.workings();
        return design.withWorkings(workings.withTriggering(change.apply(workings.triggering())));
    }
}
