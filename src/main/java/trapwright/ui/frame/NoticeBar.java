package trapwright.ui.frame;

import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// A sentence below the app bar about a file, with the ways out. It waits until it is read and never stands in the way.
public final class NoticeBar extends HBox {
    private final Phrases phrases;
    private final Runnable read;

    /// A way out.
    ///
    /// @param id its id
    /// @param text what its button says
    /// @param action what it does
    public record Remedy(String id, String text, Runnable action) {}

    /// @param read what to do when the sentence has been read
    public NoticeBar(Phrases phrases, Runnable read) {
        this.phrases = phrases;
        this.read = read;
        setId("notice");
        getStyleClass().add("notice-bar");
        hide();
    }

    /// Shows a sentence.
    public void show(Mark mark, String sentence, List<Remedy> remedies) {
        Label text = new Label(sentence);
        text.setId("notice-text");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        getChildren().setAll(mark.icon(), text);
        for (Remedy remedy : remedies) {
            Button button = new Button(remedy.text());
            button.setId(remedy.id());
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> remedy.action().run());
            getChildren().add(button);
        }
        Button close = new Button();
        close.setId("notice-close");
        close.setGraphic(new Icon(Glyph.CLOSE, "small"));
        close.getStyleClass().addAll("flat", "icon-button");
        close.setAccessibleText(phrases.say("ui.notice.close"));
        close.setOnAction(event -> read.run());
        getChildren().add(close);
        getStyleClass().setAll("notice-bar", mark.style());
        setVisible(true);
        setManaged(true);
        setAccessibleText(sentence);
    }

    /// Takes the sentence away.
    public void hide() {
        setVisible(false);
        setManaged(false);
        getChildren().clear();
    }
}
