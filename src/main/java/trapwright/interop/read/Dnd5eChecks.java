package trapwright.interop.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Counter.Purpose;

/// What reveals a 5e trap and what helps against it, sentence by sentence (5e, sections 2 and 3).
final class Dnd5eChecks {
    static final List<String> CHECKS = List.of(
            "fifth.check-dc-first",
            "fifth.check-dc-last",
            "fifth.check-tools",
            "fifth.check-skill-first",
            "fifth.check-skill-last");

    private final Dnd5eDraft draft;
    final List<Clue> clues = new ArrayList<>();
    final List<Counter> counters = new ArrayList<>();
    boolean lastIsClue;

    Dnd5eChecks(Dnd5eDraft draft) {
        this.draft = draft;
    }

    static Ability ability(Speech.Heard heard) {
        return Arrays.stream(Ability.values())
                .filter(ability -> heard.has(ability.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(Ability.DEX);
    }

    static AbilityCheck check(Speech.Heard heard) {
        Optional<Skill> skill = heard.has("with") || heard.has("with2") || heard.has("tools")
                ? Optional.of(Skill.THIEVES_TOOLS)
                : Arrays.stream(Skill.values())
                        .filter(one -> heard.has(group(one)))
                        .findFirst();
        boolean named = Arrays.stream(Ability.values())
                .anyMatch(ability -> heard.has(ability.name().toLowerCase(Locale.ROOT)));
        Ability ability = named ? ability(heard) : skill.map(Skill::ability).orElse(Ability.DEX);
        return new AbilityCheck(ability, skill, heard.number("dc"), Wording.NONE);
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

    static int hitPoints(Speech.Heard heard) {
        return heard.number(heard.has("hp2") ? "hp2" : "hp");
    }

    void improvise() {
        changeLast(check -> check.improvisable());
    }

    /// A failed check springs the trap; says no when there is no check.
    ///
    /// @param more what the check's words do not say of it yet, such as by how much it must fail
    boolean spring(Wording more) {
        return changeLast(check -> new Counter.Check(
                check.purpose(), check.checks(), Dnd5eWorkings.more(check.does(), more), true, check.improvised()));
    }

    private boolean changeLast(UnaryOperator<Counter.Check> change) {
        for (int i = counters.size() - 1; i >= 0; i--) {
            if (counters.get(i) instanceof Counter.Check check) {
                counters.set(i, change.apply(check));
                return true;
            }
        }
        return false;
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
        List<Speech.Heard> told = new ArrayList<>();
        for (String key : CHECKS) {
            for (Speech.Heard heard : checks(sentence, key)) {
                int taken = draft.understood.nextSetBit(heard.start());
                if (taken < 0 || taken >= heard.end()) {
                    draft.understand(heard);
                    told.add(heard);
                }
            }
        }
        told.sort(Comparator.comparingInt(Speech.Heard::start));
        for (int i = 0; i < told.size(); i++) {
            int end = i + 1 < told.size() ? told.get(i + 1).start() : sentence.to();
            Piece before = sentence.sub(
                    i > 0 ? told.get(i - 1).end() : sentence.from(), told.get(i).start());
            Piece behind = sentence.sub(told.get(i).end(), end);
            add(sentence, told.get(i), new Around(before, behind), clue, purpose);
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

    /// What stands between a check and the one before it, and between it and the next.
    private record Around(Piece before, Piece behind) {}

    private void add(
            Piece sentence, Speech.Heard heard, Around around, Optional<Boolean> clue, Optional<Purpose> purpose) {
        AbilityCheck check = withTools(check(heard), sentence);
        Wording words = draft.written(said(sentence, around));
        String near = around.behind().folded();
        boolean tells = draft.speech.hearsIn(near, "fifth.reveals") || draft.speech.hearsIn(near, "fifth.disarms");
        String folded = tells ? near : sentence.folded();
        lastIsClue = clue.orElseGet(() -> finds(check, folded));
        if (lastIsClue) {
            clues.add(Clue.Check.of(check, Clue.Use.ACTIVE, words));
        } else {
            counters.add(Counter.Check.of(purpose.orElseGet(() -> purpose(folded)), check, words));
        }
    }

    /// What a sentence says beside its check: what stands behind it or before it, or all of it when both say something.
    private Piece said(Piece sentence, Around around) {
        Piece before = around.before().without("fifth.dangling");
        Piece behind = around.behind();
        boolean more = behind.folded().length() >= before.folded().length();
        Piece shorter = more ? before : behind;
        if (Dnd5eRemainder.isMuch(shorter, draft)) {
            return sentence;
        }
        return more ? behind : before;
    }

    /// "Uses thieves' tools and a DC 14 Dexterity check": the tools stand elsewhere in the sentence.
    private AbilityCheck withTools(AbilityCheck check, Piece sentence) {
        boolean tools = check.ability() == Ability.DEX
                && check.skill().isEmpty()
                && draft.speech.hearsIn(sentence.folded(), "fifth.has-tools");
        return tools ? AbilityCheck.of(Ability.DEX, Skill.THIEVES_TOOLS, check.dc()) : check;
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
