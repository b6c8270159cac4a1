package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// Numbers that no trap can have: below 0, or below 1 where something is counted that must be there, or above what the
/// tables know; and numbers that the figures count up to a bound only. The chance to spring has a finding of its own;
/// bonuses and modifiers may be negative.
final class Least {
    private final List<Finding> findings = new ArrayList<>();

    private Least() {}

    static List<Finding> of(OseTrap trap) {
        Least least = new Least();
        switch (trap.detection()) {
            case Detection.Search search -> {
                least.faces("search-others", search.others());
                least.faces("search-dwarf", search.dwarf());
                least.faces("search-elf", search.elf());
                least.faces("search-halfling", search.halfling());
                least.faces("search-thief", search.thief());
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
        least.most(Place.Delvers.HIGHEST, "level", trap.place().delvers().level());
        least.counted(Place.Delvers.LONGEST, "file", trap.place().delvers().file());
        least.extents(trap.place());
        return least.findings;
    }

    private void faces(String field, int number) {
        of(0, field, number);
        most(Springing.FACES, field, number);
    }

    private void extents(Place place) {
        switch (place.area()) {
            case Place.Area.Rectangle rectangle -> extent("area", rectangle.extent());
            case Place.Area.WholeRoom(), Place.Area.Victim() -> {}
        }
        place.room().ifPresent(room -> extent("room", room));
    }

    private void extent(String field, Place.Extent extent) {
        if (extent.isCut()) {
            Message message = Message.of(
                    "ose.finding.OSE-16", Message.of("ose.number." + field), extent.squares(), Place.Extent.MOST);
            findings.add(new Finding(Level.NOTE, "OSE-16", message, field));
        }
    }

    private void counted(int most, String field, int number) {
        if (number > most) {
            Message message = Message.of("ose.finding.OSE-16.file", Message.of("ose.number." + field), number, most);
            findings.add(new Finding(Level.NOTE, "OSE-16", message, field));
        }
    }

    private void most(int most, String field, int number) {
        if (number > most) {
            Message message = Message.of("ose.finding.OSE-15", Message.of("ose.number." + field), number, most);
            findings.add(new Finding(Level.ERROR, "OSE-15", message, field));
        }
    }

    private void of(int least, String field, int number) {
        if (number < least) {
            Message message = Message.of("ose.finding.OSE-14", Message.of("ose.number." + field), number, least);
            findings.add(new Finding(Level.ERROR, "OSE-14", message, field));
        }
    }
}
