package trapwright.ui.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.layout.VBox;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.app.OseForm;
import trapwright.rules.Figure;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Step;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.BarChart;
import trapwright.ui.kit.BarChart.Bar;
import trapwright.ui.kit.Glyph;

/// How likely the trap springs, and under whom of a file (old-school, section 3).
final class ChancePage extends VBox {
    private static final int LONGEST = 50;
    private static final int MOST_BARS = 12;
    private static final List<Glyph> DICE =
            List.of(Glyph.DICE_1, Glyph.DICE_2, Glyph.DICE_3, Glyph.DICE_4, Glyph.DICE_5, Glyph.DICE_6);

    private final Bench<OseForm> bench;
    private final BarChart chart = new BarChart();

    ChancePage(Bench<OseForm> bench) {
        this.bench = bench;
        chart.setId("file-chart");
        getChildren()
                .addAll(
                        bench.wires().options(bench.form().action.chance, 3, faces -> DICE.get(faces - 1)),
                        bench.panel(
                                "file",
                                Glyph.ACCOUNT_GROUP,
                                bench.inputs().number(bench.form().place.file, 1, LONGEST, false),
                                chart));
        Redraw.on(
                chart,
                this::draw,
                bench.form().document.assessment(),
                bench.phrases().words());
    }

    private void draw() {
        Figure.Amount file = bench.form()
                .document
                .assessment()
                .getValue()
                .amount("fileChance")
                .orElseThrow();
        List<Bar> bars = new ArrayList<>();
        for (Step step : file.steps().stream().limit(MOST_BARS).toList()) {
            String rank = bench.phrases().say("ui.number.exact", bars.size() + 1);
            bars.add(bar(rank, step.amount(), true));
        }
        BigFraction nobody = BigFraction.ONE.subtract(file.value());
        bars.add(bar(bench.phrases().say("formose.rank.nobody"), nobody, false));
        chart.show(
                bars, bars.stream().map(bar -> bar.name() + ": " + bar.number()).collect(Collectors.joining(", ")));
    }

    private Bar bar(String name, BigFraction chance, boolean strong) {
        String number = bench.phrases().say("ui.number.exact", new Chance(chance));
        return new Bar(name, number, chance.doubleValue(), strong);
    }
}
