package trapwright.ui.kit;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// A finding under its field: a shape and a sentence.
final class FindingLine extends HBox {
    FindingLine(Mark mark, String text) {
        Label sentence = new Label(text);
        sentence.setWrapText(true);
        sentence.setMinHeight(USE_PREF_SIZE);
        sentence.getStyleClass().add("finding-text");
        getStyleClass().addAll("finding-line", mark.style());
        Icon icon = mark.icon();
        icon.getStyleClass().add("small");
        getChildren().addAll(icon, sentence);
    }
}
