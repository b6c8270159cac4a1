package trapwright.ui.kit;

import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A whole number between a minus and a plus, to be typed or stepped: arrows by one, Page Up and Page Down to the next
/// band.
public final class NumberField extends HBox implements HoldsInput {
    private static final PseudoClass FOCUSED = PseudoClass.getPseudoClass("held");
    private static final String MINUS = "−";
    private static final int LONGEST = 7;

    private final TextField input = new TextField();
    private final Button minus;
    private final Button plus;
    private final int least;
    private final int most;
    private final IntFunction<String> written;
    private IntConsumer edited = value -> {};
    private Consumer<String> refused = text -> {};
    private Runnable left = () -> {};
    private IntBinaryOperator band = (value, way) -> value + 5 * way;
    private int value;
    private boolean showing;

    /// @param least the smallest value it takes
    /// @param most the largest
    /// @param written how a value is written, such as with its sign
    public NumberField(int least, int most, IntFunction<String> written) {
        this.least = least;
        this.most = most;
        this.written = written;
        getStyleClass().add("number-field");
        input.getStyleClass().add("number-input");
        input.setPrefColumnCount(3);
        HBox.setHgrow(input, Priority.ALWAYS);
        minus = step(Glyph.MINUS, -1);
        plus = step(Glyph.PLUS, 1);
        getChildren().addAll(minus, input, plus);
        input.textProperty().addListener((text, was, is) -> typed(is));
        input.focusedProperty().addListener((focus, was, is) -> {
            pseudoClassStateChanged(FOCUSED, is);
            if (!is) {
                left.run();
            }
        });
        input.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        show(least);
    }

    @Override
    public TextField input() {
        return input;
    }

    /// Shows a value; text that already means it stays as typed.
    public void show(int changed) {
        boolean same = read(input.getText()).equals(OptionalInt.of(changed));
        value = changed;
        if (!same || !input.isFocused()) {
            showing = true;
            input.setText(written.apply(changed));
            showing = false;
        }
    }

    /// What its two buttons are called.
    public void nameSteps(ObservableValue<String> less, ObservableValue<String> more) {
        minus.accessibleTextProperty().bind(less);
        plus.accessibleTextProperty().bind(more);
    }

    /// What to do with each new value.
    public void onEdit(IntConsumer action) {
        edited = action;
    }

    /// What to do with text that is no number in range; it stays as typed. Gets an empty text when it is one again.
    public void onRefuse(Consumer<String> action) {
        refused = action;
    }

    /// What to do when the focus leaves it.
    public void onLeave(Runnable action) {
        left = action;
    }

    /// Where Page Up (+1) and Page Down (−1) lead.
    public void onBand(IntBinaryOperator next) {
        band = next;
    }

    private Button step(Glyph glyph, int way) {
        Button button = new Button();
        button.setGraphic(new Icon(glyph, "small"));
        button.getStyleClass().setAll("step-button", way < 0 ? "less" : "more");
        button.setFocusTraversable(false);
        button.setOnAction(event -> go(value + way));
        return button;
    }

    private void typed(String text) {
        if (showing) {
            return;
        }
        OptionalInt read = read(text);
        refused.accept(read.isPresent() ? "" : text);
        if (read.isPresent() && read.getAsInt() != value) {
            value = read.getAsInt();
            edited.accept(value);
        }
    }

    private OptionalInt read(String text) {
        String plain = text.strip().replace(MINUS, "-").replaceFirst("^\\+", "");
        if (!plain.matches("-?\\d{1," + LONGEST + "}")) {
            return OptionalInt.empty();
        }
        int number = Integer.parseInt(plain);
        return number < least || number > most ? OptionalInt.empty() : OptionalInt.of(number);
    }

    private void go(int wanted) {
        int next = Math.clamp(wanted, least, most);
        refused.accept("");
        showing = true;
        input.setText(written.apply(next));
        showing = false;
        if (next != value) {
            value = next;
            edited.accept(next);
        }
    }

    private void pressed(KeyEvent event) {
        if (event.isAltDown() || event.isShortcutDown()) {
            return;
        }
        switch (event.getCode()) {
            case UP -> go(value + 1);
            case DOWN -> go(value - 1);
            case PAGE_UP -> go(band.applyAsInt(value, 1));
            case PAGE_DOWN -> go(band.applyAsInt(value, -1));
            default -> {
                return;
            }
        }
        event.consume();
    }
}
