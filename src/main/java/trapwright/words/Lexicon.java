package trapwright.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;

/// All texts of one language, from several word files, one a room.
public final class Lexicon {
    private static final List<String> FILES = List.of(
            "common",
            "card",
            "names35",
            "dnd35",
            "block35",
            "ose",
            "dnd5e",
            "sheet",
            "store",
            "cli",
            "ui",
            "desk",
            "library",
            "form",
            "form35",
            "form5e",
            "formose",
            "odds",
            "interop",
            "export",
            "icons",
            "workshop",
            "build",
            "play");
    private static final Map<Language, Lexicon> LOADED = Collections.synchronizedMap(new EnumMap<>(Language.class));

    private final Map<String, String> texts;

    private Lexicon(Map<String, String> texts) {
        this.texts = Map.copyOf(texts);
    }

    /// The texts of a language, read once.
    public static Lexicon of(Language language) {
        return LOADED.computeIfAbsent(language, Lexicon::load);
    }

    /// The text of a key, when there is one.
    public Optional<String> text(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    /// Every key that starts so, in order.
    public SortedSet<String> keys(String start) {
        SortedSet<String> found = new TreeSet<>();
        for (String key : texts.keySet()) {
            if (key.startsWith(start)) {
                found.add(key);
            }
        }
        return found;
    }

    private static Lexicon load(Language language) {
        Map<String, String> texts = new HashMap<>();
        for (String file : FILES) {
            read(file + "_" + language.tag() + ".properties").forEach((key, text) -> {
                if (texts.put((String) key, (String) text) != null) {
                    throw new IllegalStateException(key + " stands in two word files");
                }
            });
        }
        return new Lexicon(texts);
    }

    private static Properties read(String file) {
        Properties properties = new Properties();
        try (InputStream stream = Lexicon.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("the word file " + file + " is missing");
            }
            Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }
}
