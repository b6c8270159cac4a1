package trapwright.store;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Adjustment;
import trapwright.system.dnd35.Alchemical;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings;

/// What a part of a 3.5 trap is when its file does not say.
final class UsualDnd35 {
    private static final Design BLANK = Dnd35Rules.INSTANCE.blank().designs().getFirst();
    private static final Workings WORKINGS = BLANK.workings();
    private static final Design DESIGN = BLANK.withDelivery(Delivery.NEITHER).withHarm(new Harm.None());

    static final List<Record> ALL = List.of(
            new Dnd35Trap.Compound(Dnd35Trap.Joining.INDEPENDENT, List.of(new Dnd35Trap.Part(Wording.NONE, DESIGN))),
            new Dnd35Trap.Part(Wording.NONE, DESIGN),
            DESIGN,
            new Make.Mechanism(20, 20),
            new Make.Spellwork(Make.Form.DEVICE, List.of(), false, Optional.empty()),
            WORKINGS,
            WORKINGS.triggering(),
            WORKINGS.resetting(),
            Delivery.NEITHER,
            new Delivery.Attack(10, Delivery.Reach.RANGED, false),
            new Delivery.Save(Delivery.Save.Kind.REFLEX, Optional.empty(), Delivery.Save.Result.AVOIDS),
            new Harm.Strike(Dice.NONE, Harm.Weapon.NONE, 0, 1),
            Harm.Weapon.NONE,
            Pit.covered(Length.feet(10)),
            new Pit.Spikes(Dice.of("1d4"), Dice.NONE),
            Features.NONE,
            new Features.Targets(Wording.NONE, false),
            new Poison.Known("", Optional.empty()),
            new Poison.Custom(Wording.NONE, Poison.Way.INJURY, 0, List.of(), List.of(), Money.NONE, Optional.empty()),
            new Poison.Toll.Scores(Dice.NONE, Poison.Ability.CON, false),
            new Poison.Toll.HitPoints(Dice.NONE),
            new Poison.Toll.Sleep(Dice.NONE),
            new Alchemical.Known("", Optional.empty()),
            new Alchemical.Custom(Wording.NONE, Money.NONE, 0),
            new SpellUse(
                    SpellUse.Role.EFFECT,
                    "",
                    Wording.NONE,
                    1,
                    0,
                    new SpellUse.Caster(CasterClass.WIZARD, 1),
                    SpellUse.Components.NONE),
            new SpellUse.Caster(CasterClass.WIZARD, 1),
            SpellUse.Components.NONE,
            new Adjustment(0, Money.NONE, Wording.NONE));

    private UsualDnd35() {}
}
