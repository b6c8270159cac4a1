package trapwright.ui.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.UUID;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import trapwright.app.Document;
import trapwright.app.OddsBoard;
import trapwright.app.PartyForm;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.store.PartyFile;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.ui.kit.Fx;
import trapwright.ui.kit.Phrases;
import trapwright.words.Callings;
import trapwright.words.Language;
import trapwright.words.Words;

@Tag("window")
class OddsTabTest {
    private final PartyForm party = new PartyForm();
    private final Phrases phrases = new Phrases(Words.in(Language.EN));
    private final Document<TrapCard.Dnd35> document = new Document<>(
            new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank()), Optional.empty());
    private OddsTab tab;
    private Stage stage;

    @BeforeEach
    void show() throws Exception {
        Fx.start();
        tab = Fx.call(() -> new OddsTab(
                phrases, OddsBoard.of(document, party, Callings::id), new PartyDesk(party, Runnable::run, () -> {})));
        stage = Fx.show(tab);
    }

    @AfterEach
    void hide() throws Exception {
        Fx.run(stage::hide);
    }

    @Test
    void everyRowIsOneSentenceAndChoosingItShowsMore() throws Exception {
        assertThat(row(0).getAccessibleText())
                .isEqualTo("Fighter: finds it 5%, struck 65%, damage 2.4 on average, drops 0%, dies 0%");
        assertThat(tab.lookup("#disarm-bar")).isNull();
        Fx.press(row(1), KeyCode.ENTER);
        assertThat(tab.lookup("#disarm-bar").getAccessibleText()).isEqualTo("Disarmed 35%, Try again 20%, Springs 45%");
        assertThat(row(1).isFocused()).isTrue();
    }

    @Test
    void theDrawingCarriesItsTableAsText() throws Exception {
        Fx.run(() -> party.type(0, Trait.HP, "6"));
        assertThat(chart().getAccessibleText())
                .startsWith("Damage. 0: 35%; 1: 10%;")
                .contains("6 or more: drops, 13%", "16 or more: dies, 0%");
        assertThat(chart().lookupAll(".bar")).hasSizeGreaterThan(6);
        assertThat(chart().lookupAll(".down")).isNotEmpty();
    }

    @Test
    void itFollowsLanguageAndParty() throws Exception {
        Fx.run(() -> phrases.speak(Words.in(Language.FR)));
        assertThat(row(1).getAccessibleText().replace('\u00a0', ' ')).startsWith("Roublard : le trouve 35 %");
        Fx.run(() -> party.take(PartyFile.of(Party.NONE)));
        assertThat(tab.lookupAll(".label").stream().map(node -> ((Label) node).getText()))
                .anyMatch(text -> text.startsWith("Le groupe est vide."));
    }

    @Test
    void thePartysWindowEntersWhatIsTyped() throws Exception {
        PartyWindow window = Fx.call(() -> {
            PartyWindow opened = new PartyWindow(stage, phrases, new PartyDesk(party, Runnable::run, () -> {}));
            opened.show();
            return opened;
        });
        type(window, "#party-calling", "Magicien");
        type(window, "#party-ac", "13");
        type(window, "#party-will", "lots");
        Fx.run(() -> ((Button) window.lookup("#party-add")).fire());
        assertThat(party.now().characters().getFirst().calling()).isEqualTo("magic-user");
        assertThat(party.now().characters().getFirst().number(Trait.AC)).contains(13);
        assertThat(party.now().characters().getFirst().number(Trait.WILL)).isEmpty();
        assertThat(party.now().characters()).hasSize(5);
        Fx.run(() -> ((Button) window.lookup("#party-remove")).fire());
        assertThat(party.now().characters()).hasSize(4);
        Fx.press(window.lookup("#party-list"), KeyCode.ESCAPE);
        assertThat(window.lookup("#party-list").getScene().getWindow().isShowing())
                .isFalse();
    }

    private static void type(PartyWindow window, String field, String text) throws Exception {
        Fx.run(() -> ((TextInputControl) window.lookup(field)).setText(text));
    }

    private Node row(int index) {
        return tab.lookup("#odds-row-" + index);
    }

    private Node chart() {
        return tab.lookup("#damage-chart");
    }
}
