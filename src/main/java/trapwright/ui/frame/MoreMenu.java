package trapwright.ui.frame;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// What is wanted less often: the rest of the file actions, recent traps, text size, about.
public final class MoreMenu {
    /// The sizes of text, in per cent.
    public static final List<Integer> PERCENTS = List.of(100, 110, 125, 150, 175, 200);

    private final Phrases phrases;
    private final Menu recent = new Menu();
    private final ToggleGroup sizes = new ToggleGroup();

    /// A trap that was open before.
    ///
    /// @param name what the list shows
    /// @param open opens it
    public record Recent(String name, Runnable open) {}

    /// @param act does an action
    /// @param scale sets the size of text
    public MoreMenu(AppBar bar, Phrases phrases, Consumer<Action> act, IntConsumer scale) {
        this.phrases = phrases;
        recent.textProperty().bind(phrases.text("ui.menu.recent"));
        recent.setId("recent");
        Menu size = new Menu();
        size.textProperty().bind(phrases.text("ui.menu.size"));
        size.setId("text-size");
        for (int percent : PERCENTS) {
            RadioMenuItem item = new RadioMenuItem();
            item.textProperty().bind(phrases.text("common.percent", percent));
            item.setId("text-size-" + percent);
            item.setToggleGroup(sizes);
            item.setUserData(percent);
            item.setOnAction(event -> scale.accept(percent));
            size.getItems().add(item);
        }
        bar.menu()
                .getItems()
                .setAll(
                        item(Action.SAVE_AS, act),
                        recent,
                        new SeparatorMenuItem(),
                        item(Action.DUPLICATE, act),
                        item(Action.RESET, act),
                        new SeparatorMenuItem(),
                        size,
                        new SeparatorMenuItem(),
                        item(Action.ABOUT, act));
        showRecent(List.of());
        showSize(PERCENTS.getFirst());
    }

    /// Shows the traps that were open before, the last first.
    public void showRecent(List<Recent> traps) {
        recent.setDisable(traps.isEmpty());
        recent.getItems().setAll(traps.stream().map(MoreMenu::item).toList());
    }

    /// Shows which size of text holds.
    public void showSize(int percent) {
        sizes.getToggles().stream()
                .filter(toggle -> toggle.getUserData().equals(percent))
                .forEach(sizes::selectToggle);
    }

    private MenuItem item(Action action, Consumer<Action> act) {
        MenuItem item = new MenuItem();
        item.setId(action.id());
        item.textProperty().bind(phrases.text(action.key()));
        item.setGraphic(new Icon(action.glyph(), "small"));
        action.keys().stream().findFirst().ifPresent(item::setAccelerator);
        item.setOnAction(event -> act.accept(action));
        return item;
    }

    private static MenuItem item(Recent trap) {
        MenuItem item = new MenuItem(trap.name());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> trap.open().run());
        return item;
    }
}
