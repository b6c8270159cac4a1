package trapwright.party;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// A character as entered; whatever is left out is not in the maps.
///
/// @param name what the character is called
/// @param calling the class, such as `rogue`; a class that a system does not know counts as a fighter
/// @param numbers the numbers that were entered
/// @param gifts what was said of the gifts
/// @param skills bonuses of further skills by name, such as `arcana`
public record Adventurer(
        String name,
        String calling,
        Map<Trait, Integer> numbers,
        Map<Gift, Boolean> gifts,
        Map<String, Integer> skills) {
    /// Copies the maps, in the order of their keys.
    public Adventurer {
        numbers = sorted(Trait.class, numbers);
        gifts = sorted(Gift.class, gifts);
        skills = Collections.unmodifiableSortedMap(new TreeMap<>(skills));
    }

    /// A character of whom only name, class and level are known.
    public static Adventurer of(String name, String calling, int level) {
        return new Adventurer(name, calling, Map.of(Trait.LEVEL, level), Map.of(), Map.of());
    }

    /// A number, when it was entered.
    public Optional<Integer> number(Trait trait) {
        return Optional.ofNullable(numbers.get(trait));
    }

    /// Whether a gift is there, when that was said.
    public Optional<Boolean> gift(Gift gift) {
        return Optional.ofNullable(gifts.get(gift));
    }

    /// The class as an id: small letters, a hyphen for a blank.
    public String callingId() {
        return calling.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s_]+", "-");
    }

    public Adventurer withName(String changed) {
        return new Adventurer(changed, calling, numbers, gifts, skills);
    }

    public Adventurer withCalling(String changed) {
        return new Adventurer(name, changed, numbers, gifts, skills);
    }

    /// The same character with a number entered, or taken out again.
    public Adventurer with(Trait trait, Optional<Integer> value) {
        return new Adventurer(name, calling, changed(Trait.class, numbers, trait, value), gifts, skills);
    }

    /// The same character with a gift said, or taken out again.
    public Adventurer with(Gift gift, Optional<Boolean> value) {
        return new Adventurer(name, calling, numbers, changed(Gift.class, gifts, gift, value), skills);
    }

    private static <K extends Enum<K>, V> Map<K, V> changed(Class<K> keys, Map<K, V> before, K key, Optional<V> value) {
        Map<K, V> after = new EnumMap<>(keys);
        after.putAll(before);
        value.ifPresentOrElse(entered -> after.put(key, entered), () -> after.remove(key));
        return after;
    }

    private static <K extends Enum<K>, V> Map<K, V> sorted(Class<K> keys, Map<K, V> given) {
        Map<K, V> copy = new EnumMap<>(keys);
        copy.putAll(given);
        return Collections.unmodifiableMap(copy);
    }
}
