package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.app.GameSystem;
import trapwright.app.Tongue;
import trapwright.ui.frame.Action;
import trapwright.ui.frame.Drawer;
import trapwright.ui.kit.Fx;

/// Whatever the size of window and text, what leads on stays in reach, and every key stands in the menu.
@Tag("window")
class WindowRoomTest {
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
    @CsvSource({"1366, 768, 100", "1366, 768, 200", "1024, 768, 125", "1024, 768, 200", "800, 560, 200"})
    void whatLeadsOnStaysInReach(int width, int height, int percent) throws Exception {
        List<String> outside = new ArrayList<>();
        for (Tongue tongue : Tongue.values()) {
            Fx.run(() -> {
                stage.setWidth(width);
                stage.setHeight(height);
                table.desk().settings().language().set(tongue);
                table.desk().settings().textPercent().set(percent);
            });
            Fx.run(() -> {
                stage.getScene().getRoot().applyCss();
                stage.getScene().getRoot().layout();
                String figures = node("plate-line").isVisible() ? "drawer" : "dial-craft";
                Stream.of("more", "save", "undo", "next", "save-state", figures)
                        .filter(id -> !isInside(node(id)))
                        .forEach(id -> outside.add(tongue + " " + id));
            });
        }
        assertThat(outside).isEmpty();
    }

    @Test
    void keysChangeTheSizeOfText() throws Exception {
        press(KeyCode.PLUS);
        press(KeyCode.EQUALS);
        assertEquals(125, table.desk().settings().textPercent().get());
        press(KeyCode.MINUS);
        assertEquals(110, table.desk().settings().textPercent().get());
        press(KeyCode.SUBTRACT);
        press(KeyCode.SUBTRACT);
        assertEquals(100, table.desk().settings().textPercent().get());
        for (int i = 0; i < 9; i++) {
            press(KeyCode.ADD);
        }
        assertEquals(200, table.desk().settings().textPercent().get());
        press(KeyCode.DIGIT0);
        assertEquals(100, table.desk().settings().textPercent().get());
    }

    @ParameterizedTest
    @CsvSource({"820, 100, false", "1366, 150, false", "820, 100, true", "1366, 150, true"})
    void theLivePanelComesBackWhenThereIsRoomAgain(int width, int percent, boolean open) throws Exception {
        List<String> lost = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            size(width, percent);
            assertTrue(Fx.call(() -> node("plate-line").isVisible()));
            if (open) {
                Fx.run(() -> ((Button) node("drawer")).fire());
                assertTrue(Fx.call(() -> drawer().isOpen()));
                settle();
            }
            size(1366, 100);
            settle();
            Fx.run(() -> {
                Bounds panel = place(".live-pane");
                if (panel.getMinX() < place(".form-pane").getMaxX() - 1 || panel.getWidth() < 200) {
                    lost.add("not beside the form: " + panel);
                }
                Stream.of("dial-craft", "live-tabs")
                        .filter(id -> !isInside(node(id)))
                        .forEach(lost::add);
            });
        }
        assertThat(lost).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1366, 100", "1024, 100", "1366, 125"})
    void everyTabOfEverySystemHasRoomForItsName(int width, int percent) throws Exception {
        List<String> cut = new ArrayList<>();
        for (GameSystem system : GameSystem.ALL) {
            Fx.run(() -> table.desk().makeNew(system));
            for (Tongue tongue : Tongue.values()) {
                Fx.run(() -> table.desk().settings().language().set(tongue));
                size(width, percent);
                settle();
                Fx.run(() -> {
                    if (stage.getScene().lookup(".control-buttons-tab").isVisible()) {
                        cut.add(system.id() + " " + tongue);
                    }
                });
            }
        }
        assertThat(cut).isEmpty();
    }

    @Test
    void theDrawerOpensAsTheFocusComesAndShutsAsItLeaves() throws Exception {
        size(820, 100);
        for (int i = 0; i < 9 && !Fx.call(() -> drawer().isOpen()); i++) {
            Fx.press(stage.getScene().getFocusOwner(), KeyCode.F6);
        }
        assertTrue(Fx.call(() -> drawer().isOpen()));
        assertEquals("live-tabs", Fx.call(() -> stage.getScene().getFocusOwner().getId()));
        Fx.press(stage.getScene().getFocusOwner(), KeyCode.ESCAPE);
        assertFalse(Fx.call(() -> drawer().isOpen()));
        for (int i = 0; i < 9 && !Fx.call(() -> drawer().isOpen()); i++) {
            Fx.press(stage.getScene().getFocusOwner(), KeyCode.F6);
        }
        assertTrue(Fx.call(() -> drawer().isOpen()));
        Fx.press(stage.getScene().getFocusOwner(), KeyCode.F6);
        assertFalse(Fx.call(() -> drawer().isOpen()));
    }

    @Test
    void theMenuShowsEveryKey() throws Exception {
        List<MenuItem> items = Fx.call(() -> items(menu().getItems().stream()).toList());
        assertThat(Arrays.stream(Action.values())
                        .filter(action -> !action.keys().isEmpty())
                        .filter(action -> items.stream()
                                .noneMatch(item -> item.getId().equals("menu-" + action.id())
                                        && action.keys().getFirst().equals(item.getAccelerator()))))
                .isEmpty();
        Fx.run(() -> stage.setWidth(800));
        Fx.press(stage.getScene().getRoot(), KeyCode.F10);
        assertTrue(Fx.call(() -> menu().isShowing()));
        Fx.run(() -> menu().hide());
    }

    @Test
    void quittingClosesTheWindow() throws Exception {
        press(KeyCode.Q);
        assertFalse(Fx.call(stage::isShowing));
    }

    @Test
    void aTrapThatLeftTheDeskIsForgotten() throws Exception {
        List<WeakReference<Node>> panes = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            panes.add(new WeakReference<>(Fx.call(() -> stage.getScene().lookup(".design-pane"))));
            Fx.run(() -> table.desk().makeNew(GameSystem.ALL.getFirst()));
        }
        for (int i = 0; i < 20 && panes.stream().anyMatch(pane -> pane.get() != null); i++) {
            System.gc();
            Fx.run(() -> {});
        }
        assertThat(panes).allMatch(pane -> pane.get() == null);
    }

    private void size(int width, int percent) throws Exception {
        Fx.run(() -> {
            stage.setWidth(width);
            table.desk().settings().textPercent().set(percent);
        });
        Fx.until(() -> Math.abs(stage.getScene().getWidth() - width) < 40);
    }

    private void settle() throws Exception {
        Fx.run(() -> {
            stage.getScene().getRoot().applyCss();
            stage.getScene().getRoot().layout();
        });
    }

    private Drawer drawer() {
        return (Drawer) stage.getScene().lookup(".drawer");
    }

    private Bounds place(String selector) {
        Node node = stage.getScene().lookup(selector);
        return node.localToScene(node.getLayoutBounds());
    }

    private boolean isInside(Node node) {
        Bounds where = node.localToScene(node.getLayoutBounds());
        return node.isVisible()
                && where.getMinX() >= 0
                && where.getMaxX() <= stage.getScene().getWidth()
                && where.getMinY() >= 0
                && where.getMaxY() <= stage.getScene().getHeight();
    }

    private MenuButton menu() {
        return (MenuButton) node("more");
    }

    private Node node(String id) {
        return stage.getScene().lookup("#" + id);
    }

    private void press(KeyCode code) throws Exception {
        Fx.pressShortcut(stage.getScene().getRoot(), code);
    }

    private static Stream<MenuItem> items(Stream<MenuItem> items) {
        return items.flatMap(item -> item instanceof Menu menu ? items(menu.getItems().stream()) : Stream.of(item))
                .filter(item -> item.getId() != null);
    }
}
