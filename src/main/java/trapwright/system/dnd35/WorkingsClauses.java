package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;

/// The stat line's clauses on kind, trigger, reset, bypass and the two skill DCs.
final class WorkingsClauses {
    private WorkingsClauses() {}

    static List<Message> opening(Design design) {
        Workings workings = design.workings();
        List<Message> clauses = new ArrayList<>();
        clauses.add(kind(design.make()));
        clauses.add(trigger(design));
        clauses.add(Phrases.of("block35.line.reset.", workings.resetting().reset()));
        if (workings.bypass() != Workings.Bypass.NONE) {
            clauses.add(Phrases.of("block35.line.bypass.", workings.bypass()));
        }
        return clauses;
    }

    private static Message kind(Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> Message.of("block35.line.mechanical");
            case Make.Spellwork spellwork -> Phrases.of("block35.line.", spellwork.form());
        };
    }

    private static Message trigger(Design design) {
        Message trigger = Phrases.of(
                "block35.line.trigger.", design.workings().triggering().trigger());
        List<Message> spells = Dcs.triggers(design).stream()
                .map(use -> Message.of("block35.lower", Phrases.spell(use)))
                .toList();
        return spells.isEmpty() ? trigger : Message.of("block35.with", trigger, spells);
    }

    static List<Message> dcs(Design design) {
        return List.of(
                Message.of("block35.line.search", Dcs.search(design)),
                Message.of("block35.line.disable", Dcs.disable(design)));
    }
}
