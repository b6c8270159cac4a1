package trapwright.sheet.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import trapwright.sheet.Page;
import trapwright.sheet.Paper;
import trapwright.sheet.SamplePages;
import trapwright.sheet.SheetSetup;
import trapwright.words.Language;
import trapwright.words.Words;

/// Signs that no face has are named with their trap.
class LackingTest {
    private static final Press PRESS = new Press();

    @Test
    void eachTrapSignsAreNamedOnce() {
        List<Lacking> lacking = lacking(
                List.of(SamplePages.named("Feu 🔥 froid 🔥"), SamplePages.spikes(), SamplePages.named("שלום 10 × 3")));
        assertThat(lacking)
                .containsExactly(
                        new Lacking("Feu 🔥 froid 🔥", List.of(0x1F525)),
                        new Lacking("שלום 10 × 3", List.of(0x5D5, 0x5DC, 0x5DD, 0x5E9)));
        assertThat(said(lacking, Language.EN))
                .isEqualTo("The fonts do not have every sign; boxes are printed for 🔥 (U+1F525) in “Feu 🔥 froid 🔥”,"
                        + " ו (U+05D5), ל (U+05DC), ם (U+05DD), ש (U+05E9) in “שלום 10 × 3”.");
        assertThat(said(lacking.subList(0, 1), Language.FR))
                .isEqualTo("Les polices n’ont pas tous les signes\u00a0; des cases sont imprimées pour 🔥 (U+1F525)"
                        + " dans «\u00a0Feu 🔥 froid 🔥\u00a0».");
    }

    @Test
    void whereNoneIsLackingNothingIsSaid() {
        assertThat(lacking(List.of(SamplePages.spikes(), SamplePages.named("Œuvre « à » 1d6 × 2 − ½"))))
                .isEmpty();
        assertThat(Lacking.said(List.of())).isEmpty();
    }

    @Test
    void theSentenceStaysShort() {
        StringBuilder name = new StringBuilder();
        for (int code = 0x4E00; code < 0x4E00 + 500; code++) name.appendCodePoint(code);
        List<Lacking> lacking = lacking(Collections.nCopies(50, SamplePages.named(name.toString())));
        assertThat(lacking).hasSize(50).allMatch(trap -> trap.signs().size() == 500);
        assertThat(said(lacking, Language.EN))
                .contains("一 (U+4E00), 丁 (U+4E01)", ", 492 more signs in “", ", signs in 44 more traps.")
                .hasSizeLessThan(1_500);
    }

    private static List<Lacking> lacking(List<Page> pages) {
        return PRESS.lay(pages, SheetSetup.cards(Paper.A4)).lacking();
    }

    private static String said(List<Lacking> lacking, Language language) {
        return Words.in(language).say(Lacking.said(lacking).orElseThrow());
    }
}
