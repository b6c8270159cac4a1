package trapwright.interop.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Effect.Moment;
import trapwright.system.dnd5e.Harm.Gate;

/// The effects of a 5e trap, put together sentence by sentence (5e, section 4).
final class Dnd5eEffects {
    private static final List<String> TELLING = List.of(
            "fifth.save-dc-first",
            "fifth.save-dc-last",
            "fifth.attack",
            "fifth.attack-first",
            "fifth.hit",
            "fifth.failure",
            "fifth.missiles",
            "fifth.fall",
            "fifth.damage",
            "fifth.outright");
    private final Dnd5eDraft draft;
    private final List<Dnd5eEffectDraft> effects = new ArrayList<>();
    private boolean fresh = true;
    private Optional<Effect.Area> scene = Optional.empty();
    private String volley = "1";

    Dnd5eEffects(Dnd5eDraft draft) {
        this.draft = draft;
    }

    /// How many effects and damage parts there are.
    int size() {
        return effects.stream().mapToInt(effect -> 1 + effect.parts.size()).sum();
    }

    List<Effect> all() {
        return effects.stream().map(effect -> effect.effect(draft)).toList();
    }

    /// Begins an effect under its heading.
    void begin(Wording name, Moment moment) {
        effects.add(new Dnd5eEffectDraft(name, moment));
        fresh = true;
    }

    /// Gives the effect that was begun last a name.
    void rename(Wording name) {
        Dnd5eEffectDraft last = effects.removeLast();
        begin(name, last.moment);
    }

    private Dnd5eEffectDraft current() {
        if (effects.isEmpty()) {
            begin(Wording.NONE, Moment.SPRUNG);
        }
        return effects.getLast();
    }

    /// Whether a sentence of running text says what happens.
    boolean tells(Piece sentence) {
        boolean outcome = !effects.isEmpty() && current().save.isPresent();
        return has(sentence, "fifth.suffers")
                || outcome
                        && (has(sentence, "fifth.half")
                                || has(sentence, "fifth.failure") && has(sentence, "fifth.condition"))
                || TELLING.stream().filter(key -> !key.equals("fifth.failure")).anyMatch(key -> has(sentence, key));
    }

    private boolean has(Piece sentence, String key) {
        return !draft.all(sentence, key).isEmpty();
    }

    /// A sentence under a heading for effects.
    void headed(Piece sentence) {
        Piece rest = draft.own && fresh ? printedTargets(sentence) : sentence;
        fresh = false;
        if (!draft.own) {
            aim(sentence);
        }
        if (!rest.isEmpty() && !events(rest, true)) {
            current().words.add(rest.words());
        }
    }

    /// A sentence of running text without figures that names an area, for what comes next.
    void scene(Piece sentence) {
        Dnd5eTargets.named(sentence, draft).ifPresent(area -> scene = Optional.of(area));
        draft.find(sentence, "fifth.volley")
                .flatMap(heard -> heard.part("count"))
                .ifPresent(count -> volley = count);
    }

    /// A sentence of running text that tells what happens.
    void running(Piece sentence) {
        if (isOtherVersion(sentence)) {
            draft.again(sentence.stretch());
            draft.understood.set(sentence.from(), sentence.to());
            return;
        }
        boolean another = (has(sentence, "fifth.attack") || has(sentence, "fifth.attack-first"))
                && current().isBegun();
        if (another) {
            begin(Wording.NONE, current().moment);
        }
        aim(sentence);
        events(sentence, false);
    }

    /// Whether a line of its own tells once more what a failure does.
    private boolean isOtherVersion(Piece sentence) {
        boolean failure = !draft.all(sentence, "fifth.failure").isEmpty()
                && draft.all(sentence, "fifth.save-dc-first").isEmpty()
                && draft.all(sentence, "fifth.save-dc-last").isEmpty();
        return failure
                && !draft.all(sentence, "fifth.damage").isEmpty()
                && current().parts.stream()
                        .anyMatch(part -> part.gate() == Gate.SAVE_HALF || part.gate() == Gate.SAVE_NONE);
    }

    private void aim(Piece sentence) {
        Dnd5eEffectDraft effect = current();
        if (effect.targets.area().isEmpty()) {
            Effect.Who who = Dnd5eTargets.kind(sentence, draft);
            Optional<Effect.Area> area = Dnd5eTargets.named(sentence, draft)
                    .or(() -> who == Effect.Who.TRIGGERER ? Optional.empty() : scene);
            Effect.Who told = effect.targets.who() == Effect.Who.TRIGGERER ? who : effect.targets.who();
            if (told != Effect.Who.TRIGGERER) {
                effect.targets =
                        new Effect.Targets(told, area.or(() -> Dnd5eTargets.where(sentence, draft)), Wording.NONE);
            }
        }
    }

    /// Takes "each creature in a 30 ft. cone:" or "attack +8, ranged, against …" from the first sentence.
    private Piece printedTargets(Piece sentence) {
        Cursor cursor = sentence.cursor();
        Optional<Speech.Heard> attack = draft.take(cursor, "fifth.attack-own");
        if (attack.isPresent()) {
            Speech.Heard heard = attack.get();
            current().attack = Optional.of(Dnd5eAttacks.attack(heard, "1"));
            current().targets = Dnd5eTargets.printed(
                    sentence.sub(heard.match().start("who"), heard.match().end("who")), draft);
            return sentence.sub(sentence.to(), sentence.to());
        }
        Optional<Integer> colon = sentence.colon();
        int end = colon.orElse(sentence.to());
        current().targets = Dnd5eTargets.printed(sentence.sub(sentence.from(), end), draft);
        draft.understood.set(sentence.from(), end);
        return sentence.sub(Math.min(end + 1, sentence.to()), sentence.to());
    }

    /// One thing that is told, and where.
    private record Event(String key, Speech.Heard heard) {}

    private boolean events(Piece sentence, boolean headed) {
        List<Event> events = new ArrayList<>();
        for (String key : TELLING) {
            draft.all(sentence, key).forEach(heard -> add(events, new Event(key, heard)));
        }
        boolean told = !events.isEmpty() || has(sentence, "fifth.suffers");
        if (headed || told) {
            draft.all(sentence, "fifth.condition").forEach(heard -> add(events, new Event("fifth.condition", heard)));
        }
        boolean check = headed && draft.own;
        if (check) {
            draft.all(sentence, "fifth.resist-check")
                    .forEach(heard -> add(events, new Event("fifth.resist-check", heard)));
        }
        Optional<Speech.Heard> half =
                draft.all(sentence, "fifth.half-of").stream().findFirst();
        int end = half.map(Speech.Heard::start).orElse(sentence.to());
        List<Speech.Heard> halves = half.isPresent() ? List.of() : draft.all(sentence, "fifth.half");
        if (events.isEmpty() && halves.isEmpty()) {
            return false;
        }
        Gate gate = draft.own ? Gate.AUTO : current().gateAtFirst();
        boolean known = false;
        events.sort(Comparator.comparingInt(event -> event.heard().start()));
        for (Event event : events) {
            if (event.heard().start() < end) {
                gate = happen(event, gate, sentence);
                known = true;
            }
        }
        half.ifPresent(heard -> {
            draft.understood.set(heard.start(), sentence.to());
            current().halveThose(heard.part("rest").orElse(""));
        });
        if (!halves.isEmpty()) {
            current().halve();
        }
        return known || !halves.isEmpty();
    }

    private static void add(List<Event> events, Event event) {
        boolean inside = events.stream()
                .anyMatch(other -> other.heard().start() < event.heard().end()
                        && event.heard().start() < other.heard().end());
        if (!inside) {
            events.add(event);
        }
    }

    private Gate happen(Event event, Gate gate, Piece sentence) {
        Speech.Heard heard = event.heard();
        draft.understand(heard);
        return switch (event.key()) {
            case "fifth.save-dc-first", "fifth.save-dc-last", "fifth.resist-check" -> {
                if (current().save.isPresent()) {
                    begin(Wording.NONE, current().moment);
                    aim(sentence);
                    fresh = false;
                }
                AbilityCheck check = AbilityCheck.of(Dnd5eChecks.ability(heard), heard.number("dc"));
                Delivery.Roll roll = event.key().endsWith("check") ? Delivery.Roll.CHECK : Delivery.Roll.SAVE;
                current().save =
                        Optional.of(new Delivery.Resistance(roll, check.withVaries(bracket(sentence, heard.end()))));
                yield Gate.SAVE_NONE;
            }
            case "fifth.attack", "fifth.attack-first" -> {
                if (current().attack.isPresent()) {
                    draft.again(sentence.sub(heard.start(), heard.end()).stretch());
                } else {
                    String many = draft.find(sentence, "fifth.volley")
                            .flatMap(found -> found.part("count"))
                            .orElse(volley);
                    current().attack = Optional.of(Dnd5eAttacks.attack(heard, many));
                }
                yield Gate.HIT;
            }
            case "fifth.hit" -> Gate.HIT;
            case "fifth.failure" -> current().save.isPresent() ? Gate.SAVE_NONE : gate;
            case "fifth.outright" -> {
                current().outright = true;
                yield gate;
            }
            case "fifth.condition" -> {
                condition(heard, gate, sentence);
                yield gate;
            }
            default -> {
                current().parts.add(Dnd5ePart.of(event.key(), heard, gate, draft));
                yield gate;
            }
        };
    }

    private void condition(Speech.Heard heard, Gate gate, Piece sentence) {
        Cursor cursor = sentence.cursor();
        cursor.to(heard.end());
        Optional<Span> time = draft.take(cursor, "fifth.lasting").map(Dnd5eWorkings::span);
        current().condition(heard, gate, time, bracket(sentence, cursor.at()));
    }

    /// What stands in brackets right here.
    private Wording bracket(Piece sentence, int at) {
        Cursor cursor = sentence.cursor();
        cursor.to(at);
        int start = cursor.at();
        return cursor.bracket()
                .map(inside -> {
                    draft.understood.set(start, cursor.at());
                    return draft.written(inside.rest().words());
                })
                .orElse(Wording.NONE);
    }
}
