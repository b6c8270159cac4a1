package trapwright.ui.dnd5e;

import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import trapwright.app.Dnd5eConditionForm;
import trapwright.app.Dnd5eDeliveryForm;
import trapwright.app.Dnd5eEffectForm;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5ePartForm;
import trapwright.app.Dnd5eStrike;
import trapwright.app.Dnd5eTargetsForm;
import trapwright.app.Rows;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// The things a trap does, each with its targets, its rolls, its damage parts and its conditions (5e, section 4).
final class Effects {
    private static final int LEAST_ATTACK = -10;
    private static final int MOST_ATTACK = 30;
    private static final int MOST_DC = 40;

    private final Bench<Dnd5eForm> bench;
    private final Wires wires;
    private final Inputs inputs;

    Effects(Bench<Dnd5eForm> bench) {
        this.bench = bench;
        wires = bench.wires();
        inputs = bench.inputs();
    }

    /// The list with its button.
    RowsPane<Effect, Dnd5eEffectForm> pane(Rows<Effect, Dnd5eEffectForm> effects) {
        return new RowsPane<>(bench, effects, (effect, row) -> panel(row))
                .adding("add-effect", () -> blank(Effect.Moment.SPRUNG));
    }

    /// A new effect: whoever springs the trap is struck, and nothing is rolled.
    static Effect blank(Effect.Moment moment) {
        return Effect.of(Effect.Targets.TRIGGERER, Delivery.AUTOMATIC, Harm.NONE)
                .withMoment(moment);
    }

    private Panel panel(Dnd5eEffectForm form) {
        return bench.panel(
                "effect",
                Glyph.BOTTLE_TONIC_SKULL_OUTLINE,
                bench.labelled(form.delivery.strike, Effects::glyph),
                attack(form.delivery),
                save(form.delivery),
                new RowsPane<>(bench, form.parts, this::part)
                        .adding("add-damage", () -> damage(form))
                        .adding("add-fall", () -> Harm.Part.Fall.of(Length.feet(10))),
                new RowsPane<>(bench, form.conditions, (condition, row) -> condition(row))
                        .adding("add-condition", () -> affliction(form)),
                targets(form.targets),
                bench.panel(
                        "more",
                        Glyph.PLUS,
                        Bench.fields(2, inputs.line(form.name), wires.picker(form.moment)),
                        wires.toggles(
                                form.outright.id() + "-group",
                                List.of(new Wires.Toggle(form.outright, Glyph.GRAVE_STONE))),
                        inputs.line(form.words)));
    }

    private Node attack(Dnd5eDeliveryForm form) {
        return Bench.fields(
                2,
                inputs.number(form.attackBonus, LEAST_ATTACK, MOST_ATTACK, true),
                wires.picker(form.reach),
                inputs.dice(form.count),
                wires.picker(form.aim));
    }

    private Node save(Dnd5eDeliveryForm form) {
        Node skill = Wires.show(
                Bench.body(wires.picker(form.save.skill)),
                Bindings.createBooleanBinding(
                        () -> form.roll.value().getValue() == Delivery.Roll.CHECK
                                && form.roll.field().enabled().get(),
                        form.roll.field()));
        return Bench.body(
                Bench.fields(
                        3,
                        wires.picker(form.roll),
                        wires.picker(form.save.ability),
                        inputs.number(form.save.dc, 0, MOST_DC, false)),
                skill,
                inputs.line(form.save.varies));
    }

    private Panel part(Harm.Part part, Dnd5ePartForm form) {
        Node printed = Wires.show(
                Bench.fields(2, inputs.maybeNumber(form.printed)),
                Bindings.createBooleanBinding(() -> form.printed.get().isPresent(), form.printed));
        return switch (part) {
            case Harm.Part.Dealt ignored ->
                bench.panel(
                        "part-damage",
                        Glyph.HEART_PULSE,
                        Bench.fields(3, inputs.dice(form.dice), wires.picker(form.damageType), wires.picker(form.gate)),
                        printed);
            case Harm.Part.Fall ignored ->
                bench.panel(
                        "part-fall",
                        Glyph.ARROW_EXPAND_DOWN,
                        Bench.fields(3, inputs.length(form.depth), inputs.dice(form.dice), wires.picker(form.gate)),
                        printed);
        };
    }

    private Panel condition(Dnd5eConditionForm form) {
        return bench.panel(
                "condition",
                Glyph.ACCOUNT_GROUP,
                Bench.fields(
                        2,
                        wires.picker(form.condition),
                        wires.picker(form.gate),
                        inputs.maybeSpan(form.lasting),
                        inputs.line(form.escape)));
    }

    private Panel targets(Dnd5eTargetsForm form) {
        return bench.panel(
                "targets",
                Glyph.TARGET,
                Bench.fields(2, wires.picker(form.who), wires.picker(form.shape)),
                Bench.fields(2, inputs.maybeLength(form.size), inputs.maybeLength(form.width)),
                Bench.fields(2, inputs.line(form.words), inputs.line(form.areaWords)));
    }

    private static Harm.Part damage(Dnd5eEffectForm form) {
        return new Harm.Part.Dealt(
                Dice.of("1d10"), Optional.empty(), gate(form, Harm.Gate.SAVE_HALF), Optional.empty());
    }

    private static Harm.Affliction affliction(Dnd5eEffectForm form) {
        return Harm.Affliction.of(Harm.Condition.PRONE, gate(form, Harm.Gate.SAVE_NONE));
    }

    /// What usually decides, as things stand.
    private static Harm.Gate gate(Dnd5eEffectForm form, Harm.Gate save) {
        return switch (form.delivery.strike.value().getValue()) {
            case AUTOMATIC -> Harm.Gate.AUTO;
            case ATTACK -> Harm.Gate.HIT;
            case SAVE, ATTACK_THEN_SAVE -> save;
        };
    }

    private static Glyph glyph(Dnd5eStrike strike) {
        return switch (strike) {
            case AUTOMATIC -> Glyph.TARGET;
            case ATTACK -> Glyph.SWORD;
            case SAVE -> Glyph.SHIELD_HALF_FULL;
            case ATTACK_THEN_SAVE -> Glyph.SWORD_CROSS;
        };
    }
}
