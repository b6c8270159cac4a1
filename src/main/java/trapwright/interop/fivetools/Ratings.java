package trapwright.interop.fivetools;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// How severe a trap is for whom, as 5etools writes it: a tier from 1 to 4 where the levels are one's, else the levels.
final class Ratings {
    private Ratings() {}

    static List<Object> of(Dnd5eTrap trap) {
        return trap.levelling().aims().stream()
                .<Object>map(aim -> rating(aim, trap.concept().complex()))
                .distinct()
                .toList();
    }

    private static Map<String, Object> rating(Levelling.Aim aim, boolean complex) {
        Map<String, Object> rating = new LinkedHashMap<>();
        int tier = List.of(Tier.values()).indexOf(Tier.of(aim.levels().from())) + 1;
        if (Levels.of(Tier.of(aim.levels().from())).equals(aim.levels())) {
            rating.put("tier", tier);
        }
        if (rating.isEmpty()) {
            Map<String, Object> level = new LinkedHashMap<>();
            level.put("min", aim.levels().from());
            level.put("max", aim.levels().to());
            rating.put("level", level);
        }
        rating.put("threat", threat(aim.severity(), complex));
        return rating;
    }

    private static String threat(Severity severity, boolean complex) {
        return switch (severity) {
            case NUISANCE -> complex ? "moderate" : "nuisance";
            case SETBACK -> complex ? "moderate" : "setback";
            case DANGEROUS -> "dangerous";
            case DEADLY -> "deadly";
        };
    }
}
