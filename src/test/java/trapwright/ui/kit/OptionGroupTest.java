package trapwright.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("window")
class OptionGroupTest {
    private final List<String> chosen = new ArrayList<>();
    private final List<Integer> looked = new ArrayList<>();
    private final List<OptionCard> cards = new ArrayList<>();
    private OptionGroup group;
    private Stage stage;

    @BeforeEach
    void show() throws Exception {
        Fx.start();
        group = Fx.call(() -> new OptionGroup("reset", 2, false));
        Fx.run(() -> {
            for (String name : List.of("none", "repair", "manual", "automatic")) {
                OptionCard card = group.add(name, Glyph.AUTORENEW, () -> chosen.add(name));
                card.show(face(name, name.equals("manual"), name.equals("repair") ? "Mechanical traps only" : null));
                cards.add(card);
            }
            group.onLook(looked::add);
        });
        stage = Fx.show(group);
    }

    @AfterEach
    void hide() throws Exception {
        Fx.run(stage::hide);
    }

    @Test
    void theGroupIsOneTabStopAtTheChosenOption() {
        assertThat(cards.stream().filter(Node::isFocusTraversable)).containsExactly(cards.get(2));
    }

    @Test
    void arrowsLookAndSpaceChooses() throws Exception {
        Fx.run(group::enter);
        Fx.press(cards.get(2), KeyCode.RIGHT);
        assertTrue(cards.get(3).isFocused());
        assertThat(chosen).isEmpty();
        assertEquals(3, looked.getLast());
        Fx.press(cards.get(3), KeyCode.UP);
        assertTrue(cards.get(1).isFocused());
        Fx.press(cards.get(1), KeyCode.SPACE);
        assertThat(chosen).as("repair cannot be chosen").isEmpty();
        Fx.press(cards.get(1), KeyCode.HOME);
        Fx.press(cards.get(0), KeyCode.SPACE);
        assertThat(chosen).containsExactly("none");
    }

    @Test
    void aScreenReaderHearsTheWholeFact() throws Exception {
        assertEquals("manual, spoken", Fx.call(() -> cards.get(2).getAccessibleText()));
        assertEquals(true, Fx.call(() -> cards.get(2).queryAccessibleAttribute(AccessibleAttribute.SELECTED)));
        assertEquals(false, Fx.call(() -> cards.get(0).queryAccessibleAttribute(AccessibleAttribute.SELECTED)));
        assertFalse(cards.get(0).chosen().get());
    }

    private static OptionCard.Face face(String name, boolean chosen, @Nullable String whyNot) {
        return new OptionCard.Face(name, "", List.of(), whyNot, chosen, "Chosen", name + ", spoken");
    }
}
