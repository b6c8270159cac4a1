package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Poison.Ability;
import trapwright.system.dnd35.Poison.Toll;

/// What a failed save against a 3.5 poison takes. A poison that takes several things keeps the ones after the first.
public final class Dnd35TollForm {
    private static final Toll.Scores USUAL = new Toll.Scores(Dice.of("1d4"), Ability.CON, false);

    /// The kinds of toll.
    public enum Kind {
        NOTHING,
        LOST,
        DRAINED,
        POINTS,
        ASLEEP
    }

    public final Choice<Kind> kind;

    /// How many points, or how many hours of sleep.
    public final FormField<Dice> dice;

    public final Choice<Ability> ability;

    Dnd35TollForm(String id, Fields<List<Toll>> tolls) {
        kind = Choice.of(
                tolls.field(id, Kind.NOTHING, Dnd35TollForm::kind, Dnd35TollForm::withKind),
                Kind.class,
                "form35.toll-kind");
        Fields<Toll> first = tolls.in(now -> now.stream().findFirst(), Dnd35TollForm::withFirst);
        dice = first.field(id + "-dice", Dice.NONE, Dnd35TollForm::dice, (now, typed) -> switch (now) {
            case Toll.Scores scores -> new Toll.Scores(typed, scores.ability(), scores.drain());
            case Toll.HitPoints ignored -> new Toll.HitPoints(typed);
            case Toll.Sleep ignored -> new Toll.Sleep(typed);
        });
        ability = Choice.of(
                first.maybe(
                        id + "-ability",
                        Ability.CON,
                        now -> now instanceof Toll.Scores scores ? Optional.of(scores.ability()) : Optional.empty(),
                        (now, chosen) -> now instanceof Toll.Scores scores
                                ? new Toll.Scores(scores.points(), chosen, scores.drain())
                                : now),
                Ability.class,
                "common.ability");
    }

    private static Kind kind(List<Toll> tolls) {
        return tolls.stream()
                .findFirst()
                .map(toll -> switch (toll) {
                    case Toll.Scores scores -> scores.drain() ? Kind.DRAINED : Kind.LOST;
                    case Toll.HitPoints ignored -> Kind.POINTS;
                    case Toll.Sleep ignored -> Kind.ASLEEP;
                })
                .orElse(Kind.NOTHING);
    }

    private static List<Toll> withKind(List<Toll> tolls, Kind chosen) {
        Dice dice = tolls.stream().findFirst().map(Dnd35TollForm::dice).orElse(USUAL.points());
        return switch (chosen) {
            case NOTHING -> List.of();
            case LOST -> withFirst(tolls, new Toll.Scores(dice, USUAL.ability(), false));
            case DRAINED -> withFirst(tolls, new Toll.Scores(dice, USUAL.ability(), true));
            case POINTS -> withFirst(tolls, new Toll.HitPoints(dice));
            case ASLEEP -> withFirst(tolls, new Toll.Sleep(Dice.NONE));
        };
    }

    private static List<Toll> withFirst(List<Toll> tolls, Toll first) {
        List<Toll> changed = new ArrayList<>(tolls);
        if (changed.isEmpty()) {
            changed.add(first);
        } else {
            changed.set(0, first);
        }
        return changed;
    }

    private static Dice dice(Toll toll) {
        return switch (toll) {
            case Toll.Scores scores -> scores.points();
            case Toll.HitPoints points -> points.points();
            case Toll.Sleep sleep -> sleep.hours();
        };
    }
}
