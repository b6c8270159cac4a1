package trapwright.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("window")
class PickerTest {
    private final List<String> chosen = new ArrayList<>();
    private final List<String> looked = new ArrayList<>();
    private Picker<String> picker;
    private Stage stage;

    @BeforeEach
    void show() throws Exception {
        Fx.start();
        picker = Fx.call(() -> new Picker<>(List.of("Arsenic", "Boule de feu", "Éclair", "Fléau")));
        Fx.run(() -> {
            picker.show(
                    "Fléau", name -> new Picker.Entry(name, "", List.of(), name.equals("Arsenic") ? "eaten" : null));
            picker.onChoose(chosen::add);
            picker.onLook(value -> looked.add(String.valueOf(value)));
        });
        stage = Fx.show(picker);
        Fx.run(() -> picker.input().requestFocus());
    }

    @AfterEach
    void hide() throws Exception {
        Fx.run(stage::hide);
    }

    @Test
    void typingFindsWithoutAccentsAndEnterChooses() throws Exception {
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("ecl"));
        assertEquals("Éclair", looked.getLast());
        Fx.press(picker.input(), KeyCode.ENTER);
        assertThat(chosen).containsExactly("Éclair");
        assertEquals("Éclair", picker.input().getText());
        assertEquals("null", looked.getLast());
    }

    @Test
    void escapeBringsBackWhatWasChosen() throws Exception {
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("boule"));
        Fx.press(picker.input(), KeyCode.ESCAPE);
        assertThat(chosen).isEmpty();
        assertEquals("Fléau", picker.input().getText());
    }

    @Test
    void withNothingChosenItOffersTheMany() throws Exception {
        Fx.run(picker::clear);
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("boul"));
        Fx.press(picker.input(), KeyCode.ENTER);
        assertThat(chosen).containsExactly("Boule de feu");
        Fx.run(picker::clear);
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("boul"));
        Fx.press(picker.input(), KeyCode.ESCAPE);
        assertEquals("", picker.input().getText());
    }

    @Test
    void whatCannotBeChosenIsNotChosen() throws Exception {
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("arsenic"));
        Fx.press(picker.input(), KeyCode.ENTER);
        assertThat(chosen).isEmpty();
    }

    @Test
    void itsListNeverCoversItsField() throws Exception {
        double low = Fx.call(() -> Screen.getPrimary().getVisualBounds().getMaxY()) - stage.getHeight();
        for (double y : List.of(low, 0d)) {
            Fx.run(() -> {
                stage.setY(y);
                StackPane.setAlignment(picker.input(), y > 0 ? Pos.BOTTOM_CENTER : Pos.TOP_CENTER);
                picker.input().setMaxHeight(30);
            });
            Fx.press(picker.input(), KeyCode.DOWN);
            Fx.run(() -> {
                Bounds field = picker.input().localToScreen(picker.input().getLayoutBounds());
                Bounds shown = list().localToScreen(list().getLayoutBounds());
                assertFalse(field.intersects(shown), field + " " + shown);
            });
            Fx.press(picker.input(), KeyCode.ESCAPE);
        }
    }

    @Test
    void nothingFoundIsSaid() throws Exception {
        Fx.run(() -> picker.sayNothing(new SimpleStringProperty("Nothing found")));
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("zzz"));
        assertEquals("Nothing found", Fx.call(() -> ((Labeled) list().getPlaceholder()).getText()));
        assertThat(Fx.call(() -> list().getItems())).isEmpty();
    }

    private static ListView<?> list() {
        return (ListView<?>) Window.getWindows().stream()
                .filter(PopupWindow.class::isInstance)
                .map(window -> window.getScene().getRoot().lookup(".picker-list"))
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
    }
}
