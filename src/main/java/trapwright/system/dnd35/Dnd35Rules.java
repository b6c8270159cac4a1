package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.party.Party;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Odds;
import trapwright.rules.Ruleset;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.Throw;

/// The 3.5 rules.
public enum Dnd35Rules implements Ruleset<Dnd35Trap> {
    /// The rules have no state.
    INSTANCE;

    @Override
    public String id() {
        return "dnd35";
    }

    @Override
    public Dnd35Trap blank() {
        return new Dnd35Trap.Single(new Design(
                new Make.Mechanism(20, 20),
                new Workings(
                        Workings.Triggering.of(Workings.Trigger.LOCATION),
                        Workings.Resetting.of(Workings.Reset.MANUAL),
                        Workings.Bypass.NONE),
                Delivery.attack(10, Delivery.Reach.RANGED),
                new Harm.Strike(trapwright.dice.Dice.of("1d6"), Harm.Weapon.NONE, 0, 1),
                Features.NONE,
                Optional.empty()));
    }

    @Override
    public Assessment assess(Dnd35Trap trap, Rulings rulings) {
        List<Ruled> parts = parts(trap, rulings);
        List<List<Figure>> each = parts.stream().map(Reckoning::figures).toList();
        List<Figure> figures = switch (trap) {
            case Dnd35Trap.Single ignored -> each.getFirst();
            case Dnd35Trap.Compound compound -> Together.figures(compound, rulings, each);
        };
        List<Finding> findings =
                Findings.of(trap, parts, each.stream().map(Reckoning::cr).toList());
        boolean finished = findings.stream().noneMatch(finding -> finding.level() == Finding.Level.ERROR);
        return new Assessment(finished, figures, findings, Dnd35Block.of(trap, rulings, figures, finished));
    }

    @Override
    public Odds odds(Dnd35Trap trap, Rulings rulings, Party party) {
        boolean dependent =
                trap instanceof Dnd35Trap.Compound compound && compound.joining() == Dnd35Trap.Joining.DEPENDENT;
        return Dnd35Odds.of(parts(trap, rulings), dependent, party);
    }

    @Override
    public List<Throw> dice(Dnd35Trap trap) {
        return Dnd35Throws.of(trap);
    }

    @Override
    public List<Ruling> rulings() {
        return Rulings35.ALL;
    }

    private static List<Ruled> parts(Dnd35Trap trap, Rulings rulings) {
        return switch (trap) {
            case Dnd35Trap.Single single -> List.of(Ruled.single(single.design(), rulings));
            case Dnd35Trap.Compound compound -> {
                List<Ruled> parts = new ArrayList<>();
                for (Design design : compound.designs()) {
                    parts.add(new Ruled(design, rulings, parts.size() + "/"));
                }
                yield parts;
            }
        };
    }
}
