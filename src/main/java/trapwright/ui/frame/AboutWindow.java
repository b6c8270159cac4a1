package trapwright.ui.frame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Look;
import trapwright.ui.kit.Phrases;

/// What Trapwright is, and the licences of what is in it, word for word.
public final class AboutWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 600;
    private static final List<String> TEXTS = List.of(
            "OPEN-GAME-CONTENT.txt",
            "OGL-1.0a.txt",
            "CC-BY-4.0-attributions.txt",
            "game-icons-credits.txt",
            "OFL-IBM-Plex-Sans.txt",
            "OFL-Source-Serif-4.txt",
            "OFL-Grenze.txt",
            "libraries.txt");

    private final Stage stage = new Stage();
    private final Phrases phrases;
    private final TextArea text = new TextArea();

    /// @param owner the window it belongs to
    public AboutWindow(Window owner, Phrases phrases) {
        this.phrases = phrases;
        Label name = new Label("Trapwright");
        name.getStyleClass().add("page-heading");
        name.setGraphic(new Icon(Glyph.COG, "large", "accent"));
        Label says = new Label();
        says.textProperty().bind(phrases.text("ui.about.says"));
        says.setWrapText(true);
        VBox head = new VBox(name, says);
        head.getStyleClass().add("about-head");
        BorderPane root = new BorderPane(text, head, null, null, list());
        root.getStyleClass().add("about");
        text.setEditable(false);
        text.setId("licence-text");
        text.getStyleClass().add("licence-text");
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.initOwner(owner);
        stage.titleProperty().bind(phrases.text("ui.action.about"));
    }

    /// Shows it, dressed as the main window.
    public void show(Scene like) {
        Look.same(like, stage.getScene());
        stage.show();
        stage.toFront();
    }

    private ListView<String> list() {
        ListView<String> list = new ListView<>();
        list.setId("licences");
        list.accessibleTextProperty().bind(phrases.text("ui.about.licences"));
        list.getStyleClass().add("licence-list");
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable String file, boolean empty) {
                super.updateItem(file, empty);
                setText(empty || file == null ? null : phrases.say("ui.about." + file.replace(".txt", "")));
            }
        });
        phrases.words().addListener((words, was, is) -> list.refresh());
        list.getItems().setAll(TEXTS);
        list.getSelectionModel().selectedItemProperty().addListener((item, was, is) -> {
            if (is != null) {
                text.setText(read(is));
                text.positionCaret(0);
            }
        });
        list.getSelectionModel().selectFirst();
        return list;
    }

    private static String read(String file) {
        try (InputStream stream = AboutWindow.class.getResourceAsStream("/assets/licences/" + file)) {
            if (stream == null) {
                throw new IllegalStateException("missing licence " + file);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
