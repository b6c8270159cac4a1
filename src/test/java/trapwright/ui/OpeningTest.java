package trapwright.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

class OpeningTest {
    private static final Words ENGLISH = Words.in(Language.EN);

    @Test
    void onlyASystemThatNeedsADisplayCanLackOne() {
        assertThat(Opening.hasNoDisplay("Linux", Map.of(), "")).isTrue();
        assertThat(Opening.hasNoDisplay("Linux", Map.of("DISPLAY", ":1"), "")).isFalse();
        assertThat(Opening.hasNoDisplay("Linux", Map.of(), "Headless")).isFalse();
        assertThat(Opening.hasNoDisplay("Windows 11", Map.of(), "")).isFalse();
        assertThat(Opening.hasNoDisplay("Mac OS X", Map.of(), "")).isFalse();
    }

    @Test
    void whatIsInTheWayIsSaidWithTheWayOut() {
        assertThat(said("Unable to open DISPLAY"))
                .isEqualTo("No window can be opened here, as there is no display."
                        + " The command line does the same jobs: see “trapwright --help”.");
        assertThat(said("Unable to load glass GTK library."))
                .isEqualTo("No window can be opened, as GTK 3 is missing: install it (libgtk-3-0),"
                        + " or use the command line, see “trapwright --help”.");
        assertThat(said("no glass")).startsWith("No window can be opened here. ");
    }

    @Test
    void aCallIsHandedOverWithItsOptionsBeforeItsFiles() {
        assertThat(App.arguments(List.of(Path.of("a.trap")), Optional.of(Language.FR), Optional.of(Units.METRIC)))
                .containsExactly("FR", "METRIC", "a.trap");
        assertThat(App.arguments(List.of(), Optional.empty(), Optional.empty())).containsExactly("", "");
    }

    private static String said(String failure) {
        return ENGLISH.say(Opening.obstacle(new UnsupportedOperationException(failure)));
    }
}
