package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.system.dnd5e.Counter.Purpose;
import trapwright.system.dnd5e.Lasting;

/// Understands each sentence of a 5e entry by the heading it stands under.
final class Dnd5eSentences {
    private final Dnd5eDraft draft;
    private final List<Piece> higher = new ArrayList<>();
    private int inSection;

    Dnd5eSentences(Dnd5eDraft draft) {
        this.draft = draft;
    }

    /// Another heading begins.
    void begin() {
        inSection = 0;
    }

    /// What the trap becomes at higher levels changes parts that are all known at the end only.
    void finish() {
        Dnd5eScalings scalings = new Dnd5eScalings(draft);
        higher.forEach(piece -> {
            if (!scalings.read(piece)) {
                Leftover.report(piece.stretch(), draft);
                draft.description.add(piece.words() + ".");
            }
        });
    }

    /// Gives a sentence to those who understand it.
    ///
    /// @param label the heading it stands under
    void sentence(Piece sentence, Optional<Dnd5eLabel> label) {
        inSection++;
        if (label.isEmpty()) {
            new Dnd5eProse(draft).sentence(sentence);
            return;
        }
        switch (label.get()) {
            case TRIGGER -> trigger(sentence);
            case DURATION -> {
                if (!duration(sentence)) {
                    lastingWords(sentence);
                }
            }
            case EFFECT, TURN, CONSTANT, LATER -> draft.effects.headed(sentence);
            case SPOT -> checks(sentence, Optional.of(true), Purpose.DISARM);
            case COUNTER -> checks(sentence, Optional.of(false), Purpose.DISARM);
            case DETECT_AND_DISARM -> checks(sentence, Optional.empty(), Purpose.DISARM);
            case AVOID -> checks(sentence, Optional.of(false), Purpose.AVOID);
            case ESCAPE -> checks(sentence, Optional.of(false), Purpose.ESCAPE);
            case DESTROY -> checks(sentence, Optional.of(false), Purpose.DESTROY);
            case SLOW -> checks(sentence, Optional.of(false), Purpose.SLOW);
            case SET -> checks(sentence, Optional.of(false), Purpose.SET);
            case INITIATIVE -> {
                draft.complex = true;
                if (!Dnd5eWorkings.initiative(sentence, draft)) {
                    draft.course =
                            draft.course.withMoves(Dnd5eWorkings.more(draft.course.moves(), draft.written(sentence)));
                }
            }
            case ROUNDS -> {
                if (Dnd5eWorkings.round(sentence, draft)) {
                    draft.understood.set(sentence.from(), sentence.to());
                } else {
                    draft.description.add(sentence.words() + ".");
                }
            }
            case SEVERITY -> draft.all(sentence, "fifth.aim").forEach(aim -> Dnd5eReader.aim(aim, draft));
            case HIGHER_LEVELS -> higher(sentence);
            case DESCRIPTION -> {
                draft.understood.set(sentence.from(), sentence.to());
                draft.description.add(sentence.words() + ".");
            }
            case TELL -> {
                draft.understood.set(sentence.from(), sentence.to());
                draft.tell = draft.tell.isEmpty() ? sentence.words() + "." : draft.tell + " " + sentence.words() + ".";
            }
        }
    }

    private void higher(Piece sentence) {
        if (inSection > 1 && !higher.isEmpty()) {
            Piece before = higher.removeLast();
            higher.add(new Piece(sentence.page(), before.from(), sentence.to()));
        } else {
            higher.add(sentence);
        }
        draft.understood.set(sentence.from(), sentence.to());
    }

    private void trigger(Piece sentence) {
        if (draft.triggering.isEmpty()) {
            draft.triggering = Optional.of(Dnd5eWorkings.triggering(sentence, draft));
        } else {
            new Dnd5eProse(draft).sentence(sentence);
        }
    }

    private boolean duration(Piece sentence) {
        return Dnd5eWorkings.duration(sentence, draft);
    }

    /// Other words about how it lasts; a foreign entry goes on with what happens.
    private void lastingWords(Piece sentence) {
        if (!draft.own) {
            new Dnd5eProse(draft).sentence(sentence);
            return;
        }
        Lasting lasting = draft.lasting;
        draft.lasting = new Lasting(
                lasting.duration(),
                lasting.rearming(),
                lasting.uses(),
                Dnd5eWorkings.more(lasting.words(), draft.written(sentence)));
        draft.understood.set(sentence.from(), sentence.to());
    }

    private void checks(Piece sentence, Optional<Boolean> clue, Purpose purpose) {
        if (draft.own) {
            new Dnd5ePrintedChecks(draft, draft.checks).sentence(sentence, clue, purpose);
        } else {
            boolean both = purpose == Purpose.DISARM;
            new Dnd5eProse(draft)
                    .headed(
                            sentence,
                            both ? clue.filter(found -> found) : clue,
                            both ? Optional.empty() : Optional.of(purpose));
        }
    }
}
