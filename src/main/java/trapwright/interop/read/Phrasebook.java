package trapwright.interop.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.words.Language;

/// How one language words the clauses of printed traps: one pattern a clause, over folded text. In the files a blank
/// stands for one or more blanks, `~` for any number of them, and `{name}` for the pattern of that name.
final class Phrasebook {
    private static final Pattern NAMED = Pattern.compile("\\{([a-z][a-z0-9.-]*)}");
    private static final Map<Language, Phrasebook> LOADED = Collections.synchronizedMap(new EnumMap<>(Language.class));

    private static final List<String> FILES = List.of("phrases", "ose", "fifth");

    private final Map<String, Pattern> patterns = new HashMap<>();

    private Phrasebook(Language language) {
        Properties properties = new Properties();
        for (String file : FILES) {
            read(file + ".properties", properties);
            read(file + "_" + language.tag() + ".properties", properties);
        }
        for (String key : properties.stringPropertyNames()) {
            String pattern = unfold(properties.getProperty(key), properties);
            patterns.put(key, Pattern.compile(pattern.replace(" ", "\\s+").replace("~", "\\s*"), Pattern.DOTALL));
        }
    }

    static Phrasebook of(Language language) {
        return LOADED.computeIfAbsent(language, Phrasebook::new);
    }

    /// The pattern of that name.
    Pattern pattern(String key) {
        Pattern pattern = patterns.get(key);
        if (pattern == null) {
            throw new IllegalArgumentException(key);
        }
        return pattern;
    }

    private static String unfold(String pattern, Properties properties) {
        String unfolded = NAMED.matcher(pattern)
                .replaceAll(name -> Matcher.quoteReplacement(properties.getProperty(name.group(1), name.group())));
        return unfolded.equals(pattern) ? pattern : unfold(unfolded, properties);
    }

    private static void read(String file, Properties into) {
        try (InputStream stream = Phrasebook.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("the phrases " + file + " are missing");
            }
            into.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
