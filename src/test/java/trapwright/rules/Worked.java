package trapwright.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import org.junit.jupiter.api.DynamicTest;
import trapwright.dice.Distribution;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Trait;

/// Worked values of a rulebook to four decimals, one test each.
public final class Worked {
    private static final double FOUR_DECIMALS = 1e4;

    private final List<DynamicTest> tests = new ArrayList<>();

    /// A value with its name; ties of the fifth decimal go up.
    public Worked value(String key, double expected, DoubleSupplier figure) {
        tests.add(DynamicTest.dynamicTest(key, () -> {
            double rounded = Math.floor(figure.getAsDouble() * FOUR_DECIMALS + 0.5 + 1e-7) / FOUR_DECIMALS;
            assertThat(rounded).isEqualTo(expected);
        }));
        return this;
    }

    public List<DynamicTest> tests() {
        return List.copyOf(tests);
    }

    /// A character with nothing but some numbers.
    public static Adventurer somebody(Object... traitsAndNumbers) {
        Adventurer somebody = new Adventurer("N", "fighter", Map.of(), Map.of(), Map.of());
        for (int i = 0; i < traitsAndNumbers.length; i += 2) {
            somebody = somebody.with((Trait) traitsAndNumbers[i], Optional.of((Integer) traitsAndNumbers[i + 1]));
        }
        return somebody;
    }

    public static Party party(Adventurer... characters) {
        return new Party("", List.of(characters));
    }

    /// A line that stands apart.
    public static double line(Odds.Against against, String id) {
        return against.apart().stream()
                .filter(line -> line.id().equals(id))
                .findFirst()
                .orElseThrow()
                .value();
    }

    /// The chance of so much damage or more.
    public static double atLeast(Odds.Against against, int damage) {
        Distribution distribution = against.toll().damage();
        return damage > distribution.most() ? 0 : distribution.atLeast(damage);
    }
}
