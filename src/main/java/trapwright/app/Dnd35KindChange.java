package trapwright.app;

import java.util.List;
import java.util.Optional;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;

/// Makes another kind of trap from a design and keeps everything that still means something.
final class Dnd35KindChange {
    private static final int BASE_DC = 20;

    private Dnd35KindChange() {}

    static Design to(Kind kind, Design design) {
        return Kind.of(design) == kind
                ? design
                : design.withMake(make(kind, design.make()))
                        .withWorkings(workings(kind, design.workings()))
                        .withDelivery(delivery(kind, design.delivery()));
    }

    private static Make make(Kind kind, Make make) {
        return switch (kind) {
            case MECHANICAL -> new Make.Mechanism(BASE_DC, BASE_DC);
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

    private static Workings workings(Kind kind, Workings workings) {
        Workings.Triggering triggering = workings.triggering();
        Workings.Resetting resetting = workings.resetting();
        return new Workings(
                new Workings.Triggering(
                        trigger(kind, triggering.trigger()),
                        triggering.words(),
                        triggering.distance(),
                        triggering.interval()),
                new Workings.Resetting(reset(kind, resetting.reset()), resetting.time()),
                kind.takesBypass() ? workings.bypass() : Workings.Bypass.NONE);
    }

    private static Trigger trigger(Kind kind, Trigger trigger) {
        if (kind.triggers().contains(trigger)) {
            return trigger;
        }
        return trigger == Trigger.TOUCH_ATTACHED && kind.triggers().contains(Trigger.TOUCH)
                ? Trigger.TOUCH
                : kind.triggers().getFirst();
    }

    /// A device that used to be put back or mended by hand goes on being ready again.
    private static Reset reset(Kind kind, Reset reset) {
        return kind.resets().contains(reset) ? reset : kind.resets().getLast();
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
