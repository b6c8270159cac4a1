package trapwright.ui.frame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SideWindow;
import trapwright.words.Version;

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

    private final SideWindow window;
    private final Phrases phrases;
    private final TextArea text = new TextArea();
    private final ListView<String> list = new ListView<>();

    /// @param owner the window it belongs to
    public AboutWindow(Window owner, Phrases phrases) {
        this.phrases = phrases;
        Label name = new Label("Trapwright");
        name.getStyleClass().add("page-heading");
        name.setGraphic(new Icon(Glyph.COG, "large", "accent"));
        Label version = new Label();
        version.setId("version");
        version.textProperty()
                .bind(phrases.text(
                        "ui.about.version", Version.number(), Runtime.version().feature()));
        Label says = new Label();
        says.textProperty().bind(phrases.text("ui.about.says"));
        says.setWrapText(true);
        VBox head = new VBox(name, version, says);
        head.getStyleClass().add("about-head");
        BorderPane root = new BorderPane();
        window = new SideWindow(owner, phrases.text("ui.action.about"), root, WIDTH, HEIGHT);
        HBox foot = new HBox(window.closing(phrases));
        foot.getStyleClass().add("about-foot");
        fill();
        root.setTop(head);
        root.setLeft(list);
        root.setCenter(text);
        root.setBottom(foot);
        root.getStyleClass().add("about");
        text.setEditable(false);
        text.setWrapText(true);
        text.setId("licence-text");
        text.getStyleClass().add("licence-text");
        text.accessibleTextProperty()
                .bind(list.getSelectionModel().selectedItemProperty().flatMap(file -> phrases.text(key(file))));
    }

    /// Shows it, or brings it to the front.
    public void show() {
        window.show();
    }

    private void fill() {
        list.setId("licences");
        list.accessibleTextProperty().bind(phrases.text("ui.about.licences"));
        list.getStyleClass().add("licence-list");
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable String file, boolean empty) {
                super.updateItem(file, empty);
                setText(empty || file == null ? null : phrases.say(key(file)));
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
    }

    private static String key(String file) {
        return "ui.about." + file.replace(".txt", "");
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
