package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;

/// Some lines of a block at their place in a card's body.
///
/// @param y from the body's head, in points
record Placed(Laid block, int from, int to, double y) {
    double height() {
        return block.height(from, to);
    }

    /// Fills as many cards as the blocks need. Every line lands on exactly one card.
    ///
    /// @param first the room on the first card
    /// @param further the room on each card after it
    static List<List<Placed>> flow(List<Laid> blocks, double first, double further) {
        List<List<Placed>> cards = new ArrayList<>();
        cards.add(new ArrayList<>());
        for (Laid block : blocks) {
            for (int from = 0; from < block.lines(); ) {
                List<Placed> card = cards.getLast();
                double room = cards.size() == 1 ? first : further;
                if (card.isEmpty() && block.parts()) break;
                double y = card.isEmpty() ? 0 : card.getLast().end() + block.gap();
                int to = block.fit(from, room - y);
                if (to == from && card.isEmpty()) to = Math.max(from + 1, block.most(from, room));
                if (to > from) card.add(new Placed(block, from, to, y));
                if (to < block.lines()) cards.add(next(card));
                from = to;
            }
        }
        if (cards.getLast().isEmpty() && cards.size() > 1) cards.removeLast();
        return cards;
    }

    private double end() {
        return y + height();
    }

    /// Begins the next card, with the titles that would have stood last on the one before.
    private static List<Placed> next(List<Placed> card) {
        while (card.size() > 1 && card.getLast().block.parts()) card.removeLast();
        List<Placed> next = new ArrayList<>();
        if (card.size() > 1 && card.getLast().block.leads()) {
            Placed title = card.removeLast();
            next.add(new Placed(title.block, title.from, title.to, 0));
        }
        return next;
    }
}
