package trapwright.ui.kit;

import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;

/// A trap picture in one colour, which the style sheet gives.
public final class Drawing extends Region {
    /// @param path SVG path data
    public Drawing(String path) {
        getStyleClass().add("picture");
        SVGPath shape = new SVGPath();
        shape.setContent(path);
        setShape(shape);
    }
}
