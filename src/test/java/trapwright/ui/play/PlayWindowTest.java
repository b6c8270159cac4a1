package trapwright.ui.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import trapwright.card.TrapCard;
import trapwright.store.Samples;
import trapwright.ui.kit.Fx;
import trapwright.ui.kit.Phrases;
import trapwright.words.Language;
import trapwright.words.Words;

@Tag("window")
class PlayWindowTest {
    private final Phrases phrases = new Phrases(Words.in(Language.EN));
    private Stage stage;
    private PlayWindow play;

    @BeforeEach
    void open() throws Exception {
        Fx.start();
        stage = Fx.show(new StackPane());
        play = Fx.call(() -> new PlayWindow(stage, phrases));
    }

    @AfterEach
    void hide() throws Exception {
        Fx.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
    }

    @Test
    void digitsRollAndTheLogCanBeCopied() throws Exception {
        Parent root = show("dnd35", "Poison Wall Spikes");
        Fx.press(root, KeyCode.DIGIT1);
        Fx.press(root, KeyCode.DIGIT2);
        Fx.run(((Button) root.lookup("#play-next"))::fire);
        Fx.press(root, KeyCode.NUMPAD3);
        assertThat(((VBox) root.lookup("#play-log")).getChildren()).hasSize(3);
        assertThat(((Label) root.lookup("#play-round")).getText()).isEqualTo("Round 2");
        Fx.run(((Button) root.lookup("#play-copy"))::fire);
        String copied = Fx.call(() -> Clipboard.getSystemClipboard().getString());
        assertThat(copied.lines()).hasSize(4).first().isEqualTo("Poison Wall Spikes");
        Fx.run(() -> phrases.speak(Words.in(Language.FR)));
        assertThat(((Label) root.lookup("#play-round")).getText()).isEqualTo("Round 2");
        assertThat(((Button) root.lookup("#play-roll-1")).getText()).contains("Attaque");
    }

    @Test
    void aSecretRollIsShownWhenItIsAskedFor() throws Exception {
        Parent root = show("ose", "Pit");
        Node secret = root.lookupAll(".button").stream()
                .filter(node ->
                        node instanceof Button button && button.getText().contains("Search"))
                .findFirst()
                .orElseThrow();
        Fx.run(((Button) secret)::fire);
        assertThat(lines(root)).anyMatch(line -> line.endsWith("rolled in secret."));
        Fx.run(((Button) root.lookup("#play-uncover-0"))::fire);
        assertThat(lines(root)).noneMatch(line -> line.endsWith("rolled in secret."));
    }

    private static List<String> lines(Parent root) {
        return root.lookup("#play-log").lookupAll(".label").stream()
                .map(label -> ((Label) label).getText())
                .toList();
    }

    private Parent show(String system, String name) throws Exception {
        TrapCard card = Samples.of(system).stream()
                .map(Samples.Sample::card)
                .filter(each -> each.face().texts().name().en().contains(name)
                        && !each.dice().isEmpty())
                .findFirst()
                .orElseThrow();
        Fx.run(() -> play.show(card));
        return Fx.call(() -> Window.getWindows().stream()
                .map(window -> Optional.ofNullable(window.getScene().getRoot()))
                .flatMap(Optional::stream)
                .filter(root -> root.getStyleClass().contains("play-window"))
                .findFirst()
                .orElseThrow());
    }
}
