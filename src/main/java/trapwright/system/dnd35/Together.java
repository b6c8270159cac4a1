package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.rules.Unit;

/// The figures of several designs on one card (3.5, section 9).
///
/// Independent parts have a combined CR; dependent ones have only each its own. Prices and costs are the sums of the
/// parts'. A DC is that of the hardest part. `parts` holds the parts' CRs.
final class Together {
    private final List<Message> names = new ArrayList<>();
    private final List<List<Figure>> parts;
    private final Rulings rulings;

    private Together(Dnd35Trap.Compound compound, Rulings rulings, List<List<Figure>> parts) {
        this.rulings = rulings;
        this.parts = parts;
        for (int i = 0; i < compound.parts().size(); i++) {
            names.add(Labels.part(compound.parts().get(i), i));
        }
    }

    /// The figures, those of the plate first.
    ///
    /// @param parts the figures of each part
    static List<Figure> figures(Dnd35Trap.Compound compound, Rulings rulings, List<List<Figure>> parts) {
        Together together = new Together(compound, rulings, parts);
        List<Figure> figures = new ArrayList<>();
        switch (compound.joining()) {
            case INDEPENDENT -> {
                Figure combined = Reckoning.amount("cr", Unit.CR, together.combined());
                figures.add(combined);
                together.sums(figures);
                figures.add(together.parts());
            }
            case DEPENDENT -> {
                figures.add(together.parts());
                together.sums(figures);
            }
        }
        return figures;
    }

    private void sums(List<Figure> figures) {
        sum("priceGp", Unit.COPPER).ifPresent(figures::add);
        sum("costGp", Unit.COPPER).ifPresent(figures::add);
        sum("costXp", Unit.XP).ifPresent(figures::add);
        sum("hiredGp", Unit.COPPER).ifPresent(figures::add);
        hardest("craftDc").ifPresent(figures::add);
        hardest("searchDc").ifPresent(figures::add);
        hardest("disableDc").ifPresent(figures::add);
        hardest("saveDc").ifPresent(figures::add);
        sum("rawMaterialsGp", Unit.COPPER).ifPresent(figures::add);
        sum("repairGp", Unit.COPPER).ifPresent(figures::add);
        sum("buildDays", Unit.DAYS).ifPresent(figures::add);
    }

    private Figure parts() {
        List<Figure> entries = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            List<Step> steps = ((Figure.Amount) parts.get(i).getFirst()).steps();
            entries.add(new Figure.Amount("part-" + (i + 1), names.get(i), Unit.CR, steps));
        }
        return new Figure.Series("parts", Message.of("dnd35.figure.parts"), entries);
    }

    /// Each part adds what it lifts the combined CR by; a part below CR 1 does not count.
    private List<Step> combined() {
        List<Step> steps = new ArrayList<>();
        List<BigFraction> counted = new ArrayList<>();
        BigFraction before = BigFraction.ZERO;
        for (int i = 0; i < parts.size(); i++) {
            BigFraction cr = Reckoning.cr(parts.get(i));
            if (cr.signum() > 0) {
                counted.add(cr);
            }
            BigFraction after = level(counted);
            Message label = Message.of(
                    cr.signum() > 0 ? "dnd35.together.cr" : "dnd35.together.no-cr", names.get(i), Labels.cr(cr));
            Reason reason = Reason.of(label, i + "/part-name");
            boolean decided =
                    counted.size() > 1 && !EncounterLevel.of(counted).equals(EncounterLevel.withPairsPlusTwo(counted));
            steps.add(new Step.Add(
                    decided ? reason.under(Rulings35.said(Rulings35.COMBINED_CR, rulings)) : reason,
                    after.subtract(before)));
            before = after;
        }
        return steps;
    }

    private BigFraction level(List<BigFraction> crs) {
        return rulings.says(Rulings35.COMBINED_CR, "plus-two")
                ? EncounterLevel.withPairsPlusTwo(crs)
                : EncounterLevel.of(crs);
    }

    private Optional<Figure> sum(String id, Unit unit) {
        List<Step> steps = new ArrayList<>();
        each(id, (reason, value) -> steps.add(new Step.Add(reason, value)));
        return steps.isEmpty() ? Optional.empty() : Optional.of(Reckoning.amount(id, unit, steps));
    }

    private Optional<Figure> hardest(String id) {
        List<Step> steps = new ArrayList<>();
        each(
                id,
                (reason, value) ->
                        steps.add(steps.isEmpty() ? new Step.Add(reason, value) : new Step.AtLeast(reason, value)));
        return steps.isEmpty() ? Optional.empty() : Optional.of(Reckoning.amount(id, Unit.DC, steps));
    }

    private void each(String id, java.util.function.BiConsumer<Reason, BigFraction> use) {
        for (int i = 0; i < parts.size(); i++) {
            for (Figure figure : parts.get(i)) {
                if (figure.id().equals(id) && figure instanceof Figure.Amount amount) {
                    Message label = Message.of("dnd35.together.part", names.get(i));
                    use.accept(Reason.of(label, i + "/part-name"), amount.value());
                }
            }
        }
    }
}
