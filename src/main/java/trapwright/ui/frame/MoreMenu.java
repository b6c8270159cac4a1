package trapwright.ui.frame;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.words.Language;
import trapwright.words.Units;

/// Everything the window can do, with the keys that do it: what stands in the bar too, and what is wanted less often.
public final class MoreMenu {
    private final Phrases phrases;
    private final AppBar.Controls controls;
    private final Menu recent;
    private final ToggleGroup sizes = new ToggleGroup();
    private final ToggleGroup languages = new ToggleGroup();
    private final ToggleGroup units = new ToggleGroup();

    /// A trap that was open before.
    ///
    /// @param name what the list shows
    /// @param open opens it
    public record Recent(String name, Runnable open) {}

    /// @param bar where the menu hangs
    /// @param controls what it can change about the window
    public MoreMenu(AppBar bar, Phrases phrases, AppBar.Controls controls) {
        this.phrases = phrases;
        this.controls = controls;
        recent = menu("recent");
        bar.menu()
                .getItems()
                .setAll(
                        item(Action.NEW),
                        item(Action.OPEN),
                        recent,
                        item(Action.SAVE),
                        item(Action.SAVE_AS),
                        item(Action.PRINT),
                        item(Action.EXPORT),
                        item(Action.PLAY),
                        new SeparatorMenuItem(),
                        undoing(bar, Action.UNDO),
                        undoing(bar, Action.REDO),
                        item(Action.DUPLICATE),
                        item(Action.RESET),
                        new SeparatorMenuItem(),
                        going(),
                        sizes(),
                        languages(),
                        units(),
                        item(Action.LOOK),
                        new SeparatorMenuItem(),
                        item(Action.ABOUT),
                        item(Action.QUIT));
        showRecent(List.of());
        showSize(TextSize.PERCENTS.getFirst());
        phrases.words().subscribe(words -> {
            select(languages, words.language());
            select(units, words.units());
        });
    }

    /// Shows the traps that were open before, the last first.
    public void showRecent(List<Recent> traps) {
        recent.setDisable(traps.isEmpty());
        recent.getItems().setAll(traps.stream().map(MoreMenu::item).toList());
    }

    /// Shows which size of text holds.
    public void showSize(int percent) {
        select(sizes, percent);
    }

    private Menu going() {
        Menu go = menu("go");
        go.getItems()
                .setAll(
                        item(Action.DESIGN),
                        item(Action.LIBRARY),
                        item(Action.FIND),
                        new SeparatorMenuItem(),
                        item(Action.NEXT_STEP),
                        item(Action.PREVIOUS_STEP),
                        new SeparatorMenuItem(),
                        item(Action.NEXT_REGION),
                        item(Action.PREVIOUS_REGION),
                        new SeparatorMenuItem(),
                        item(Action.NEXT_FINDING),
                        item(Action.PREVIOUS_FINDING),
                        new SeparatorMenuItem(),
                        item(Action.MENU));
        return go;
    }

    private Menu sizes() {
        Menu size = menu("size");
        size.getItems()
                .setAll(item(Action.LARGER), item(Action.SMALLER), item(Action.USUAL_SIZE), new SeparatorMenuItem());
        for (int percent : TextSize.PERCENTS) {
            RadioMenuItem item =
                    radio(sizes, percent, phrases.text("common.percent", percent), controls.scale()::accept);
            item.setId("text-size-" + percent);
            size.getItems().add(item);
        }
        return size;
    }

    private Menu languages() {
        Menu menu = menu("language");
        for (Language language : Language.values()) {
            menu.getItems()
                    .add(radio(languages, language, phrases.text("ui.language." + language.tag()), controls.speak()));
        }
        return menu;
    }

    private Menu units() {
        Menu menu = menu("units");
        for (Units unit : Units.values()) {
            String key = "ui.units." + unit.name().toLowerCase(Locale.ROOT);
            menu.getItems().add(radio(units, unit, phrases.text(key), controls.measure()));
        }
        return menu;
    }

    private Menu menu(String id) {
        Menu menu = new Menu();
        menu.setId("menu-" + id);
        menu.textProperty().bind(phrases.text("ui.menu." + id));
        return menu;
    }

    private static <T> RadioMenuItem radio(
            ToggleGroup group, T value, ObservableValue<String> text, Consumer<T> choose) {
        RadioMenuItem item = new RadioMenuItem();
        item.textProperty().bind(text);
        item.setToggleGroup(group);
        item.setUserData(value);
        item.setOnAction(event -> choose.accept(value));
        return item;
    }

    private static void select(ToggleGroup group, Object value) {
        group.getToggles().stream()
                .filter(toggle -> value.equals(toggle.getUserData()))
                .forEach(group::selectToggle);
    }

    private MenuItem undoing(AppBar bar, Action action) {
        MenuItem item = item(action);
        item.disableProperty().bind(bar.button(action).disableProperty());
        return item;
    }

    private MenuItem item(Action action) {
        MenuItem item = new MenuItem();
        item.setId("menu-" + action.id());
        item.textProperty().bind(phrases.text(action.key()));
        item.setGraphic(new Icon(action.glyph(), "small"));
        action.keys().stream().findFirst().ifPresent(item::setAccelerator);
        item.setOnAction(event -> controls.act().accept(action));
        return item;
    }

    private static MenuItem item(Recent trap) {
        MenuItem item = new MenuItem(trap.name());
        item.setMnemonicParsing(false);
        item.setOnAction(event -> trap.open().run());
        return item;
    }
}
