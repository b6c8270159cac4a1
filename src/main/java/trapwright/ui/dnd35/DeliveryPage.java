package trapwright.ui.dnd35;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35DeliveryForm;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35SaveForm;
import trapwright.app.Dnd35Strike;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Delivery.Save;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// The attack, the saves, the delay (3.5, sections 2.5 and 2.7).
final class DeliveryPage extends VBox {
    private static final int LEAST_ATTACK = -20;
    private static final int MOST_ATTACK = 100;
    private static final int MOST_DC = 100;
    private static final int MOST_ONSET = 100;

    private final Bench<Dnd35Form> bench;
    private final Inputs inputs;

    DeliveryPage(Bench<Dnd35Form> bench) {
        this.bench = bench;
        inputs = bench.inputs();
        Dnd35DeliveryForm form = bench.form().delivery;
        VBox attack = body(
                inputs.ladder(form.attackLadder, Glyph.SWORD, LEAST_ATTACK, MOST_ATTACK, true)
                        .scaledWhile(bench.form().dcs.searchDc.enabled()),
                bench.labelled(form.reach, DeliveryPage::glyph),
                bench.wires().toggles("attack-features", List.of(new Wires.Toggle(form.touch, Glyph.HAND_BACK_RIGHT))));
        Panel delay = bench.panel(
                "delay",
                Glyph.TIMER_SAND,
                Bench.fields(2, inputs.number(form.onset, 0, MOST_ONSET, false)),
                Wires.show(
                        bench.wires().toggles("miss-features", List.of(new Wires.Toggle(form.neverMiss, Glyph.TARGET))),
                        Bindings.createBooleanBinding(
                                () -> form.neverMiss.get()
                                        && form.attack.value().getValue() != Dnd35Strike.NEVER_MISS,
                                form.neverMiss)));
        getChildren()
                .addAll(
                        bench.wires().options(form.attack, DeliveryPage::glyph),
                        Wires.show(attack, form.attackBonus.enabled()),
                        Wires.show(save(form.save), form.save.kind.field().enabled()),
                        Wires.show(second(form), form.secondSave.present.enabled()),
                        delay);
    }

    private VBox save(Dnd35SaveForm form) {
        return body(
                bench.labelled(form.kind, DeliveryPage::glyph),
                inputs.ladder(form.ladder, Glyph.SHIELD_HALF_FULL, 0, MOST_DC, false)
                        .scaledWhile(Bindings.createBooleanBinding(
                                () -> !form.ownDc.enabled().get()
                                        && form.kind.value().getValue() == Save.Kind.REFLEX,
                                form.ownDc,
                                form.kind.field())),
                bench.wires()
                        .toggles(form.ownDc.id() + "-group", List.of(new Wires.Toggle(form.ownDc, Glyph.PENCIL_RULER))),
                bench.labelled(form.result, DeliveryPage::glyph));
    }

    private VBox second(Dnd35DeliveryForm form) {
        return body(
                bench.wires()
                        .toggles(
                                "second-save",
                                List.of(new Wires.Toggle(form.secondSave.present, Glyph.SHIELD_HALF_FULL))),
                Wires.show(save(form.secondSave), form.secondSave.kind.field().enabled()));
    }

    private static VBox body(Node... nodes) {
        VBox box = new VBox(nodes);
        box.getStyleClass().add("step-body");
        return box;
    }

    private static Glyph glyph(Dnd35Strike strike) {
        return switch (strike) {
            case ATTACK -> Glyph.SWORD;
            case SAVE -> Glyph.SHIELD_HALF_FULL;
            case BOTH -> Glyph.SWORD_CROSS;
            case NEVER_MISS -> Glyph.TARGET;
            case NEITHER -> Glyph.CANCEL;
        };
    }

    private static Glyph glyph(Reach reach) {
        return switch (reach) {
            case MELEE -> Glyph.SWORD;
            case RANGED -> Glyph.BOW_ARROW;
        };
    }

    private static Glyph glyph(Save.Kind kind) {
        return switch (kind) {
            case FORTITUDE -> Glyph.HEART_PULSE;
            case REFLEX -> Glyph.RUN_FAST;
            case WILL -> Glyph.BRAIN;
        };
    }

    private static Glyph glyph(Save.Result result) {
        return switch (result) {
            case AVOIDS -> Glyph.RUN_FAST;
            case HALF -> Glyph.SHIELD_HALF_FULL;
            case NEGATES -> Glyph.CANCEL;
            case PARTIAL -> Glyph.SCALE_UNBALANCED;
            case DISBELIEF -> Glyph.EYE_OFF_OUTLINE;
        };
    }
}
