package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// DCs and attack bonuses that no printed trap could have.
final class NumberFindings {
    private static final int LEAST_DC = 1;
    private static final int MOST_DC = 30;
    private static final int LEAST_ATTACK = -5;
    private static final int MOST_ATTACK = 20;

    private final List<Finding> findings = new ArrayList<>();

    private NumberFindings() {}

    static List<Finding> of(Dnd5eTrap trap) {
        NumberFindings checks = new NumberFindings();
        checks.clues(trap.clues(), "clues/");
        checks.counters(trap.counters(), "counters/");
        checks.effects(trap.effects(), "effects/");
        for (int i = 0; i < trap.concept().variants().size(); i++) {
            Variant variant = trap.concept().variants().get(i);
            String field = "variants/" + i;
            checks.clues(variant.clues(), field + "/clues/");
            checks.counters(variant.counters(), field + "/counters/");
            checks.effects(variant.effects(), field + "/effects/");
        }
        checks.course(trap.course());
        for (int i = 0; i < trap.levelling().scaling().size(); i++) {
            String field = "scaling/" + i;
            trap.levelling().scaling().get(i).dc().ifPresent(dc -> checks.dc(dc, field));
        }
        return checks.findings;
    }

    private void clues(List<Clue> clues, String field) {
        for (int i = 0; i < clues.size(); i++) {
            String place = field + i;
            Dnd5eFindings.checks(clues.get(i)).forEach(check -> dc(check.dc(), place));
        }
    }

    private void effects(List<Effect> effects, String field) {
        for (int i = 0; i < effects.size(); i++) {
            Delivery delivery = effects.get(i).delivery();
            String place = field + i;
            delivery.attack().ifPresent(attack -> attack(attack.bonus(), place + "/attack"));
            delivery.save().ifPresent(save -> dc(save.check().dc(), place + "/save"));
        }
    }

    private void course(Course course) {
        for (int i = 0; i < course.rounds().size(); i++) {
            String field = "rounds/" + i;
            course.rounds().get(i).attackBonus().ifPresent(bonus -> attack(bonus, field));
            course.rounds().get(i).dc().ifPresent(dc -> dc(dc, field));
        }
        for (int i = 0; i < course.components().size(); i++) {
            String field = "components/" + i;
            course.components().get(i).counters().forEach(counter -> counter(counter, field));
        }
    }

    private void counters(List<Counter> counters, String field) {
        for (int i = 0; i < counters.size(); i++) {
            counter(counters.get(i), field + i);
        }
    }

    private void counter(Counter counter, String field) {
        switch (counter) {
            case Counter.Check check -> check.checks().forEach(each -> dc(each.dc(), field));
            case Counter.Dispel dispel -> dispel.dc().ifPresent(dc -> dc(dc, field));
            case Counter.Plain ignored -> {}
            case Counter.Smash ignored -> {}
        }
    }

    private void dc(int dc, String field) {
        if (dc < LEAST_DC || dc > MOST_DC) {
            findings.add(finding("dnd5e.finding.D5-05.dc", dc, field));
        }
    }

    private void attack(int bonus, String field) {
        if (bonus < LEAST_ATTACK || bonus > MOST_ATTACK) {
            findings.add(finding("dnd5e.finding.D5-05.attack", bonus, field));
        }
    }

    private static Finding finding(String key, int value, String field) {
        return new Finding(Level.ERROR, "D5-05", Message.of(key, value), field);
    }
}
