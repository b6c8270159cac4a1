package trapwright.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
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
    void whatCannotBeChosenIsNotChosen() throws Exception {
        Fx.press(picker.input(), KeyCode.DOWN);
        Fx.run(() -> picker.input().setText("arsenic"));
        Fx.press(picker.input(), KeyCode.ENTER);
        assertThat(chosen).isEmpty();
    }
}
