package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Rulings;

/// The stat line's clauses on kind, trigger, reset, bypass and the two skill DCs.
final class WorkingsClauses {
    private WorkingsClauses() {}

    static List<Message> opening(Design design) {
        Workings workings = design.workings();
        List<Message> clauses = new ArrayList<>();
        clauses.add(kind(design.make()));
        clauses.add(trigger(design));
        Message reset = Phrases.of("block35.line.reset.", workings.resetting().reset());
        clauses.add(workings.resetting()
                .time()
                .map(time -> Message.of("block35.with", reset, time))
                .orElse(reset));
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
        Workings.Triggering triggering = design.workings().triggering();
        Message trigger = Phrases.of("block35.line.trigger.", triggering.trigger());
        List<Message> details = new ArrayList<>();
        Dcs.triggers(design).forEach(use -> details.add(spell(use)));
        triggering.distance().ifPresent(distance -> details.add(Message.of("block35.value", distance)));
        triggering.interval().ifPresent(interval -> details.add(Message.of("block35.line.every", interval)));
        switch (design.make()) {
            case Make.Mechanism ignored
            when !triggering.words().isNone() ->
                details.add(Message.of("block35.value", Phrases.trimmed(triggering.words())));
            case Make.Mechanism ignored -> {}
            case Make.Spellwork ignored -> {}
        }
        return details.isEmpty() ? trigger : Message.of("block35.with", trigger, details);
    }

    private static Message spell(SpellUse use) {
        Message name = Message.of("block35.lower", Phrases.spell(use));
        return switch (use.role()) {
            case EFFECT, TRIGGER -> name;
            case SHARED_TRIGGER -> Message.of("block35.line.shared", name);
        };
    }

    static List<Message> dcs(Design design, Rulings rulings) {
        return List.of(
                Message.of("block35.line.search", Dcs.search(design, rulings)),
                Message.of("block35.line.disable", Dcs.disable(design, rulings)));
    }
}
