package trapwright.ui.card;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import trapwright.sheet.Labelled;
import trapwright.sheet.Run;

/// Text on a card, in the card's own face.
final class Prose {
    private Prose() {}

    /// Running text, after a label in the interface's face when there is one.
    static TextFlow flow(String label, List<Run> runs) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("prose");
        if (!label.isEmpty()) {
            flow.getChildren().add(text(label + "\u2002", "prose-label"));
        }
        for (Run run : runs) {
            flow.getChildren().add(text(run.text(), run.hand().name().toLowerCase(Locale.ROOT)));
        }
        return flow;
    }

    /// A label and its value in one line, the value strong.
    static Node pair(Labelled pair) {
        TextFlow flow = new TextFlow(text(pair.label() + (pair.value().isEmpty() ? "" : " "), "pair-label"));
        flow.getChildren().add(text(pair.value(), "pair-value"));
        flow.setMinWidth(0);
        return flow;
    }

    private static Text text(String words, String style) {
        Text text = new Text(words);
        text.getStyleClass().add(style);
        return text;
    }
}
