package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Lasting.Duration;
import trapwright.system.dnd5e.Lasting.Rearming;

/// How long a 5e trap acts, and whether it acts again.
public final class Dnd5eLastingForm {
    private static final Span USUAL_TIME = new Span(1, Span.Unit.MINUTES);

    /// The kinds of duration.
    public enum Kind {
        UNSAID,
        INSTANTANEOUS,
        FOR,
        PERMANENT,
        UNTIL
    }

    public final Choice<Kind> duration;

    /// For how long; only for a duration of some time.
    public final FormField<Optional<Span>> time;

    /// Until when; only for such a duration.
    public final Bilingual until;

    public final Choice<Rearming> rearming;

    /// How often it can act in all; 0 for any number of times.
    public final FormField<Integer> uses;

    public final Bilingual words;

    Dnd5eLastingForm(Fields<Dnd5eTrap> trap, ObjectProperty<Tongue> tongue) {
        Fields<Lasting> lasting = trap.in(now -> Optional.of(now.lasting()), Dnd5eTrap::withLasting);
        duration = Choice.of(
                lasting.field("duration", Kind.UNSAID, now -> kind(now.duration()), Dnd5eLastingForm::withKind),
                Kind.class,
                "form5e.duration");
        time = lasting.maybe(
                "duration/duration-time",
                Optional.empty(),
                now -> now.duration() instanceof Duration.For some
                        ? Optional.of(Optional.of(some.time()))
                        : Optional.empty(),
                (now, typed) -> now.withDuration(new Duration.For(typed.orElse(new Span(0, USUAL_TIME.unit())))));
        until = lasting.in(
                        now -> now.duration() instanceof Duration.Until some ? Optional.of(some) : Optional.empty(),
                        Lasting::withDuration)
                .text(
                        "duration/duration-until",
                        tongue,
                        Duration.Until::words,
                        (now, typed) -> new Duration.Until(typed));
        rearming = Choice.of(
                lasting.field("reset", Rearming.UNSAID, Lasting::rearming, Lasting::withRearming),
                Rearming.class,
                "form5e.reset");
        uses = lasting.field("uses", 0, Lasting::uses, Lasting::withUses);
        words = lasting.text("lasting-words", tongue, Lasting::words, Lasting::withWords);
    }

    private static Kind kind(Duration duration) {
        return switch (duration) {
            case Duration.Unsaid ignored -> Kind.UNSAID;
            case Duration.Instantaneous ignored -> Kind.INSTANTANEOUS;
            case Duration.For ignored -> Kind.FOR;
            case Duration.Permanent ignored -> Kind.PERMANENT;
            case Duration.Until ignored -> Kind.UNTIL;
        };
    }

    private static Lasting withKind(Lasting lasting, Kind chosen) {
        if (kind(lasting.duration()) == chosen) {
            return lasting;
        }
        return lasting.withDuration(
                switch (chosen) {
                    case UNSAID -> new Duration.Unsaid();
                    case INSTANTANEOUS -> new Duration.Instantaneous();
                    case FOR -> new Duration.For(USUAL_TIME);
                    case PERMANENT -> new Duration.Permanent();
                    case UNTIL -> new Duration.Until(Wording.NONE);
                });
    }
}
