package trapwright.app;

import java.text.Collator;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.numbers.fraction.BigFraction;

/// How the library's traps are sorted.
///
/// @param by what decides first; then the name does
/// @param descending whether the greatest comes first
public record Order(By by, boolean descending) {
    /// By name.
    public static final Order USUAL = new Order(By.NAME, false);

    /// What traps can be sorted by.
    public enum By {
        NAME,
        SYSTEM,
        RATING,
        KIND,
        PRICE,
        TAGS,
        CHANGED
    }

    /// The order of a language.
    Comparator<LibraryTrap> in(Tongue tongue) {
        Collator collator = Collator.getInstance(
                switch (tongue) {
                    case EN -> Locale.ENGLISH;
                    case FR -> Locale.FRENCH;
                });
        Comparator<LibraryTrap> name = Comparator.comparing(trap -> collator.getCollationKey(name(trap, tongue)));
        Comparator<LibraryTrap> first = switch (by) {
            case NAME -> name;
            case SYSTEM -> Comparator.comparing(LibraryTrap::system);
            case RATING ->
                Comparator.comparing(LibraryTrap::system)
                        .thenComparing(trap -> trap.slip().facts().rank().orElse(BigFraction.of(-1_000)));
            case KIND ->
                Comparator.comparing(
                        trap -> trap.slip().facts().kind().map(Enum::ordinal).orElse(-1));
            case PRICE ->
                Comparator.comparing(trap -> trap.slip().facts().copper().orElse(BigFraction.of(-1)));
            case TAGS -> Comparator.comparing(trap -> collator.getCollationKey(String.join(", ", trap.tags())));
            case CHANGED -> Comparator.comparing(LibraryTrap::changed);
        };
        return (descending ? first.reversed() : first).thenComparing(name);
    }

    private static String name(LibraryTrap trap, Tongue tongue) {
        String own = tongue.of(trap.name());
        return own.isBlank() ? tongue.other().of(trap.name()) : own;
    }
}
