package trapwright.ui.form;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.StringConverter;
import trapwright.measure.Span;
import trapwright.ui.kit.HoldsInput;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Phrases;

/// A stretch of game time: a number and its unit; no number for no time.
final class SpanField extends HBox implements HoldsInput {
    private static final int LONGEST = 6;

    private final LineField amount = new LineField();
    private final ComboBox<Span.Unit> unit = new ComboBox<>();
    private final Phrases phrases;
    private Consumer<Optional<Span>> edited = span -> {};
    private boolean showing;

    SpanField(Phrases phrases) {
        this.phrases = phrases;
        getStyleClass().add("span-field");
        amount.setPrefColumnCount(4);
        unit.getItems().setAll(List.of(Span.Unit.values()));
        unit.setValue(Span.Unit.ROUNDS);
        unit.valueProperty().addListener((value, was, is) -> typed(amount.getText()));
        unit.accessibleTextProperty().bind(phrases.text("ui.span.unit"));
        HBox.setHgrow(unit, Priority.ALWAYS);
        unit.setMaxWidth(Double.MAX_VALUE);
        amount.onEdit(this::typed);
        getChildren().addAll(amount, unit);
    }

    @Override
    public LineField input() {
        return amount;
    }

    void show(Optional<Span> span) {
        showing = true;
        if (!amount.isFocused() || !read(amount.getText()).equals(span)) {
            amount.show(span.map(time -> Integer.toString(time.amount())).orElse(""));
        }
        span.ifPresent(time -> unit.setValue(time.unit()));
        unit.setConverter(names());
        showing = false;
    }

    void onEdit(Consumer<Optional<Span>> action) {
        edited = action;
    }

    void onLeave(Runnable action) {
        amount.onLeave(action);
    }

    private void typed(String text) {
        if (!showing && (text.isBlank() || read(text).isPresent())) {
            edited.accept(read(text));
        }
    }

    private Optional<Span> read(String text) {
        return Optional.of(text.strip())
                .filter(typed -> typed.matches("\\d{1," + LONGEST + "}"))
                .map(typed -> new Span(Integer.parseInt(typed), unit.getValue()));
    }

    private StringConverter<Span.Unit> names() {
        return new StringConverter<>() {
            @Override
            public String toString(Span.Unit value) {
                return phrases.say("ui.span." + value.name().toLowerCase(Locale.ROOT));
            }

            @Override
            public Span.Unit fromString(String text) {
                throw new UnsupportedOperationException(text);
            }
        };
    }
}
