package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Legal;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;

/// Makes another kind of trap from a design and keeps everything that still means something.
final class Dnd35KindChange {
    private Dnd35KindChange() {}

    static Design to(Kind kind, Design design) {
        return Kind.of(design) == kind
                ? design
                : design.withMake(make(kind, design.make()))
                        .withWorkings(workings(Dnd35Legality.blank(kind), design.workings()))
                        .withDelivery(delivery(kind, design.delivery()));
    }

    private static Make make(Kind kind, Make make) {
        return switch (kind) {
            case MECHANICAL -> Dnd35Legality.blank(kind);
            case DEVICE -> spellwork(Make.Form.DEVICE, make);
            case SPELL -> spellwork(Make.Form.SPELL, make);
        };
    }

    private static Make spellwork(Make.Form form, Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> new Make.Spellwork(form, List.of(), false, Optional.empty());
            case Make.Spellwork was ->
                new Make.Spellwork(form, spells(form, was.spells()), was.hired(), was.abilityModifier());
        };
    }

    private static List<SpellUse> spells(Make.Form form, List<SpellUse> spells) {
        return switch (form) {
            case DEVICE -> spells;
            case SPELL ->
                spells.stream()
                        .filter(spell -> spell.role() == SpellUse.Role.EFFECT)
                        .toList();
        };
    }

    private static Workings workings(Make make, Workings workings) {
        Workings.Triggering triggering = workings.triggering();
        Workings.Resetting resetting = workings.resetting();
        List<Workings.Bypass> bypasses = Legal.bypasses(make);
        return new Workings(
                new Workings.Triggering(
                        trigger(Legal.triggers(make), triggering.trigger()),
                        triggering.words(),
                        triggering.distance(),
                        triggering.interval()),
                new Workings.Resetting(reset(Legal.resets(make), resetting.reset()), resetting.time()),
                bypasses.contains(workings.bypass()) ? workings.bypass() : Workings.Bypass.NONE);
    }

    private static Trigger trigger(List<Trigger> legal, Trigger trigger) {
        if (legal.contains(trigger)) {
            return trigger;
        }
        return trigger == Trigger.TOUCH_ATTACHED && legal.contains(Trigger.TOUCH) ? Trigger.TOUCH : legal.getFirst();
    }

    /// A device that used to be put back or mended by hand goes on being ready again.
    private static Reset reset(List<Reset> legal, Reset reset) {
        return legal.contains(reset) ? reset : legal.getLast();
    }

    /// The save DC of a magic trap follows from its spell.
    private static Delivery delivery(Kind kind, Delivery delivery) {
        return kind == Kind.MECHANICAL
                ? delivery
                : new Delivery(
                        delivery.attack(),
                        delivery.saves().stream()
                                .map(save -> new Delivery.Save(save.kind(), Optional.empty(), save.result()))
                                .toList());
    }
}
