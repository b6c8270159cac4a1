package trapwright.system.dnd35;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.Entry;
import trapwright.rules.StatBlock.Strip;

/// The card's row of odds: how often the trap hits an armour class, or how often its save fails.
final class BlockStrip {
    private static final int FACES = 20;
    private static final int[] ARMOUR = {15, 18, 21, 24, 27};
    private static final int[] TOUCH_ARMOUR = {10, 12, 14, 16, 18};
    private static final int[] SAVES = {0, 3, 6, 9, 12};

    private BlockStrip() {}

    /// The row of the first part that rolls anything.
    static Optional<Strip> of(Dnd35Trap trap) {
        return trap.designs().stream()
                .map(BlockStrip::of)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Strip> of(Design design) {
        Delivery delivery = design.delivery();
        if (delivery.attack().isPresent()) {
            return delivery.attack().map(BlockStrip::hits);
        }
        if (!delivery.saves().isEmpty()) {
            Delivery.Save save = delivery.saves().getFirst();
            return Optional.of(fails(save.kind(), Dcs.save(design, save)));
        }
        return design.features()
                .poison()
                .flatMap(dose -> Venom.of(dose.poison()))
                .map(venom -> fails(Delivery.Save.Kind.FORTITUDE, venom.dc()));
    }

    private static Strip hits(Delivery.Attack attack) {
        return new Strip(
                Message.of(attack.touch() ? "block35.strip.hits-touch" : "block35.strip.hits"),
                columns(
                        attack.touch() ? TOUCH_ARMOUR : ARMOUR,
                        armour -> entry("block35.value", armour, chance(FACES + 1 + attack.bonus() - armour))));
    }

    private static Strip fails(Delivery.Save.Kind kind, int dc) {
        return new Strip(
                Message.of("block35.strip.fails." + kind.name().toLowerCase(Locale.ROOT)),
                columns(SAVES, bonus -> entry("block35.signed", bonus, chance(dc - 1 - bonus))));
    }

    private static List<Entry> columns(int[] heads, IntFunction<Entry> column) {
        return IntStream.of(heads).mapToObj(column).toList();
    }

    private static Entry entry(String key, int head, BigFraction chance) {
        return new Entry(Message.of(key, head), Message.of("block35.value", new Message.Arg.Chance(chance)));
    }

    /// A natural 1 always misses or fails, a natural 20 always hits or saves.
    private static BigFraction chance(int faces) {
        return BigFraction.of(Math.clamp(faces, 1, FACES - 1), FACES);
    }
}
