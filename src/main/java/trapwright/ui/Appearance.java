package trapwright.ui;

import javafx.scene.Scene;
import trapwright.app.SettingsForm;
import trapwright.app.SettingsForm.Theme;
import trapwright.ui.frame.AppBar;
import trapwright.ui.frame.MoreMenu;
import trapwright.ui.frame.TextSize;
import trapwright.ui.kit.Look;

/// Keeps theme and size of text as the game master has set them.
final class Appearance {
    private final Scene scene;
    private final SettingsForm settings;

    /// @param resized what to do when the text has another size
    Appearance(Scene scene, SettingsForm settings, AppBar bar, MoreMenu menu, Runnable resized) {
        this.scene = scene;
        this.settings = settings;
        Look.popups(scene);
        settings.theme().subscribe(theme -> {
            look(theme).dress(scene);
            bar.showDark(theme == Theme.DARK);
        });
        settings.textPercent().subscribe(chosen -> {
            Look.scale(scene, percent());
            menu.showSize(percent());
            resized.run();
        });
    }

    /// The size of text, in per cent.
    int percent() {
        return TextSize.known(settings.textPercent().get());
    }

    /// Makes text larger or smaller.
    ///
    /// @param by +1 or −1
    void resize(int by) {
        settings.textPercent().set(TextSize.next(percent(), by));
    }

    /// Gives text its usual size.
    void usualSize() {
        settings.textPercent().set(TextSize.PERCENTS.getFirst());
    }

    /// Puts the other theme on.
    void otherLook() {
        settings.theme()
                .set(
                        switch (settings.theme().get()) {
                            case LIGHT -> Theme.DARK;
                            case DARK -> Theme.LIGHT;
                        });
    }

    /// Gives controls their theme before the first of them is made.
    static void begin(SettingsForm settings) {
        look(settings.theme().get()).theme();
    }

    private static Look look(Theme theme) {
        return switch (theme) {
            case LIGHT -> Look.LIGHT;
            case DARK -> Look.DARK;
        };
    }
}
