package trapwright.sheet.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.sheet.Run;
import trapwright.sheet.SamplePages;

class MarkdownSheetTest {
    @Test
    void writesACardInOrder() {
        assertThat(MarkdownSheet.write(List.of(SamplePages.spikes())))
                .startsWith("""
                        ## Poison Wall Spikes

                        *Mechanical trap · 3.5* · **CR 5**

                        | Search | Disable | Attack, melee | Damage |
                        | :-: | :-: | :-: | :-: |
                        | **17** | **21** | **+16** | **1d8+4** |

                        **Trigger.** Location: a foot on either marked flagstone. Fliers do not set it off.
                        """)
                .contains(
                        "\n\n* * *\n\n", "\n> **Tell.** Rust weeps", "| Hits AC | 15 | 18 |", "Sprung ☐ ☐ ☐ · Found ☐")
                .endsWith("\n\nMarket price **12,650 gp** · Craft (trapmaking) **DC 25**\n");
    }

    @Test
    void aRuleStandsBetweenCards() {
        String both = MarkdownSheet.write(List.of(SamplePages.handout(), SamplePages.handout()));
        assertThat(both.split("\n\n---\n\n## ", -1)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\0',
            delimiter = '§',
            value = {
                "*a* _b_ `c`§\\*a\\* \\_b\\_ \\`c\\`",
                "[x](y) <b> a|b §\\[x\\](y) \\<b\\> a\\|b",
                "# title§\\# title",
                "- item§\\- item",
                "+1 to hit§\\+1 to hit",
                "1. first§1\\. first",
                "12) x§12\\) x",
                "=== %%x%%§\\=\\=\\= \\%\\%x\\%\\%",
                "95% a = b, 3.5 - 2§95% a = b, 3.5 - 2",
                "C:\\x ~~y~~ $z$ &amp;§C:\\\\x \\~\\~y\\~\\~ \\$z\\$ \\&amp;",
                "--- §\\---"
            })
    void signsThatMarkdownReadsAreEscaped(String typed, String written) {
        assertThat(Marked.runs(List.of(Run.plain(typed)))).isEqualTo(written);
    }

    @Test
    void marksStandAgainstTheLetters() {
        assertThat(Marked.runs(List.of(Run.plain("a"), Run.bold(" b "), Run.italic("c d "), Run.plain("e"))))
                .isEqualTo("a **b** *c d* e");
        assertThat(Marked.runs(List.of(Run.bold("one\n\ntwo")))).isEqualTo("**one**\n\n**two**");
    }

    @Test
    void aLineFeedBreaksTheLineAndAnEmptyLineTheParagraph() {
        assertThat(Marked.runs(List.of(Run.plain("one\ntwo\n\n    - three")))).isEqualTo("one\\\ntwo\n\n\\- three");
    }
}
