package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Effect.Moment;
import trapwright.system.dnd5e.Harm.Gate;

/// The effects of a 5e trap, put together sentence by sentence (5e, section 4).
final class Dnd5eEffects {
    private final Dnd5eDraft draft;
    private final Dnd5eEvents events;
    private final List<Dnd5eEffectDraft> effects = new ArrayList<>();
    private boolean fresh = true;
    private Optional<Effect.Area> scene = Optional.empty();
    private String volley = "1";
    private boolean crowd;

    Dnd5eEffects(Dnd5eDraft draft) {
        this.draft = draft;
        this.events = new Dnd5eEvents(draft, this);
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

    /// The effect that the sentences tell of now.
    Dnd5eEffectDraft current() {
        if (effects.isEmpty()) {
            begin(Wording.NONE, Moment.SPRUNG);
        }
        return effects.getLast();
    }

    /// Whether a sentence of running text says what happens.
    boolean tells(Piece sentence) {
        boolean outcome = !effects.isEmpty() && current().save.isPresent();
        return has(sentence, "fifth.suffers")
                || !draft.own && draft.pitDepth.isPresent() && has(sentence, "fifth.into-pit")
                || outcome
                        && (has(sentence, "fifth.half")
                                || has(sentence, "fifth.none")
                                || has(sentence, "fifth.failure") && has(sentence, "fifth.condition"))
                || Dnd5eEvents.TELLING.stream()
                        .filter(key -> !key.equals("fifth.failure"))
                        .anyMatch(key -> has(sentence, key));
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
            Dnd5eMisspelt.report(sentence, draft);
        }
        if (!rest.isEmpty() && !events.in(rest, true)) {
            current().words.add(rest.words());
        } else if (!draft.own && Dnd5eRemainder.isMuch(sentence, draft)) {
            draft.description.add(sentence.words() + ".");
        }
    }

    /// A sentence of running text without figures that names an area, for what comes next.
    void scene(Piece sentence) {
        Dnd5eTargets.named(sentence, draft).ifPresent(area -> scene = Optional.of(area));
        crowd |= draft.find(sentence, "fifth.all-targets").isPresent();
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
        events.in(sentence, false);
        Dnd5eMisspelt.report(sentence, draft);
    }

    /// Begins an effect of its own for a second save in a sentence, with the same moment and the targets of the
    /// sentence.
    void beginAnother(Piece sentence) {
        begin(Wording.NONE, current().moment);
        aim(sentence);
        fresh = false;
    }

    /// How many missiles the sentences before told of.
    String volley() {
        return volley;
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
            Effect.Who named = Dnd5eTargets.kind(sentence, draft);
            Effect.Who who = named == Effect.Who.TRIGGERER && crowd ? Effect.Who.EACH : named;
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
}
