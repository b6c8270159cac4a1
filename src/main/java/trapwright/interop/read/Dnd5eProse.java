package trapwright.interop.read;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Counter.Purpose;

/// Sentences of running text, as the books of 2014 print traps.
///
/// @param draft the card
record Dnd5eProse(Dnd5eDraft draft) {
    void sentence(Piece sentence) {
        headed(sentence, Optional.empty(), Optional.empty());
    }

    /// A sentence under a heading that speaks of finding, of countering or of both.
    void headed(Piece sentence, Optional<Boolean> clue, Optional<Purpose> purpose) {
        boolean initiative = Dnd5eWorkings.initiative(sentence, draft);
        boolean checks = draft.checks.tells(sentence);
        boolean goesOn = draft.checked && !checks && draft.speech.hearsIn(sentence.folded(), "fifth.outcome");
        draft.checked = checks || goesOn;
        if (checks) {
            draft.checks.running(sentence, clue, purpose);
        }
        boolean told = asides(sentence);
        boolean effects = draft.effects.tells(sentence);
        if (effects && !saves(sentence) && draft.speech.hearsIn(sentence.folded(), "fifth.destroys")) {
            draft.checks.counters.add(new Counter.Plain(Purpose.DESTROY, draft.written(sentence)));
            draft.understood.set(sentence.from(), sentence.to());
            return;
        }
        if (effects) {
            draft.effects.running(sentence);
            draft.happenings.add(sentence);
            if (!checks && Dnd5eRemainder.isMuch(sentence, draft)) {
                draft.description.add(sentence.words() + ".");
            }
        }
        if (told || initiative || checks || effects) {
            if (!told && !checks) {
                trigger(sentence, false);
            }
            return;
        }
        if (goesOn) {
            new Dnd5ePrintedChecks(draft, draft.checks).goOn(sentence, draft.checks.lastIsClue);
            return;
        }
        other(sentence, clue, purpose);
    }

    /// Whether somebody is to save; what is destroyed then is not the trap.
    private boolean saves(Piece sentence) {
        return !draft.all(sentence, "fifth.bare-save").isEmpty();
    }

    /// What a failed check does, and what serves in place of tools.
    private boolean asides(Piece sentence) {
        boolean springs = !draft.all(sentence, "fifth.springs").isEmpty();
        boolean improvised = !draft.all(sentence, "fifth.improvised").isEmpty();
        boolean sprung = springs && draft.checks.spring(nuance(sentence));
        if (improvised) {
            draft.checks.improvise();
        }
        return sprung || improvised;
    }

    /// By how much a check must fail, when the sentence says so and is none of a check whose words hold it already.
    private Wording nuance(Piece sentence) {
        boolean by = draft.speech.hearsIn(sentence.folded(), "fifth.fails-by");
        return by && !draft.checks.tells(sentence) ? draft.written(sentence) : Wording.NONE;
    }

    private void other(Piece sentence, Optional<Boolean> clue, Optional<Purpose> purpose) {
        draft.effects.scene(sentence);
        if (clue.orElse(true) && showsFirst(sentence)) {
            draft.checks.clues.add(new Clue.Plain(draft.written(sentence)));
        } else if (purpose.isPresent() || draft.speech.hearsIn(sentence.folded(), "fifth.plain")) {
            draft.checks.counters.add(new Counter.Plain(purpose.orElse(Purpose.DISARM), draft.written(sentence)));
        } else if (!trigger(sentence, false)) {
            draft.description.add(sentence.words() + ".");
            draft.told.add(sentence);
        }
    }

    /// Whether a sentence says how the trap shows before it says how to stop it, if it does.
    private boolean showsFirst(Piece sentence) {
        List<Speech.Heard> shows = draft.all(sentence, "fifth.plain-shows");
        List<Speech.Heard> stops = draft.all(sentence, "fifth.plain");
        return !shows.isEmpty()
                && (stops.isEmpty()
                        || shows.getFirst().start() < stops.getFirst().start());
    }

    private boolean trigger(Piece sentence, boolean anyway) {
        boolean told = draft.triggering.isEmpty()
                && (draft.speech.hearsIn(sentence.folded(), "fifth.triggers")
                        || anyway && draft.speech.hearsIn(sentence.folded(), "fifth.when"));
        if (told) {
            draft.triggering = Optional.of(Dnd5eWorkings.triggering(sentence, draft));
            draft.all(sentence, "fifth.weight").forEach(draft::understand);
        }
        return told;
    }
}
