package trapwright.ui.dnd5e;

import java.util.List;
import javafx.scene.Node;
import trapwright.app.Dnd5eCheckForm;
import trapwright.app.Dnd5eClueForm;
import trapwright.app.Dnd5eForm;
import trapwright.app.Dnd5eSpotForm;
import trapwright.app.Rows;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Clue;
import trapwright.ui.form.Bench;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Panel;

/// The ways to notice a trap: checks, sequences of checks, actions that need no roll (5e, section 2).
final class Clues {
    private static final int USUAL_DC = 15;
    private static final int MOST_DC = 40;

    private Clues() {}

    /// The list with its buttons.
    static RowsPane<Clue, Dnd5eClueForm> pane(Bench<Dnd5eForm> bench, Rows<Clue, Dnd5eClueForm> clues) {
        return new RowsPane<>(bench, clues, (clue, row) -> panel(bench, clue, row))
                .adding("add-clue-check", () -> check(Skill.PERCEPTION, Clue.Use.BOTH))
                .adding(
                        "add-clue-sequence",
                        () -> new Clue.Sequence(List.of(
                                check(Skill.PERCEPTION, Clue.Use.BOTH), check(Skill.INVESTIGATION, Clue.Use.ACTIVE))))
                .adding("add-clue-plain", () -> new Clue.Plain(Wording.NONE));
    }

    /// The fields of a check.
    static Node check(Bench<Dnd5eForm> bench, Dnd5eCheckForm form) {
        return Bench.fields(
                3,
                bench.wires().picker(form.skill),
                bench.wires().picker(form.ability),
                bench.inputs().number(form.dc, 0, MOST_DC, false));
    }

    private static Clue.Check check(Skill skill, Clue.Use use) {
        return Clue.Check.of(AbilityCheck.of(skill.ability(), skill, USUAL_DC), use, Wording.NONE);
    }

    private static Panel panel(Bench<Dnd5eForm> bench, Clue clue, Dnd5eClueForm form) {
        return switch (clue) {
            case Clue.Check ignored -> bench.panel("clue-check", Glyph.EYE, spot(bench, form.check));
            case Clue.Sequence ignored ->
                bench.panel(
                        "clue-sequence",
                        Glyph.FORMAT_LIST_BULLETED,
                        new RowsPane<>(
                                        bench,
                                        form.steps,
                                        (step, row) -> bench.panel("clue-step", Glyph.MAGNIFY, spot(bench, row)))
                                .adding("add-clue-step", () -> check(Skill.INVESTIGATION, Clue.Use.ACTIVE)));
            case Clue.Plain ignored ->
                bench.panel("clue-plain", Glyph.HAND_BACK_RIGHT, bench.inputs().line(form.action));
        };
    }

    private static Node[] spot(Bench<Dnd5eForm> bench, Dnd5eSpotForm form) {
        return new Node[] {
            check(bench, form.check),
            Bench.fields(2, bench.wires().picker(form.use), bench.inputs().line(form.reveals)),
            Bench.fields(2, bench.inputs().line(form.only), bench.inputs().line(form.check.varies))
        };
    }
}
