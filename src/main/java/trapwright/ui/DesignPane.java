package trapwright.ui;

import java.util.List;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import trapwright.app.CraftForm;
import trapwright.app.Dnd35Form;
import trapwright.app.Dnd5eForm;
import trapwright.app.Document;
import trapwright.app.OddsBoard;
import trapwright.app.OseForm;
import trapwright.app.TrapForm;
import trapwright.card.TrapCard;
import trapwright.rules.Finding;
import trapwright.sheet.CardPage;
import trapwright.sheet.Icons;
import trapwright.ui.card.CardTab;
import trapwright.ui.dnd35.BuildTab;
import trapwright.ui.dnd35.Dnd35Pages;
import trapwright.ui.dnd5e.Dnd5ePages;
import trapwright.ui.dnd5e.FitPane;
import trapwright.ui.form.Gauges;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.WhyPane;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Breadth;
import trapwright.ui.frame.Drawer;
import trapwright.ui.frame.FindingsBar;
import trapwright.ui.frame.FormPane;
import trapwright.ui.frame.LivePane;
import trapwright.ui.frame.Pages;
import trapwright.ui.frame.Plate;
import trapwright.ui.frame.Rail;
import trapwright.ui.frame.Regions;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Phrases;
import trapwright.ui.odds.OddsTab;
import trapwright.ui.odds.PartyDesk;
import trapwright.ui.ose.OsePages;
import trapwright.words.Callings;

/// The design of one card: rail, form, live panel and findings.
public final class DesignPane extends BorderPane {
    private final Phrases phrases;
    private final TrapForm form;
    private final Document<? extends TrapCard> document;
    private final Pages pages;
    private final Rail rail;
    private final FormPane steps;
    private final LivePane live;
    private final Plate line = new Plate(true);
    private final FindingsBar findings;
    private final Drawer drawer;
    private int finding = -1;

    /// @param icons the pictures a card may carry
    /// @param party the party that odds are for
    /// @param craft who builds traps
    /// @param print prints the card
    public DesignPane(Phrases phrases, TrapForm form, Icons icons, PartyDesk party, CraftForm craft, Runnable print) {
        this.phrases = phrases;
        this.form = form;
        document = form.document();
        Wires wires = new Wires(phrases, document::settle, form.words());
        pages = switch (form) {
            case Dnd35Form dnd35 -> Dnd35Pages.of(wires, dnd35, icons, this::go);
            case Dnd5eForm dnd5e -> Dnd5ePages.of(wires, dnd5e, icons, this::go);
            case OseForm ose -> OsePages.of(wires, ose, icons, this::go);
        };
        rail = new Rail(phrases, pages);
        steps = new FormPane(phrases, print);
        live = new LivePane(phrases);
        findings = new FindingsBar(phrases, this::go);
        getStyleClass().addAll("design-pane", pages.id());
        setLeft(rail);
        drawer = new Drawer(steps);
        setCenter(drawer);
        setRight(live);
        setBottom(findings);
        live.add("ui.tab.card", Glyph.CARD_TEXT_OUTLINE, card(icons));
        reasons();
        live.add(
                "ui.tab.odds",
                Glyph.ACCOUNT_GROUP,
                new OddsTab(phrases, OddsBoard.of(document, party.form(), Callings::id), party));
        work(craft);
        rail.onOpen(steps::open);
        steps.onOpen(index -> {
            rail.open(index);
            pages.opened(index);
        });
        steps.show(pages.steps());
        steps.open(0);
        new Gauges(phrases, document, wires.glance(), dials -> {
            live.plate().show(dials);
            line.show(dials);
        });
        line.drawer(phrases, drawer::turn);
        Redraw.on(findings, this::showFindings, document.assessment(), phrases.words());
    }

    /// The plate in one line, which stands above everything in windows with little room.
    public Plate line() {
        return line;
    }

    /// What the rules say, and whether the work is saved.
    public FindingsBar findings() {
        return findings;
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
        if (node == null) {
            steps.enter();
        } else {
            Regions.first(node).ifPresent(Node::requestFocus);
            steps.scrollTo(node);
        }
    }

    /// Takes the last step back and goes to the field it changed.
    public void undo() {
        document.undo().ifPresent(this::go);
    }

    /// Makes the step again that was last taken back, and goes to its field.
    public void redo() {
        document.redo().ifPresent(this::go);
    }

    /// Puts the focus into the open step's first field, when the form is the region that is gone to.
    ///
    /// @return whether it is
    public boolean enter(Node region) {
        if (!region.equals(steps)) {
            return false;
        }
        steps.enter();
        return true;
    }

    /// Puts the focus into the open step.
    public void enter() {
        steps.enter();
    }

    /// Lets the card be looked at only.
    public void lock() {
        steps.lock();
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

    /// Makes sure that a region can be seen, before it gets the focus: opens the drawer for the live panel, and shuts
    /// it when the focus goes elsewhere.
    public void reach(Node region) {
        if (region.equals(live)) {
            drawer.open();
        } else {
            drawer.close();
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
    ///
    /// @param shallow whether there is little height
    public void fit(Breadth breadth, boolean shallow) {
        rail.fit(breadth);
        steps.fit(breadth, shallow);
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
            drawer.take(live);
        } else {
            drawer.give();
            setRight(live);
        }
    }

    /// Why the figures are what they are; of a 5e trap, whom they suit.
    private void reasons() {
        switch (form) {
            case Dnd35Form ignored -> live.add("ui.tab.why", Glyph.CHART_WATERFALL, why(figure -> true));
            case Dnd5eForm dnd5e ->
                live.add("ui.tab.fit", Glyph.CHART_BAR, new FitPane(phrases, dnd5e, why(figure -> true), this::go));
            case OseForm ignored ->
                live.add("ui.tab.why", Glyph.CHART_WATERFALL, why(figure -> !OsePages.EXPOSURE.contains(figure)));
        }
    }

    private WhyPane why(Predicate<String> wanted) {
        return new WhyPane("why", phrases, document.assessment(), wanted, this::go);
    }

    /// Of a 3.5 trap, what building it takes; of an old-school one, what looking for it costs.
    private void work(CraftForm craft) {
        switch (form) {
            case Dnd35Form dnd35 ->
                live.add("ui.tab.build", Glyph.HAMMER_WRENCH, new BuildTab(phrases, dnd35.document(), craft.builder()));
            case Dnd5eForm ignored -> {}
            case OseForm ignored ->
                live.add(
                        "ui.tab.exposure",
                        Glyph.CANDLE,
                        new WhyPane("exposure", phrases, document.assessment(), OsePages.EXPOSURE::contains, this::go));
        }
    }

    private CardTab card(Icons icons) {
        return new CardTab(
                icons,
                () -> new CardPage(phrases.now(), icons)
                        .of(document.card().get(), document.assessment().getValue()),
                this::go,
                document.card(),
                phrases.words());
    }

    private void showFindings() {
        findings.show(document.assessment().getValue().findings().stream()
                .map(this::item)
                .toList());
    }

    private FindingsBar.Item item(Finding finding) {
        String place = phrases.say(form.place(finding.field()));
        return new FindingsBar.Item(
                Wires.mark(finding.level()), place, phrases.say(finding.message()), finding.field());
    }
}
