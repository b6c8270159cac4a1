package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.party.Party;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Reason;
import trapwright.rules.Ruleset;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.rules.Throw;
import trapwright.rules.Unit;

/// The old-school (B/X) rules.
public enum OseRules implements Ruleset<OseTrap> {
    /// The rules have no state.
    INSTANCE;

    /// Whether a natural 1 always fails a save and a natural 20 always succeeds; the text has neither.
    public static final Ruling NATURAL_SAVES = new Ruling("natural-saves", List.of("off", "on"));

    /// What a failed removal does: it counts as the action, springs the trap, or nothing. The text is silent.
    public static final Ruling FAILED_REMOVAL = new Ruling("failed-removal", List.of("action", "springs", "nothing"));

    private static final int USUAL_FILE = 6;

    @Override
    public String id() {
        return "ose";
    }

    @Override
    public OseTrap blank() {
        return new OseTrap(
                new Kind.Room(),
                Springing.of(Springing.Action.STEP),
                Detection.Search.USUAL,
                Harm.of(Dice.of("1d6")),
                Optional.empty(),
                new Place(
                        new Place.Area.Rectangle(Place.Extent.ONE_SQUARE),
                        Optional.empty(),
                        1,
                        new Place.Delvers(1, USUAL_FILE)),
                Practice.NONE);
    }

    @Override
    public Assessment assess(OseTrap trap, Rulings rulings) {
        List<Finding> findings = OseFindings.of(trap);
        boolean finished = findings.stream().noneMatch(finding -> finding.level() == Finding.Level.ERROR);
        return new Assessment(finished, figures(trap, rulings), findings, OseBlock.of(trap, rulings));
    }

    @Override
    public Odds odds(OseTrap trap, Rulings rulings, Party party) {
        return OseOdds.of(trap, rulings, party);
    }

    @Override
    public List<Throw> dice(OseTrap trap) {
        return OseThrows.of(trap);
    }

    @Override
    public List<Ruling> rulings() {
        return List.of(NATURAL_SAVES, FAILED_REMOVAL);
    }

    /// The plate first: how often it springs, how it is found, whom it kills.
    private static List<Figure> figures(OseTrap trap, Rulings rulings) {
        Lethality lethality = new Lethality(trap, rulings);
        List<Figure> figures = new ArrayList<>();
        figures.add(Springs.perAction(trap.springing()));
        figures.add(Finds.plate(trap));
        figures.add(lethality.fighter());
        figures.add(lethality.band());
        figures.add(lethality.onceSprung());
        figures.add(lethality.perAction());
        figures.addAll(Finds.of(trap, rulings));
        figures.add(Springs.inFile(trap));
        figures.addAll(Finds.exposure(trap));
        averageDamage(trap.harm()).ifPresent(figures::add);
        return figures;
    }

    private static Optional<Figure> averageDamage(Harm harm) {
        List<Step> steps = new ArrayList<>();
        if (!harm.damage().isNone()) {
            Message rule = Message.of("ose.damage.dice", harm.damage());
            steps.add(new Step.Add(Reason.of(rule, "damage"), harm.damage().mean()));
        }
        Falling.thrown(harm).ifPresent(dice -> {
            Message rule = Message.of("ose.damage.fall", dice);
            steps.add(new Step.Add(Reason.of(rule, "fall"), dice.mean()));
        });
        return steps.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Figure.Amount("averageDamage", Message.of("ose.figure.averageDamage"), Unit.DAMAGE, steps));
    }
}
