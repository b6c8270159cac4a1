package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Distribution;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Rulings;
import trapwright.rules.Unit;
import trapwright.rules.fate.Exposed;
import trapwright.rules.fate.Notices;
import trapwright.rules.fate.Ordeal;
import trapwright.rules.fate.Plight;

/// The odds of a party against an old-school trap, once it has sprung. A character at 0 hit points is dead, and the
/// damage is rolled for each victim.
record OseOdds(OseTrap trap, Rulings rulings, Distribution damage) {
    private static final int LEAST_CEILING = 400;
    private static final Ordeal ORDEAL = new Ordeal(List.of(), Optional.empty(), 0);

    static Odds of(OseTrap trap, Rulings rulings, Party party) {
        List<UsualDelver> delvers = party.characters().stream()
                .map(each -> UsualDelver.of(each, party))
                .toList();
        int toughest =
                delvers.stream().mapToInt(each -> each.hitPoints().most()).max().orElse(0);
        return new OseOdds(trap, rulings, damage(trap, 2 * Math.max(LEAST_CEILING, toughest))).against(delvers);
    }

    /// The damage of one springing; twice of what anybody bears is told apart, so that halves can be taken.
    private static Distribution damage(OseTrap trap, int ceiling) {
        return trap.harm()
                .damage()
                .roll()
                .map(roll -> Distribution.damage(roll, 0, ceiling))
                .orElse(Distribution.sure(0, ceiling))
                .plus(Distribution.dice(Falling.dice(trap.harm()), Falling.FACES, ceiling));
    }

    private Odds against(List<UsualDelver> delvers) {
        List<Exposed> exposed = delvers.stream().map(this::exposed).toList();
        List<Odds.Against> each = new ArrayList<>();
        for (int i = 0; i < delvers.size(); i++) {
            each.add(against(delvers.get(i), exposed.get(i)));
        }
        Odds.Together together = new Odds.Together(
                Notices.any(each.stream().map(Odds.Against::notice).toList()),
                Optional.of(springs()),
                Exposed.anyDrops(ORDEAL, exposed),
                Exposed.expectedDamage(ORDEAL, exposed));
        return new Odds(each, together, notes());
    }

    private Exposed exposed(UsualDelver delver) {
        Plight plight = ruin(delver).plight();
        return new Exposed(plight, catchesAll() ? plight : Plight.nothing(damage.ceiling()), delver.hitPoints());
    }

    private Odds.Against against(UsualDelver delver, Exposed exposed) {
        double dies = ORDEAL.atLeast(exposed.victim(), exposed.dropsAt());
        int enough = delver.profile().number(Trait.HP);
        Delving delving = new Delving(trap, rulings, delver);
        List<Odds.Line> lines = new ArrayList<>(ruin(delver).effects());
        lines.addAll(delving.lines());
        lines.add(new Odds.Line("diesPerAction", Message.of("oddsose.dies-per-action"), Unit.CHANCE, springs() * dies));
        return new Odds.Against(
                delver.entered().name(),
                delving.notice(),
                delving.disarm(),
                new Odds.Strike(ruin(delver).hit(), ruin(delver).save()),
                new Odds.Toll(ORDEAL.damage(exposed.victim()), enough, enough, dies, dies),
                lines,
                delver.profile().known(used()));
    }

    private List<Trait> used() {
        return trap.harm().attack().isPresent()
                ? List.of(Trait.LEVEL, Trait.HP, Trait.AC)
                : List.of(Trait.LEVEL, Trait.HP);
    }

    private List<Message> notes() {
        List<Message> notes = new ArrayList<>();
        notes.add(Message.of(catchesAll() ? "odds.note.all" : "odds.note.one"));
        notes.add(
                Message.of("oddsose.note.sprung", Springs.odds(trap.springing().chance())));
        notes.add(Message.of("oddsose.note.rolled"));
        if (trap.harm().damage().roll().isEmpty()) {
            notes.add(Message.of("odds.note.unreadable", trap.harm().damage()));
        }
        return notes;
    }

    private boolean catchesAll() {
        return switch (trap.place().area()) {
            case Place.Area.Rectangle ignored -> true;
            case Place.Area.WholeRoom() -> true;
            case Place.Area.Victim() -> false;
        };
    }

    private double springs() {
        return Springs.chance(trap.springing()).doubleValue();
    }

    private Ruin ruin(UsualDelver delver) {
        return new Ruin(trap, rulings, delver, damage);
    }
}
