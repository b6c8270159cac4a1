package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Counter.Purpose;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect.Moment;

/// Gives every sentence of a 5e entry to those who understand it, by its heading or by what it says.
final class Dnd5eSections {
    private static final int LONGEST_HEADING = 40;
    private static final List<String> EFFECT_STARTS =
            List.of("fifth.each-in", "fifth.random-in", "fifth.triggerer", "fifth.attack-own");
    private static final List<String> CHECK_STARTS = List.of(
            "fifth.check-dc-first",
            "fifth.check-dc-last",
            "fifth.no-roll",
            "fifth.dispel",
            "fifth.smash",
            "fifth.successes");

    private final Dnd5eDraft draft;
    private Optional<Dnd5eLabel> label = Optional.empty();
    private Optional<Dnd5eChecks> component = Optional.empty();
    private boolean behindCounters;
    private final Dnd5eSentences sentences;

    Dnd5eSections(Dnd5eDraft draft) {
        this.draft = draft;
        this.sentences = new Dnd5eSentences(draft);
    }

    void read(Piece body) {
        draft.pitDepth = draft.all(body, "fifth.deep").stream()
                .findFirst()
                .map(heard -> heard.has("amount")
                        ? WorkingsClauses.length(heard, "amount", "unit")
                        : WorkingsClauses.length(heard, "amount2", "unit2"));
        List<Piece> pieces = body.sentences();
        for (int i = 0; i < pieces.size(); i++) {
            Piece sentence = pieces.get(i);
            Optional<Piece> next = i + 1 < pieces.size() ? Optional.of(pieces.get(i + 1)) : Optional.empty();
            if (!isHeading(sentence, next)) {
                Piece rest = headed(sentence);
                if (!rest.isEmpty()) {
                    sentence(rest);
                }
            }
            draft.figures(sentence);
        }
        closeSection();
        sentences.finish();
    }

    private void sentence(Piece sentence) {
        if (draft.isFull()) {
            Leftover.report(sentence.stretch(), draft);
            draft.understood.set(sentence.from(), sentence.to());
        } else if (component.isPresent()) {
            part(sentence, component.get());
        } else {
            sentences.sentence(sentence, label);
        }
    }

    private boolean isHeading(Piece sentence, Optional<Piece> next) {
        Optional<Dnd5eLabel> told = Dnd5eLabel.of(sentence);
        if (told.isPresent()) {
            open(told);
            return true;
        }
        boolean candidate = draft.own
                && next.isPresent()
                && sentence.to() - sentence.from() <= LONGEST_HEADING
                && sentence.colon().isEmpty()
                && label.filter(Dnd5eLabel.DURATION::equals)
                        .filter(is -> Dnd5eWorkings.duration(sentence, draft))
                        .isEmpty();
        if (!candidate) {
            return false;
        }
        if (!behindCounters && starts(next.get(), EFFECT_STARTS)) {
            open(Optional.of(Dnd5eLabel.EFFECT));
            draft.effects.rename(draft.written(sentence));
            return true;
        }
        if (behindCounters && isPart(sentence, next.get())) {
            open(Optional.empty());
            component = Optional.of(new Dnd5eChecks(draft));
            draft.course = draft.course.withComponents(Stream.concat(
                            draft.course.components().stream(),
                            Stream.of(new Course.Component(draft.written(sentence), List.of(), 1)))
                    .toList());
            return true;
        }
        return false;
    }

    private boolean isPart(Piece sentence, Piece next) {
        return label.filter(is -> is == Dnd5eLabel.INITIATIVE || is == Dnd5eLabel.ROUNDS)
                        .isPresent()
                && starts(next, CHECK_STARTS);
    }

    private boolean starts(Piece piece, List<String> keys) {
        return keys.stream().anyMatch(key -> draft.speech.hears(piece.cursor(), key));
    }

    /// "Trigger: a creature steps on the plate" begins a section in its first words.
    private Piece headed(Piece sentence) {
        Optional<Integer> colon = sentence.colon();
        Optional<Dnd5eLabel> told = colon.flatMap(at -> Dnd5eLabel.of(sentence.sub(sentence.from(), at)));
        if (told.isPresent()) {
            open(told);
            return sentence.sub(colon.get() + 1, sentence.to());
        }
        boolean table = label.filter(Dnd5eLabel.HIGHER_LEVELS::equals).isPresent()
                && !draft.all(sentence, "fifth.levels").isEmpty();
        if (!draft.own && !table && startsParagraph(sentence)) {
            open(Optional.empty());
        }
        return sentence;
    }

    private static boolean startsParagraph(Piece sentence) {
        int at = sentence.from();
        while (at > 0 && Character.isWhitespace(sentence.page().text().charAt(at - 1))) {
            at--;
            if (sentence.page().text().charAt(at) == '\f') {
                return true;
            }
        }
        return false;
    }

    private void open(Optional<Dnd5eLabel> told) {
        closeSection();
        label = told;
        sentences.begin();
        component = Optional.empty();
        if (told.isEmpty()) {
            return;
        }
        switch (told.get()) {
            case EFFECT -> draft.effects.begin(Wording.NONE, Moment.SPRUNG);
            case TURN -> {
                draft.effects.begin(Wording.NONE, Moment.TURN);
                draft.complex = true;
            }
            case CONSTANT -> draft.effects.begin(Wording.NONE, Moment.CONSTANT);
            case LATER -> draft.effects.begin(Wording.NONE, Moment.LATER);
            case DETECT_AND_DISARM -> {
                draft.edition = Optional.of(draft.edition.orElse(Edition.V5_2));
                behindCounters = true;
            }
            case SPOT, COUNTER -> behindCounters = true;
            default -> {}
        }
    }

    private void closeSection() {
        component.ifPresent(checks -> {
            List<Course.Component> components = new ArrayList<>(draft.course.components());
            Course.Component last = components.removeLast();
            components.add(new Course.Component(last.name(), checks.counters, last.successes()));
            draft.course = draft.course.withComponents(components);
        });
        component = Optional.empty();
    }

    private void part(Piece sentence, Dnd5eChecks checks) {
        Optional<Speech.Heard> successes = Dnd5eWorkings.whole(sentence, "fifth.successes", draft);
        if (successes.isEmpty()) {
            new Dnd5ePrintedChecks(draft, checks).sentence(sentence, Optional.of(false), Purpose.DISARM);
            return;
        }
        List<Course.Component> components = new ArrayList<>(draft.course.components());
        Course.Component last = components.removeLast();
        components.add(new Course.Component(
                last.name(), last.counters(), successes.get().number("count")));
        draft.course = draft.course.withComponents(components);
    }
}
