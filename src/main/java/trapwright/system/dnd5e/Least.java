package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// Numbers that no trap can have: below 0, or below 1 where something is counted that must be there, levels above 20 or
/// backwards, and rounds of one number. DCs and attack bonuses have findings of their own.
final class Least {
    private static final int HIGHEST_LEVEL = 20;

    private final List<Finding> findings = new ArrayList<>();

    private Least() {}

    static List<Finding> of(Dnd5eTrap trap) {
        Least least = new Least();
        least.of(0, "uses", "uses", trap.lasting().uses());
        least.counters(trap.counters(), "counters/");
        for (int i = 0; i < trap.concept().variants().size(); i++) {
            least.counters(trap.concept().variants().get(i).counters(), "variants/" + i + "/counters/");
        }
        least.course(trap.course());
        least.levelling(trap.levelling());
        return least.findings;
    }

    private void counters(List<Counter> counters, String field) {
        for (int i = 0; i < counters.size(); i++) {
            counter(counters.get(i), field + i);
        }
    }

    private void counter(Counter counter, String field) {
        if (counter instanceof Counter.Smash smash) {
            of(0, "armour-class", field, smash.armourClass());
            of(1, "hit-points", field, smash.hitPoints());
        }
    }

    private void course(Course course) {
        course.initiative().ifPresent(initiative -> {
            switch (initiative) {
                case Course.Initiative.Bonus ignored -> {}
                case Course.Initiative.Counts counts ->
                    counts.counts().forEach(count -> of(0, "initiative-count", "initiative", count));
            }
        });
        for (int i = 0; i < course.rounds().size(); i++) {
            int number = course.rounds().get(i).number();
            of(1, "round", "rounds/" + i, number);
            boolean before = course.rounds().subList(0, i).stream().anyMatch(round -> round.number() == number);
            if (before) {
                findings.add(Dnd5eFindings.finding(Level.WARNING, "D5-25", "rounds/" + i, number));
            }
        }
        for (int i = 0; i < course.components().size(); i++) {
            Course.Component component = course.components().get(i);
            String field = "components/" + i;
            of(1, "successes", field, component.successes());
            component.counters().forEach(counter -> counter(counter, field));
        }
    }

    private void levelling(Levelling levelling) {
        for (int i = 0; i < levelling.aims().size(); i++) {
            levels(levelling.aims().get(i).levels(), "aims/" + i);
        }
        for (int i = 0; i < levelling.scaling().size(); i++) {
            levels(levelling.scaling().get(i).levels(), "scaling/" + i);
        }
    }

    private void levels(Levels levels, String field) {
        of(1, "level", field, levels.from());
        of(1, "level", field, levels.to());
        int highest = Math.max(levels.from(), levels.to());
        if (highest > HIGHEST_LEVEL) {
            add("D5-24", "D5-24", field, Message.of("dnd5e.number.level"), highest, HIGHEST_LEVEL);
        } else if (levels.from() > levels.to()) {
            add("D5-24", "D5-24.order", field, levels.from(), levels.to());
        }
    }

    private void add(String code, String key, String field, Object... args) {
        findings.add(new Finding(Level.ERROR, code, Message.of("dnd5e.finding." + key, args), field));
    }

    private void of(int least, String what, String field, int number) {
        if (number < least) {
            Message message = Message.of("dnd5e.finding.D5-23", Message.of("dnd5e.number." + what), number, least);
            findings.add(new Finding(Level.ERROR, "D5-23", message, field));
        }
    }
}
