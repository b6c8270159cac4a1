package trapwright.interop.read;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Triggering;

/// What sets a 5e trap off, how long it acts, and how a complex one goes on.
final class Dnd5eWorkings {
    private static final Pattern COUNTS = Pattern.compile("\\D+");

    private Dnd5eWorkings() {}

    static Span span(Speech.Heard heard) {
        return new Span(
                heard.number("count"),
                switch (heard.part("unit").orElse("")) {
                    case "minute" -> Span.Unit.MINUTES;
                    case "turn", "tour" -> Span.Unit.TURNS;
                    case "hour", "heure" -> Span.Unit.HOURS;
                    case "day", "jour" -> Span.Unit.DAYS;
                    default -> Span.Unit.ROUNDS;
                });
    }

    /// What sets it off, perhaps with a weight.
    static Triggering triggering(Piece sentence, Dnd5eDraft draft) {
        List<Speech.Heard> weights = draft.all(sentence, "fifth.weight");
        Optional<Speech.Heard> weight =
                weights.stream().filter(heard -> heard.end() >= sentence.to()).findFirst();
        weight.ifPresent(draft::understand);
        Piece what = weight.map(heard -> sentence.sub(sentence.from(), heard.start()))
                .orElse(sentence);
        Optional<Weight> taken = weight.or(() -> weights.stream().findFirst()).map(Dnd5eWorkings::weight);
        String folded = what.folded();
        for (Triggering.Trigger trigger : Triggering.Trigger.values()) {
            String key =
                    "fifth.trigger." + trigger.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (draft.speech.hearsWhole(folded, key + ".usual")) {
                return new Triggering(trigger, Wording.NONE, taken);
            }
        }
        Optional<Weight> kept = weight.isPresent() ? taken : Optional.empty();
        return Arrays.stream(Triggering.Trigger.values())
                .filter(trigger -> draft.speech.hearsIn(
                        folded,
                        "fifth.trigger."
                                + trigger.name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .findFirst()
                .map(trigger -> new Triggering(trigger, draft.written(what), kept))
                .orElseGet(() -> new Triggering(Triggering.Trigger.OTHER, draft.written(what), kept));
    }

    private static Weight weight(Speech.Heard heard) {
        String unit = heard.part("unit").orElse("lb");
        boolean kilograms = unit.startsWith("k");
        return new Weight(
                new BigDecimal(heard.part("amount").orElse("0").replace(',', '.')),
                kilograms ? Weight.Unit.KILOGRAMS : Weight.Unit.POUNDS);
    }

    /// A sentence about how long it acts and whether it acts again; says no when it is about something else. What else
    /// stands beside it, behind a comma or semicolon, is kept as its words.
    static boolean duration(Piece sentence, Dnd5eDraft draft) {
        if (told(sentence, draft)) {
            return true;
        }
        List<Piece> clauses = sentence.clauses();
        if (clauses.size() < 2 || !told(clauses.getFirst(), draft)) {
            return false;
        }
        for (Piece clause : clauses.subList(1, clauses.size())) {
            if (!told(clause, draft)) {
                Lasting lasting = draft.lasting;
                draft.lasting = new Lasting(
                        lasting.duration(),
                        lasting.rearming(),
                        lasting.uses(),
                        more(lasting.words(), draft.written(clause)));
            }
        }
        return true;
    }

    private static boolean told(Piece clause, Dnd5eDraft draft) {
        String folded = clause.folded();
        Lasting lasting = draft.lasting;
        for (Lasting.Rearming rearming : Lasting.Rearming.values()) {
            String key =
                    "fifth.rearming." + rearming.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (rearming != Lasting.Rearming.UNSAID && draft.speech.hearsWhole(folded, key)) {
                draft.lasting = new Lasting(lasting.duration(), rearming, lasting.uses(), lasting.words());
                return true;
            }
        }
        Optional<Speech.Heard> uses = whole(clause, "fifth.uses", draft);
        if (uses.isPresent()) {
            int count = Integer.parseInt(Dnd5eAttacks.number(
                    uses.get().part("count").or(() -> uses.get().part("count2")).orElse("0")));
            draft.lasting = new Lasting(lasting.duration(), lasting.rearming(), count, lasting.words());
            return true;
        }
        Optional<Lasting.Duration> duration = time(clause, draft);
        duration.ifPresent(
                time -> draft.lasting = new Lasting(time, lasting.rearming(), lasting.uses(), lasting.words()));
        return duration.isPresent();
    }

    private static Optional<Lasting.Duration> time(Piece sentence, Dnd5eDraft draft) {
        String folded = sentence.folded();
        if (draft.speech.hearsWhole(folded, "fifth.duration.instantaneous")) {
            return Optional.of(new Lasting.Duration.Instantaneous());
        }
        if (draft.speech.hearsWhole(folded, "fifth.duration.permanent")) {
            return Optional.of(new Lasting.Duration.Permanent());
        }
        Optional<Speech.Heard> until = whole(sentence, "fifth.duration.until", draft);
        if (until.isPresent()) {
            Piece words = sentence.sub(
                    until.get().match().start("words"), until.get().match().end("words"));
            return Optional.of(new Lasting.Duration.Until(draft.written(words)));
        }
        return whole(sentence, "fifth.duration.for", draft).map(heard -> new Lasting.Duration.For(span(heard)));
    }

    /// Two sentences one after the other.
    static Wording more(Wording before, Wording after) {
        return new Wording(joint(before.en(), after.en()), joint(before.fr(), after.fr()));
    }

    private static String joint(String before, String after) {
        return before.isEmpty() || after.isEmpty() ? before + after : before + ". " + after;
    }

    static Optional<Speech.Heard> whole(Piece sentence, String key, Dnd5eDraft draft) {
        Cursor cursor = sentence.cursor();
        cursor.skipBlanks();
        Optional<Speech.Heard> heard = draft.take(cursor, key);
        cursor.skipBlanks();
        return heard.filter(found -> cursor.isDone());
    }

    /// When a complex trap acts; says no when the sentence does not tell.
    static boolean initiative(Piece sentence, Dnd5eDraft draft) {
        Optional<Speech.Heard> bonus = draft.find(sentence, "fifth.initiative")
                .or(() -> draft.initiativeSpoken ? draft.find(sentence, "fifth.bonus-of") : Optional.empty());
        draft.initiativeSpoken = draft.speech.hearsIn(sentence.folded(), "fifth.speaks-initiative");
        Optional<Course.Initiative> told = bonus.<Course.Initiative>map(
                        heard -> new Course.Initiative.Bonus(heard.number(heard.has("bonus2") ? "bonus2" : "bonus")))
                .or(() -> draft.find(sentence, "fifth.counts")
                        .map(heard -> new Course.Initiative.Counts(
                                COUNTS.splitAsStream(heard.part("counts").orElse(""))
                                        .map(Integer::valueOf)
                                        .toList())));
        if (told.isPresent() && draft.course.initiative().isEmpty()) {
            draft.course = draft.course.withInitiative(told);
            draft.complex = true;
        }
        return told.isPresent();
    }

    /// "Round 2: the water rises, DC 15."
    static boolean round(Piece sentence, Dnd5eDraft draft) {
        Optional<Speech.Heard> heard = whole(sentence, "fifth.round", draft);
        if (heard.isEmpty()) {
            return false;
        }
        Optional<Integer> bonus = Optional.empty();
        Optional<Integer> dc = Optional.empty();
        int end = sentence.to();
        if (heard.get().has("says")) {
            Piece says = sentence.sub(heard.get().match().start("says"), sentence.to());
            Optional<Speech.Heard> lastDc = draft.all(says, "fifth.round-dc").stream()
                    .filter(found -> found.end() >= sentence.to())
                    .findFirst();
            dc = lastDc.map(found -> found.number("dc"));
            int upTo = lastDc.map(Speech.Heard::start).orElse(end);
            Optional<Speech.Heard> lastBonus = draft.all(says, "fifth.round-attack").stream()
                    .filter(found -> found.end() >= upTo)
                    .findFirst();
            bonus = lastBonus.map(found -> found.number("bonus"));
            end = lastBonus.map(Speech.Heard::start).orElse(upTo);
        }
        Wording action = heard.get().has("says")
                ? draft.written(sentence.sub(heard.get().match().start("says"), end))
                : Wording.NONE;
        List<Course.Round> rounds = new ArrayList<>(draft.course.rounds());
        rounds.add(new Course.Round(heard.get().number("number"), action, Wording.NONE, bonus, dc));
        draft.course = draft.course.withRounds(rounds);
        return true;
    }
}
