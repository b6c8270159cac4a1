package trapwright.ui.dnd5e;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eAimForm;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eLevellingForm;
import trapwright.app.Dnd5eOffers;
import trapwright.app.Dnd5eScalingForm;
import trapwright.system.dnd5e.Severity;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Columns;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Panel;

/// For whom the trap is meant, the table's numbers for that, and what becomes of it at other levels (5e, section 6).
final class SeverityPage extends VBox {
    private static final int MOST_LEVEL = 20;

    private final Bench<Dnd5eForm> bench;
    private final Wires wires;
    private final Inputs inputs;
    private final Dnd5eLevellingForm form;

    SeverityPage(Bench<Dnd5eForm> bench) {
        this.bench = bench;
        wires = bench.wires();
        inputs = bench.inputs();
        form = bench.form().levelling;
        getChildren()
                .addAll(
                        new RowsPane<>(bench, form.aims, (aim, row) -> aim(row)).adding("add-aim", form::nextAim),
                        Wires.show(
                                bench.panel("offers", Glyph.SCALE_BALANCE, offers()),
                                Bindings.createBooleanBinding(
                                        () -> !form.offers.all().isEmpty(), form.offers.trap())),
                        bench.panel(
                                "scaling",
                                Glyph.STAIRS_DOWN,
                                new RowsPane<>(bench, form.scaling, (scaling, row) -> scaling(row))
                                        .adding("add-scaling", form::nextScaling)
                                        .offering("fill-scaling", Glyph.AUTO_FIX, form::scaleByTheTable)));
    }

    private Panel aim(Dnd5eAimForm row) {
        return bench.panel(
                "aim",
                Glyph.TARGET,
                bench.labelled(row.severity, SeverityPage::glyph),
                Bench.fields(
                        3,
                        wires.picker(row.tier),
                        inputs.number(row.from, 1, MOST_LEVEL, false),
                        inputs.number(row.to, 1, MOST_LEVEL, false)));
    }

    /// A button for each number of the table.
    private FlowPane offers() {
        FlowPane buttons = new FlowPane();
        buttons.setId("offers");
        buttons.getStyleClass().add("button-row");
        Redraw.on(
                buttons,
                () -> buttons.getChildren()
                        .setAll(form.offers.all().stream().map(this::offer).toList()),
                form.offers.trap(),
                bench.phrases().words());
        return buttons;
    }

    private Button offer(Dnd5eOffers.Offer offer) {
        Button button = new Button(bench.phrases().say(offer.name()));
        button.setId("offer-" + offer.id());
        button.setGraphic(new Icon(offer.taken() ? Glyph.CHECK_CIRCLE : Glyph.ARROW_RIGHT, "small"));
        button.setDisable(offer.taken());
        button.setOnAction(event -> form.offers.take(offer.id()));
        button.setMinWidth(USE_PREF_SIZE);
        wires.look(button, button::getText, offer::trial);
        return button;
    }

    private Panel scaling(Dnd5eScalingForm row) {
        Columns dice = new Columns(3);
        dice.getStyleClass().add("fields");
        Redraw.on(
                dice,
                () -> {
                    while (dice.getChildren().size() < form.parts()) {
                        dice.getChildren()
                                .add(inputs.dice(row.damage(dice.getChildren().size())));
                    }
                    if (dice.getChildren().size() > form.parts()) {
                        dice.getChildren()
                                .remove(form.parts(), dice.getChildren().size());
                    }
                    dice.setManaged(form.parts() > 0);
                },
                bench.form().document.card());
        return bench.panel(
                "scaled",
                Glyph.STAIRS_DOWN,
                Bench.fields(
                        3,
                        inputs.number(row.from, 1, MOST_LEVEL, false),
                        inputs.number(row.to, 1, MOST_LEVEL, false),
                        inputs.maybeNumber(row.dc)),
                dice,
                Bench.fields(
                        3, wires.picker(row.severity), inputs.maybeLength(row.size), inputs.maybeLength(row.depth)),
                inputs.line(row.words));
    }

    private static Glyph glyph(Severity severity) {
        return switch (severity) {
            case NUISANCE -> Glyph.SHIELD_CHECK_OUTLINE;
            case SETBACK -> Glyph.SHIELD_CHECK_OUTLINE;
            case DANGEROUS -> Glyph.ALERT;
            case DEADLY -> Glyph.SKULL_OUTLINE;
        };
    }
}
