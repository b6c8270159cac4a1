package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.Foot;
import trapwright.rules.StatBlock.Tick;

/// The bottom of the card: boxes to tick, what it costs, what making it takes. Each fact is a label and its value.
final class BlockFoot {
    private static final int LONGEST_TRACK = 20;
    private static final int TIMES_SPRUNG = 3;

    private BlockFoot() {}

    static Foot of(Dnd35Trap trap, Sums sums) {
        return new Foot(ticks(trap), left(sums), right(sums));
    }

    private static List<Tick> ticks(Dnd35Trap trap) {
        List<Tick> ticks = new ArrayList<>();
        boolean again = trap.designs().stream()
                .anyMatch(design -> design.workings().resetting().reset() != Workings.Reset.NONE);
        ticks.add(new Tick(Message.of("block35.tick.sprung"), again ? TIMES_SPRUNG : 1));
        ticks.add(new Tick(Message.of("block35.tick.found"), 1));
        ticks.add(new Tick(Message.of("block35.tick.disabled"), 1));
        int rounds = trap.designs().stream().mapToInt(BlockFoot::rounds).max().orElse(0);
        if (rounds > 0) {
            ticks.add(new Tick(Message.of("block35.tick.rounds"), Math.min(rounds, LONGEST_TRACK)));
        }
        return ticks;
    }

    private static int rounds(Design design) {
        int going = switch (design.harm()) {
            case Harm.None() -> 0;
            case Harm.Strike strike -> strike.rounds() > 1 ? strike.rounds() : 0;
            case Harm.Fall ignored -> 0;
        };
        return Math.max(design.features().onsetRounds(), going);
    }

    private static List<Message> left(Sums sums) {
        List<Message> values = new ArrayList<>();
        List<Message> labels = new ArrayList<>();
        sums.money("priceGp").ifPresent(price -> {
            labels.add(Message.of("block35.price"));
            values.add(Message.of("block35.value", price));
        });
        cost(sums).ifPresent(cost -> {
            labels.add(Message.of("block35.cost"));
            values.add(cost);
        });
        if (values.isEmpty()) {
            sums.money("hiredGp").ifPresent(fee -> {
                labels.add(Message.of("block35.hired"));
                values.add(Message.of("block35.value", fee));
            });
        }
        if (values.isEmpty()) {
            return List.of();
        }
        Message value = Message.of("block35.value", values);
        return List.of(labels.getFirst(), sums.isFinal() ? value : Message.of("block35.not-final", value));
    }

    /// The gold and the experience of a magic device.
    static Optional<Message> cost(Sums sums) {
        Optional<Money> gold = sums.money("costGp");
        return gold.map(money -> Message.of(
                "block35.value",
                sums.number("costXp")
                        .map(xp -> List.of(Message.of("block35.value", money), Message.of("common.xp", xp.longValue())))
                        .orElse(List.of(Message.of("block35.value", money)))));
    }

    private static List<Message> right(Sums sums) {
        return sums.number("craftDc")
                .map(dc -> List.of(Message.of("block35.craft"), Message.of("block35.dc", dc.longValue())))
                .or(() -> sums.number("buildDays")
                        .filter(days -> sums.number("costGp").isPresent())
                        .map(days -> List.of(
                                Message.of("block35.craft-wondrous"),
                                Message.of("block35.value", new Span(atMost(days), Span.Unit.DAYS)))))
                .orElse(List.of());
    }

    /// Days as a time can hold them, which is more than anybody waits.
    private static int atMost(BigFraction days) {
        return Math.clamp(Labels.whole(days), 0, Integer.MAX_VALUE);
    }
}
