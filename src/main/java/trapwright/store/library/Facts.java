package trapwright.store.library;

import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Message;

/// What the rules say of a trap, as far as a list shows it.
///
/// @param rating the card's badge, such as "CR" and "5"; empty for a trap that has no rating
/// @param rank the rating as a number to sort by: the CR, the rung of the severity, the chance to spring
/// @param kind what kind of trap it is
/// @param trigger what sets it off
/// @param copper the price in copper pieces; empty when it has none, or none that is final
/// @param cr the challenge rating; empty in systems without
/// @param worst the gravest finding
public record Facts(
        List<Message> rating,
        Optional<BigFraction> rank,
        Optional<Kind> kind,
        List<Message> trigger,
        Optional<BigFraction> copper,
        Optional<BigFraction> cr,
        Optional<Finding.Level> worst) {
    /// Nothing is known of it.
    public static final Facts NONE = new Facts(
            List.of(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    /// Copies the lists.
    public Facts {
        rating = List.copyOf(rating);
        trigger = List.copyOf(trigger);
    }

    /// Whether figures of an unfinished trap are not final.
    public boolean isDraft() {
        return worst.filter(level -> level == Finding.Level.ERROR).isPresent();
    }

    static Facts of(TrapCard card) {
        Assessment said = card.assess();
        var block = said.block();
        String rank = switch (card) {
            case TrapCard.Dnd35 ignored -> "cr";
            case TrapCard.Dnd5e ignored -> "rung";
            case TrapCard.Ose ignored -> "triggerChance";
        };
        return new Facts(
                isRated(card, said)
                        ? List.of(block.badge().label(), block.badge().value())
                        : List.of(),
                number(said, rank),
                Optional.of(Kind.of(card)),
                block.lines().stream()
                        .filter(line -> isTrigger(line.field()))
                        .findFirst()
                        .map(line -> line.text())
                        .orElse(List.of()),
                said.finished() ? number(said, "priceGp").or(() -> number(said, "costGp")) : Optional.empty(),
                number(said, "cr"),
                said.findings().stream().map(Finding::level).min(Enum::compareTo));
    }

    /// Whether the badge is a rating; of a 5e trap that is made for no levels it is the edition.
    private static boolean isRated(TrapCard card, Assessment said) {
        return switch (card) {
            case TrapCard.Dnd35 ignored -> true;
            case TrapCard.Dnd5e dnd5e ->
                !dnd5e.trap().levelling().aims().isEmpty()
                        || said.figure("suggestedTier").isPresent();
            case TrapCard.Ose ignored -> true;
        };
    }

    private static boolean isTrigger(String field) {
        return field.endsWith("trigger") || field.equals("trigger-words") || field.equals("action-words");
    }

    private static Optional<BigFraction> number(Assessment said, String id) {
        return said.amount(id).map(Figure.Amount::value);
    }
}
