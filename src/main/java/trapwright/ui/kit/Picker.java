package trapwright.ui.kit;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.textfield.CustomTextField;
import org.jspecify.annotations.Nullable;

/// One of many, found by typing: a line with the choice, and below it, while it is open, the list of what fits.
///
/// @param <T> what is chosen
public final class Picker<T> extends StackPane implements HoldsInput {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private final CustomTextField input = new CustomTextField();
    private final PickerList<T> list;
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
        list = new PickerList<>(values, value -> entries.apply(value), this::pick, looked -> look.accept(looked));
        getStyleClass().add("picker");
        getChildren().add(input);
        input.getStyleClass().add("line-field");
        input.setRight(new Icon(Glyph.CHEVRON_DOWN, "small", "picker-arrow"));
        input.setAccessibleRole(AccessibleRole.COMBO_BOX);
        input.textProperty().addListener((text, was, is) -> {
            if (list.isOpen()) {
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
        if (list.isOpen()) {
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
        if (list.isOpen()) {
            list.refresh();
        }
    }

    /// What the list says when nothing fits what was typed.
    public void sayNothing(ObservableValue<String> text) {
        list.nothing().bind(text);
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
        if (list.isOpen() || getScene() == null) {
            return;
        }
        list.open(input, value);
        input.selectAll();
    }

    private void close() {
        list.close();
        input.setText(value == null ? "" : entries.apply(value).name());
    }

    private void pick(T picked) {
        if (entries.apply(picked).whyNot() != null) {
            return;
        }
        list.close();
        value = picked;
        input.setText(entries.apply(picked).name());
        chosen.accept(picked);
    }

    private void filter(String typed) {
        String wanted = plain(typed);
        list.filter(any -> plain(entries.apply(any).name()).contains(wanted));
    }

    private void typed(KeyEvent event) {
        if (!event.getCharacter().isBlank()
                && !event.getCharacter().isEmpty()
                && event.getCharacter().charAt(0) >= ' ') {
            open();
        }
    }

    private void pressed(KeyEvent event) {
        boolean open = list.isOpen();
        KeyCode code = event.getCode();
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        if (!open && (code == KeyCode.DOWN || code == KeyCode.UP || code == KeyCode.ENTER)) {
            open();
        } else if (open && code == KeyCode.DOWN) {
            list.step(1);
        } else if (open && code == KeyCode.UP) {
            list.step(-1);
        } else if (open && code == KeyCode.ENTER) {
            T at = list.marked();
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
