package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.sheet.Duplex;

/// One card of paper: its front and, where backs are printed, its back.
record Leaf(CardFace front, Optional<CardSide> back) {
    /// The leaves of some traps. Where backs are printed, what one card cannot hold goes on its back.
    ///
    /// @param traps the faces of each trap, in order
    static List<Leaf> of(List<List<CardFace>> traps, Duplex duplex) {
        List<Leaf> leaves = new ArrayList<>();
        for (List<CardFace> faces : traps) {
            int step = duplex == Duplex.NONE ? 1 : 2;
            for (int face = 0; face < faces.size(); face += step) {
                CardFace front = faces.get(face);
                if (duplex == Duplex.NONE) leaves.add(new Leaf(front, Optional.empty()));
                else if (face + 1 < faces.size()) leaves.add(new Leaf(front, Optional.of(faces.get(face + 1))));
                else leaves.add(new Leaf(front, Optional.of(blank(front, leaves.size() + 1))));
            }
        }
        return leaves;
    }

    private static CardSide blank(CardFace front, int number) {
        Frame frame = front.frame();
        return new CardBack(frame.size(), frame.about().numberedAs(number), frame.style());
    }
}
