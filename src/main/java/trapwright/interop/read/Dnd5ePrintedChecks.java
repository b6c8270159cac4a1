package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Counter.Purpose;

/// Sentences about finding and countering a 5e trap in the fixed forms that the product prints.
///
/// @param draft the card
/// @param checks where they go: to the card, or to one of its parts
record Dnd5ePrintedChecks(Dnd5eDraft draft, Dnd5eChecks checks) {
    /// A sentence as the product prints it; anything else goes on with the sentence before.
    ///
    /// @param clue whether the heading speaks of finding only; empty when it speaks of both
    void sentence(Piece sentence, Optional<Boolean> clue, Purpose purpose) {
        draft.understood.set(sentence.from(), sentence.to());
        Cursor cursor = sentence.cursor();
        if (draft.speech.hearsWhole(sentence.folded(), "fifth.nothing")) {
            checks.clues.add(new Clue.Sequence(List.of()));
        } else if (draft.speech.take(cursor, "fifth.no-roll").isPresent()) {
            plain(rest(sentence, cursor), clue.orElse(checks.counters.isEmpty()), purpose);
        } else if (draft.speech.hears(cursor, "fifth.dispel")) {
            Optional<Integer> dc = draft.speech.take(cursor, "fifth.dispels").map(heard -> heard.number("dc"));
            if (dc.isEmpty()) {
                draft.speech.take(cursor, "fifth.dispel");
            }
            checks.counters.add(new Counter.Dispel(dc, rest(sentence, cursor)));
        } else if (draft.speech.hears(cursor, "fifth.smash")) {
            Speech.Heard heard = draft.speech.take(cursor, "fifth.smash").orElseThrow();
            checks.counters.add(
                    new Counter.Smash(heard.number("ac"), Dnd5eChecks.hitPoints(heard), rest(sentence, cursor)));
        } else if (draft.speech.hears(cursor, "fifth.improvised")) {
            checks.improvise();
        } else if (draft.speech.hears(cursor, "fifth.springs")) {
            checks.spring(Wording.NONE);
        } else if (!chain(sentence, cursor, clue, purpose)) {
            goOn(sentence, checks.counters.isEmpty());
        }
    }

    private Wording rest(Piece sentence, Cursor cursor) {
        cursor.skipSeparators();
        return draft.written(sentence.sub(cursor.at(), sentence.to()));
    }

    private void plain(Wording words, boolean clue, Purpose purpose) {
        if (clue) {
            checks.clues.add(new Clue.Plain(words));
        } else {
            checks.counters.add(new Counter.Plain(purpose, words));
        }
    }

    /// "DC 15 Wisdom (Perception), passive or active: no footprints, then DC 15 Intelligence: it is a lid".
    private boolean chain(Piece sentence, Cursor cursor, Optional<Boolean> clue, Purpose purpose) {
        List<Clue.Check> found = new ArrayList<>();
        boolean used = false;
        Optional<AbilityCheck> next = next(cursor);
        while (next.isPresent()) {
            AbilityCheck check = next.get().withVaries(bracket(cursor));
            Clue.Use use = Clue.Use.ACTIVE;
            if (draft.speech.take(cursor, "fifth.use.both").isPresent()) {
                use = Clue.Use.BOTH;
            } else if (draft.speech.take(cursor, "fifth.use.passive").isPresent()) {
                use = Clue.Use.PASSIVE;
            } else {
                used |= draft.speech.take(cursor, "fifth.use.active").isPresent();
            }
            used |= use != Clue.Use.ACTIVE;
            Wording only = bracket(cursor);
            int end = thenCheck(cursor, sentence.to());
            cursor.skipBlanks();
            boolean says = !cursor.isDone() && cursor.here() == ':';
            Wording words = says ? draft.written(sentence.sub(cursor.at() + 1, end)) : Wording.NONE;
            found.add(new Clue.Check(check, use, words, only));
            cursor.to(end);
            next = draft.speech.take(cursor, "fifth.then").isPresent() ? nextAfterBlanks(cursor) : Optional.empty();
        }
        if (found.isEmpty()) {
            return false;
        }
        boolean isClue = clue.orElse(used);
        if (isClue) {
            checks.clues.add(found.size() == 1 ? found.getFirst() : new Clue.Sequence(found));
        } else {
            checks.counters.add(new Counter.Check(
                    purpose,
                    found.stream().map(Clue.Check::check).toList(),
                    found.getLast().reveals(),
                    false,
                    false));
        }
        return true;
    }

    private Optional<AbilityCheck> nextAfterBlanks(Cursor cursor) {
        cursor.skipBlanks();
        return next(cursor);
    }

    private Optional<AbilityCheck> next(Cursor cursor) {
        return Dnd5eChecks.CHECKS.stream()
                .flatMap(key -> draft.speech.take(cursor, key).stream())
                .findFirst()
                .map(Dnd5eChecks::check);
    }

    private Wording bracket(Cursor cursor) {
        return cursor.bracket()
                .map(inside -> draft.written(inside.rest().words()))
                .orElse(Wording.NONE);
    }

    private int thenCheck(Cursor cursor, int end) {
        Cursor ahead = cursor.upTo(end);
        Optional<Speech.Heard> then = draft.speech.find(ahead, "fifth.then");
        while (then.isPresent()) {
            ahead.to(then.get().end());
            ahead.skipBlanks();
            Cursor there = ahead;
            if (Dnd5eChecks.CHECKS.stream().anyMatch(key -> draft.speech.hears(there, key))) {
                return then.get().start();
            }
            then = draft.speech.find(ahead, "fifth.then");
        }
        return end;
    }

    ///
    /// @param clue whether that is the last clue, not the last countermeasure
    void goOn(Piece sentence, boolean clue) {
        if (!clue && !checks.counters.isEmpty()) {
            checks.counters.add(joined(checks.counters.removeLast(), sentence));
        } else if (!checks.clues.isEmpty()) {
            checks.clues.add(joined(checks.clues.removeLast(), sentence));
        } else {
            draft.description.add(sentence.words() + ".");
        }
    }

    private Counter joined(Counter before, Piece sentence) {
        return switch (before) {
            case Counter.Check check ->
                new Counter.Check(
                        check.purpose(),
                        check.checks(),
                        more(check.does(), sentence),
                        check.springsOnFailure(),
                        check.improvised());
            case Counter.Plain plain -> new Counter.Plain(plain.purpose(), more(plain.action(), sentence));
            case Counter.Dispel dispel -> new Counter.Dispel(dispel.dc(), more(dispel.does(), sentence));
            case Counter.Smash smash ->
                new Counter.Smash(smash.armourClass(), smash.hitPoints(), more(smash.words(), sentence));
        };
    }

    private Clue joined(Clue before, Piece sentence) {
        return switch (before) {
            case Clue.Check check ->
                new Clue.Check(check.check(), check.use(), more(check.reveals(), sentence), check.only());
            case Clue.Sequence sequence -> {
                List<Clue.Check> checked = new ArrayList<>(sequence.checks());
                if (!checked.isEmpty()) {
                    Clue.Check last = checked.removeLast();
                    checked.add(new Clue.Check(last.check(), last.use(), more(last.reveals(), sentence), last.only()));
                }
                yield new Clue.Sequence(checked);
            }
            case Clue.Plain plain -> new Clue.Plain(more(plain.action(), sentence));
        };
    }

    private Wording more(Wording before, Piece sentence) {
        return Dnd5eWorkings.more(before, draft.written(sentence));
    }
}
