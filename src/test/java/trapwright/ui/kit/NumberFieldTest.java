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
class NumberFieldTest {
    private final List<Integer> edited = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private NumberField field;
    private Stage stage;

    @BeforeEach
    void show() throws Exception {
        Fx.start();
        field = Fx.call(() -> new NumberField(0, 40, Integer::toString));
        Fx.run(() -> {
            field.show(20);
            field.onEdit(edited::add);
            field.onRefuse(refused::add);
            field.onBand((value, way) -> way > 0 ? 25 : 15);
        });
        stage = Fx.show(field);
    }

    @AfterEach
    void hide() throws Exception {
        Fx.run(stage::hide);
    }

    @Test
    void keysStepByOneAndToTheNextBand() throws Exception {
        Fx.press(field.input(), KeyCode.UP);
        Fx.press(field.input(), KeyCode.PAGE_UP);
        Fx.press(field.input(), KeyCode.PAGE_DOWN);
        Fx.press(field.input(), KeyCode.DOWN);
        assertThat(edited).containsExactly(21, 25, 15, 14);
        assertEquals("14", field.input().getText());
    }

    @Test
    void whatIsNoNumberStaysAsTypedAndChangesNothing() throws Exception {
        Fx.run(() -> field.input().setText("vingt"));
        Fx.run(() -> field.input().setText("41"));
        assertThat(edited).isEmpty();
        assertThat(refused).containsExactly("vingt", "41");
        assertEquals("41", field.input().getText());
        Fx.run(() -> field.input().setText("+4"));
        assertThat(edited).containsExactly(4);
        assertEquals("", refused.getLast());
    }

    @Test
    void itStaysInItsBounds() throws Exception {
        Fx.run(() -> field.show(40));
        Fx.press(field.input(), KeyCode.UP);
        assertThat(edited).isEmpty();
    }
}
