package trapwright.ui.kit;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// One of many in a picker's list: name, a line about it, and what choosing it would do.
final class PickerCell<T> extends ListCell<T> {
    private final Function<T, Picker.Entry> entry;
    private final Label name = new Label();
    private final Label says = new Label();
    private final HBox chips = new HBox();
    private final HBox row;

    PickerCell(Function<T, Picker.Entry> entry, Consumer<T> pick) {
        this.entry = entry;
        getStyleClass().add("picker-cell");
        name.getStyleClass().add("strong");
        says.getStyleClass().add("caption");
        chips.getStyleClass().add("picker-chips");
        chips.setMinWidth(0);
        VBox words = new VBox(name, says);
        name.setMinWidth(USE_PREF_SIZE);
        says.setMinWidth(0);
        words.getStyleClass().add("picker-words");
        HBox.setHgrow(words, Priority.ALWAYS);
        row = new HBox(words, chips);
        row.getStyleClass().add("picker-row");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setPrefWidth(0);
        setOnMouseClicked(event -> {
            if (getItem() != null) {
                pick.accept(getItem());
            }
        });
        hoverProperty().addListener((hover, was, is) -> {
            if (is && !isEmpty()) {
                getListView().getSelectionModel().select(getIndex());
            }
        });
    }

    @Override
    protected void updateItem(@Nullable T item, boolean empty) {
        super.updateItem(item, empty);
        if (empty || item == null) {
            setGraphic(null);
            return;
        }
        Picker.Entry shown = entry.apply(item);
        name.setText(shown.name());
        says.setText(shown.whyNot() == null ? shown.says() : shown.whyNot());
        says.setManaged(!says.getText().isEmpty());
        chips.getChildren()
                .setAll(
                        shown.whyNot() == null
                                ? shown.chips().stream().map(Chip::new).toList()
                                : java.util.List.of());
        pseudoClassStateChanged(PseudoClass.getPseudoClass("closed"), shown.whyNot() != null);
        setAccessibleText(shown.name() + ". " + says.getText());
        setGraphic(row);
    }
}
