package trapwright.card;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.rules.Ruleset;
import trapwright.rules.Ruling;

/// What is said of any card, whatever its system.
///
/// `CARD-01` is a warning about rulings that its system does not have, `CARD-02` one about a reading that a ruling does
/// not have; both stay in the card and change nothing. `CARD-03` notes printed figures that the rules do not give.
final class CardFindings {
    private static final int NAMED = 5;
    private static final int LONGEST = 40;

    private CardFindings() {}

    /// What a system says of a trap, and this.
    static <T> Assessment assess(Ruleset<T> rules, T trap, Face face) {
        Assessment assessment = rules.assess(trap, face.rulings());
        if (face.rulings().chosen().isEmpty() && face.printed().isEmpty()) {
            return assessment;
        }
        List<Finding> findings = new ArrayList<>(assessment.findings());
        rulings(rules.rulings(), face.rulings().chosen(), findings);
        face.printed()
                .flatMap(printed -> Comparison.of(printed, assessment))
                .map(said -> new Finding(Finding.Level.NOTE, TrapCard.PRINTED_OTHERWISE, said, "printed"))
                .ifPresent(findings::add);
        findings.sort(Comparator.comparing(Finding::level));
        return new Assessment(assessment.finished(), assessment.figures(), findings, assessment.block());
    }

    private static void rulings(List<Ruling> known, Map<String, String> chosen, List<Finding> findings) {
        Map<String, Ruling> byId = known.stream().collect(Collectors.toMap(Ruling::id, ruling -> ruling));
        List<String> strange =
                chosen.keySet().stream().filter(id -> !byId.containsKey(id)).toList();
        if (!strange.isEmpty()) {
            String some = strange.stream().limit(NAMED).map(CardFindings::shown).collect(Collectors.joining(", "));
            findings.add(warning("CARD-01", strange.size(), strange.size() > NAMED ? some + ", …" : some));
        }
        for (Ruling ruling : known) {
            String reading = chosen.getOrDefault(ruling.id(), ruling.standard());
            if (!ruling.readings().contains(reading)) {
                findings.add(warning("CARD-02", ruling.id(), shown(reading), ruling.standard()));
            }
        }
    }

    private static Finding warning(String code, Object... args) {
        return new Finding(Finding.Level.WARNING, code, Message.of("card.finding." + code, args), "rulings");
    }

    private static String shown(String name) {
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
