package trapwright.ui.card;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.scene.layout.VBox;
import trapwright.sheet.Icons;
import trapwright.sheet.Page;
import trapwright.ui.form.Redraw;
import trapwright.ui.kit.AfterPulse;

/// The open card as it will be printed, always up to date.
public final class CardTab extends VBox {
    /// @param page gives the card's page
    /// @param go goes to a field
    /// @param watched what the page depends on
    public CardTab(Icons icons, Supplier<Page> page, Consumer<String> go, Observable... watched) {
        getStyleClass().add("card-tab");
        CardPane card = new CardPane(icons, go);
        getChildren().add(card);
        // the window stands a moment sooner without it
        AfterPulse.run(this, () -> Redraw.on(card, () -> card.show(page.get()), watched));
    }
}
