package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.ui.kit.Fx;

/// Tab goes through every step as one reads it: never up the page, and from the last field to the way on.
@Tag("window")
class WindowOrderTest {
    private static final int MOST_STOPS = 120;

    @TempDir
    Path folder;

    private Table table;
    private Stage stage;

    @BeforeEach
    void open() throws Exception {
        Fx.start();
        stage = Fx.call(Stage::new);
        table = Fx.call(() -> new Table(stage, folder));
    }

    @AfterEach
    void close() throws Exception {
        Fx.run(stage::hide);
        table.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"forcecage", "poison-wall-spikes", "fire-casting-statue", "poison-gas-ose"})
    void tabReadsEveryStepFromTopToBottom(String sample) throws Exception {
        Samples.Sample trap = Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .filter(one -> one.fileName().startsWith(sample))
                .findFirst()
                .orElseThrow();
        Path file = folder.resolve(trap.fileName());
        TrapFiles.saveAs(TrapFile.of(trap.card()), file);
        Fx.run(() -> table.desk().open(file));
        Fx.until(() -> table.desk().trap().get().path().isPresent());
        List<String> wrong = new ArrayList<>();
        int steps = Fx.call(() -> rail().getItems().size());
        for (int step = 0; step < steps; step++) {
            int at = step;
            Fx.run(() -> {
                rail().getSelectionModel().select(at);
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
                wrong.addAll(walk("step " + at));
            });
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void regionsFollowEachOtherInTheOrderOfTheEye() throws Exception {
        List<String> regions = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            Fx.press(stage.getScene().getRoot(), KeyCode.F6);
            regions.add(Fx.call(() -> region(stage.getScene().getFocusOwner())));
            if (!regions.getLast().equals("form-pane")) {
                assertThat(Fx.call(() -> stage.getScene().getFocusOwner().isFocusVisible()))
                        .as(regions.getLast())
                        .isTrue();
            }
        }
        assertThat(regions).containsExactly("live-pane", "findings-bar", "app-bar", "rail", "form-pane");
    }

    /// Where Tab goes wrong on the open step.
    private List<String> walk(String step) {
        Scene scene = stage.getScene();
        Node content = scene.lookup(".form-content");
        rail().requestFocus();
        List<String> wrong = new ArrayList<>();
        Set<Node> seen = new LinkedHashSet<>();
        Optional<Bounds> before = Optional.empty();
        for (int i = 0; i < MOST_STOPS; i++) {
            scene.getFocusOwner().requestFocusTraversal(TraversalDirection.NEXT);
            Node owner = scene.getFocusOwner();
            if (!seen.add(owner) || "next".equals(owner.getId())) {
                break;
            }
            if (isIn(content, owner)) {
                Bounds now = content.sceneToLocal(owner.localToScene(owner.getLayoutBounds()));
                if (before.filter(last -> now.getMaxY() <= last.getMinY()).isPresent()) {
                    wrong.add(step + ": up to " + owner);
                }
                before = Optional.of(now);
            }
        }
        if (seen.stream().noneMatch(node -> "next".equals(node.getId()))) {
            wrong.add(step + ": never at Next, but at " + seen);
        }
        return wrong;
    }

    private static boolean isIn(Node outer, Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            if (at.equals(outer)) {
                return true;
            }
        }
        return false;
    }

    private static String region(Node node) {
        for (Node at = node; at != null; at = at.getParent()) {
            for (String region : List.of("app-bar", "rail", "form-pane", "live-pane", "findings-bar")) {
                if (at.getStyleClass().contains(region)) {
                    return region;
                }
            }
        }
        return "";
    }

    private ListView<?> rail() {
        return (ListView<?>) stage.getScene().lookup("#rail");
    }
}
