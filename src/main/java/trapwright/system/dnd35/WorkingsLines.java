package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.measure.Length;
import trapwright.rules.Message;

/// What sets the trap off, how it becomes ready again and how to pass it, in sentences.
final class WorkingsLines {
    private static final int LISTEN = 15;
    private static final int DARKVISION = 60;
    private static final int TRUE_SEEING = 120;

    private WorkingsLines() {}

    static List<Message> trigger(Design design) {
        Workings.Triggering triggering = design.workings().triggering();
        List<Message> text = new ArrayList<>();
        Message kind = Phrases.of("block35.trigger.", triggering.trigger());
        text.add(
                triggering.words().isNone()
                        ? Message.of("block35.sentence", kind)
                        : Message.of("block35.sentence.words", kind, Phrases.trimmed(triggering.words())));
        triggering.distance().ifPresent(distance -> text.add(Message.of("block35.distance", distance)));
        triggering.interval().ifPresent(interval -> text.add(Message.of("block35.interval", interval)));
        Dcs.triggers(design).forEach(use -> text.add(Message.of("block35.trigger-spell", Phrases.spell(use))));
        text.addAll(senses(design, triggering.trigger()));
        return text;
    }

    private static List<Message> senses(Design design, Workings.Trigger trigger) {
        boolean mechanical = switch (design.make()) {
            case Make.Mechanism ignored -> true;
            case Make.Spellwork ignored -> false;
        };
        return switch (trigger) {
            case LOCATION -> List.of(Message.of("block35.fliers"));
            case PROXIMITY -> mechanical ? List.of(Message.of("block35.moving-air")) : List.of();
            case SOUND -> List.of(Message.of("block35.listen", LISTEN));
            case VISUAL ->
                Dcs.triggers(design).stream()
                        .flatMap(use -> sight(use.spell()).stream())
                        .toList();
            case TOUCH, TOUCH_ATTACHED, TIMED, SPELL -> List.of();
        };
    }

    /// How well a trigger spell sees (3.5, section 2.1).
    private static List<Message> sight(String spell) {
        return switch (spell) {
            case "arcane-eye" -> List.of(Message.of("block35.spot", 20));
            case "clairaudience-clairvoyance" -> List.of(Message.of("block35.spot", 15));
            case "true-seeing" -> List.of(Message.of("block35.spot.within", 30, Length.feet(TRUE_SEEING)));
            case "darkvision" -> List.of(Message.of("block35.darkvision", Length.feet(DARKVISION)));
            default -> List.of();
        };
    }

    static List<Message> resetAndBypass(Design design) {
        Workings workings = design.workings();
        Workings.Resetting resetting = workings.resetting();
        List<Message> text = new ArrayList<>();
        text.add(resetting
                .time()
                .filter(time -> resetting.reset() == Workings.Reset.MANUAL)
                .map(time -> Message.of("block35.reset.manual.time", time))
                .orElse(Phrases.of("block35.reset.", resetting.reset())));
        boolean mechanical = switch (design.make()) {
            case Make.Mechanism ignored -> true;
            case Make.Spellwork ignored -> false;
        };
        if (mechanical || workings.bypass() != Workings.Bypass.NONE) {
            text.add(Phrases.of("block35.bypass.", workings.bypass()));
        }
        return text;
    }
}
