package trapwright.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import trapwright.app.Tongue;
import trapwright.app.Workplace;
import trapwright.words.Language;

/// Starts the window. Settings are read before the window's thread has anything to do.
public final class App extends Application {
    private @Nullable Workplace workplace;

    @Override
    public void init() {
        workplace = Workplace.here(
                Platform::runLater,
                switch (Language.of(Locale.getDefault())) {
                    case EN -> Tongue.EN;
                    case FR -> Tongue.FR;
                });
    }

    @Override
    public void start(Stage stage) {
        Optional.ofNullable(workplace).ifPresent(place -> {
            new Window(stage, place.desk()).show();
            place.start(files());
        });
    }

    @Override
    public void stop() {
        Optional.ofNullable(workplace).ifPresent(Workplace::close);
    }

    private List<Path> files() {
        return getParameters().getRaw().stream().map(Path::of).toList();
    }
}
