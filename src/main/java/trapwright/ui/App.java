package trapwright.ui;

import java.util.Locale;
import java.util.UUID;
import javafx.application.Application;
import javafx.stage.Stage;
import trapwright.app.Dnd35Form;
import trapwright.app.Document;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.ui.kit.Phrases;
import trapwright.words.Language;
import trapwright.words.Words;

/// Starts the window.
public final class App extends Application {
    @Override
    public void start(Stage stage) {
        TrapCard.Dnd35 card = new TrapCard.Dnd35(Face.blank(UUID.randomUUID()), Dnd35Rules.INSTANCE.blank());
        Phrases phrases = new Phrases(Words.in(Language.of(Locale.getDefault())));
        new Window(stage, phrases, new Dnd35Form(new Document<>(card))).show();
    }
}
