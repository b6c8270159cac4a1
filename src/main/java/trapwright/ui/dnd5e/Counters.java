package trapwright.ui.dnd5e;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import trapwright.app.Dnd5eCounterForm;
import trapwright.app.Dnd5eForm;
import trapwright.app.Rows;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Edition;
import trapwright.ui.form.Bench;
import trapwright.ui.form.Wires;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// The ways to deal with a trap: checks, actions, dispelling, breaking (5e, section 3).
final class Counters {
    private static final int USUAL_DC = 15;
    private static final int MOST_ARMOUR = 40;
    private static final int MOST_POINTS = 10_000;

    private Counters() {}

    /// The list with its buttons.
    static RowsPane<Counter, Dnd5eCounterForm> pane(Bench<Dnd5eForm> bench, Rows<Counter, Dnd5eCounterForm> counters) {
        return new RowsPane<>(bench, counters, (counter, row) -> panel(bench, counter, row))
                .adding(
                        "add-counter-check",
                        () -> Counter.Check.of(
                                Counter.Purpose.DISARM,
                                check(tool(bench.form().concept.edition.value().getValue())),
                                Wording.NONE))
                .adding("add-counter-plain", () -> new Counter.Plain(Counter.Purpose.DISARM, Wording.NONE))
                .adding("add-counter-dispel", () -> new Counter.Dispel(Optional.of(USUAL_DC), Wording.NONE))
                .adding("add-counter-smash", () -> new Counter.Smash(USUAL_DC, USUAL_DC, Wording.NONE));
    }

    private static Panel panel(Bench<Dnd5eForm> bench, Counter counter, Dnd5eCounterForm form) {
        return switch (counter) {
            case Counter.Check ignored ->
                bench.panel(
                        "counter-check",
                        Glyph.WRENCH,
                        Bench.fields(
                                2,
                                bench.wires().picker(form.purpose),
                                bench.inputs().line(form.words)),
                        new RowsPane<>(
                                        bench,
                                        form.checks,
                                        (check, row) -> bench.panel(
                                                "counter-step",
                                                Glyph.MAGNIFY,
                                                Clues.check(bench, row),
                                                bench.inputs().line(row.varies)))
                                .adding("add-counter-step", () -> check(Skill.ATHLETICS)),
                        bench.wires()
                                .toggles(
                                        form.springs.id() + "-group",
                                        List.of(
                                                new Wires.Toggle(form.springs, Glyph.ALERT),
                                                new Wires.Toggle(form.improvised, Glyph.SWORD))));
            case Counter.Plain ignored ->
                bench.panel(
                        "counter-plain",
                        Glyph.HAND_BACK_RIGHT,
                        Bench.fields(
                                2,
                                bench.wires().picker(form.purpose),
                                bench.inputs().line(form.words)));
            case Counter.Dispel ignored ->
                bench.panel(
                        "counter-dispel",
                        Glyph.AUTO_FIX,
                        fields(
                                bench.inputs().maybeNumber(form.dispelDc),
                                bench.inputs().line(form.words)));
            case Counter.Smash ignored ->
                bench.panel(
                        "counter-smash",
                        Glyph.SHIELD_OFF_OUTLINE,
                        fields(
                                bench.inputs().number(form.armourClass, 0, MOST_ARMOUR, false),
                                bench.inputs().number(form.hitPoints, 0, MOST_POINTS, false)),
                        bench.inputs().line(form.words));
        };
    }

    private static Node fields(Node... nodes) {
        return Bench.fields(2, nodes);
    }

    private static AbilityCheck check(Skill skill) {
        return AbilityCheck.of(skill.ability(), skill, USUAL_DC);
    }

    private static Skill tool(Edition edition) {
        return switch (edition) {
            case V5_1 -> Skill.THIEVES_TOOLS;
            case V5_2 -> Skill.SLEIGHT_OF_HAND;
        };
    }
}
