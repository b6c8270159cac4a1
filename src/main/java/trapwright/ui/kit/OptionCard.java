package trapwright.ui.kit;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/// One choice of the rulebook with a line of explanation and, as chips, what it would do to the whole trap.
public final class OptionCard extends GridPane {
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final PseudoClass CLOSED = PseudoClass.getPseudoClass("closed");

    private final ReadOnlyBooleanWrapper chosen = new ReadOnlyBooleanWrapper(this, "chosen");
    private final Label name = new Label();
    private final Label says = new Label();
    private final FlowPane chips = new FlowPane();
    private final Chip mark = new Chip(Chip.Kind.CHOSEN);
    private final Runnable choose;
    private final @Nullable Heights heights = new Heights();
    private boolean open = true;
    private @Nullable Face shown;

    /// What a card shows.
    ///
    /// @param name what the option is called
    /// @param says one line of plain explanation; may be empty
    /// @param chips what it would do
    /// @param whyNot why it cannot be chosen; null when it can
    /// @param chosen whether it is chosen
    /// @param mark the word that marks a chosen option
    /// @param spoken the whole fact, for a screen reader
    public record Face(
            String name,
            String says,
            List<Chip.Text> chips,
            @Nullable String whyNot,
            boolean chosen,
            String mark,
            String spoken) {
        /// Copies the chips.
        public Face {
            chips = List.copyOf(chips);
        }
    }

    /// @param several whether several options of the group can be chosen together
    /// @param choose what choosing it does
    OptionCard(Glyph glyph, boolean several, Runnable choose) {
        this.choose = choose;
        getStyleClass().add("option-card");
        setAccessibleRole(several ? AccessibleRole.CHECK_BOX : AccessibleRole.RADIO_BUTTON);
        setFocusTraversable(true);
        name.getStyleClass().addAll("strong", "option-name");
        says.getStyleClass().addAll("caption", "option-says");
        says.setWrapText(true);
        name.setWrapText(true);
        chips.getStyleClass().add("chips");
        Icon icon = new Icon(glyph, "large", "option-icon");
        GridPane.setValignment(icon, VPos.TOP);
        GridPane.setHalignment(mark, HPos.RIGHT);
        GridPane.setValignment(mark, VPos.TOP);
        GridPane.setHgrow(name, Priority.ALWAYS);
        add(icon, 0, 0, 1, 3);
        add(name, 1, 0);
        add(mark, 2, 0);
        add(says, 1, 1, 2, 1);
        add(chips, 1, 2, 2, 1);
        setOnMouseClicked(event -> {
            requestFocus();
            fire();
        });
    }

    /// Shows the option as things stand.
    public void show(Face face) {
        if (face.equals(shown)) {
            return;
        }
        shown = face;
        open = face.whyNot() == null;
        chosen.set(face.chosen());
        name.setText(face.name());
        says.setText(face.says());
        says.setManaged(!face.says().isEmpty());
        says.setVisible(!face.says().isEmpty());
        mark.setText(face.mark());
        mark.setVisible(face.chosen());
        mark.setManaged(face.chosen());
        Chip.show(
                chips.getChildren(),
                face.whyNot() == null
                        ? face.chips()
                        : List.of(new Chip.Text(Chip.Kind.PLAIN, face.whyNot(), face.whyNot())));
        pseudoClassStateChanged(CHOSEN, face.chosen());
        pseudoClassStateChanged(CLOSED, !open);
        setAccessibleText(face.spoken());
        notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
    }

    /// Whether it is chosen.
    public ReadOnlyBooleanProperty chosen() {
        return chosen.getReadOnlyProperty();
    }

    /// Chooses it, when it can be chosen.
    public void fire() {
        if (open) {
            choose.run();
        }
    }

    @Override
    public void requestLayout() {
        // the parent's constructor asks before there is anything to forget
        if (heights != null) {
            heights.forget();
        }
        super.requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return heights == null ? super.computePrefHeight(width) : heights.at(width, super::computePrefHeight);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? Boolean.valueOf(chosen.get())
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            fire();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }
}
