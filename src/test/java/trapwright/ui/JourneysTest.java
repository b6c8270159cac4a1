package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import trapwright.app.SaveState;
import trapwright.app.TrapForm;

/// The main jobs from beginning to end, in a real window and with the keyboard alone.
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class JourneysTest {
    private static final int TRIGGER = 1;
    private static final int DCS = 4;
    private static final int STRIKE = 5;
    private static final int EFFECTS = 6;

    @TempDir
    Path folder;

    private Table table;
    private Stage stage;
    private Hands hands;

    @Start
    void open(Stage shown) {
        stage = shown;
        table = new Table(shown, folder);
    }

    @BeforeEach
    void takeTheKeyboard(FxRobot robot) {
        hands = new Hands(robot);
        hands.lookAt(stage);
    }

    @AfterEach
    void leave() throws InterruptedException {
        table.close();
    }

    @Test
    void aTrapFromIdeaToPrintedCard() throws TimeoutException, IOException {
        makePoisonWallSpikes();
        assertPlate("5", "12,650", "25");

        Path file = folder.resolve("spikes.trap");
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.S);
        hands.until(() -> table.desk().state().getValue() instanceof SaveState.Saved);
        assertThat(hands.read("save-state")).startsWith("Saved");

        hands.makeNew("dnd35");
        assertPlate("1", "1,000", "20");
        table.answer(file);
        hands.press(KeyCode.SHORTCUT, KeyCode.O);
        hands.until(() -> hands.read("dial-cr").equals("5"));
        assertPlate("5", "12,650", "25");
        assertEquals("Poison Wall Spikes", hands.read("rail-name"));

        Path paper = folder.resolve("spikes.pdf");
        table.answer(paper);
        hands.press(KeyCode.SHORTCUT, KeyCode.P);
        hands.until(() -> Window.getWindows().size() > 1);
        hands.lookAt(Window.getWindows().getLast());
        hands.tabTo("print-save");
        hands.press(KeyCode.SPACE);
        hands.until(() -> Files.exists(paper));
        assertThat(table.asked()).containsExactly("Save the trap", "Open a trap", "Save the card");
        try (PDDocument pdf = Loader.loadPDF(paper.toFile())) {
            assertThat(new PDFTextStripper().getText(pdf))
                    .contains("Poison Wall Spikes", "+16", "1d8+4", "12,650\u00a0gp", "Craft (trapmaking) DC 25");
        }
    }

    @Test
    void languageAndUnitsChangeWhileATrapIsOpen() throws TimeoutException {
        hands.fill("name", "Flèches");
        hands.turnTo(TRIGGER);
        chooseByArrow("trigger-location", "trigger-proximity", KeyCode.RIGHT);
        hands.fill("distance", "10");
        assertEquals("2,000", hands.read("dial-money"));
        assertThat(hands.read("heading")).isEqualTo("What sets it off?");
        goToBar("language-en");
        hands.press(KeyCode.RIGHT);
        hands.press(KeyCode.SPACE);
        assertThat(hands.read("heading")).contains("déclenche");
        assertEquals("2\u00a0000", hands.read("dial-money"));
        assertEquals("Flèches", hands.read("rail-name"));
        assertEquals(
                trapwright.measure.Length.Unit.METRES,
                table.desk().settings().units().get());
        assertThat(form().document().card().get().toString()).contains("Length[amount=10, unit=FEET]");
    }

    @Test
    void undoGoesToTheFieldItChanged() {
        hands.turnTo(DCS);
        hands.fill("search-dc", "27");
        assertEquals("2", hands.read("dial-cr"));
        hands.turnTo(STRIKE);
        hands.press(KeyCode.SHORTCUT, KeyCode.Z);
        assertEquals("1", hands.read("dial-cr"));
        assertEquals("search-dc", hands.focused());
        hands.press(KeyCode.SHORTCUT, KeyCode.Y);
        assertEquals("2", hands.read("dial-cr"));
    }

    @Test
    void aFindingLeadsToItsField() {
        hands.turnTo(EFFECTS);
        hands.fill("damage", "2d6+");
        hands.turnTo(TRIGGER);
        for (int i = 0; i < 3 && !hands.focused().equals("damage"); i++) {
            hands.press(KeyCode.F8);
        }
        assertEquals("damage", hands.focused());
        hands.press(KeyCode.SHORTCUT, KeyCode.A);
        hands.type("2d6");
        assertThat(form().document().assessment().getValue().hasErrors()).isFalse();
    }

    @Test
    void aBrokenFileIsOneSentenceAndTheOpenTrapStays() throws TimeoutException, IOException {
        hands.fill("name", "Mine");
        table.answer(Files.writeString(folder.resolve("broken.trap"), "{\"format\": \"trapwright/1\", "));
        hands.press(KeyCode.SHORTCUT, KeyCode.O);
        hands.until(() -> table.desk().notice().get().isPresent());
        assertThat(hands.read("notice-text")).contains("broken.trap").doesNotContain("Exception");
        assertEquals("Mine", hands.read("rail-name"));
    }

    @Test
    void filesFromTheCommandLineOpenAndTheOthersAreListed() throws TimeoutException, IOException {
        makePoisonWallSpikes();
        for (String name : List.of("one.trap", "two.trap")) {
            table.answer(folder.resolve(name));
            hands.press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
            hands.until(() -> Files.exists(folder.resolve(name)));
        }
        hands.makeNew("dnd35");
        javafx.application.Platform.runLater(
                () -> table.desk().start(List.of(folder.resolve("one.trap"), folder.resolve("two.trap"))));
        hands.until(() -> hands.read("dial-cr").equals("5"));
        assertThat(table.desk().recent().entries()).hasSize(2);
    }

    /// From the first step to the effects, as a game master would go.
    private void makePoisonWallSpikes() {
        hands.fill("name", "Poison Wall Spikes");
        hands.turnTo(DCS);
        hands.fill("search-dc", "17");
        hands.fill("disable-dc", "21");
        hands.turnTo(STRIKE);
        hands.fill("attack-bonus", "16");
        chooseByArrow("reach-ranged", "reach-melee", KeyCode.LEFT);
        hands.turnTo(EFFECTS);
        hands.fill("damage", "1d8+4");
        hands.tabTo("targets");
        hands.press(KeyCode.SPACE);
        hands.fill("poison", "medium spider");
        hands.press(KeyCode.ENTER);
    }

    private void chooseByArrow(String from, String to, KeyCode arrow) {
        hands.tabTo(from);
        hands.press(arrow);
        assertEquals(to, hands.focused());
        hands.press(KeyCode.SPACE);
    }

    private void goToBar(String id) {
        for (int i = 0; i < 6 && !hands.focused().equals("new"); i++) {
            hands.press(KeyCode.F6);
        }
        hands.tabTo(id);
    }

    private void assertPlate(String cr, String price, String craftDc) {
        assertThat(List.of(hands.read("dial-cr"), hands.read("dial-money"), hands.read("dial-craft")))
                .containsExactly(cr, price, craftDc);
    }

    private TrapForm form() {
        return table.desk().trap().get().form().orElseThrow();
    }
}
