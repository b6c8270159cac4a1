package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import trapwright.sheet.Duplex;
import trapwright.sheet.Grid;
import trapwright.sheet.SheetSetup;
import trapwright.sheet.pdf.SheetSide.Lying;
import trapwright.sheet.type.Fonts;

/// Cards laid out for a paper, ready to be drawn. Immutable.
public final class Spread {
    private final SheetSetup setup;
    private final List<CardFace> cards;
    private final List<Leaf> leaves;
    private final List<Lacking> lacking;
    private final Fonts fonts;

    /// @param traps the faces of each trap, in order
    Spread(SheetSetup setup, List<List<CardFace>> traps, List<Lacking> lacking, Fonts fonts) {
        this.setup = setup;
        this.cards = traps.stream().flatMap(List::stream).toList();
        this.leaves = Leaf.of(traps, setup.duplex());
        this.lacking = lacking;
        this.fonts = fonts;
    }

    /// How it goes on paper.
    public SheetSetup setup() {
        return setup;
    }

    /// Number of faces, more than pages where a text goes on to further ones.
    public int cards() {
        return cards.size();
    }

    /// Number of sheets of paper.
    public int sheets() {
        return Math.ceilDiv(leaves.size(), perSheet());
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

    /// One face by itself.
    SheetSide alone(int card) {
        return new SheetSide(1, List.of(new Lying(0, cards.get(card))));
    }

    /// All sides of paper in the order they are printed: each sheet's front, followed by its back if it has one.
    List<SheetSide> sides() {
        Grid grid = setup.grid();
        List<SheetSide> sides = new ArrayList<>();
        for (int sheet = 0; sheet < sheets(); sheet++) {
            int from = sheet * perSheet();
            List<Leaf> here = leaves.subList(from, Math.min(leaves.size(), from + perSheet()));
            List<Lying> fronts = new ArrayList<>();
            List<Lying> backs = new ArrayList<>();
            for (int leaf = 0; leaf < here.size(); leaf++) {
                int place = setup.duplex() == Duplex.FOLD ? 2 * leaf : leaf;
                fronts.add(new Lying(place, here.get(leaf).front()));
                here.get(leaf).back().ifPresent(back -> backs.add(new Lying(grid.behind(place, setup.duplex()), back)));
            }
            if (setup.duplex() == Duplex.FOLD) fronts.addAll(backs);
            sides.add(new SheetSide(sheet + 1, List.copyOf(fronts)));
            if (setup.duplex().isTwoSided()) sides.add(new SheetSide(sheet + 1, List.copyOf(backs)));
        }
        return sides;
    }

    private int perSheet() {
        int places = setup.grid().perSheet();
        return setup.duplex() == Duplex.FOLD ? places / 2 : places;
    }
}
