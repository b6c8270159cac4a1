package trapwright.ui.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Objects;
import javafx.application.Application;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.stage.PopupWindow;
import javafx.stage.Window;

/// The two looks of the window.
public enum Look {
    /// For the day.
    LIGHT("light"),
    /// For the table at night.
    DARK("dark");

    private static final List<String> SHEETS = List.of(
            "controlsfx", "base", "buttons", "fields", "kit", "frame", "results", "odds", "library", "play", "card");
    private static final String SCALE = "scale-";

    private final String sheet;

    Look(String sheet) {
        this.sheet = sheet;
    }

    /// The other look.
    public Look other() {
        return switch (this) {
            case LIGHT -> DARK;
            case DARK -> LIGHT;
        };
    }

    /// Gives every control its theme. Done before the first control is made, it spares the start the toolkit's own.
    public void theme() {
        Application.setUserAgentStylesheet(
                switch (this) {
                    case LIGHT -> new PrimerLight().getUserAgentStylesheet();
                    case DARK -> new PrimerDark().getUserAgentStylesheet();
                });
    }

    /// Dresses a window in this look.
    public void dress(Scene scene) {
        theme();
        List<String> sheets = new java.util.ArrayList<>(List.of(address(sheet)));
        SHEETS.forEach(name -> sheets.add(address(name)));
        scene.getStylesheets().setAll(sheets);
    }

    /// Sets the size of all text in a window.
    ///
    /// @param percent 100, 110, 125, 150, 175 or 200
    public static void scale(Scene scene, int percent) {
        scene.getRoot().getStyleClass().removeIf(style -> style.startsWith(SCALE));
        scene.getRoot().getStyleClass().add(SCALE + percent);
    }

    /// The size of all text in a window, in per cent.
    public static int scaleOf(Scene scene) {
        return scene.getRoot().getStyleClass().stream()
                .filter(style -> style.startsWith(SCALE))
                .map(style -> Integer.parseInt(style.substring(SCALE.length())))
                .findFirst()
                .orElse(100);
    }

    /// Dresses a window as another one is.
    public static void same(Scene like, Scene scene) {
        scene.getStylesheets().setAll(like.getStylesheets());
        scene.getRoot().getStyleClass().removeIf(style -> style.startsWith(SCALE));
        like.getRoot().getStyleClass().stream()
                .filter(style -> style.startsWith(SCALE))
                .forEach(scene.getRoot().getStyleClass()::add);
    }

    /// Lets lists, menus and tips that open over a window take its size of text.
    public static void popups(Scene scene) {
        Window.getWindows().addListener((ListChangeListener<Window>) change -> {
            while (change.next()) {
                for (Window opened : change.getAddedSubList()) {
                    if (opened instanceof PopupWindow popup && popup.getScene() != null) {
                        same(scene, popup.getScene());
                    }
                }
            }
        });
    }

    private static String address(String name) {
        return Objects.requireNonNull(Look.class.getResource("/trapwright/ui/" + name + ".css"), name)
                .toExternalForm();
    }
}
