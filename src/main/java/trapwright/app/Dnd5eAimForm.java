package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling.Aim;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// How severe a 5e trap is meant to be, and for whom.
public final class Dnd5eAimForm {
    private static final Levels USUAL = Levels.of(Tier.FIRST);

    /// The severity; only those of the card's edition can be chosen.
    public final Choice<Severity> severity;

    /// The tier; nothing for a range of levels of one's own.
    public final Choice<Optional<Tier>> tier;

    public final FormField<Integer> from;
    public final FormField<Integer> to;

    Dnd5eAimForm(Fields<Aim> aim, String path, FormField<Edition> edition) {
        severity = Choice.of(
                aim.maybe(
                        path + "@severity",
                        Severity.DANGEROUS,
                        now -> Optional.of(now.severity()),
                        (now, chosen) -> new Aim(chosen, now.levels())),
                List.of(Severity.values()),
                each -> Message.of(Choice.key("dnd5e.severity", each)),
                each -> Message.of(Choice.key("dnd5e.severity", each) + ".help"),
                each -> each.belongsTo(edition.get())
                        ? Optional.empty()
                        : Optional.of(Message.of(
                                "form5e.only.edition",
                                Message.of(Choice.key("form5e.edition", other(edition.get()))))));
        tier = Dnd5eChoice.of(
                aim.field(
                        path + "/tier",
                        Optional.empty(),
                        now -> tier(now.levels()),
                        (now, chosen) ->
                                new Aim(now.severity(), chosen.map(Levels::of).orElse(custom(now.levels())))),
                Stream.concat(Arrays.stream(Tier.values()).map(Optional::of), Stream.of(Optional.<Tier>empty()))
                        .toList(),
                chosen ->
                        Message.of(chosen.map(each -> "dnd5e.tier." + each.id()).orElse("form5e.tier.own")));
        from = aim.field(
                path + "/from",
                USUAL.from(),
                now -> now.levels().from(),
                (now, typed) ->
                        new Aim(now.severity(), new Levels(typed, now.levels().to())));
        to = aim.field(
                path + "/to",
                USUAL.to(),
                now -> now.levels().to(),
                (now, typed) -> new Aim(now.severity(), new Levels(now.levels().from(), typed)));
    }

    private static Optional<Tier> tier(Levels levels) {
        return Arrays.stream(Tier.values())
                .filter(each -> Levels.of(each).equals(levels))
                .findFirst();
    }

    /// A range that is no tier's, so that it can be told from one: two levels further.
    private static Levels custom(Levels levels) {
        return tier(levels).isEmpty() ? levels : new Levels(levels.from() + 2, levels.to() + 2);
    }

    private static Edition other(Edition edition) {
        return switch (edition) {
            case V5_1 -> Edition.V5_2;
            case V5_2 -> Edition.V5_1;
        };
    }
}
