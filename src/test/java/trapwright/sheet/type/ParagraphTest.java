package trapwright.sheet.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Color;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class ParagraphTest {
    private static final Fonts FONTS = new Fonts();

    @Test
    void breaksAfterSpacesAndLeavesThemOut() {
        assertThat(lines("one two three", widthOf("one two") + 1)).containsExactly("one two", "three");
    }

    @Test
    void neverBreaksAtANoBreakSpace() {
        assertThat(lines("prix 4\u00A0500\u00A0po", widthOf("prix 4\u00A0500") + 1))
                .containsExactly("prix", "4\u00A0500\u00A0po");
    }

    @Test
    void breaksAfterAHyphenOnlyBetweenLetters() {
        assertThat(lines("thumb-wide", widthOf("thumb-wi"))).containsExactly("thumb-", "wide");
        assertThat(lines("at 1-in-6", widthOf("at 1-in"))).containsExactly("at", "1-in-6");
        assertThat(lines("the 5-ft. pit", widthOf("the 5-f"))).containsExactly("the", "5-ft.", "pit");
    }

    @Test
    void breaksAWordThatIsWiderThanTheColumn() {
        List<String> lines = lines("a" + "m".repeat(30), widthOf("mmmmmmmmmm") + 0.1);
        assertThat(lines).hasSize(4);
        assertThat(String.join("", lines)).isEqualTo("a" + "m".repeat(30));
    }

    @Test
    void beginsANewLineAtALineFeed() {
        assertThat(lines("one\n\ntwo", 500)).containsExactly("one", "", "two");
    }

    @Test
    void kerningMakesTheLineNarrower() {
        Glyph a = FONTS.glyph(FontFace.SERIF, 'A');
        Glyph v = FONTS.glyph(FontFace.SERIF, 'V');
        double kerned = (a.advance() + FONTS.kern(a, v) + v.advance()) / 100.0;
        assertThat(FONTS.kern(a, v)).isNegative();
        assertThat(set("AV", 500).width()).isCloseTo(kerned, within(0.001));
    }

    @Test
    void takesDownSignsThatNoFaceHas() {
        var missing = new java.util.TreeSet<Integer>();
        Paragraph paragraph = set("a🔥b", 500);
        paragraph.addMissing(missing);
        assertThat(missing).containsExactly(0x1F525);
        assertThat(paragraph.pieces(0).getFirst().boxes()).hasSize(1);
    }

    @Property(tries = 200)
    void nothingIsLostAndNoLineIsTooWide(
            @ForAll @StringLength(max = 300) String text, @ForAll @DoubleRange(min = 20, max = 300) double width) {
        String clean = trapwright.sheet.Clean.text(text);
        Paragraph set = set(clean, width);
        assertThat(IntStream.range(0, set.lines()).mapToDouble(set::width)).allMatch(wide -> wide <= width + 0.01);
        long drawn = IntStream.range(0, set.lines())
                .mapToObj(set::pieces)
                .flatMap(List::stream)
                .mapToLong(piece ->
                        shown(piece).codePoints().filter(code -> !space(code)).count()
                                + piece.boxes().size())
                .sum();
        assertThat(drawn)
                .isEqualTo(clean.codePoints()
                        .filter(code -> !Fonts.silent(code) && !space(code))
                        .count());
    }

    private static boolean space(int code) {
        return code == '\n' || Character.getType(code) == Character.SPACE_SEPARATOR;
    }

    private static double widthOf(String text) {
        return set(text, 5000).width();
    }

    private static List<String> lines(String text, double width) {
        Paragraph set = set(text, width);
        return IntStream.range(0, set.lines())
                .mapToObj(line ->
                        set.pieces(line).stream().map(ParagraphTest::shown).collect(Collectors.joining()))
                .toList();
    }

    private static String shown(Piece piece) {
        return piece.shown().stream()
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .collect(Collectors.joining());
    }

    private static Paragraph set(String text, double width) {
        return Paragraph.set(FONTS, List.of(new Span(text, FontFace.SERIF, Color.BLACK)), 10, width, Paragraph.LEADING);
    }
}
