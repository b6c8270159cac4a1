package trapwright.ui.ose;

import java.util.List;
import javafx.scene.layout.VBox;
import trapwright.app.OseEffectForm;
import trapwright.app.OseForm;
import trapwright.app.OseHarmForm;
import trapwright.app.OseStrike;
import trapwright.system.ose.Harm.Effect;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// What the sprung trap does (old-school, section 4).
final class EffectPage extends VBox {
    private static final int LEAST_ATTACK = -20;
    private static final int MOST_ATTACK = 40;

    private final Bench<OseForm> bench;
    private final Inputs inputs;

    EffectPage(Bench<OseForm> bench) {
        this.bench = bench;
        inputs = bench.inputs();
        OseHarmForm form = bench.form().harm;
        getChildren()
                .addAll(
                        blow(form),
                        bench.panel(
                                "effects",
                                Glyph.BOTTLE_TONIC_SKULL_OUTLINE,
                                bench.wires().toggles("effects", toggles(form))));
        form.effects.forEach(effect -> getChildren().add(details(effect)));
    }

    private Panel blow(OseHarmForm form) {
        return bench.panel(
                "blow",
                Glyph.SWORD,
                Bench.fields(2, inputs.dice(form.damage), inputs.maybeLength(form.fall)),
                bench.wires().toggles("blow-features", List.of(new Wires.Toggle(form.poison, Glyph.FLASK_OUTLINE))),
                bench.labelled(form.attack, EffectPage::glyph),
                Bench.fields(2, inputs.number(form.attackValue, LEAST_ATTACK, MOST_ATTACK, false)));
    }

    private Panel details(OseEffectForm form) {
        Panel panel = new Panel(
                glyph(form.type),
                bench.phrases().text(bench.wires().label(form.present.id())),
                bench.phrases().textOrNone(bench.wires().label(form.present.id()) + ".says"),
                Bench.fields(2, inputs.dice(form.amount), bench.wires().picker(form.unit)),
                inputs.line(form.words));
        return Wires.show(panel, form.amount.enabled());
    }

    private static List<Wires.Toggle> toggles(OseHarmForm form) {
        return form.effects.stream()
                .map(effect -> new Wires.Toggle(effect.present, glyph(effect.type)))
                .toList();
    }

    private static Glyph glyph(Effect.Type type) {
        return switch (type) {
            case DEATH -> Glyph.SKULL_OUTLINE;
            case BLINDNESS -> Glyph.EYE_OFF_OUTLINE;
            case SLEEP -> Glyph.SLEEP;
            case PARALYSIS -> Glyph.LOCK_OUTLINE;
            case LOWER_LEVEL -> Glyph.STAIRS_DOWN;
            case MONSTER -> Glyph.PAW;
            case ILLUSION -> Glyph.GHOST_OUTLINE;
            case SCENT -> Glyph.SPRAY;
            case MIST -> Glyph.WEATHER_FOG;
            case OTHER -> Glyph.DOTS_HORIZONTAL;
        };
    }

    private static Glyph glyph(OseStrike strike) {
        return switch (strike) {
            case AUTOMATIC -> Glyph.TARGET;
            case THAC0 -> Glyph.SWORD;
            case BONUS -> Glyph.SWORD_CROSS;
        };
    }
}
