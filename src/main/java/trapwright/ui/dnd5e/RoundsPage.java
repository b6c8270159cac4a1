package trapwright.ui.dnd5e;

import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eComponentForm;
import trapwright.app.Dnd5eCourseForm;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eRoundForm;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Effect;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Panel;

/// How a complex trap goes on: initiative, active and constant parts, the round track, its components (5e, section 5).
final class RoundsPage extends VBox {
    private static final int MOST_BONUS = 30;
    private static final int MOST_ROUNDS = 20;
    private static final int MOST_SUCCESSES = 20;

    private final Bench<Dnd5eForm> bench;
    private final Inputs inputs;
    private final Consumer<String> go;

    /// @param go goes to a field
    RoundsPage(Bench<Dnd5eForm> bench, Consumer<String> go) {
        this.bench = bench;
        this.go = go;
        inputs = bench.inputs();
        Dnd5eCourseForm form = bench.form().course;
        BooleanBinding simple = Bindings.createBooleanBinding(
                () -> !bench.form().concept.complex.value().getValue()
                        && bench.form().document.card().get().trap().course().equals(Course.NONE),
                bench.form().document.card());
        VBox rounds = Bench.body(
                bench.labelled(form.initiative, RoundsPage::glyph),
                Bench.fields(
                        2,
                        inputs.number(form.bonus, -MOST_BONUS, MOST_BONUS, true),
                        inputs.line(form.counts),
                        inputs.line(form.moves)),
                bench.panel("turns", Glyph.AUTORENEW, turns()),
                bench.panel(
                        "rounds",
                        Glyph.FORMAT_LIST_BULLETED,
                        new RowsPane<>(bench, form.rounds, (round, row) -> round(row))
                                .adding(
                                        "add-round",
                                        () -> Course.Round.of(form.rounds.count() + 1, Wording.NONE, Wording.NONE))),
                bench.panel(
                        "components",
                        Glyph.CALL_SPLIT,
                        new RowsPane<>(bench, form.components, (component, row) -> component(row))
                                .adding(
                                        "add-component",
                                        () -> new Course.Component(Wording.NONE, java.util.List.of(), 1))));
        getChildren().addAll(Wires.show(simple(), simple), Wires.show(rounds, simple.not()));
    }

    private Panel simple() {
        Button complex = button(
                "make-complex",
                Glyph.AUTORENEW,
                () -> bench.form().concept.complex.choose(true));
        return bench.panel("simple", Glyph.INFORMATION_OUTLINE, complex);
    }

    private FlowPane turns() {
        FlowPane buttons = new FlowPane(
                button("add-active", Glyph.PLUS, () -> add(Effect.Moment.TURN)),
                button("add-constant", Glyph.PLUS, () -> add(Effect.Moment.CONSTANT)));
        buttons.getStyleClass().add("button-row");
        return buttons;
    }

    private void add(Effect.Moment moment) {
        int place = bench.form().effects.count();
        bench.form().effects.add(Effects.blank(moment));
        go.accept("effects/" + place);
    }

    private Panel round(Dnd5eRoundForm form) {
        return bench.panel(
                "round",
                Glyph.TIMER_OUTLINE,
                Bench.fields(
                        3,
                        inputs.number(form.number, 1, MOST_ROUNDS, false),
                        inputs.maybeNumber(form.attack),
                        inputs.maybeNumber(form.dc)),
                Bench.fields(2, inputs.line(form.action), inputs.line(form.change)));
    }

    private Panel component(Dnd5eComponentForm form) {
        return bench.panel(
                "component",
                Glyph.CUBE_OUTLINE,
                Bench.fields(2, inputs.line(form.name), inputs.number(form.successes, 1, MOST_SUCCESSES, false)),
                Counters.pane(bench, form.counters));
    }

    private Button button(String action, Glyph glyph, Runnable run) {
        Button button = new Button();
        button.setId(action);
        button.textProperty().bind(bench.phrases().text(bench.wires().key("action." + action)));
        button.setGraphic(new Icon(glyph, "small"));
        button.setOnAction(event -> run.run());
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    private static Glyph glyph(Dnd5eCourseForm.Kind kind) {
        return switch (kind) {
            case NONE -> Glyph.CANCEL;
            case BONUS -> Glyph.RUN_FAST;
            case COUNTS -> Glyph.FORMAT_LIST_BULLETED;
        };
    }
}
