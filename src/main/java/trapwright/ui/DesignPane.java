package trapwright.ui;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import org.controlsfx.control.HiddenSidesPane;
import trapwright.app.Dnd35Form;
import trapwright.app.TrapForm;
import trapwright.rules.Finding;
import trapwright.sheet.Icons;
import trapwright.ui.dnd35.Dnd35Pages;
import trapwright.ui.form.Gauges;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.WhyPane;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Breadth;
import trapwright.ui.frame.FindingsBar;
import trapwright.ui.frame.FormPane;
import trapwright.ui.frame.LivePane;
import trapwright.ui.frame.Plate;
import trapwright.ui.frame.Rail;
import trapwright.ui.frame.Regions;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Phrases;

/// The design of one card: rail, form, live panel and findings.
public final class DesignPane extends BorderPane {
    private final Phrases phrases;
    private final Dnd35Form form;
    private final Dnd35Pages pages;
    private final Rail rail;
    private final FormPane steps;
    private final LivePane live;
    private final Plate line = new Plate(true);
    private final FindingsBar findings;
    private final HiddenSidesPane middle = new HiddenSidesPane();
    private int finding = -1;

    public DesignPane(Phrases phrases, Dnd35Form form) {
        this.phrases = phrases;
        this.form = form;
        Wires wires = new Wires(phrases, form.document::settle, "form35.field.");
        pages = new Dnd35Pages(wires, form, new Icons(), this::go);
        rail = new Rail(phrases, pages.name(), phrases.text("ui.system.dnd35"), pages.kind());
        steps = new FormPane(phrases);
        live = new LivePane(phrases);
        findings = new FindingsBar(phrases, this::go);
        live.add("ui.tab.why", Glyph.CHART_WATERFALL, new WhyPane(phrases, form.document.assessment(), this::go));
        getStyleClass().add("design-pane");
        setLeft(rail);
        middle.setContent(steps);
        middle.setTriggerDistance(0);
        setCenter(middle);
        setRight(live);
        setBottom(findings);
        rail.show(pages.steps());
        rail.onOpen(steps::open);
        steps.onOpen(index -> {
            rail.open(index);
            pages.opened(index);
        });
        steps.show(pages.steps());
        steps.open(0);
        new Gauges(phrases, form.document.assessment(), wires.glance(), dials -> {
            live.plate().show(dials);
            line.show(dials);
        });
        line.drawer(phrases, this::drawer);
        Redraw.on(findings, this::showFindings, form.document.assessment(), phrases.words());
    }

    /// The plate in one line, which stands above everything in windows with little room.
    public Plate line() {
        return line;
    }

    /// The regions that F6 goes through, in the order of the eye.
    public List<Node> regions() {
        return List.of(rail, steps, live, findings);
    }

    /// Goes to a field, on whatever step it is.
    public void go(String key) {
        TrapForm.Spot spot = form.find(key);
        steps.open(spot.step());
        Node node = spot.field().isEmpty() ? null : lookup("#" + spot.field());
        if (node != null) {
            Regions.first(node).ifPresent(Node::requestFocus);
            steps.scrollTo(node);
        }
    }

    /// Takes the last step back and goes to the field it changed.
    public void undo() {
        form.document.undo().ifPresent(this::go);
    }

    /// Makes the step again that was last taken back, and goes to its field.
    public void redo() {
        form.document.redo().ifPresent(this::go);
    }

    /// Puts the card back to what was saved.
    public void reset() {
        form.document.reset();
    }

    /// Puts the focus into the open step.
    public void enter() {
        steps.enter();
    }

    /// Goes to the next finding's field, or the one before.
    ///
    /// @param by +1 or −1
    public void nextFinding(int by) {
        List<FindingsBar.Item> items = findings.items();
        if (!items.isEmpty()) {
            finding = Math.floorMod(finding < 0 && by < 0 ? by : finding + by, items.size());
            go(items.get(finding).field());
        }
    }

    /// Makes sure that a region can be seen, before it gets the focus.
    public void reach(Node region) {
        if (region == live && getRight() == null && middle.getPinnedSide() == null) {
            drawer();
        }
    }

    /// Opens the step after or before the open one.
    ///
    /// @param by +1 or −1
    public void turn(int by) {
        steps.open(steps.current() + by);
        steps.enter();
    }

    /// Fits everything to the room there is.
    public void fit(Breadth breadth) {
        rail.fit(breadth);
        steps.fit(breadth);
        live.fit(breadth);
        findings.fit(breadth);
        breadth.mark(this);
        line.setVisible(breadth.isSlim());
        line.setManaged(breadth.isSlim());
        if (breadth.isSlim() == (getRight() == null)) {
            return;
        }
        if (breadth.isSlim()) {
            setRight(null);
            middle.setRight(live);
        } else {
            middle.setPinnedSide(null);
            middle.setRight(null);
            setRight(live);
        }
    }

    /// Opens or shuts the drawer with the live panel.
    public void drawer() {
        boolean open = middle.getPinnedSide() != null;
        middle.setPinnedSide(open ? null : javafx.geometry.Side.RIGHT);
    }

    private void showFindings() {
        findings.show(form.document.assessment().getValue().findings().stream()
                .map(this::item)
                .toList());
    }

    private FindingsBar.Item item(Finding finding) {
        String step = pages.steps().get(form.stepOf(finding.field())).name().getValue();
        return new FindingsBar.Item(Wires.mark(finding.level()), step, phrases.say(finding.message()), finding.field());
    }
}
