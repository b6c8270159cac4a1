package trapwright.sheet.pdf;

import java.util.List;
import trapwright.sheet.Grid;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.type.Fonts;

/// Cards laid out for a paper, ready to be drawn. Immutable.
public final class Spread {
    private final SheetSetup setup;
    private final List<CardFace> cards;
    private final List<Lacking> lacking;
    private final Fonts fonts;

    Spread(SheetSetup setup, List<CardFace> cards, List<Lacking> lacking, Fonts fonts) {
        this.setup = setup;
        this.cards = cards;
        this.lacking = lacking;
        this.fonts = fonts;
    }

    /// How it goes on paper.
    public SheetSetup setup() {
        return setup;
    }

    /// Number of cards, more than pages where a text goes on to further cards.
    public int cards() {
        return cards.size();
    }

    /// Number of sheets of paper.
    public int sheets() {
        return setup.grid().sheets(cards.size());
    }

    /// The traps with signs that no face has; a box stands for each of them.
    public List<Lacking> lacking() {
        return lacking;
    }

    Fonts fonts() {
        return fonts;
    }

    CardFace card(int index) {
        return cards.get(index);
    }

    /// The cards of one sheet.
    List<CardFace> sheet(Grid grid, int sheet) {
        int from = sheet * grid.perSheet();
        return cards.subList(from, Math.min(cards.size(), from + grid.perSheet()));
    }
}
