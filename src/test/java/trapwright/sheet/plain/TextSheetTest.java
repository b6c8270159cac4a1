package trapwright.sheet.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import trapwright.sheet.Run;
import trapwright.sheet.SamplePages;

class TextSheetTest {
    @Test
    void writesACardInColumns() {
        assertThat(TextSheet.write(List.of(SamplePages.spikes()))).isEqualTo("""
                        Poison Wall Spikes                                                  CR 5
                        Mechanical trap · 3.5
                        ------------------------------------------------------------------------
                        Search 17 · Disable 21 · Attack, melee +16 · Damage 1d8+4
                        ------------------------------------------------------------------------
                        Trigger    Location: a foot on either marked flagstone. Fliers do not
                                   set it off.
                        Reset      Manual, about 1 minute. No bypass.
                        On a hit   1d8+4 plus poison, on the nearest creature in each of two
                                   adjacent 5-ft. squares.
                        Poison     Medium spider venom. Fort DC 14: 1d4 Str, then 1d4 Str a
                                   minute later.

                        Disabling  Below 17 the trap springs. From 17 to 20 nothing happens and
                                   a new try is allowed. At 31 the party may walk past and leave
                                   it armed.

                        Tell       Rust weeps from a row of thumb-wide holes at hip height.
                        Hits AC    15: 95% · 18: 95% · 21: 80% · 24: 65% · 27: 50%
                        ------------------------------------------------------------------------
                        Sprung [ ] [ ] [ ] · Found [ ] · Disabled [ ]
                        Market price 12,650 gp · Craft (trapmaking) DC 25
                        """);
    }

    @Test
    void noLineIsLongerThanItMayBeUnlessOneWordIs() {
        String text = TextSheet.write(List.of(
                SamplePages.longer(300),
                SamplePages.scythes(),
                SamplePages.named("A name without end ".repeat(30)),
                SamplePages.spikes(List.of(Run.plain("Q".repeat(100))))));
        assertThat(text.lines().filter(line -> line.length() > TextSheet.WIDTH))
                .allMatch(line -> line.strip().matches("(On a hit +)?Q{100}"));
        assertThat(text).contains("w0300x", "| Un souffle froid", "4\u00A0500\u00A0po");
    }
}
