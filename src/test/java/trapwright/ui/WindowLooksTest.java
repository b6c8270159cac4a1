package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.css.CssParser;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TabPane;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.app.Crew;
import trapwright.app.Desk;
import trapwright.app.SettingsForm;
import trapwright.app.Tongue;
import trapwright.store.Drafts;
import trapwright.store.Samples;
import trapwright.store.Settings;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.ui.kit.Fx;

/// Every step in every look: no style sheet complains, and no text is cut.
@Tag("window")
class WindowLooksTest {
    private static final int TABS = 2;

    @TempDir
    Path folder;

    private Desk desk;
    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        Fx.start();
        Fx.run(() -> CssParser.errorsProperty().clear());
        SettingsForm settings = new SettingsForm(Settings.USUAL, Tongue.EN, kept -> {});
        desk = new Desk(Crew.of(Runnable::run, Platform::runLater), new Drafts(folder.resolve("drafts")), settings);
        stage = Fx.call(Stage::new);
        Fx.run(() -> new Window(stage, desk).show());
    }

    @AfterEach
    void close() throws Exception {
        Fx.run(stage::hide);
    }

    @ParameterizedTest
    @CsvSource({
        "EN, LIGHT, 100, 1366, poison-wall-spikes",
        "FR, LIGHT, 100, 1366, fireball-trap",
        "EN, DARK, 100, 1024, forcecage",
        "FR, DARK, 150, 1366, poison-wall-spikes",
        "FR, LIGHT, 150, 1366, spiked-pit-trap",
        "EN, LIGHT, 100, 1024, fire-casting-statue",
        "FR, LIGHT, 100, 1366, poison-darts",
        "FR, LIGHT, 100, 1024, falling-net",
        "FR, DARK, 150, 1366, rolling-stone",
        "EN, LIGHT, 100, 1366, falling-block-ose",
        "FR, DARK, 100, 1024, needle-ose",
        "FR, LIGHT, 150, 1366, poison-gas-ose",
        "FR, DARK, 125, 1024, fireball-trap",
        "EN, LIGHT, 200, 1366, poison-wall-spikes",
        "FR, DARK, 200, 1024, forcecage"
    })
    void everyStepIsWhole(Tongue tongue, SettingsForm.Theme theme, int percent, double width, String sample)
            throws Exception {
        Samples.Sample trap = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .filter(one -> one.fileName().startsWith(sample))
                .findFirst()
                .orElseThrow();
        Path file = folder.resolve(trap.fileName());
        TrapFiles.saveAs(TrapFile.of(trap.card()), file);
        Fx.run(() -> desk.open(file));
        Fx.run(() -> {
            stage.setWidth(width);
            stage.setHeight(768);
            desk.settings().language().set(tongue);
            desk.settings().theme().set(theme);
            desk.settings().textPercent().set(percent);
        });
        List<String> cut = new ArrayList<>();
        int steps = Fx.call(() ->
                ((ListView<?>) stage.getScene().lookup("#rail")).getItems().size());
        for (int step = 0; step < steps; step++) {
            int opened = step;
            Fx.run(() -> ((ListView<?>) stage.getScene().lookup("#rail"))
                    .getSelectionModel()
                    .select(opened));
            look("step " + opened, cut);
        }
        for (int tab = 0; tab < TABS; tab++) {
            int opened = tab;
            Fx.run(() -> ((TabPane) stage.getScene().lookup("#live-tabs"))
                    .getSelectionModel()
                    .select(opened));
            look("tab " + opened, cut);
        }
        assertThat(cut).isEmpty();
        assertThat(Fx.call(() -> List.copyOf(CssParser.errorsProperty()))).isEmpty();
    }

    private void look(String place, List<String> cut) throws Exception {
        Fx.run(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
            cutTexts(stage.getScene().getRoot()).forEach(text -> cut.add(place + ": " + text));
        });
    }

    private static Stream<String> cutTexts(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node instanceof Labeled labeled) {
            return labeled.getText() == null || labeled.getText().isEmpty()
                    ? Stream.empty()
                    : labeled.lookupAll(".text").stream()
                            .filter(Text.class::isInstance)
                            .map(text -> ((Text) text).getText())
                            .filter(shown ->
                                    shown.endsWith("...") && !labeled.getText().endsWith("..."))
                            .map(shown -> labeled.getText() + " → " + shown);
        }
        return node instanceof Parent parent
                ? parent.getChildrenUnmodifiable().stream().flatMap(WindowLooksTest::cutTexts)
                : Stream.empty();
    }
}
