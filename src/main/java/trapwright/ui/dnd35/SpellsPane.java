package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd35SpellForm;
import trapwright.app.Dnd35SpellsForm;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Panel;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Picker;

/// The spells of a magic trap (3.5, section 5).
final class SpellsPane extends VBox {
    private static final int MOST_LEVEL = 9;
    private static final int MOST_CASTER = 40;
    private static final int MOST_XP = 100_000;

    private final Bench<Dnd35Form> bench;
    private final Dnd35SpellsForm form;
    private final Phrases phrases;
    private final Wires wires;
    private final Inputs inputs;
    private final VBox rows = new VBox();
    private final List<Node> made = new ArrayList<>();

    SpellsPane(Bench<Dnd35Form> bench) {
        this.bench = bench;
        form = bench.form().spells;
        phrases = bench.phrases();
        wires = bench.wires();
        inputs = bench.inputs();
        rows.getStyleClass().add("step-body");
        getStyleClass().add("step-body");
        Panel more = bench.panel(
                "spells",
                Glyph.SCRIPT_TEXT_OUTLINE,
                adding(),
                wires.toggles("caster-features", List.of(new Wires.Toggle(form.hired, Glyph.HAND_COIN_OUTLINE))),
                Bench.fields(2, inputs.maybeNumber(form.abilityModifier)));
        getChildren().addAll(more, rows);
        Wires.show(this, form.hired.enabled());
        Redraw.on(
                this,
                this::draw,
                bench.form().document.card(),
                bench.form().parts.index());
    }

    private void draw() {
        while (made.size() < form.count()) {
            made.add(row(made.size()));
        }
        if (rows.getChildren().size() != form.count()) {
            rows.getChildren().setAll(made.subList(0, form.count()));
        }
    }

    private Node adding() {
        Picker<String> spells = new Picker<>(Dnd35SpellsForm.offered());
        spells.sayNothing(phrases.text("ui.picker.nothing"));
        spells.input().setId("add-spell");
        spells.input().promptTextProperty().bind(phrases.text("form35.action.add-spell"));
        spells.input().accessibleTextProperty().bind(phrases.text("form35.action.add-spell"));
        spells.onChoose(id -> {
            form.add(id);
            spells.clear();
        });
        spells.onLook(id -> wires.glance()
                .set(Optional.ofNullable(id)
                        .map(looked ->
                                new Wires.Glance(phrases.say(Dnd35SpellsForm.offer(looked)), form.tryAdding(looked)))));
        Redraw.on(
                spells,
                () -> spells.offer(id -> new Picker.Entry(
                        phrases.say(Dnd35SpellsForm.offer(id)),
                        phrases.say(Dnd35SpellsForm.offerSays(id)),
                        wires.chips(form.tryAdding(id)),
                        null)),
                bench.form().document.card(),
                phrases.words());
        return spells;
    }

    private Node row(int index) {
        Dnd35SpellForm spell = form.row(index);
        Button remove = button("remove-spell", Glyph.TRASH_CAN_OUTLINE, () -> form.remove(index));
        Button earlier = button("spell-earlier", Glyph.ARROW_UP, () -> form.move(index, -1));
        remove.setId("remove-spell-" + index);
        earlier.setId("spell-earlier-" + index);
        HBox buttons = index == 0 ? new HBox(remove) : new HBox(earlier, remove);
        buttons.getStyleClass().add("button-row");
        return bench.panel(
                        "spell",
                        Glyph.MAGIC_STAFF,
                        Bench.fields(2, wires.picker(spell.spell), wires.picker(spell.role)),
                        inputs.line(spell.name),
                        Bench.fields(
                                2,
                                wires.picker(spell.casting),
                                inputs.number(spell.casterLevel, 1, MOST_CASTER, false),
                                inputs.number(spell.level, 0, MOST_LEVEL, false),
                                inputs.number(spell.metamagic, 0, MOST_LEVEL, true)),
                        Bench.fields(
                                3,
                                inputs.money(spell.material),
                                inputs.number(spell.xp, 0, MOST_XP, false),
                                inputs.money(spell.focus)))
                .beside(buttons);
    }

    private Button button(String id, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(phrases.text("form35.action." + id));
        button.setGraphic(new Icon(glyph, "small"));
        button.setOnAction(event -> action.run());
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }
}
