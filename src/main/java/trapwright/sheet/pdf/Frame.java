package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import trapwright.sheet.Block;
import trapwright.sheet.Foot;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;
import trapwright.sheet.Run;
import trapwright.sheet.type.FontFace;
import trapwright.sheet.type.Paragraph;

/// What stands on every card of a trap, measured, and the body that must find room inside it.
///
/// @param ticks the boxes; without rows where there are none or where they stand in the body
/// @param body the blocks, with whatever the head and the foot could not hold
/// @param about the page's language and its words for what lies on several cards
record Frame(
        Size size,
        BandArt band,
        NumbersArt numbers,
        FootArt foot,
        LaidTicks ticks,
        Page.About about,
        List<Laid> body,
        Style style) {
    private static final int NUMBERS = 6;
    private static final int NUMBERS_ON_NARROW = 4;
    private static final double NARROW_PT = 200;
    private static final double SHARE = 0.2;
    private static final Foot BARE = new Foot(List.of(), Labelled.NONE, Labelled.NONE, "");

    /// A card's width and height in points.
    record Size(double width, double height) {}

    static Frame of(Page page, String counter, Size size, @Nullable Emblem emblem, Style style) {
        double column = size.width - 2 * style.margin();
        BandArt band = BandArt.of(page.band(), counter, size.width, emblem, style);
        int most = size.width < NARROW_PT ? NUMBERS_ON_NARROW : NUMBERS;
        NumbersArt numbers = NumbersArt.of(page.numbers(), most, size.width, style);
        int shown = numbers.cells().size();
        List<Block> blocks = new ArrayList<>(band.leftOver(page.band()));
        blocks.addAll(numbers.leftOver());
        for (Labelled number : page.numbers().subList(shown, page.numbers().size())) {
            blocks.add(new Block.Row(number.label(), List.of(Run.bold(number.value()))));
        }
        blocks.addAll(page.body());
        FootArt foot = FootArt.of(page.foot(), column, style);
        boolean high = foot.height() > size.height * SHARE;
        if (high) blocks.addAll(FootArt.asRows(page.foot()));
        LaidTicks ticks = LaidTicks.of(page.foot().ticks(), column, style);
        boolean many = ticks.height() > size.height * SHARE;
        List<Laid> body = new ArrayList<>(Body.of(blocks, column, style));
        if (many) body.add(ticks);
        return new Frame(
                size,
                band,
                numbers,
                high ? FootArt.of(BARE, column, style) : foot,
                many ? LaidTicks.of(List.of(), column, style) : ticks,
                page.about(),
                body,
                style);
    }

    /// The same frame under another band of the same height.
    Frame withBand(BandArt other) {
        return new Frame(size, other, numbers, foot, ticks, about, body, style);
    }

    /// The frame of the trap's second card and those after it: no figures and no closing lines, as the first has them.
    Frame further(BandArt slim) {
        double column = size.width - 2 * style.margin();
        NumbersArt none = NumbersArt.of(List.of(), 0, size.width, style);
        return new Frame(size, slim, none, FootArt.of(BARE, column, style), ticks, about, body, style);
    }

    /// Where the body begins.
    double bodyTop() {
        return band.height() + numbers.height() + style.pt(4.8);
    }

    /// Where the closing lines begin.
    double footTop() {
        return size.height - style.margin() - foot.height();
    }

    /// Where the boxes begin, or the words that point to the next card.
    double ticksTop() {
        return footTop() - style.pt(2) - ticks.height();
    }

    /// Where the words begin that point to the next card.
    double pointerTop(Paragraph pointer) {
        return footTop() - style.pt(2) - pointer.height();
    }

    /// Room for the body on the only card.
    double room() {
        return (ticks.isEmpty() ? footTop() : ticksTop()) - style.pt(3) - bodyTop();
    }

    /// Room for the body above the words that point to the next card.
    double roomAbove(Paragraph pointer) {
        return pointerTop(pointer) - style.pt(3) - bodyTop();
    }

    /// Room for the body on a card of which it is not known whether it is the last.
    double roomOfMany(Paragraph pointer) {
        return Math.min(room(), roomAbove(pointer));
    }

    /// The words that point to the next card.
    Paragraph pointer(String text) {
        double column = size.width - 2 * style.margin();
        return style.single(text, FontFace.SANS_SEMIBOLD, 7.8, style.ink().band(), column);
    }
}
