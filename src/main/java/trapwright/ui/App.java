package trapwright.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import trapwright.app.Tongue;
import trapwright.app.Workplace;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Version;

/// Starts the window. Settings are read before the window's thread has anything to do.
public final class App extends Application {
    private static final int FILES = 2;

    private @Nullable Workplace workplace;

    /// How a call of the window is handed over: language and units as they are called, or empty, then the files.
    static String[] arguments(List<Path> files, Optional<Language> language, Optional<Units> units) {
        return Stream.concat(
                        Stream.of(
                                language.map(Enum::name).orElse(""),
                                units.map(Enum::name).orElse("")),
                        files.stream().map(Path::toString))
                .toArray(String[]::new);
    }

    @Override
    public void init() {
        List<String> given = getParameters().getRaw();
        workplace = Workplace.here(
                Platform::runLater,
                tongue(Language.of(Locale.getDefault())),
                Optional.of(given.getFirst())
                        .filter(name -> !name.isEmpty())
                        .map(Language::valueOf)
                        .map(App::tongue),
                Optional.of(given.get(1))
                        .filter(name -> !name.isEmpty())
                        .map(Units::valueOf)
                        .map(Units::length));
    }

    @Override
    public void start(Stage stage) {
        Optional.ofNullable(workplace).ifPresent(place -> {
            place.desk().mishaps().watch(Version.number());
            new Window(stage, place.desk()).show();
            place.start(files());
        });
    }

    @Override
    public void stop() {
        Optional.ofNullable(workplace).ifPresent(Workplace::close);
    }

    private List<Path> files() {
        return getParameters().getRaw().stream().skip(FILES).map(Path::of).toList();
    }

    private static Tongue tongue(Language language) {
        return switch (language) {
            case EN -> Tongue.EN;
            case FR -> Tongue.FR;
        };
    }
}
