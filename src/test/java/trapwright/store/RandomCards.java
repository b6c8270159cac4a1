package trapwright.store;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Rulings;

/// Cards of any shape the records allow, from a seed: every component is filled by its type.
final class RandomCards {
    private static final List<String> TEXTS = List.of(
            "",
            "",
            " ",
            "Pit",
            "Fosse d’épieux",
            "\"quoted\"",
            "</script>",
            "---\nkey: *value*",
            "\u202Eright to left",
            "🕳️",
            "a\tb",
            "../../etc",
            "null",
            "{0}");
    private static final List<String> DICE = List.of("", "2d6", "1d4+1", "(1d4+1)x1d8", "0d6", "2d6+", "99999d99999");

    /// A PNG of one pixel.
    static final String PIXEL =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

    private final Random random;

    RandomCards(long seed) {
        random = new Random(seed);
    }

    TrapCard next() {
        return (TrapCard) any(TrapCard.class);
    }

    private Object any(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type inner = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                return random.nextBoolean() ? Optional.of(any(inner)) : Optional.empty();
            }
            List<Object> list = new ArrayList<>();
            for (int left = random.nextInt(4); left > 0; left--) {
                list.add(any(inner));
            }
            return list;
        }
        return plain((Class<?>) type);
    }

    private Object plain(Class<?> type) {
        if (type == String.class) return of(TEXTS);
        if (type == int.class || type == Integer.class) return random.nextInt(-1_000, 1_001);
        if (type == boolean.class) return random.nextBoolean();
        if (type == UUID.class) return new UUID(random.nextLong(), random.nextLong());
        if (type == Dice.class) return Dice.of(of(DICE));
        if (type == Money.class) return new Money(random.nextLong(-100_000, 100_000));
        if (type == Rulings.class)
            return random.nextBoolean() ? Rulings.DEFAULTS : new Rulings(Map.of("a", "", "b", "c"));
        if (type == Length.class) {
            return new Length(
                    BigDecimal.valueOf(random.nextInt(1_000), random.nextInt(3)),
                    of(Arrays.asList(Length.Unit.values())));
        }
        if (type == Weight.class) {
            return new Weight(
                    BigDecimal.valueOf(random.nextInt(1_000), random.nextInt(3)),
                    of(Arrays.asList(Weight.Unit.values())));
        }
        if (type == Span.class) return new Span(random.nextInt(100), of(Arrays.asList(Span.Unit.values())));
        if (type == Picture.Image.class) return new Picture.Image(PIXEL);
        if (type.isEnum()) return of(Arrays.asList(type.getEnumConstants()));
        if (type.isSealed()) return any(of(Arrays.asList(type.getPermittedSubclasses())));
        return record(type);
    }

    private Object record(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values =
                Arrays.stream(parts).map(part -> any(part.getGenericType())).toArray();
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException refused) {
            return record(type);
        }
    }

    private <T> T of(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    static byte[] picture() {
        return Base64.getDecoder().decode(PIXEL);
    }
}
