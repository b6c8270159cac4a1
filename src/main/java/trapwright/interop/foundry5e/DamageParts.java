package trapwright.interop.foundry5e;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import trapwright.dice.Roll;
import trapwright.dice.Term;
import trapwright.system.dnd5e.Harm;

/// Damage as parts of an activity: one kind of dice with a bonus, or any other dice as a formula of its own. Of
/// missiles it
/// holds one; their number stands in the description.
final class DamageParts {
    private DamageParts() {}

    static List<Map<String, Object>> of(List<Harm.Part> parts) {
        return parts.stream()
                .flatMap(part -> part.thrown().roll().map(roll -> part(part, roll)).stream())
                .filter(part -> !part.isEmpty())
                .toList();
    }

    private static Map<String, Object> part(Harm.Part harm, Roll roll) {
        if (roll.terms().isEmpty()) {
            return Map.of();
        }
        Optional<Term.Pool> pool = roll.terms().stream()
                .filter(Term.Pool.class::isInstance)
                .map(Term.Pool.class::cast)
                .findFirst();
        boolean simple = pool.filter(dice -> dice.sign() > 0).isPresent()
                && roll.terms().stream().filter(Term.Pool.class::isInstance).count() == 1;
        Map<String, Object> custom = new LinkedHashMap<>();
        custom.put("enabled", !simple);
        custom.put("formula", simple ? "" : roll.formula());
        Map<String, Object> part = new LinkedHashMap<>();
        part.put("number", simple ? pool.get().count() : null);
        part.put("denomination", simple ? pool.get().faces() : null);
        part.put("bonus", simple && roll.bonus() != 0 ? Integer.toString(roll.bonus()) : "");
        part.put("types", types(harm));
        part.put("custom", custom);
        part.put("scaling", Map.of("number", 1));
        return part;
    }

    private static List<String> types(Harm.Part harm) {
        return switch (harm) {
            case Harm.Part.Dealt dealt ->
                dealt.damageType()
                        .map(type -> List.of(type.name().toLowerCase(Locale.ROOT)))
                        .orElse(List.of());
            case Harm.Part.Fall ignored -> List.of("bludgeoning");
        };
    }
}
