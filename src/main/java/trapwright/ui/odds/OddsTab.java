package trapwright.ui.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import trapwright.app.OddsBoard;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Profile.Known;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LinkRow;
import trapwright.ui.kit.Phrases;

/// The open card against the party: a row a character, and more of the one that is chosen.
public final class OddsTab extends VBox {
    private final Phrases phrases;
    private final OddsBoard board;
    private final Said said;
    private final DamageChart chart;
    private final ShareBar disarm = new ShareBar();
    private final Label title = new Label();
    private final HBox head;
    private int chosen;
    private @Nullable PartyWindow window;

    /// @param party the party's window needs it
    public OddsTab(Phrases phrases, OddsBoard board, PartyDesk party) {
        this.phrases = phrases;
        this.board = board;
        said = new Said(phrases, board.system());
        chart = new DamageChart(phrases);
        chart.setId("damage-chart");
        disarm.setId("disarm-bar");
        setId("odds");
        getStyleClass().add("odds-tab");
        title.getStyleClass().add("panel-title");
        title.setWrapText(true);
        Button edit = new Button();
        edit.setId("party-edit");
        edit.textProperty().bind(phrases.text("odds.tab.edit"));
        edit.setGraphic(new Icon(Glyph.ACCOUNT_GROUP, "small"));
        edit.getStyleClass().add("flat");
        edit.setOnAction(event -> window(party).show());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        head = new HBox(title, gap, edit);
        head.getStyleClass().add("odds-head");
        Redraw.whenSeen(this, this::draw, board.odds(), phrases.words());
    }

    private PartyWindow window(PartyDesk party) {
        PartyWindow now = Objects.requireNonNullElseGet(
                window, () -> new PartyWindow(getScene().getWindow(), phrases, party));
        window = now;
        return now;
    }

    private void draw() {
        Odds odds = board.odds().getValue();
        Party party = board.party().now();
        title.setText(
                party.name().isBlank() ? phrases.say("odds.tab.title") : phrases.say("odds.tab.named", party.name()));
        List<Node> nodes = new ArrayList<>(List.of(head));
        if (odds.characters().isEmpty()) {
            nodes.add(words(phrases.say("odds.tab.nobody")));
        } else {
            chosen = Math.min(chosen, odds.characters().size() - 1);
            nodes.add(table(odds, party));
            together(odds.party(), nodes);
            details(odds.characters().get(chosen), party.characters().get(chosen), nodes);
            odds.notes().forEach(note -> nodes.add(caption(phrases.say(note))));
        }
        getChildren().setAll(nodes);
    }

    private Node table(Odds odds, Party party) {
        boolean attacks =
                odds.characters().stream().anyMatch(each -> each.strike().hit().isPresent());
        VBox table = new VBox(row(
                "odds-names",
                phrases.say("odds.col.who"),
                phrases.say("odds.col.finds"),
                phrases.say(attacks ? "odds.col.hit" : "odds.col.fails"),
                phrases.say("odds.col.mean"),
                phrases.say("odds.col.drops"),
                phrases.say("odds.col.dies")));
        table.getStyleClass().add("odds-table");
        for (int i = 0; i < odds.characters().size(); i++) {
            table.getChildren().add(character(i, odds.characters().get(i), party));
        }
        return table;
    }

    private Node character(int index, Odds.Against against, Party party) {
        Adventurer adventurer = party.characters().get(index);
        String struck = said.chance(
                against.strike().hit().or(() -> against.strike().save().map(saves -> 1 - saves)));
        String finds = said.chance(against.notice().active());
        String mean = said.mean(against.toll().damage().mean());
        String drops = said.chance(against.toll().drop());
        String dies = said.chance(against.toll().die());
        HBox cells = row("odds-cells", said.who(adventurer), finds, struck, mean, drops, dies);
        Label rank = caption(said.rank(adventurer, party));
        VBox both = new VBox(cells, rank);
        HBox.setHgrow(both, Priority.ALWAYS);
        LinkRow link = new LinkRow(AccessibleRole.BUTTON, () -> choose(index), both);
        link.setId("odds-row-" + index);
        link.getStyleClass().add("odds-row");
        if (index == chosen) {
            link.getStyleClass().add("chosen");
        }
        link.setAccessibleText(phrases.say("odds.row", said.who(adventurer), finds, struck, mean, drops, dies));
        return link;
    }

    private void choose(int index) {
        chosen = index;
        draw();
        Node row = lookup("#odds-row-" + index);
        if (row != null) {
            row.requestFocus();
        }
    }

    private static HBox row(String style, String... cells) {
        HBox row = new HBox();
        row.getStyleClass().add(style);
        for (int i = 0; i < cells.length; i++) {
            Label cell = new Label(cells[i]);
            cell.getStyleClass().add(i == 0 ? "odds-who" : "odds-cell");
            if (i == 0) {
                cell.setMaxWidth(Double.MAX_VALUE);
                HBox.setHgrow(cell, Priority.ALWAYS);
            }
            row.getChildren().add(cell);
        }
        return row;
    }

    private void together(Odds.Together together, List<Node> nodes) {
        List<String> lines = new ArrayList<>();
        together.notice().active().ifPresent(chance -> lines.add(line("odds.any.active", said.chance(chance))));
        together.notice().take20().ifPresent(chance -> lines.add(line("odds.any.take20", said.chance(chance))));
        together.notice().passive().ifPresent(chance -> lines.add(line("odds.any.passive", said.chance(chance))));
        together.springs().ifPresent(chance -> lines.add(line("odds.springs", said.chance(chance))));
        lines.add(line("odds.any.drop", said.chance(together.drop())));
        lines.add(line("odds.any.mean", said.mean(together.expectedDamage())));
        lines.forEach(line -> nodes.add(words(line)));
    }

    private void details(Odds.Against against, Adventurer adventurer, List<Node> nodes) {
        String who = said.who(adventurer);
        against.disarm().ifPresent(tried -> {
            nodes.add(heading(phrases.say("odds.disarm.title", who), Glyph.WRENCH));
            disarm.show(shares(tried));
            nodes.add(disarm);
            tried.settled()
                    .ifPresent(settled -> nodes.add(words(line(
                            "odds.settled",
                            phrases.say(
                                    "odds.settled.ends",
                                    Said.percent(settled.success()),
                                    Said.percent(settled.sprung()))))));
        });
        nodes.add(heading(phrases.say("odds.damage.title", who), Glyph.HEART_PULSE));
        chart.show(against.toll());
        nodes.add(chart);
        against.apart().forEach(apart -> nodes.add(words(said.line(apart))));
        List<Message> assumed = against.known().stream()
                .filter(Known::assumed)
                .map(known -> Message.of("party.trait." + known.trait().id() + ".is", known.value()))
                .toList();
        if (!assumed.isEmpty()) {
            nodes.add(caption(phrases.say("odds.assumed.line", who, assumed)));
        }
    }

    private List<ShareBar.Share> shares(Odds.Disarm tried) {
        List<ShareBar.Share> shares = new ArrayList<>();
        share(shares, tried.success(), "disarmed");
        share(shares, tried.retry(), "retry");
        share(shares, tried.sprung(), "sprung");
        share(shares, 1 - tried.success() - tried.retry() - tried.sprung(), "nothing");
        return shares;
    }

    private void share(List<ShareBar.Share> shares, double share, String style) {
        if (share > 1e-9) {
            String words = phrases.say("odds.share", Message.of("odds.bar." + style), said.chance(share));
            shares.add(new ShareBar.Share(share, style, words));
        }
    }

    private String line(String key, String value) {
        return phrases.say("odds.line", Message.of(key), value);
    }

    private static Label heading(String text, Glyph glyph) {
        Label label = words(text);
        label.setGraphic(new Icon(glyph, "small", "accent"));
        label.getStyleClass().add("odds-heading");
        return label;
    }

    private static Label caption(String text) {
        Label label = words(text);
        label.getStyleClass().add("caption");
        return label;
    }

    private static Label words(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        return label;
    }
}
