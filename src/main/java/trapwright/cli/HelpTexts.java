package trapwright.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import trapwright.words.Language;
import trapwright.words.Lexicon;

/// The texts of the help, from the word files, in the form the command line library asks for.
final class HelpTexts extends ResourceBundle {
    private static final String START = "cli.help.";

    private final Lexicon lexicon;

    HelpTexts(Language language) {
        lexicon = Lexicon.of(language);
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return lexicon.text(START + key).orElse(null);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(lexicon.keys(START).stream()
                .map(key -> key.substring(START.length()))
                .collect(Collectors.toSet()));
    }
}
