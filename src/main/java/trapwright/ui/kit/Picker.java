package trapwright.ui.kit;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import org.controlsfx.control.textfield.CustomTextField;
import org.jspecify.annotations.Nullable;

/// One of many, found by typing: a line with the choice, and below it, while it is open, the list of what fits.
///
/// @param <T> what is chosen
public final class Picker<T> extends StackPane implements HoldsInput {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final int ROWS = 7;
    private static final double LINES = 3.3;
    private static final double BORDER = 3;

    private final CustomTextField input = new CustomTextField();
    private final ObservableList<T> all;
    private final FilteredList<T> found;
    private final ListView<T> list;
    private final Popup popup = new Popup();
    private Function<T, Entry> entries = value -> new Entry("", "", List.of(), null);
    private Consumer<T> chosen = value -> {};
    private Consumer<@Nullable T> look = value -> {};
    private Runnable left = () -> {};
    private @Nullable T value;

    /// What the list shows of one of the many.
    ///
    /// @param name what it is called
    /// @param says one line about it
    /// @param chips what choosing it would do
    /// @param whyNot why it cannot be chosen; null when it can
    public record Entry(
            String name,
            String says,
            List<Chip.Text> chips,
            @Nullable String whyNot) {
        /// Copies the chips.
        public Entry {
            chips = List.copyOf(chips);
        }
    }

    /// @param values all there are, in their order
    public Picker(List<T> values) {
        all = FXCollections.observableArrayList(values);
        found = new FilteredList<>(all);
        list = new ListView<>(found);
        getStyleClass().add("picker");
        getChildren().add(input);
        input.getStyleClass().add("line-field");
        input.setRight(new Icon(Glyph.CHEVRON_DOWN, "small", "picker-arrow"));
        input.setAccessibleRole(AccessibleRole.COMBO_BOX);
        list.getStyleClass().add("picker-list");
        list.setFocusTraversable(false);
        list.setCellFactory(view -> new PickerCell<>(value -> entries.apply(value), this::pick));
        popup.getContent().add(list);
        popup.setAutoHide(true);
        popup.setHideOnEscape(false);
        popup.setOnHidden(event -> look.accept(null));
        list.getSelectionModel().selectedItemProperty().addListener((item, was, is) -> {
            if (popup.isShowing()) {
                look.accept(is);
            }
        });
        input.textProperty().addListener((text, was, is) -> {
            if (popup.isShowing()) {
                filter(is);
            }
        });
        input.focusedProperty().addListener((focus, was, is) -> {
            if (!is) {
                close();
                left.run();
            }
        });
        input.setOnMouseClicked(event -> open());
        input.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        input.addEventFilter(KeyEvent.KEY_TYPED, this::typed);
    }

    @Override
    public TextField input() {
        return input;
    }

    /// Shows what is chosen.
    ///
    /// @param entry gives what the list shows of each
    public void show(T changed, Function<T, Entry> entry) {
        value = changed;
        entries = entry;
        if (popup.isShowing()) {
            list.refresh();
        } else {
            input.setText(entry.apply(changed).name());
        }
    }

    /// Offers the many with nothing chosen.
    ///
    /// @param entry gives what the list shows of each
    public void offer(Function<T, Entry> entry) {
        entries = entry;
        if (popup.isShowing()) {
            list.refresh();
        }
    }

    /// Forgets what was chosen.
    public void clear() {
        value = null;
        input.clear();
    }

    /// What choosing one does.
    public void onChoose(Consumer<T> action) {
        chosen = action;
    }

    /// What to do while one is looked at; gets null when none is any more.
    public void onLook(Consumer<@Nullable T> action) {
        look = action;
    }

    /// What to do when the focus leaves it.
    public void onLeave(Runnable action) {
        left = action;
    }

    private void open() {
        if (popup.isShowing() || getScene() == null) {
            return;
        }
        found.setPredicate(any -> true);
        Bounds where = input.localToScreen(input.getLayoutBounds());
        list.setFixedCellSize(input.getFont().getSize() * LINES);
        list.setPrefWidth(where.getWidth());
        fitRows();
        list.refresh();
        popup.show(input, where.getMinX(), where.getMaxY() + 2);
        list.getSelectionModel().select(value);
        list.scrollTo(Math.max(0, all.indexOf(value) - 1));
        input.selectAll();
    }

    private void close() {
        popup.hide();
        if (value != null) {
            input.setText(entries.apply(value).name());
        }
    }

    private void pick(T picked) {
        if (entries.apply(picked).whyNot() != null) {
            return;
        }
        popup.hide();
        value = picked;
        input.setText(entries.apply(picked).name());
        chosen.accept(picked);
    }

    private void filter(String typed) {
        String wanted = plain(typed);
        found.setPredicate(any -> plain(entries.apply(any).name()).contains(wanted));
        fitRows();
        list.getSelectionModel().selectFirst();
    }

    private void fitRows() {
        int rows = Math.clamp(found.size(), 1, ROWS);
        list.setPrefHeight(list.getFixedCellSize() * rows + 2 * BORDER);
    }

    private void typed(KeyEvent event) {
        if (!event.getCharacter().isBlank()
                && !event.getCharacter().isEmpty()
                && event.getCharacter().charAt(0) >= ' ') {
            open();
        }
    }

    private void pressed(KeyEvent event) {
        boolean open = popup.isShowing();
        KeyCode code = event.getCode();
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        if (!open && (code == KeyCode.DOWN || code == KeyCode.UP || code == KeyCode.ENTER)) {
            open();
        } else if (open && code == KeyCode.DOWN) {
            list.getSelectionModel().selectNext();
            list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
        } else if (open && code == KeyCode.UP) {
            list.getSelectionModel().selectPrevious();
            list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
        } else if (open && code == KeyCode.ENTER) {
            T at = list.getSelectionModel().getSelectedItem();
            if (at != null) {
                pick(at);
            }
        } else if (open && code == KeyCode.ESCAPE) {
            close();
        } else {
            return;
        }
        event.consume();
    }

    private static String plain(String text) {
        return ACCENTS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                .replaceAll("")
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT)
                .strip();
    }
}
