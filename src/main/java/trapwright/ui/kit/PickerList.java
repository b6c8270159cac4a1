package trapwright.ui.kit;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.stage.Popup;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import org.jspecify.annotations.Nullable;

/// The list of a picker, which opens below its field, or above it where there is more room, and never covers it.
final class PickerList<T> {
    private static final int ROWS = 7;
    private static final double LINES = 3.3;
    private static final double BORDER = 3;
    private static final double GAP = 2;
    private static final double LEAST_EMS = 32;
    private static final double EDGE = 12;
    private static final int BEFORE = 3;

    private final List<T> all;
    private final FilteredList<T> found;
    private final ListView<T> list;
    private final Label nothing = new Label();
    private final Popup popup = new Popup();
    private int most = ROWS;

    PickerList(List<T> values, Function<T, Picker.Entry> entries, Consumer<T> pick, Consumer<@Nullable T> look) {
        all = List.copyOf(values);
        found = new FilteredList<>(FXCollections.observableArrayList(all));
        list = new ListView<>(found);
        list.getStyleClass().add("picker-list");
        list.setFocusTraversable(false);
        list.setCellFactory(view -> new PickerCell<>(entries, pick));
        list.setPlaceholder(nothing);
        nothing.getStyleClass().add("caption");
        popup.getContent().add(list);
        popup.setAutoHide(true);
        popup.setHideOnEscape(false);
        popup.setOnHidden(event -> look.accept(null));
        list.getSelectionModel().selectedItemProperty().addListener((item, was, is) -> {
            if (popup.isShowing()) {
                look.accept(is);
            }
        });
    }

    boolean isOpen() {
        return popup.isShowing();
    }

    /// What it says when nothing fits.
    StringProperty nothing() {
        return nothing.textProperty();
    }

    /// What is marked.
    @Nullable
    T marked() {
        return list.getSelectionModel().getSelectedItem();
    }

    void refresh() {
        list.refresh();
    }

    void close() {
        popup.hide();
    }

    /// Opens with all values, the chosen one marked.
    void open(TextField input, @Nullable T chosen) {
        found.setPredicate(any -> true);
        Bounds field = input.localToScreen(input.getLayoutBounds());
        list.setFixedCellSize(input.getFont().getSize() * LINES);
        list.setPrefWidth(Math.max(field.getWidth(), input.getFont().getSize() * LEAST_EMS));
        list.refresh();
        place(input, field);
        if (chosen == null) {
            list.getSelectionModel().clearSelection();
            list.scrollTo(0);
        } else {
            list.getSelectionModel().select(chosen);
            list.scrollTo(Math.max(0, all.indexOf(chosen) - 1));
        }
    }

    /// Leaves only what fits, the first of it marked.
    void filter(Predicate<T> fits) {
        found.setPredicate(fits);
        fitRows();
        list.getSelectionModel().selectFirst();
    }

    /// Marks the next value, or the one before.
    ///
    /// @param by +1 or −1
    void step(int by) {
        if (by > 0) {
            list.getSelectionModel().selectNext();
        } else {
            list.getSelectionModel().selectPrevious();
        }
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - BEFORE));
    }

    private void place(TextField input, Bounds field) {
        Rectangle2D screen = Screen.getScreensForRectangle(field.getMinX(), field.getMinY(), 1, 1).stream()
                .findFirst()
                .orElse(Screen.getPrimary())
                .getVisualBounds();
        double below = screen.getMaxY() - field.getMaxY() - EDGE;
        double over = field.getMinY() - screen.getMinY() - EDGE;
        boolean above = below < height(Math.min(all.size(), ROWS)) && over > below;
        most = Math.clamp((long) ((above ? over : below) / list.getFixedCellSize()), 1, ROWS);
        fitRows();
        popup.setAnchorLocation(
                above ? PopupWindow.AnchorLocation.CONTENT_BOTTOM_LEFT : PopupWindow.AnchorLocation.CONTENT_TOP_LEFT);
        popup.show(input, field.getMinX(), above ? field.getMinY() - GAP : field.getMaxY() + GAP);
    }

    private void fitRows() {
        list.setPrefHeight(height(Math.clamp(found.size(), 1, most)));
    }

    private double height(int rows) {
        return list.getFixedCellSize() * rows + 2 * BORDER;
    }
}
