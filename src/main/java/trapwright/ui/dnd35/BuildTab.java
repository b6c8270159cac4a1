package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import trapwright.app.Document;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.system.dnd35.Builder;
import trapwright.system.dnd35.Construction;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.NumberField;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;

/// What it takes to build and to repair the open trap.
public final class BuildTab extends VBox {
    private final Phrases phrases;
    private final Document<TrapCard.Dnd35> document;
    private final ObjectProperty<Builder> builder = new SimpleObjectProperty<>();
    private final Node who;
    private final VBox found = new VBox();

    /// @param builder who builds
    public BuildTab(Phrases phrases, Document<TrapCard.Dnd35> document, ObjectProperty<Builder> builder) {
        this.phrases = phrases;
        this.document = document;
        // both ways, and without holding on to a tab whose trap has left the desk
        this.builder.bindBidirectional(builder);
        setId("build");
        getStyleClass().addAll("odds-tab", "build-tab");
        found.getStyleClass().add("build-found");
        FlowPane fields = new FlowPane(modifier(), tools());
        fields.getStyleClass().add("build-who");
        who = new VBox(fields, haste());
        getChildren().addAll(who, found);
        Redraw.whenSeen(this, this::draw, document.card(), this.builder, phrases.words());
    }

    private void draw() {
        TrapCard.Dnd35 card = document.card().get();
        List<Construction> parts = Construction.of(card.trap(), card.face().rulings());
        boolean crafted = parts.stream().anyMatch(Construction.Mechanical.class::isInstance);
        who.setVisible(crafted);
        who.setManaged(crafted);
        List<Node> nodes = new ArrayList<>();
        WorkLines lines = new WorkLines(phrases, builder.get());
        parts.forEach(part -> nodes.addAll(lines.of(part)));
        found.getChildren().setAll(nodes);
    }

    private FieldBox modifier() {
        NumberField field = new NumberField(Builder.LEAST, Builder.MOST, bonus -> phrases.say("build.bonus", bonus));
        field.show(builder.get().modifier());
        Message name = Message.of("build.modifier");
        field.nameSteps(phrases.text("ui.number.less", name), phrases.text("ui.number.more", name));
        field.onEdit(bonus -> builder.set(builder.get().withModifier(bonus)));
        field.onLeave(() -> field.show(builder.get().modifier()));
        return new FieldBox(
                "build-modifier", phrases.text("build.modifier"), phrases.text("build.modifier.says"), field);
    }

    private FieldBox tools() {
        Switch<Builder.Tools> tools = new Switch<>("build-tools");
        for (Builder.Tools each : Builder.Tools.values()) {
            ToggleButton button = tools.add(each);
            button.textProperty().bind(phrases.text("build.tools." + each.name().toLowerCase(Locale.ROOT)));
            button.accessibleTextProperty().bind(button.textProperty());
        }
        tools.show(builder.get().tools());
        tools.onChoose(chosen -> builder.set(builder.get().withTools(chosen)));
        tools.setMinWidth(USE_PREF_SIZE);
        return new FieldBox("build-tools", phrases.text("build.tools"), phrases.text("build.tools.says"), tools);
    }

    private CheckBox haste() {
        CheckBox box = new CheckBox();
        box.setId("build-haste");
        box.setWrapText(true);
        box.setMinWidth(0);
        box.setMinHeight(USE_PREF_SIZE);
        box.textProperty().bind(phrases.text("build.haste"));
        box.setSelected(builder.get().hurried());
        box.selectedProperty()
                .addListener((chosen, was, is) -> builder.set(builder.get().withHurried(is)));
        return box;
    }
}
