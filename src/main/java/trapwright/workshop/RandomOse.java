package trapwright.workshop;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Rulings;
import trapwright.system.ose.Harm;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;
import trapwright.system.ose.Save;
import trapwright.system.ose.Springing;
import trapwright.system.ose.Springing.Action;
import trapwright.workshop.RandomTraps.Idea;

/// Draws old-school traps of rooms. What they do grows with the level; the deadly ones keep to the third and below.
record RandomOse(Lot lot, OseTrap start, int level) {
    private static final int FILE = 6;
    private static final int DEADLY_FROM = 3;
    private static final int DICE_A_STEP = 2;
    private static final int MOST_DEPTH = 6;

    /// One try.
    static Optional<Idea<OseTrap>> draw(Lot lot, Wish.Ose wish) {
        OseTrap blank = OseRules.INSTANCE.blank();
        Place place = blank.place().withDungeonLevel(wish.level()).withDelvers(new Place.Delvers(wish.level(), FILE));
        RandomOse draw = new RandomOse(lot, blank.withPlace(place), wish.level());
        return Optional.of(draw.idea()).filter(idea -> meets(idea.trap()));
    }

    private static boolean meets(OseTrap trap) {
        Assessment assessment = OseRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
        return !assessment.hasErrors();
    }

    private Idea<OseTrap> idea() {
        return switch (lot.between(1, 6)) {
            case 1 -> missile();
            case 2 -> blade();
            case 3 -> pit();
            case 4 -> stones();
            case 5 -> gas();
            default -> fire();
        };
    }

    private Idea<OseTrap> missile() {
        Dice missiles = Dice.of("(1d6)x" + lot.of("1d2", "1d3", "1d4"));
        return new Idea<>(
                "missile",
                lot.of("arrow-flights", "dart", "spears"),
                sprung(Action.STEP, Action.OPEN).withHarm(Harm.of(level == 1 ? Dice.of("1d6") : missiles)));
    }

    private Idea<OseTrap> blade() {
        return new Idea<>(
                "blade",
                lot.of("scythe", "guillotine", "pendulum-swing"),
                sprung(Action.STEP, Action.OPEN, Action.PULL)
                        .withHarm(Harm.of(dice("d8")))
                        .withSave(
                                lot.once(2)
                                        ? Optional.of(Save.of(Save.Letter.W, Save.Result.AVOIDS))
                                        : Optional.empty()));
    }

    private Idea<OseTrap> pit() {
        int depth = Math.min(MOST_DEPTH, lot.between(1, 1 + level / DICE_A_STEP));
        return new Idea<>(
                "pit", "hole", sprung(Action.STEP).withHarm(Harm.NONE.withFall(Optional.of(Length.feet(10 * depth)))));
    }

    private Idea<OseTrap> stones() {
        return new Idea<>(
                "stones",
                "falling-rocks",
                sprung(Action.STEP, Action.OPEN, Action.PASS)
                        .withHarm(Harm.of(dice("d10")))
                        .withSave(Optional.of(Save.of(Save.Letter.P, Save.Result.AVOIDS))));
    }

    private Idea<OseTrap> gas() {
        boolean deadly = level >= DEADLY_FROM && lot.once(2);
        Harm.Effect effect = Harm.Effect.of(deadly ? Harm.Effect.Type.DEATH : Harm.Effect.Type.SLEEP);
        return new Idea<>(
                deadly ? "gas" : "sleeping-gas",
                "poison-gas",
                sprung(Action.OPEN, Action.TOUCH)
                        .withHarm(Harm.of(effect))
                        .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS))));
    }

    private Idea<OseTrap> fire() {
        return new Idea<>(
                "fire",
                "flame",
                sprung(Action.OPEN, Action.TOUCH, Action.LIFT)
                        .withHarm(Harm.of(dice("d6")))
                        .withSave(Optional.of(Save.of(Save.Letter.B, Save.Result.HALF))));
    }

    /// As many dice as the level bears: one at the first, one more every second level.
    private Dice dice(String die) {
        return Dice.of(1 + level / DICE_A_STEP + die);
    }

    private OseTrap sprung(Action... actions) {
        return start.withSpringing(Springing.of(lot.of(List.of(actions))).withChance(lot.of(2, 2, 2, 3, 4)));
    }
}
