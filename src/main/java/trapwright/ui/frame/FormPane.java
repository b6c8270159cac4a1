package trapwright.ui.frame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Stack;

/// The form of one step, or of all steps one below the other.
public final class FormPane extends BorderPane {
    private static final double MARGIN = 12;

    private final FormHead head;
    private final FormFoot foot;
    private final VBox content = new VBox();
    private final VBox page = new VBox(content);
    private final ScrollPane scroll = new ScrollPane(page);
    private final Map<Step, Region> bodies = new HashMap<>();
    private List<Step> steps = List.of();
    private IntConsumer opened = index -> {};
    private int current;
    private boolean all;
    private boolean following = true;

    /// @param print prints the card
    public FormPane(Phrases phrases, Runnable print) {
        head = new FormHead(phrases, this::showAll);
        foot = new FormFoot(phrases, this::open, print);
        getStyleClass().add("form-pane");
        content.getStyleClass().add("form-content");
        scroll.getStyleClass().add("form-scroll");
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.vvalueProperty().addListener(value -> follow());
        setTop(head);
        setCenter(scroll);
        setBottom(foot);
        sceneProperty().flatMap(Scene::focusOwnerProperty).addListener((owner, was, is) -> reveal(is));
    }

    /// Shows the steps of a card and opens the first.
    public void show(List<Step> changed) {
        steps = List.copyOf(changed);
        bodies.clear();
        current = 0;
        draw();
    }

    /// What to do when a step is opened.
    public void onOpen(IntConsumer action) {
        opened = action;
    }

    /// The step that is open.
    public int current() {
        return current;
    }

    /// Opens a step, when there is one of that number.
    public void open(int index) {
        if (index < 0 || index >= steps.size()) {
            return;
        }
        boolean moved = index != current;
        current = index;
        if (all) {
            head.show(steps.get(index), true);
            foot.show(steps, index);
            scrollToTop(steps.get(index));
        } else if (moved || content.getChildren().isEmpty()) {
            draw();
        }
        opened.accept(index);
    }

    /// Puts the focus into the open step's first field, or on the way on where it has none.
    public void enter() {
        Regions.first(body(steps.get(current))).ifPresentOrElse(Node::requestFocus, () -> Regions.enter(foot.next()));
    }

    /// Lets the forms be looked at only.
    public void lock() {
        content.setDisable(true);
    }

    /// Fits the options to the room.
    ///
    /// @param shallow whether the heading scrolls with the form, as there is little height
    public void fit(Breadth breadth, boolean shallow) {
        breadth.mark(this);
        head.fit(breadth);
        if (shallow == page.getChildren().contains(head)) {
            return;
        }
        setTop(shallow ? null : head);
        if (shallow) {
            page.getChildren().addFirst(head);
        }
    }

    /// The button that leads on.
    public Node next() {
        return foot.next();
    }

    /// Scrolls so that a step's heading stands at the top.
    private void scrollToTop(Step step) {
        scroll.applyCss();
        scroll.layout();
        double hidden = hidden();
        if (hidden > 0) {
            following = false;
            scroll.setVvalue(Math.clamp((top(step) - MARGIN) / hidden, 0, 1));
            following = true;
        }
    }

    /// Where a step begins on the page of all steps: at its heading.
    private double top(Step step) {
        int heading = content.getChildren().indexOf(body(step)) - 1;
        return content.getLayoutY()
                + content.getChildren().get(Math.max(heading, 0)).getLayoutY();
    }

    private double hidden() {
        return page.getHeight() - scroll.getViewportBounds().getHeight();
    }

    /// Tells which step is read, while all of them are on one page.
    private void follow() {
        double hidden = hidden();
        if (!all || !following || hidden <= 0) {
            return;
        }
        double line = scroll.getVvalue() * hidden + 2 * MARGIN;
        boolean atEnd = scroll.getVvalue() >= scroll.getVmax();
        int begun = atEnd
                ? steps.size()
                : (int) steps.stream().filter(step -> top(step) <= line).count();
        int read = Math.max(begun - 1, 0);
        if (read != current) {
            current = read;
            foot.show(steps, read);
            opened.accept(read);
        }
    }

    /// Scrolls so that a node can be seen.
    public void scrollTo(Node node) {
        page.applyCss();
        page.layout();
        Bounds where = page.sceneToLocal(node.localToScene(node.getLayoutBounds()));
        double seen = scroll.getViewportBounds().getHeight();
        double hidden = hidden();
        double top = scroll.getVvalue() * hidden;
        if (hidden <= 0 || where.getMinY() >= top && where.getMaxY() <= top + seen) {
            return;
        }
        boolean above = where.getMinY() < top || where.getHeight() > seen;
        double wanted = above ? where.getMinY() - MARGIN : where.getMaxY() - seen + MARGIN;
        scroll.setVvalue(Math.clamp(wanted / hidden, 0, 1));
    }

    private void showAll(boolean changed) {
        all = changed;
        draw();
        opened.accept(current);
    }

    private void draw() {
        Step step = steps.get(current);
        head.show(step, all);
        foot.show(steps, current);
        following = false;
        content.getChildren().clear();
        scroll.setVvalue(0);
        if (all) {
            List<Node> stacked = new ArrayList<>();
            for (Step each : steps) {
                stacked.add(section(each));
                stacked.add(body(each));
            }
            content.getChildren().setAll(stacked);
            scrollToTop(step);
        } else {
            content.getChildren().setAll(body(step));
        }
        following = true;
    }

    private Node section(Step step) {
        Label heading = new Label();
        heading.textProperty().bind(step.heading());
        heading.getStyleClass().add("section-heading");
        heading.setGraphic(new Icon(step.glyph(), "accent"));
        HBox line = new HBox(heading);
        line.getStyleClass().add("section-line");
        return line;
    }

    private Region body(Step step) {
        return bodies.computeIfAbsent(step, opening -> {
            Region page = opening.body().get();
            page.getStyleClass().add("step-body");
            Stack body = new Stack(page);
            body.setId("page-" + opening.id());
            return body;
        });
    }

    private void reveal(@Nullable Node owner) {
        if (owner != null && Regions.hasFocus(content)) {
            scrollTo(owner);
        }
    }
}
