package trapwright.ui.dnd5e;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd5eForm;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Ladder;
import trapwright.system.dnd5e.Levelling.Aim;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;
import trapwright.ui.kit.Columns;
import trapwright.ui.kit.Phrases;

/// The damage table drawn: the class of the damage at each tier, and the whole ladder with the damage's rung on it.
final class Rungs {
    private Rungs() {}

    /// The four tiers in a row, the ones the trap is meant for filled.
    static Columns tiers(Phrases phrases, Dnd5eForm form, Figure.Series classes) {
        Columns row = new Columns(Tier.values().length);
        row.setId("fit-tiers");
        row.getStyleClass().add("fit-tiers");
        for (int i = 0; i < classes.entries().size(); i++) {
            Figure.Rating rating = (Figure.Rating) classes.entries().get(i);
            Tier tier = Tier.values()[i];
            Label levels = new Label(phrases.say("form5e.fit.tier", tier.id()));
            levels.getStyleClass().add("fit-levels");
            Label grade = new Label(phrases.say(Message.of("dnd5e.sentence-case", rating.rating())));
            grade.getStyleClass().add("strong");
            VBox cell = new VBox(levels, grade);
            String key = rating.rating().key();
            cell.getStyleClass().addAll("fit-tier", key.substring(key.lastIndexOf('.') + 1));
            if (aim(form).filter(aim -> aim.levels().touches(tier)).isPresent()) {
                cell.getStyleClass().add("aim");
            }
            row.getChildren().add(cell);
        }
        return row;
    }

    /// The table: a row a severity of the card's edition, a column a tier.
    static GridPane ladder(Phrases phrases, Dnd5eForm form, Assessment assessment) {
        GridPane grid = new GridPane();
        grid.setId("fit-ladder");
        grid.getStyleClass().add("fit-ladder");
        grid.getColumnConstraints().add(new ColumnConstraints());
        for (Tier tier : Tier.values()) {
            ColumnConstraints column = new ColumnConstraints();
            column.setHgrow(Priority.ALWAYS);
            column.setHalignment(HPos.CENTER);
            column.setPercentWidth(19);
            grid.getColumnConstraints().add(column);
            Label head = new Label(tier.id());
            head.getStyleClass().add("caption");
            grid.add(head, tier.ordinal() + 1, 0);
        }
        int rung =
                assessment.amount("rung").map(each -> each.value().intValue()).orElse(Ladder.BELOW - 1);
        Edition edition = form.concept.edition.value().getValue();
        int line = 1;
        for (Severity severity : List.of(Severity.values()).stream()
                .filter(each -> each.belongsTo(edition))
                .toList()) {
            String key = "dnd5e.severity." + severity.name().toLowerCase(Locale.ROOT);
            String name = phrases.say(key);
            String meaning = phrases.say(key + ".help");
            Label label = new Label(name);
            label.setId("severity-" + severity.name().toLowerCase(Locale.ROOT));
            label.getStyleClass().add("strong");
            label.setTooltip(new Tooltip(meaning));
            label.setAccessibleHelp(meaning);
            grid.add(label, 0, line);
            for (Tier tier : Tier.values()) {
                boolean meant = aim(form)
                        .filter(aim ->
                                aim.severity() == severity && aim.levels().touches(tier))
                        .isPresent();
                int step = tier.ordinal() + severity.column(edition);
                grid.add(cell(phrases, name, tier, step, step == rung, meant), tier.ordinal() + 1, line);
            }
            line++;
        }
        return grid;
    }

    private static Node cell(Phrases phrases, String severity, Tier tier, int step, boolean here, boolean meant) {
        String dice = phrases.now().say(Message.of("dnd5e.text", Ladder.dice(step)));
        Label cell = new Label(dice);
        cell.getStyleClass().add("fit-cell");
        if (here) {
            cell.getStyleClass().add("rung");
        }
        if (meant) {
            cell.getStyleClass().add("aim");
        }
        cell.setMaxWidth(Double.MAX_VALUE);
        String key = meant ? "form5e.fit.spoken.aim" : here ? "form5e.fit.spoken.rung" : "form5e.fit.spoken";
        cell.setAccessibleText(phrases.say(key, severity, tier.id(), dice));
        return cell;
    }

    private static Optional<Aim> aim(Dnd5eForm form) {
        return form.document.card().get().trap().levelling().aims().stream().findFirst();
    }
}
