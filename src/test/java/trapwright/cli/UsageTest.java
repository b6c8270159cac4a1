package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "assess --jsn x | There is no option --jsn here: see “trapwright assess --help”.",
                "assess | FILE is missing: see “trapwright assess --help”.",
                "asses | There is no command asses: see “trapwright --help”.",
                "card x.trap | -o is missing: see “trapwright card --help”.",
                "card x.trap -o | -o needs a value: see “trapwright card --help”.",
                "card x.trap -o a.pdf -o b.pdf | -o stands twice: see “trapwright card --help”.",
                "card x.trap -o a.pdf --paper a3 | “a3” is no value for --paper: it is one of a4, letter."
                        + " See “trapwright card --help”.",
                "assess x --lang de | “de” is no value for --lang: it is one of en, fr."
                        + " See “trapwright assess --help”.",
                "read a b | b is one argument too many: see “trapwright read --help”.",
                "schema x | x is one argument too many: see “trapwright schema --help”.",
                "samples --system gurps | There are no samples for “gurps”: those there are for dnd35, dnd5e, ose.",
                "card x.trap -o a.doc | a.doc does not say what to write:"
                        + " its ending should be .pdf, .html, .md, .txt or .png.",
                "card x.trap -o a.pdf --size tarot | “tarot” is no value for --size:"
                        + " it is one of card, poker, index, a6, half, page. See “trapwright card --help”.",
                "card x.trap -o a.pdf --size page --duplex fold | A card as large as the sheet cannot be folded:"
                        + " choose a smaller size, or another way to print the backs.",
                "card x.trap -o a.html --duplex long | Backs are printed on paper: write a PDF.",
                "assess - - | Standard input (-) can be read only once.",
                "assess a\0b | “a\0b” cannot be a file’s name here.",
                "a.trap --frob | There is no option --frob here: see “trapwright --help”.",
                "--frob a.trap | There is no option --frob here: see “trapwright --help”.",
                "-x | There is no option -x here: see “trapwright --help”.",
                "a.trap --lang | --lang needs a value: see “trapwright --help”.",
                "a.trap --lang de | “de” is no value for --lang: it is one of en, fr. See “trapwright --help”.",
                "a.trap asses | There is no command asses: see “trapwright --help”.",
                "- | The window opens files, not standard input (-): see “trapwright --help”.",
                "a.trap - | The window opens files, not standard input (-): see “trapwright --help”.",
                "a\0b.trap | “a\0b.trap” cannot be a file’s name here.",
                "assess no.trap | There is no file no.trap: check the name and the folder."
            })
    void badUsageIsOneSentenceAndEndsWithTwo(String call, String sentence) {
        Called called = Called.with(call.split(" "));
        assertThat(called).isEqualTo(new Called(2, "", sentence + "\n"));
    }

    @Test
    void theSentenceComesInTheLanguageOfTheCallElseTheSystems() {
        String french = "Il n’y a pas d’option --jsn ici\u00a0: voyez «\u00a0trapwright assess --help\u00a0».\n";
        assertThat(Called.with("assess", "x", "--jsn", "--lang", "fr").err()).isEqualTo(french);
        assertThat(Called.with("assess", "x", "--jsn", "--lang=FR").err()).isEqualTo(french);
        assertThat(Called.in(Locale.CANADA_FRENCH, "", "assess", "x", "--jsn").err())
                .isEqualTo(french);
        assertThat(Called.in(Locale.JAPANESE, "", "assess", "x", "--jsn").err()).startsWith("There is no option");
        assertThat(Called.in(Locale.FRENCH, "", "assess", "x", "--jsn", "--lang", "en")
                        .err())
                .startsWith("There is no option");
    }

    @Test
    void helpSpeaksBothLanguagesAndNamesEveryCommand() {
        Called english = Called.with("--help");
        assertThat(english.exit()).isZero();
        assertThat(english.out())
                .contains(
                        "Usage: trapwright",
                        "assess ",
                        "card ",
                        "read ",
                        "export ",
                        "samples ",
                        "check ",
                        "odds ",
                        "group ",
                        "random ",
                        "schema ")
                .contains("Figures, their steps and findings.", "Ends with 0")
                .doesNotContain("tune", "convert", "cli.");
        assertThat(Called.with("--help", "--lang", "fr").out())
                .contains("Usage\u00a0: trapwright", "Commandes", "Valeurs, leurs étapes et remarques.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"assess", "card", "read", "samples", "check", "odds", "group", "random", "schema"})
    void everyCommandHelpsWithEveryOption(String command) {
        for (String language : List.of("en", "fr")) {
            Called help = Called.with(command, "--help", "--lang", language);
            assertThat(help.exit()).isZero();
            assertThat(help.err()).isEmpty();
            assertThat(help.out()).doesNotContainPattern("(?m)^ +--?\\S+( *|, --\\S+)\n( *-|\\Z)");
        }
    }
}
