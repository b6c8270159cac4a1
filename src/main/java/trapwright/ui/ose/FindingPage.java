package trapwright.ui.ose;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.VBox;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.app.OseFinding;
import trapwright.app.OseFindingForm;
import trapwright.app.OseForm;
import trapwright.rules.Message.Arg.Chance;
import trapwright.system.ose.Thief;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Redraw;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.BarChart;
import trapwright.ui.kit.BarChart.Bar;
import trapwright.ui.kit.Glyph;

/// How the trap is found, by dice and by looking (old-school, section 2).
final class FindingPage extends VBox {
    private static final int FACES = 6;
    private static final int LEVELS = 14;

    private final Bench<OseForm> bench;

    FindingPage(Bench<OseForm> bench) {
        this.bench = bench;
        OseFindingForm form = bench.form().finding;
        Inputs inputs = bench.inputs();
        var byThief = Bindings.createBooleanBinding(
                () -> form.detection.value().getValue() == OseFinding.THIEF, form.detection.field());
        getChildren()
                .addAll(
                        bench.wires().options(form.detection, FindingPage::glyph),
                        Wires.show(
                                bench.panel(
                                        "searchers",
                                        Glyph.MAGNIFY,
                                        Bench.fields(
                                                3,
                                                inputs.number(form.others, 0, FACES, false),
                                                inputs.number(form.dwarf, 0, FACES, false),
                                                inputs.number(form.elf, 0, FACES, false),
                                                inputs.number(form.halfling, 0, FACES, false),
                                                inputs.number(form.thief, 0, FACES, false))),
                                form.others.enabled()),
                        Wires.show(bench.panel("thieves", Glyph.KEY_VARIANT, thieves()), byThief),
                        bench.panel(
                                "looking",
                                Glyph.LIGHTBULB_ON_OUTLINE,
                                inputs.line(form.tell),
                                inputs.line(form.probing)));
    }

    private BarChart thieves() {
        BarChart chart = new BarChart();
        chart.setId("thief-chart");
        Redraw.on(
                chart,
                () -> {
                    List<Bar> bars =
                            IntStream.rangeClosed(1, LEVELS).mapToObj(this::bar).toList();
                    chart.show(
                            bars,
                            bars.stream()
                                    .map(bar -> bar.name() + ": " + bar.number())
                                    .collect(Collectors.joining(", ")));
                },
                bench.form().place.level,
                bench.phrases().words());
        return chart;
    }

    private Bar bar(int level) {
        BigFraction chance = Thief.chance(level);
        return new Bar(
                bench.phrases().say("ui.number.exact", level),
                bench.phrases().say("ui.number.exact", new Chance(chance)),
                chance.doubleValue(),
                level == bench.form().place.level.get());
    }

    private static Glyph glyph(OseFinding finding) {
        return switch (finding) {
            case SEARCH -> Glyph.MAGNIFY;
            case THIEF -> Glyph.KEY_VARIANT;
            case NONE -> Glyph.EYE_OFF_OUTLINE;
        };
    }
}
