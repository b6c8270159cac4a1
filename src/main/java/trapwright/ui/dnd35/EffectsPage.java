package trapwright.ui.dnd35;

import java.util.List;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35FeatureForm;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35HarmForm;
import trapwright.app.Dnd35HarmKind;
import trapwright.app.Dnd35PitForm;
import trapwright.system.dnd35.Pit;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// What the trap does (3.5, sections 2.6 and 2.7).
final class EffectsPage extends VBox {
    private static final int MOST_STRENGTH = 20;
    private static final int MOST_ROUNDS = 100;

    private final Bench<Dnd35Form> bench;
    private final Wires wires;
    private final Inputs inputs;

    EffectsPage(Bench<Dnd35Form> bench) {
        this.bench = bench;
        wires = bench.wires();
        inputs = bench.inputs();
        Dnd35Form form = bench.form();
        getChildren()
                .addAll(
                        new SpellsPane(bench),
                        wires.options(form.harm.harm, EffectsPage::glyph),
                        Wires.show(blow(form.harm), form.harm.damage.enabled()),
                        Wires.show(pit(form.harm.pit), form.harm.pit.depth.enabled()),
                        features(form.features),
                        new PoisonPane(bench),
                        alchemical(form));
    }

    private Panel blow(Dnd35HarmForm form) {
        return bench.panel(
                "blow",
                Glyph.SWORD,
                Bench.fields(2, inputs.dice(form.damage), wires.picker(form.weapon)),
                Bench.fields(2, inputs.line(form.weaponWords), inputs.line(form.critical)),
                Bench.fields(
                        2,
                        inputs.number(form.strength, 0, MOST_STRENGTH, true),
                        inputs.number(form.rounds, 1, MOST_ROUNDS, false)));
    }

    private Panel pit(Dnd35PitForm form) {
        return bench.panel(
                "pit",
                Glyph.ARROW_EXPAND_DOWN,
                Bench.fields(2, inputs.length(form.depth)),
                bench.labelled(form.form, EffectsPage::glyph),
                bench.labelled(form.lid, EffectsPage::glyph),
                bench.labelled(form.bottom, EffectsPage::glyph),
                Bench.fields(2, inputs.dice(form.spikes), inputs.dice(form.spikeDamage)));
    }

    private Panel features(Dnd35FeatureForm form) {
        return bench.panel(
                "features",
                Glyph.ACCOUNT_GROUP,
                wires.toggles(
                        "features",
                        List.of(
                                new Wires.Toggle(form.targets, Glyph.ACCOUNT_GROUP),
                                new Wires.Toggle(form.arms, Glyph.HUMAN_HANDSUP),
                                new Wires.Toggle(form.liquid, Glyph.WATER),
                                new Wires.Toggle(form.gas, Glyph.WEATHER_WINDY))),
                inputs.line(form.targetsArea));
    }

    private Panel alchemical(Dnd35Form form) {
        return bench.panel(
                "alchemical",
                Glyph.FLASK_OUTLINE,
                wires.picker(form.alchemical.item),
                inputs.line(form.alchemical.name),
                Bench.fields(
                        2, inputs.money(form.alchemical.price), inputs.number(form.alchemical.level, 0, 9, false)));
    }

    private static Glyph glyph(Dnd35HarmKind kind) {
        return switch (kind) {
            case BLOW -> Glyph.SWORD;
            case FALL -> Glyph.ARROW_EXPAND_DOWN;
            case NONE -> Glyph.CANCEL;
        };
    }

    private static Glyph glyph(Pit.Form form) {
        return switch (form) {
            case OPEN -> Glyph.CIRCLE_OUTLINE;
            case COVERED -> Glyph.EYE_OFF_OUTLINE;
            case TRAPDOOR -> Glyph.DOOR_OPEN;
            case CHASM -> Glyph.ARROW_EXPAND_DOWN;
        };
    }

    private static Glyph glyph(Pit.Lid lid) {
        return switch (lid) {
            case STAYS_OPEN -> Glyph.DOOR_OPEN;
            case CLOSES -> Glyph.AUTORENEW;
            case LOCKS -> Glyph.LOCK_OUTLINE;
        };
    }

    private static Glyph glyph(Pit.Bottom bottom) {
        return switch (bottom) {
            case EMPTY -> Glyph.CANCEL;
            case SPIKES -> Glyph.CHART_WATERFALL;
            case WATER -> Glyph.WAVES;
            case ACID -> Glyph.FLASK_OUTLINE;
            case LAVA -> Glyph.FIRE;
            case MONSTERS -> Glyph.SKULL_OUTLINE;
        };
    }
}
