package trapwright.app;

import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import trapwright.card.TrapCard;
import trapwright.party.Party;
import trapwright.rules.Odds;

/// The odds of the party against the open card; worked out when somebody looks.
///
/// @param odds the odds
/// @param party the party
/// @param system the id of the card’s game
public record OddsBoard(ObservableValue<Odds> odds, PartyForm party, String system) {
    /// @param document the open card
    /// @param callings the id of a class as it was typed
    public static OddsBoard of(Document<? extends TrapCard> document, PartyForm party, UnaryOperator<String> callings) {
        return new OddsBoard(
                Bindings.createObjectBinding(
                        () -> document.card().get().odds(known(party.now(), callings)), document.card(), party.file()),
                party,
                document.card().get().system());
    }

    private static Party known(Party party, UnaryOperator<String> callings) {
        return party.withCharacters(party.characters().stream()
                .map(each -> each.withCalling(callings.apply(each.calling())))
                .toList());
    }
}
