package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// Numbers that no trap can have: below 0, or below 1 where something is counted that must be there. The chance to
/// spring has a finding of its own; bonuses and modifiers may be negative.
final class Least {
    private final List<Finding> findings = new ArrayList<>();

    private Least() {}

    static List<Finding> of(OseTrap trap) {
        Least least = new Least();
        switch (trap.detection()) {
            case Detection.Search search -> {
                least.of(0, "search-others", search.others());
                least.of(0, "search-dwarf", search.dwarf());
                least.of(0, "search-elf", search.elf());
                least.of(0, "search-halfling", search.halfling());
                least.of(0, "search-thief", search.thief());
            }
            case Detection.ThiefSkill(), Detection.Undetectable() -> {}
        }
        trap.harm()
                .attack()
                .filter(attack -> attack.scale() == Harm.Attack.Scale.THAC0)
                .ifPresent(attack -> least.of(0, "attack-value", attack.value()));
        least.of(1, "dungeon-level", trap.place().dungeonLevel());
        least.of(1, "level", trap.place().delvers().level());
        least.of(1, "file", trap.place().delvers().file());
        return least.findings;
    }

    private void of(int least, String field, int number) {
        if (number < least) {
            Message message = Message.of("ose.finding.OSE-14", Message.of("ose.number." + field), number, least);
            findings.add(new Finding(Level.ERROR, "OSE-14", message, field));
        }
    }
}
