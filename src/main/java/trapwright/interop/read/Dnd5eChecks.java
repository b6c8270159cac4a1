package trapwright.interop.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Counter.Purpose;

/// What reveals a 5e trap and what helps against it, sentence by sentence (5e, sections 2 and 3).
final class Dnd5eChecks {
    private static final List<String> CHECKS = List.of("fifth.check-dc-first", "fifth.check-dc-last");

    private final Dnd5eDraft draft;
    final List<Clue> clues = new ArrayList<>();
    List<Counter> counters = new ArrayList<>();

    Dnd5eChecks(Dnd5eDraft draft) {
        this.draft = draft;
    }

    static Ability ability(Speech.Heard heard) {
        return Arrays.stream(Ability.values())
                .filter(ability -> heard.has(ability.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(Ability.DEX);
    }

    private static AbilityCheck check(Speech.Heard heard) {
        Optional<Skill> skill = heard.has("with") || heard.has("with2") || heard.has("tools")
                ? Optional.of(Skill.THIEVES_TOOLS)
                : Arrays.stream(Skill.values())
                        .filter(one -> heard.has(group(one)))
                        .findFirst();
        return new AbilityCheck(ability(heard), skill, heard.number("dc"), Wording.NONE);
    }

    private static String group(Skill skill) {
        return switch (skill) {
            case SLEIGHT_OF_HAND -> "sleight";
            case THIEVES_TOOLS -> "tools";
            default -> skill.name().toLowerCase(Locale.ROOT);
        };
    }

    /// Whether a sentence of running text holds a check, a spotting DC, a dispelling or a thing to smash.
    boolean tells(Piece sentence) {
        return CHECKS.stream().anyMatch(key -> !checks(sentence, key).isEmpty())
                || !draft.all(sentence, "fifth.spot").isEmpty()
                || !draft.all(sentence, "fifth.dispels").isEmpty()
                || !draft.all(sentence, "fifth.smash").isEmpty();
    }

    private List<Speech.Heard> checks(Piece sentence, String key) {
        return draft.all(sentence, key);
    }

    /// A sentence as the product prints it; anything else goes on with the sentence before.
    ///
    /// @param clue whether the heading speaks of finding only; empty when it speaks of both
    void printed(Piece sentence, Optional<Boolean> clue, Purpose purpose) {
        draft.understood.set(sentence.from(), sentence.to());
        Cursor cursor = sentence.cursor();
        if (draft.speech.hearsWhole(sentence.folded(), "fifth.nothing")) {
            clues.add(new Clue.Sequence(List.of()));
        } else if (draft.speech.take(cursor, "fifth.no-roll").isPresent()) {
            plain(rest(sentence, cursor), clue.orElse(counters.isEmpty()), purpose);
        } else if (draft.speech.hears(cursor, "fifth.dispel")) {
            Optional<Integer> dc = draft.speech.take(cursor, "fifth.dispels").map(heard -> heard.number("dc"));
            if (dc.isEmpty()) {
                draft.speech.take(cursor, "fifth.dispel");
            }
            counters.add(new Counter.Dispel(dc, rest(sentence, cursor)));
        } else if (draft.speech.hears(cursor, "fifth.smash")) {
            Speech.Heard heard = draft.speech.take(cursor, "fifth.smash").orElseThrow();
            counters.add(new Counter.Smash(heard.number("ac"), hitPoints(heard), rest(sentence, cursor)));
        } else if (draft.speech.hears(cursor, "fifth.improvised")) {
            improvise();
        } else if (draft.speech.hears(cursor, "fifth.springs")) {
            spring();
        } else if (!chain(sentence, cursor, clue, purpose)) {
            goOn(sentence);
        }
    }

    private static int hitPoints(Speech.Heard heard) {
        return heard.number(heard.has("hp2") ? "hp2" : "hp");
    }

    private Wording rest(Piece sentence, Cursor cursor) {
        cursor.skipSeparators();
        return draft.written(sentence.sub(cursor.at(), sentence.to()));
    }

    private void plain(Wording words, boolean clue, Purpose purpose) {
        if (clue) {
            clues.add(new Clue.Plain(words));
        } else {
            counters.add(new Counter.Plain(purpose, words));
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
            clues.add(found.size() == 1 ? found.getFirst() : new Clue.Sequence(found));
        } else {
            counters.add(new Counter.Check(
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
        return CHECKS.stream()
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
            if (CHECKS.stream().anyMatch(key -> draft.speech.hears(there, key))) {
                return then.get().start();
            }
            then = draft.speech.find(ahead, "fifth.then");
        }
        return end;
    }

    private void goOn(Piece sentence) {
        if (!counters.isEmpty()) {
            counters.add(joined(counters.removeLast(), sentence));
        } else if (!clues.isEmpty()) {
            clues.add(joined(clues.removeLast(), sentence));
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
            case Clue.Sequence sequence -> sequence;
            case Clue.Plain plain -> new Clue.Plain(more(plain.action(), sentence));
        };
    }

    private Wording more(Wording before, Piece sentence) {
        return Dnd5eWorkings.more(before, draft.written(sentence));
    }

    void improvise() {
        changeLast(check -> check.improvisable());
    }

    void spring() {
        changeLast(check -> check.springing());
    }

    private void changeLast(java.util.function.UnaryOperator<Counter.Check> change) {
        for (int i = counters.size() - 1; i >= 0; i--) {
            if (counters.get(i) instanceof Counter.Check check) {
                counters.set(i, change.apply(check));
                return;
            }
        }
    }

    /// A sentence of running text with checks in it.
    void running(Piece sentence, Optional<Boolean> clue, Optional<Purpose> purpose) {
        for (Speech.Heard heard : draft.all(sentence, "fifth.spot")) {
            draft.understand(heard);
            clues.add(Clue.Check.of(
                    AbilityCheck.perception(heard.number("dc")),
                    Clue.Use.BOTH,
                    draft.written(spotted(sentence, heard))));
        }
        for (Speech.Heard heard : draft.all(sentence, "fifth.dispels")) {
            draft.understand(heard);
            counters.add(new Counter.Dispel(Optional.of(heard.number("dc")), draft.written(sentence)));
        }
        for (Speech.Heard heard : draft.all(sentence, "fifth.smash")) {
            draft.understand(heard);
            counters.add(new Counter.Smash(heard.number("ac"), hitPoints(heard), Wording.NONE));
        }
        for (String key : CHECKS) {
            for (Speech.Heard heard : checks(sentence, key)) {
                if (draft.understood.nextSetBit(heard.start()) < 0
                        || draft.understood.nextSetBit(heard.start()) >= heard.end()) {
                    draft.understand(heard);
                    add(sentence, heard, clue, purpose);
                }
            }
        }
    }

    private static Piece spotted(Piece sentence, Speech.Heard heard) {
        for (String part : List.of("what", "what2")) {
            if (heard.has(part)) {
                return sentence.sub(heard.match().start(part), heard.match().end(part));
            }
        }
        return sentence.sub(sentence.to(), sentence.to());
    }

    private void add(Piece sentence, Speech.Heard heard, Optional<Boolean> clue, Optional<Purpose> purpose) {
        AbilityCheck check = check(heard);
        Piece behind = sentence.sub(heard.end(), sentence.to());
        Piece before = sentence.sub(sentence.from(), heard.start());
        Piece said = behind.folded().length() >= before.folded().length() ? behind : before.without("fifth.dangling");
        Wording words = draft.written(said);
        String folded = sentence.folded();
        if (clue.orElseGet(() -> finds(check, folded))) {
            clues.add(Clue.Check.of(check, Clue.Use.ACTIVE, words));
        } else {
            counters.add(Counter.Check.of(purpose.orElseGet(() -> purpose(folded)), check, words));
        }
    }

    private boolean finds(AbilityCheck check, String folded) {
        boolean hands = check.skill().filter(Skill.THIEVES_TOOLS::equals).isPresent()
                || check.skill().filter(Skill.SLEIGHT_OF_HAND::equals).isPresent()
                || check.ability() == Ability.STR
                || check.ability() == Ability.DEX;
        return !hands
                && (draft.speech.hearsIn(folded, "fifth.reveals") || !draft.speech.hearsIn(folded, "fifth.disarms"));
    }

    private Purpose purpose(String folded) {
        if (draft.speech.hearsIn(folded, "fifth.slows")) {
            return Purpose.SLOW;
        }
        return draft.speech.hearsIn(folded, "fifth.escapes") ? Purpose.ESCAPE : Purpose.DISARM;
    }
}
