package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.StatBlock;

/// The printed stat block of a 3.5 trap.
final class Dnd35Block {
    private Dnd35Block() {}

    /// The block of a trap whose figures are known.
    static StatBlock of(Dnd35Trap trap, List<Figure> figures) {
        Message kind = Message.of(
                trap.designs().getFirst().make() instanceof Make.Mechanism
                        ? "dnd35.kind.mechanical"
                        : "dnd35.kind.device");
        List<StatBlock.Entry> numbers = figures.stream()
                .filter(Figure.Amount.class::isInstance)
                .map(Figure.Amount.class::cast)
                .map(figure -> new StatBlock.Entry(figure.name(), Message.of("dnd35.number", figure.value())))
                .limit(4)
                .toList();
        return new StatBlock(
                kind,
                new StatBlock.Entry(kind, kind),
                numbers,
                List.of(),
                Optional.empty(),
                new StatBlock.Foot(List.of(), List.of(), List.of()),
                new StatBlock.StatLine(List.of(), List.of()));
    }
}
