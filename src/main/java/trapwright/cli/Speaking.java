package trapwright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The options that every command has: language, units and help.
final class Speaking {
    private static final String OPTION = "--lang";
    private static final String UNITS = "--units";

    @Option(names = OPTION, paramLabel = "en|fr", descriptionKey = "lang", order = 90)
    private @Nullable Language language;

    @Option(names = UNITS, paramLabel = "imperial|metric", descriptionKey = "units", order = 91)
    private @Nullable Units units;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help",
            order = 99)
    private boolean help;

    /// How the command speaks. Without the options: the system's language, metric units in French, imperial in English.
    Talk talk(Surroundings surroundings) {
        Language spoken = Optional.ofNullable(language).orElse(Language.of(surroundings.locale()));
        return new Talk(new Words(spoken, Optional.ofNullable(units).orElse(spoken.usualUnits())), surroundings);
    }

    /// The call for a window that speaks so.
    Outcome.Window window(List<Path> files) {
        return new Outcome.Window(files, Optional.ofNullable(language), Optional.ofNullable(units));
    }

    /// Whether the argument after this one belongs to it.
    static boolean takesValue(String option) {
        return option.equals(OPTION) || option.equals(UNITS);
    }

    /// The language of a call that may not even be understood.
    static Language language(List<String> args, Locale system) {
        for (int i = 0; i < args.size(); i++) {
            String arg = args.get(i);
            String value = arg.startsWith(OPTION + "=")
                    ? arg.substring(OPTION.length() + 1)
                    : arg.equals(OPTION) && i + 1 < args.size() ? args.get(i + 1) : "";
            for (Language language : Language.values()) {
                if (language.tag().equalsIgnoreCase(value)) {
                    return language;
                }
            }
        }
        return Language.of(system);
    }
}
