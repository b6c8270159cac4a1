package trapwright.workshop;

import java.util.List;
import java.util.SplittableRandom;

/// Draws lots; the same seed draws the same ones on every machine.
final class Lot {
    private final SplittableRandom random;

    Lot(long seed) {
        random = new SplittableRandom(seed);
    }

    /// One of some things.
    <T> T of(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    /// One of some things.
    @SafeVarargs
    final <T> T of(T... things) {
        return things[random.nextInt(things.length)];
    }

    /// A number, both ends included.
    int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    /// Whether something happens that happens once in so many times.
    boolean once(int in) {
        return random.nextInt(in) == 0;
    }
}
