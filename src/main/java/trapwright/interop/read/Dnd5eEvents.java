package trapwright.interop.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Harm.Gate;

/// What one sentence tells of a 5e effect: save, attack, damage and conditions in their order, and what a success
/// leaves
/// of the damage (5e, section 4).
final class Dnd5eEvents {
    static final List<String> TELLING = List.of(
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
    private static final String INTO_PIT = "fifth.into-pit";
    private static final int LEAST_BONUS = -5;
    private static final int HIGHEST_BONUS = 20;

    private final Dnd5eDraft draft;
    private final Dnd5eEffects effects;

    Dnd5eEvents(Dnd5eDraft draft, Dnd5eEffects effects) {
        this.draft = draft;
        this.effects = effects;
    }

    private Dnd5eEffectDraft current() {
        return effects.current();
    }

    /// One thing that is told, and where.
    private record Event(String key, Speech.Heard heard) {}

    /// Takes what a sentence tells; says no when it tells nothing.
    boolean in(Piece sentence, boolean headed) {
        List<Event> events = events(sentence, headed);
        Optional<Speech.Heard> halfOf =
                draft.all(sentence, "fifth.half-of").stream().findFirst();
        int end = halfOf.map(Speech.Heard::start).orElse(sentence.to());
        List<Speech.Heard> halves = halfOf.isPresent() ? List.of() : draft.all(sentence, "fifth.half");
        List<Speech.Heard> nothings = draft.own ? List.of() : draft.all(sentence, "fifth.none");
        if (events.isEmpty() && halves.isEmpty() && nothings.isEmpty()) {
            return false;
        }
        Dnd5eEffectDraft before = current();
        int told = before.parts.size();
        Gate gate = gateAtFirst(sentence);
        boolean known = false;
        for (Event event : events) {
            if (event.heard().start() < end) {
                gate = happen(event, gate, sentence);
                known = true;
            }
        }
        int from = current() == before ? told : 0;
        halfOf.ifPresent(heard -> {
            draft.understood.set(heard.start(), sentence.to());
            current().halveThose(heard.part("rest").orElse(""));
        });
        if (current().save.isPresent()) {
            guard(sentence, events, from);
            if (!nothings.isEmpty()) {
                nothings.forEach(draft::understand);
                current().negate(from);
            }
            if (!halves.isEmpty()) {
                halves.forEach(draft::understand);
                current().halve(from);
            }
        }
        return known || !halves.isEmpty() || !nothings.isEmpty();
    }

    /// "While poisoned in this way, it is unconscious": what follows from the save is guarded by it.
    private Gate gateAtFirst(Piece sentence) {
        if (draft.own) {
            return Gate.AUTO;
        }
        boolean thereby = current().save.isPresent() && draft.speech.hearsIn(sentence.folded(), "fifth.thereby");
        return thereby ? Gate.SAVE_NONE : current().gateAtFirst();
    }

    private List<Event> events(Piece sentence, boolean headed) {
        List<Event> events = new ArrayList<>();
        for (String key : TELLING) {
            draft.all(sentence, key).forEach(heard -> add(events, new Event(key, heard)));
        }
        if (mayFall()) {
            draft.all(sentence, INTO_PIT).forEach(heard -> add(events, new Event(INTO_PIT, heard)));
        }
        boolean told =
                !events.isEmpty() || !draft.all(sentence, "fifth.suffers").isEmpty();
        if (headed || told) {
            draft.all(sentence, "fifth.condition").forEach(heard -> add(events, new Event("fifth.condition", heard)));
        }
        if (headed && draft.own) {
            draft.all(sentence, "fifth.resist-check")
                    .forEach(heard -> add(events, new Event("fifth.resist-check", heard)));
        }
        events.sort(Comparator.comparingInt(event -> event.heard().start()));
        return events;
    }

    /// Whether a fall may be told that is as deep as the pit of the text.
    private boolean mayFall() {
        return !draft.own
                && draft.pitDepth.isPresent()
                && current().parts.stream().noneMatch(Harm.Part.Fall.class::isInstance);
    }

    private static void add(List<Event> events, Event event) {
        boolean inside = events.stream()
                .anyMatch(other -> other.heard().start() < event.heard().end()
                        && event.heard().start() < other.heard().end());
        if (!inside) {
            events.add(event);
        }
    }

    /// "It takes 16 (3d10) damage on a failure": the save stood in a sentence before, the failure stands behind.
    private void guard(Piece sentence, List<Event> events, int from) {
        boolean here = events.stream().anyMatch(event -> event.key().startsWith("fifth.save"));
        boolean fails = events.stream().anyMatch(event -> event.key().equals("fifth.failure"));
        if (fails && !here && !draft.own) {
            current().guard(from);
        }
    }

    private Gate happen(Event event, Gate gate, Piece sentence) {
        Speech.Heard heard = event.heard();
        draft.understand(heard);
        return switch (event.key()) {
            case "fifth.save-dc-first", "fifth.save-dc-last", "fifth.resist-check" -> {
                save(event, sentence);
                yield Gate.SAVE_NONE;
            }
            case "fifth.attack", "fifth.attack-first" -> {
                attack(heard, sentence);
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
            case INTO_PIT -> {
                if (mayFall()) {
                    Length depth = draft.pitDepth.orElseThrow();
                    current().harm(new Harm.Part.Fall(depth, Dice.NONE, gate, Optional.empty()), true);
                }
                yield gate;
            }
            default -> {
                Harm.Part part = Dnd5ePart.of(event.key(), heard, gate, draft);
                boolean bare = event.key().equals("fifth.fall") && !heard.has("dice") && !heard.has("flat");
                current().harm(part, bare && !draft.own);
                yield gate;
            }
        };
    }

    private void save(Event event, Piece sentence) {
        Speech.Heard heard = event.heard();
        if (current().save.isPresent()) {
            effects.beginAnother(sentence);
            if (!draft.own) {
                draft.remark(
                        Remark.Sort.ASSUMED,
                        draft.placeOf(heard),
                        "interop.read.fifth.second-save",
                        sentence.sub(heard.start(), heard.end()).words());
            }
        }
        AbilityCheck check = AbilityCheck.of(Dnd5eChecks.ability(heard), heard.number("dc"));
        Delivery.Roll roll = event.key().endsWith("check") ? Delivery.Roll.CHECK : Delivery.Roll.SAVE;
        current().save = Optional.of(new Delivery.Resistance(roll, check.withVaries(bracket(sentence, heard.end()))));
    }

    private void attack(Speech.Heard heard, Piece sentence) {
        if (current().attack.isPresent()) {
            draft.again(sentence.sub(heard.start(), heard.end()).stretch());
            return;
        }
        String many = draft.find(sentence, "fifth.volley")
                .flatMap(found -> found.part("count"))
                .orElse(effects.volley());
        Delivery.Attack attack = Dnd5eAttacks.attack(heard, many);
        current().attack = Optional.of(attack);
        if (attack.bonus() < LEAST_BONUS || attack.bonus() > HIGHEST_BONUS) {
            draft.remark(
                    Remark.Sort.DIFFERS,
                    draft.placeOf(heard),
                    "interop.read.fifth.bonus",
                    attack.bonus(),
                    LEAST_BONUS,
                    HIGHEST_BONUS);
        }
    }

    private void condition(Speech.Heard heard, Gate gate, Piece sentence) {
        Cursor cursor = sentence.cursor();
        cursor.to(heard.end());
        draft.speech.take(cursor, "fifth.more-conditions");
        Optional<Span> time = draft.take(cursor, "fifth.lasting").map(Dnd5eWorkings::span);
        Optional<Wording> until = time.isPresent()
                ? Optional.empty()
                : draft.take(cursor, "fifth.until")
                        .map(told -> draft.written(sentence.sub(
                                told.match().start("until"), told.match().end("until"))));
        int behind = time.isPresent() ? cursor.at() : heard.end();
        current().condition(heard, gate, time, until.orElseGet(() -> bracket(sentence, behind)));
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
