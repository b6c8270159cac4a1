package trapwright.rules;

import java.util.List;
import java.util.Optional;

/// All that a system says of one trap.
///
/// @param finished whether the figures are final
/// @param figures the results; the first three are the ones the plate shows large
/// @param findings errors first, then warnings, then notes
/// @param block the printed stat block
public record Assessment(boolean finished, List<Figure> figures, List<Finding> findings, StatBlock block) {
    /// Copies the lists.
    public Assessment {
        figures = List.copyOf(figures);
        findings = List.copyOf(findings);
    }

    /// The figure of that id, when it applies to this trap.
    public Optional<Figure> figure(String id) {
        return figures.stream().filter(figure -> figure.id().equals(id)).findFirst();
    }

    /// The number of that id, when it applies to this trap.
    public Optional<Figure.Amount> amount(String id) {
        return figure(id).filter(Figure.Amount.class::isInstance).map(Figure.Amount.class::cast);
    }

    /// Whether any finding is an error.
    public boolean hasErrors() {
        return findings.stream().anyMatch(finding -> finding.level() == Finding.Level.ERROR);
    }
}
