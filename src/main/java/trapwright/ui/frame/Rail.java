package trapwright.ui.frame;

import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// The steps with their values and states; any of them can be opened at any time.
public final class Rail extends VBox {
    private final ListView<Step> list = new ListView<>();
    private final VBox head = new VBox();
    private final VBox foot = new VBox();
    private final Label checked = new Label();
    private final ProgressBar progress = new ProgressBar(0);
    private final Phrases phrases;
    private boolean showing;
    private boolean words = true;

    /// @param pages what the steps are
    public Rail(Phrases phrases, Pages pages) {
        this.phrases = phrases;
        getStyleClass().add("rail");
        Label title = new Label();
        title.textProperty().bind(pages.name());
        title.getStyleClass().add("rail-name");
        title.setId("rail-name");
        Chip chip = new Chip(Chip.Kind.SYSTEM);
        chip.getStyleClass().add(pages.id());
        chip.textProperty().bind(pages.system());
        Label sort = new Label();
        sort.textProperty().bind(pages.kind());
        sort.getStyleClass().add("caption");
        HBox line = new HBox(chip, sort);
        line.getStyleClass().add("rail-kind");
        head.getStyleClass().add("rail-head");
        head.getChildren().addAll(title, line);
        head.setMinHeight(USE_PREF_SIZE);
        list.setId("rail");
        list.setCellFactory(view -> new StepCell(phrases));
        list.accessibleTextProperty().bind(phrases.text("ui.rail"));
        VBox.setVgrow(list, Priority.ALWAYS);
        checked.getStyleClass().add("caption");
        progress.setMaxWidth(Double.MAX_VALUE);
        progress.setFocusTraversable(false);
        foot.getStyleClass().add("rail-foot");
        foot.getChildren().addAll(checked, progress);
        getChildren().addAll(head, list, foot);
        show(pages.steps());
    }

    private void show(List<Step> steps) {
        showing = true;
        list.getItems().setAll(steps);
        showing = false;
        for (Step step : steps) {
            step.mark().addListener((mark, was, is) -> count());
        }
        phrases.words().addListener((words, was, is) -> count());
        count();
    }

    /// Marks the step that is open.
    public void open(int index) {
        showing = true;
        list.getSelectionModel().select(index);
        list.getFocusModel().focus(index);
        showing = false;
    }

    /// What to do when a step is asked for.
    public void onOpen(IntConsumer action) {
        list.getSelectionModel().selectedIndexProperty().addListener((selected, was, is) -> {
            if (!showing && is.intValue() >= 0) {
                action.accept(is.intValue());
            }
        });
    }

    /// Leaves the words out where there is no room for them.
    public void fit(Breadth breadth) {
        breadth.mark(this);
        if (words == !breadth.isNarrow()) {
            return;
        }
        words = !breadth.isNarrow();
        for (VBox box : List.of(head, foot)) {
            box.setVisible(words);
            box.setManaged(words);
        }
        list.refresh();
    }

    /// The list, which takes the focus.
    public ListView<Step> list() {
        return list;
    }

    private void count() {
        long done = list.getItems().stream()
                .filter(step -> step.mark().getValue() == Mark.CHECKED)
                .count();
        int all = list.getItems().size();
        checked.setText(phrases.say("ui.rail.checked", (int) done, all));
        progress.setProgress(all == 0 ? 0 : (double) done / all);
    }
}
