package trapwright.ui.form;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.rules.Finding;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Panel;

/// What the rules have to say, each a way to its field.
public final class FindingsPanel {
    private final Bench<?> bench;
    private final Consumer<String> go;
    private final VBox findings = new VBox();

    private FindingsPanel(Bench<?> bench, Consumer<String> go) {
        this.bench = bench;
        this.go = go;
        findings.getStyleClass().add("finding-rows");
        findings.setId("review-findings");
        Redraw.on(
                findings,
                this::draw,
                bench.form().document().assessment(),
                bench.phrases().words());
    }

    /// @param go goes to a field
    public static Panel of(Bench<?> bench, Consumer<String> go) {
        return bench.panel("findings", Glyph.CLIPBOARD_CHECK_OUTLINE, new FindingsPanel(bench, go).findings);
    }

    private void draw() {
        List<Finding> found = bench.form().document().assessment().getValue().findings();
        findings.getChildren().setAll(found.stream().map(this::row).toList());
        if (found.isEmpty()) {
            findings.getChildren().setAll(line(Mark.CHECKED, bench.phrases().say("ui.findings.none")));
        }
    }

    private Node row(Finding finding) {
        Mark mark = Wires.mark(finding.level());
        String text = bench.phrases().say("ui.findings.placed", bench.form().place(finding.field()), finding.message());
        LinkRow row = new LinkRow(AccessibleRole.HYPERLINK, () -> go.accept(finding.field()), line(mark, text));
        row.getStyleClass().add("finding-row");
        row.setAccessibleText(bench.phrases().say(mark.key()) + ": " + text);
        return row;
    }

    private static HBox line(Mark mark, String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(label, Priority.ALWAYS);
        HBox line = new HBox(mark.icon(), label);
        line.getStyleClass().addAll("finding-line", mark.style());
        HBox.setHgrow(line, Priority.ALWAYS);
        return line;
    }
}
