package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Assessment;
import trapwright.rules.Message;
import trapwright.rules.Ruleset;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock;

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
        Message empty = Message.of("dnd35.kind.mechanical");
        return new Assessment(
                true,
                List.of(),
                List.of(),
                new StatBlock(
                        empty,
                        new StatBlock.Entry(empty, empty),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        new StatBlock.Foot(List.of(), List.of(), List.of()),
                        new StatBlock.StatLine(List.of(), List.of())));
    }

    @Override
    public List<Ruling> rulings() {
        return List.of();
    }
}
