package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.app.Tongue;
import trapwright.app.TrapForm;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.ui.kit.Fx;

/// What the window says: all of it follows the language, and every control has a name.
@Tag("window")
class WindowSaysTest {
    @TempDir
    Path folder;

    private final List<Table> tables = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        Fx.start();
    }

    @AfterEach
    void close() throws Exception {
        for (Window window : Fx.call(() -> List.copyOf(Window.getWindows()))) {
            Fx.run(window::hide);
        }
        for (Table table : tables) {
            table.close();
        }
    }

    @ParameterizedTest
    @CsvSource({"EN, forcecage", "FR, poison-wall-spikes", "EN, fire-casting-statue", "FR, poison-gas-ose"})
    void everyTextFollowsTheLanguage(Tongue first, String sample) throws Exception {
        Path file = file(sample);
        Stage stage = open(first, file);
        visitAll(stage);
        Fx.run(() -> tables.getLast().desk().settings().language().set(first.other()));
        List<String> changed = everything(stage, first.other());
        Stage fresh = open(first.other(), file);
        visitAll(fresh);
        assertThat(changed).isEqualTo(everything(fresh, first.other()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"forcecage", "poison-wall-spikes", "fire-casting-statue", "poison-gas-ose"})
    void everyControlHasAName(String sample) throws Exception {
        Stage stage = open(Tongue.EN, file(sample));
        List<String> nameless = new ArrayList<>();
        for (int step = 0; step < rail(stage).getItems().size(); step++) {
            int at = step;
            Fx.run(() -> rail(stage).getSelectionModel().select(at));
            Fx.run(() -> layOut(stage));
            Fx.run(() -> controls(stage.getScene().getRoot())
                    .filter(WindowSaysTest::isNameless)
                    .forEach(node -> nameless.add(at + ": " + node)));
        }
        assertThat(nameless).isEmpty();
    }

    private Path file(String sample) throws Exception {
        Samples.Sample trap = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .filter(one -> one.fileName().startsWith(sample))
                .findFirst()
                .orElseThrow();
        Path file = folder.resolve(trap.fileName());
        TrapFiles.saveAs(TrapFile.of(trap.card()), file);
        return file;
    }

    private Stage open(Tongue tongue, Path file) throws Exception {
        Stage stage = Fx.call(Stage::new);
        Table table = Fx.call(() -> new Table(stage, folder));
        tables.add(table);
        Fx.run(() -> table.desk().settings().language().set(tongue));
        Fx.run(() -> table.desk().open(file));
        Fx.until(() -> table.desk().trap().get().path().isPresent());
        return stage;
    }

    private static void visitAll(Stage stage) throws Exception {
        for (int step = 0; step < rail(stage).getItems().size(); step++) {
            int at = step;
            Fx.run(() -> rail(stage).getSelectionModel().select(at));
        }
        for (int tab = 0; tab < tabs(stage).getTabs().size(); tab++) {
            int at = tab;
            Fx.run(() -> tabs(stage).getSelectionModel().select(at));
        }
        Fx.run(() -> rail(stage).getSelectionModel().select(0));
    }

    /// All that is said on a step by itself, on the page of all steps, and in every tab.
    private List<String> everything(Stage stage, Tongue tongue) throws Exception {
        TrapForm form = tables.getLast().desk().trap().get().form().orElseThrow();
        List<String> said = new ArrayList<>(List.of(Fx.call(stage::getTitle)));
        Fx.run(() -> form.face().tongue.set(tongue));
        said.addAll(said(stage));
        Fx.run(() -> ((ToggleButton) stage.getScene().lookup("#stack-true")).fire());
        for (int tab = 0; tab < tabs(stage).getTabs().size(); tab++) {
            int at = tab;
            Fx.run(() -> tabs(stage).getSelectionModel().select(at));
            said.addAll(said(stage));
        }
        return said;
    }

    private static List<String> said(Stage stage) throws Exception {
        Fx.run(() -> layOut(stage));
        return Fx.call(() -> Said.in(stage.getScene().getRoot()));
    }

    private static void layOut(Stage stage) {
        stage.getScene().getRoot().applyCss();
        stage.getScene().getRoot().layout();
    }

    private static ListView<?> rail(Stage stage) {
        return (ListView<?>) stage.getScene().lookup("#rail");
    }

    private static TabPane tabs(Stage stage) {
        return (TabPane) stage.getScene().lookup("#live-tabs");
    }

    private static Stream<Node> controls(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        Stream<Node> inside = node instanceof Parent parent && !(node instanceof Labeled)
                ? parent.getChildrenUnmodifiable().stream().flatMap(WindowSaysTest::controls)
                : Stream.empty();
        return Stream.concat(Stream.of(node), inside);
    }

    /// Whether a screen reader would reach a control and have nothing to say of it.
    private static boolean isNameless(Node node) {
        boolean reached = node.isFocusTraversable() || node instanceof Button;
        boolean shown =
                node.getAccessibleText() != null && !node.getAccessibleText().isBlank();
        boolean written = node instanceof Labeled labeled
                && labeled.getText() != null
                && !labeled.getText().isBlank();
        return reached
                && !shown
                && !written
                && !(node instanceof TabPane)
                && !(node instanceof ScrollPane)
                && !(node instanceof ListCell)
                && !(node instanceof Label)
                && node.getAccessibleRole() != AccessibleRole.PARENT;
    }
}
