package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.system.dnd35.Construction;
import trapwright.system.dnd35.Labour;
import trapwright.system.dnd35.Weeks;
import trapwright.ui.kit.BarChart;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Phrases;

/// The lines of the Build tab about how long a mechanical trap takes with real dice.
///
/// @param phrases the words of the window
record WeeksLines(Phrases phrases) {
    private static final int BARS = 9;
    private static final double NEARLY = 0.9;
    private static final double DRAWN = 0.999;

    /// How long it takes with real dice.
    void add(Construction.Mechanical trap, Labour building, Weeks time, List<Node> nodes) {
        nodes.add(BuildLines.heading(phrases.say("build.dice"), Glyph.DICE_5));
        BarChart chart = new BarChart();
        chart.setId("weeks-chart");
        int first = first(time);
        int last = Math.max(first, time.by(DRAWN));
        int wide = (last - first) / BARS + 1;
        List<BarChart.Bar> bars = new ArrayList<>();
        List<String> spoken = new ArrayList<>();
        for (int from = first; from <= last; from += wide) {
            double chance = 0;
            for (int week = from; week < from + wide && week <= time.chances().size(); week++) {
                chance += time.chances().get(week - 1);
            }
            bars.add(new BarChart.Bar(
                    phrases.say("build.value", from),
                    phrases.say("build.value", BuildLines.percent(chance)),
                    chance,
                    true));
            spoken.add(phrases.say("build.dice.bar", from, from + wide - 1, BuildLines.percent(chance)));
        }
        chart.show(bars, phrases.say("build.dice.axis", wide) + " " + String.join("; ", spoken));
        nodes.add(chart);
        nodes.add(BuildLines.caption(phrases.say("build.dice.axis", wide)));
        nodes.add(BuildLines.words(phrases.say("build.dice.mean", tenths(time.mean()), time.by(NEARLY))));
        if (building.spoiling() > 0) {
            double times = time.mean() * building.spoiling();
            nodes.add(
                    BuildLines.words(phrases.say("build.spoiled", BuildLines.percent(time.spoiled()), trap.spoiled())));
            nodes.add(BuildLines.row(
                    phrases.say("build.spoiled.mean"),
                    phrases.say("build.value", gold(times * trap.spoiled().copper()))));
        }
    }

    private static int first(Weeks time) {
        int first = 1;
        while (first < time.chances().size() && time.chances().get(first - 1) < 1 - DRAWN) {
            first++;
        }
        return first;
    }

    /// Money to the whole gold piece, as it is a mean.
    private static Money gold(double copper) {
        return Money.gold(Math.round(copper / 100));
    }

    private static BigFraction tenths(double value) {
        return BigFraction.of(Math.round(value * 10), 10);
    }
}
