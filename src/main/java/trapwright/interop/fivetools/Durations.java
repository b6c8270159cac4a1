package trapwright.interop.fivetools;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import trapwright.measure.Span;
import trapwright.system.dnd5e.Lasting;

/// How long a trap acts, as 5etools writes it. What it cannot write stands in the entries alone.
final class Durations {
    private static final int MINUTES_IN_A_TURN = 10;

    private Durations() {}

    static List<Object> of(Lasting lasting) {
        return switch (lasting.duration()) {
            case Lasting.Duration.Unsaid() -> List.of();
            case Lasting.Duration.Instantaneous() -> List.of(Map.of("type", "instant"));
            case Lasting.Duration.For(Span time) -> List.of(timed(time));
            case Lasting.Duration.Permanent() -> List.of(Map.of("type", "permanent"));
            case Lasting.Duration.Until ignored -> List.of(Map.of("type", "special"));
        };
    }

    private static Map<String, Object> timed(Span time) {
        int amount = switch (time.unit()) {
            case TURNS -> Math.clamp((long) MINUTES_IN_A_TURN * time.amount(), 0, Integer.MAX_VALUE);
            case ROUNDS, MINUTES, HOURS, DAYS -> time.amount();
        };
        String unit = switch (time.unit()) {
            case ROUNDS -> "round";
            case MINUTES, TURNS -> "minute";
            case HOURS -> "hour";
            case DAYS -> "day";
        };
        // in this order in every export, as a map of two has none of its own
        Map<String, Object> duration = new TreeMap<>(Map.of("amount", amount, "type", unit));
        return new TreeMap<>(Map.of("type", "timed", "duration", duration));
    }
}
