package trapwright.sheet.pdf;

import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;

/// The picture in a card's ring.
sealed interface Emblem {
    /// One of the built-in icons, in a square of [trapwright.sheet.Icons#SIDE].
    record Outline(Path2D path) implements Emblem {}

    /// A picture of the game master's own, a small square.
    record Photo(BufferedImage image) implements Emblem {}
}
