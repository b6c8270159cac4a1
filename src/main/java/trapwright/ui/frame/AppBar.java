package trapwright.ui.frame;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;
import trapwright.ui.kit.TightRow;
import trapwright.ui.kit.Tip;
import trapwright.words.Language;
import trapwright.words.Units;

/// The bar at the top: workspace, actions, language, units, look, and the menu, which has all of it once more. Where
/// there
/// is little room, the bar keeps what is wanted most and always the menu.
public final class AppBar extends TightRow {
    private final Phrases phrases;
    private final Controls controls;
    private final Map<Action, Button> buttons = new EnumMap<>(Action.class);
    private final List<Labeled> worded = new ArrayList<>();
    private final Icon lookIcon = new Icon(Glyph.WHITE_BALANCE_SUNNY);
    private final Button look = new Button();
    private final MenuButton more = new MenuButton();
    private final ToggleButton design;
    private final ToggleButton library;
    private boolean narrow;

    /// What the bar can change about the window.
    ///
    /// @param act does an action
    /// @param speak changes the language
    /// @param measure changes the units
    /// @param scale changes the size of text, to a number of per cent
    public record Controls(
            Consumer<Action> act, Consumer<Language> speak, Consumer<Units> measure, IntConsumer scale) {}

    public AppBar(Phrases phrases, Controls controls) {
        this.phrases = phrases;
        this.controls = controls;
        getStyleClass().add("app-bar");
        Label name = new Label("Trapwright");
        name.getStyleClass().add("app-name");
        name.setGraphic(new Icon(Glyph.COG, "large", "accent"));
        name.setMinWidth(USE_PREF_SIZE);
        design = workspace(Action.DESIGN);
        library = workspace(Action.LIBRARY);
        getChildren().addAll(name, workspaces(), line());
        for (Action action : List.of(Action.NEW, Action.OPEN, Action.SAVE, Action.PRINT)) {
            getChildren().add(bar(action));
        }
        Separator line = line();
        getChildren().add(line);
        for (Action action : List.of(Action.UNDO, Action.REDO)) {
            getChildren().add(bar(action));
        }
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Switch<Language> languages = languages();
        Switch<Units> units = units();
        getChildren().addAll(space, languages, units, look(), more());
        spare(this::wordless);
        spare(wordless(name));
        spare(wordless(design, library));
        spare(without(look));
        spare(without(line, button(Action.PRINT), button(Action.OPEN)));
        spare(without(units));
        spare(without(languages));
        spare(without(button(Action.NEW), button(Action.REDO)));
    }

    /// The button of an action that stands in the bar.
    public Button button(Action action) {
        return java.util.Objects.requireNonNull(buttons.get(action), action::name);
    }

    /// Where a menu of an action opens: at its button, or at the menu while there is no room for the button.
    public Node place(Action action) {
        return button(action).isVisible() ? button(action) : more;
    }

    /// The menu for everything that is wanted less often.
    public MenuButton menu() {
        return more;
    }

    /// Opens that menu.
    public void openMenu() {
        more.requestFocus();
        more.show();
    }

    /// Leaves the words out where there is no room for them.
    public void fit(Breadth breadth) {
        narrow = breadth.isNarrow();
        requestLayout();
    }

    private void wordless(boolean spared) {
        ContentDisplay display = narrow || spared ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT;
        worded.forEach(labeled -> labeled.setContentDisplay(display));
    }

    /// Shows which look the button leads to.
    public void showDark(boolean dark) {
        lookIcon.show(dark ? Glyph.WEATHER_NIGHT : Glyph.WHITE_BALANCE_SUNNY);
    }

    /// Shows which workspace is open.
    ///
    /// @param isLibrary whether it is the library
    public void showWorkspace(boolean isLibrary) {
        design.setSelected(!isLibrary);
        library.setSelected(isLibrary);
    }

    private ToggleButton workspace(Action action) {
        ToggleButton button = new ToggleButton();
        name(button, "ui.workspace." + action.id());
        button.setId("workspace-" + action.id());
        button.setGraphic(new Icon(action.glyph()));
        button.setOnAction(event -> {
            button.setSelected(true);
            controls.act().accept(action);
        });
        return button;
    }

    private SegmentedButton workspaces() {
        design.setSelected(true);
        SegmentedButton workspaces = new SegmentedButton(design, library);
        workspaces.setId("workspace");
        workspaces.getStyleClass().add("workspaces");
        workspaces.setMinWidth(USE_PREF_SIZE);
        return workspaces;
    }

    private Button bar(Action action) {
        Button button = new Button();
        name(button, action.key());
        button.setId(action.id());
        button.setGraphic(new Icon(action.glyph()));
        button.getStyleClass().add("flat");
        button.setOnAction(event -> controls.act().accept(action));
        button.setMinWidth(USE_PREF_SIZE);
        buttons.put(action, button);
        worded.add(button);
        return button;
    }

    private Switch<Language> languages() {
        Switch<Language> languages = new Switch<>("language");
        for (Language language : Language.values()) {
            ToggleButton button = languages.add(language);
            button.setText(language.name());
            button.accessibleTextProperty().bind(phrases.text("ui.language." + language.tag()));
        }
        languages.onChoose(controls.speak());
        phrases.words().addListener((words, was, is) -> languages.show(is.language()));
        languages.show(phrases.now().language());
        languages.setMinWidth(USE_PREF_SIZE);
        return languages;
    }

    private Switch<Units> units() {
        Switch<Units> units = new Switch<>("units");
        for (Units unit : Units.values()) {
            ToggleButton button = units.add(unit);
            String key = "ui.units." + unit.name().toLowerCase(java.util.Locale.ROOT);
            button.textProperty().bind(phrases.text(key + ".short"));
            button.accessibleTextProperty().bind(phrases.text(key));
        }
        units.onChoose(controls.measure());
        phrases.words().addListener((words, was, is) -> units.show(is.units()));
        units.show(phrases.now().units());
        units.setMinWidth(USE_PREF_SIZE);
        return units;
    }

    private Button look() {
        look.setId("look");
        look.setGraphic(lookIcon);
        look.getStyleClass().addAll("flat", "icon-button");
        look.setOnAction(event -> controls.act().accept(Action.LOOK));
        look.setMinWidth(USE_PREF_SIZE);
        speak(look, "ui.action.look");
        return look;
    }

    private MenuButton more() {
        more.setId("more");
        more.setGraphic(new Icon(Glyph.DOTS_VERTICAL));
        more.getStyleClass().addAll("flat", "icon-button", "no-arrow");
        more.setMinWidth(USE_PREF_SIZE);
        speak(more, "ui.action.more");
        return more;
    }

    private void name(ButtonBase button, String key) {
        button.textProperty().bind(phrases.text(key));
        speak(button, key);
    }

    private void speak(ButtonBase button, String key) {
        Tip.on(button, phrases.text(key));
        button.accessibleTextProperty().bind(phrases.text(key));
    }

    private static Separator line() {
        Separator line = new Separator(javafx.geometry.Orientation.VERTICAL);
        line.getStyleClass().add("bar-line");
        return line;
    }
}
