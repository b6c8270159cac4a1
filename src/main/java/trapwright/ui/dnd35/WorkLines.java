package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.rules.Message;
import trapwright.system.dnd35.Builder;
import trapwright.system.dnd35.Construction;
import trapwright.system.dnd35.Labour;
import trapwright.system.dnd35.Weeks;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Phrases;

/// The lines of the Build tab about one part of a trap.
///
/// @param phrases the words of the window
/// @param builder who builds
record WorkLines(Phrases phrases, Builder builder) {
    private static final int WEEKS_A_YEAR = 52;
    private static final int MONTHS_A_YEAR = 12;
    private static final int[] AROUND = {-5, 0, 5, 10};

    List<Node> of(Construction part) {
        List<Node> nodes = new ArrayList<>();
        part.name().ifPresent(name -> nodes.add(BuildLines.heading(phrases.say(name), Glyph.CARD_TEXT_OUTLINE)));
        switch (part) {
            case Construction.Mechanical trap -> mechanical(trap, nodes);
            case Construction.Device device -> device(device, nodes);
            case Construction.SpellTrap spell -> {
                nodes.add(BuildLines.heading(phrases.say("build.takes"), Glyph.CASH_MULTIPLE));
                nodes.add(BuildLines.row(phrases.say("build.fees"), phrases.say("build.value", spell.fees())));
                nodes.add(BuildLines.caption(phrases.say("build.fees.own")));
            }
        }
        return nodes;
    }

    private void mechanical(Construction.Mechanical trap, List<Node> nodes) {
        Labour building = trap.building(builder);
        nodes.add(BuildLines.heading(phrases.say("build.title", trap.dc()), Glyph.HAMMER_WRENCH));
        nodes.add(answer(building));
        nodes.add(table(trap));
        nodes.add(BuildLines.words(
                building.spoiling() > 0
                        ? phrases.say(
                                "build.week.good",
                                BuildLines.percent(building.good()),
                                BuildLines.percent(building.spoiling()),
                                trap.spoiled())
                        : phrases.say("build.week.safe", BuildLines.percent(building.good()))));
        building.time().ifPresentOrElse(time -> new WeeksLines(phrases).add(trap, building, time, nodes), () -> {
            if (building.good() > 0) {
                nodes.add(BuildLines.caption(phrases.say("build.dice.long", Weeks.MOST)));
            }
        });
        nodes.add(BuildLines.heading(phrases.say("build.takes"), Glyph.CASH_MULTIPLE));
        nodes.add(BuildLines.row(phrases.say("build.price"), phrases.say("build.value", trap.price())));
        nodes.add(BuildLines.row(phrases.say("build.materials"), phrases.say("build.value", trap.materials())));
        nodes.add(BuildLines.row(phrases.say("build.xp"), phrases.say("build.xp.none")));
        nodes.add(BuildLines.heading(phrases.say("build.repair", trap.dc()), Glyph.WRENCH));
        nodes.add(BuildLines.row(phrases.say("build.repair.materials"), phrases.say("build.value", trap.repair())));
        nodes.add(BuildLines.row(
                phrases.say("build.repair.time", builder.usualCheck()),
                weeks(trap.repairing(builder).weeks(builder.usualCheck()))));
    }

    private void device(Construction.Device device, List<Node> nodes) {
        nodes.add(BuildLines.heading(phrases.say("build.takes.device"), Glyph.CASH_MULTIPLE));
        nodes.add(BuildLines.row(phrases.say("build.gold"), phrases.say("build.value", device.gold())));
        nodes.add(BuildLines.row(phrases.say("build.xp"), phrases.say("build.xp.some", device.xp())));
        nodes.add(BuildLines.row(phrases.say("build.days"), days(device.days())));
        nodes.add(BuildLines.caption(phrases.say("build.days.why")));
        nodes.add(BuildLines.row(
                phrases.say(device.hired() ? "build.fees" : "build.fees.if"),
                phrases.say("build.value", device.fees())));
        if (!device.hired()) {
            nodes.add(BuildLines.caption(phrases.say("build.fees.own")));
        }
    }

    /// The weeks in large, and why they are so many.
    private Node answer(Labour building) {
        int check = builder.usualCheck();
        OptionalLong weeks = building.weeks(check);
        List<Node> nodes = new ArrayList<>();
        if (weeks.isPresent()) {
            nodes.add(BuildLines.words(phrases.say("build.weeks", weeks.getAsLong()), "build-weeks"));
            years(weeks.getAsLong() / (double) WEEKS_A_YEAR)
                    .ifPresent(years -> nodes.add(BuildLines.words(phrases.say(years))));
            nodes.add(BuildLines.words(phrases.say("build.pace", check, building.week(check), silver(building))));
        } else {
            nodes.add(BuildLines.words(
                    building.time()
                            .map(time -> phrases.say("build.weeks.mean", Math.round(time.mean())))
                            .orElseGet(() -> phrases.say("build.never")),
                    "build-weeks"));
            nodes.add(BuildLines.words(phrases.say(
                    building.good() > 0 ? "build.never.usually" : "build.never.ever", check, building.target())));
        }
        VBox box = new VBox(nodes.toArray(Node[]::new));
        box.getStyleClass().add("build-answer");
        return box;
    }

    /// The whole in silver pieces; what is left of one counts as one.
    private static long silver(Labour building) {
        return Math.ceilDiv(building.worth().copper(), 10L);
    }

    /// Years and months of what takes a year or longer.
    private Optional<Message> years(double years) {
        if (years < 1) {
            return Optional.empty();
        }
        long months = Math.round(years * MONTHS_A_YEAR);
        Message whole = Message.of("build.years", months / MONTHS_A_YEAR);
        return Optional.of(
                months % MONTHS_A_YEAR == 0
                        ? Message.of("build.about", whole)
                        : Message.of("build.about.months", whole, Message.of("build.months", months % MONTHS_A_YEAR)));
    }

    private Node table(Construction.Mechanical trap) {
        Labour plain = trap.building(builder.withHurried(false));
        Labour rushed = trap.building(builder.withHurried(true));
        VBox table = new VBox(cells(
                "odds-names",
                phrases.say("build.col.check"),
                phrases.say("build.col.week"),
                new Region(),
                phrases.say("build.col.weeks"),
                phrases.say("build.col.rushed")));
        long longest = 1;
        for (int step : AROUND) {
            longest = Math.max(longest, plain.weeks(builder.usualCheck() + step).orElse(0));
        }
        for (int step : AROUND) {
            int check = builder.usualCheck() + step;
            OptionalLong weeks = plain.weeks(check);
            ProgressBar bar = new ProgressBar(weeks.orElse(0) / (double) longest);
            bar.setFocusTraversable(false);
            bar.setVisible(weeks.isPresent());
            HBox row = cells(
                    "odds-row",
                    phrases.say("build.value", check),
                    phrases.say("build.silver", plain.week(check)),
                    bar,
                    count(weeks),
                    count(rushed.weeks(check)));
            if (step == 0) {
                row.getStyleClass().add("chosen");
            }
            table.getChildren().add(row);
        }
        table.getStyleClass().add("build-table");
        return table;
    }

    private static HBox cells(String style, String check, String week, Region bar, String weeks, String rushed) {
        HBox.setHgrow(bar, Priority.ALWAYS);
        bar.setMaxWidth(Double.MAX_VALUE);
        HBox row = new HBox(
                cell(check, "narrow-cell"),
                cell(week, "wide-cell"),
                bar,
                cell(weeks, "narrow-cell"),
                cell(rushed, "wide-cell"));
        row.getStyleClass().addAll("build-row", style);
        return row;
    }

    private static Label cell(String text, String width) {
        Label label = new Label(text);
        label.getStyleClass().addAll("build-cell", width);
        return label;
    }

    private String weeks(OptionalLong weeks) {
        return weeks.isPresent() ? phrases.say("build.weeks", weeks.getAsLong()) : phrases.say("build.never");
    }

    private String count(OptionalLong weeks) {
        return weeks.isPresent() ? phrases.say("build.value", weeks.getAsLong()) : phrases.say("build.too-hard");
    }

    private String days(long days) {
        String plain = phrases.say("build.days.count", days);
        return years(days / 365.0)
                .map(years -> phrases.say("build.days.years", plain, years))
                .orElse(plain);
    }
}
