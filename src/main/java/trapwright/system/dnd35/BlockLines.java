package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock.Line;

/// What the card says in order: how the trap works, what it does, how it is found and disabled.
final class BlockLines {
    private static final int ANYBODY = 20;
    private static final int SPRINGS_BELOW = 4;
    private static final int PAST_UNHARMED = 10;

    private BlockLines() {}

    /// The lines of a trap; a part of several begins with a line that has its name and no text.
    static List<Line> of(Dnd35Trap trap, Rulings rulings) {
        return switch (trap) {
            case Dnd35Trap.Single(Design design) -> lines(design, rulings);
            case Dnd35Trap.Compound compound -> parts(compound, rulings);
        };
    }

    private static List<Line> parts(Dnd35Trap.Compound compound, Rulings rulings) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(
                Message.of("block35.joining"),
                List.of(Phrases.of("block35.joining.", compound.joining())),
                "joining",
                false));
        boolean begunAlike = alike(compound, BlockLines::opening);
        boolean endedAlike = alike(compound, (design, prefix) -> closing(design, rulings, prefix));
        List<Dnd35Trap.Part> parts = compound.parts();
        Design first = parts.getFirst().design();
        if (begunAlike) {
            lines.addAll(opening(first, "0/"));
        }
        for (int index = 0; index < parts.size(); index++) {
            Dnd35Trap.Part part = parts.get(index);
            String prefix = index + "/";
            lines.add(new Line(name(part, index), List.of(), prefix + "part-name", true));
            if (!begunAlike) {
                lines.addAll(opening(part.design(), prefix));
            }
            lines.addAll(HarmLines.of(part.design(), prefix));
            if (!endedAlike) {
                lines.addAll(closing(part.design(), rulings, prefix));
            }
            adjustment(part.design(), prefix).ifPresent(lines::add);
        }
        if (endedAlike) {
            for (Line line : closing(first, rulings, "0/")) {
                lines.add(new Line(line.label(), line.text(), line.field(), !line.ruled()));
            }
        }
        return lines;
    }

    /// Whether these lines say the same for every part, so that the card says them once.
    private static boolean alike(Dnd35Trap.Compound compound, BiFunction<Design, String, List<Line>> said) {
        return compound.designs().stream()
                        .map(design -> said.apply(design, ""))
                        .distinct()
                        .count()
                == 1;
    }

    /// The part's name, else its spell's, else its number.
    static Message name(Dnd35Trap.Part part, int index) {
        if (!part.name().isNone()) {
            return Message.of("block35.value", part.name());
        }
        return Dcs.firstEffect(part.design()).map(Phrases::spell).orElse(Message.of("block35.part", index + 1));
    }

    private static List<Line> lines(Design design, Rulings rulings) {
        List<Line> lines = new ArrayList<>(opening(design, ""));
        lines.addAll(HarmLines.of(design, ""));
        lines.addAll(closing(design, rulings, ""));
        adjustment(design, "").ifPresent(lines::add);
        return lines;
    }

    private static List<Line> opening(Design design, String prefix) {
        return List.of(
                line("block35.trigger", WorkingsLines.trigger(design), prefix + "trigger"),
                line("block35.reset", WorkingsLines.resetAndBypass(design), prefix + "reset"));
    }

    private static List<Line> closing(Design design, Rulings rulings, String prefix) {
        int dc = Dcs.disable(design, rulings);
        return List.of(
                line("block35.finding", List.of(finder(design)), prefix + "search-dc"),
                new Line(
                        Message.of("block35.disabling"),
                        List.of(
                                Message.of("block35.disabling.springs", dc - SPRINGS_BELOW),
                                Message.of("block35.disabling.again", dc - SPRINGS_BELOW, dc - 1),
                                Message.of("block35.disabling.past", dc + PAST_UNHARMED)),
                        prefix + "disable-dc",
                        true));
    }

    /// Anybody may find a mechanical trap with a Search DC of 20 or less (3.5, section 1).
    private static Message finder(Design design) {
        boolean anybody = switch (design.make()) {
            case Make.Mechanism mechanism -> mechanism.searchDc() <= ANYBODY;
            case Make.Spellwork ignored -> false;
        };
        return Message.of(anybody ? "block35.finding.anybody" : "block35.finding.trapfinding");
    }

    private static Optional<Line> adjustment(Design design, String prefix) {
        return design.adjustment()
                .filter(change -> change.cr() != 0 || !change.price().equals(Money.NONE))
                .map(change -> change.reason().isNone()
                        ? Message.of("block35.adjustment.plain", change.cr(), change.price())
                        : Message.of(
                                "block35.adjustment.reason",
                                change.cr(),
                                change.price(),
                                Phrases.trimmed(change.reason())))
                .map(text -> line("block35.adjustment", List.of(text), prefix + "adjustment"));
    }

    static Line line(String label, List<Message> text, String field) {
        return new Line(Message.of(label), text, field, false);
    }
}
