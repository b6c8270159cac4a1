package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/// A row that never asks for more room than there is: what can be spared goes in a fixed order until the rest fits, and
/// comes back with the room. What goes must be reachable in another way.
public class TightRow extends HBox {
    private final List<Consumer<Boolean>> savings = new ArrayList<>();
    private boolean changed = true;
    private boolean fitting;
    private double fitted = -1;

    public TightRow(Node... children) {
        super(children);
    }

    /// Adds something that can be spared, after all that was added before.
    ///
    /// @param saving spares it when it gets true, brings it back when it gets false
    protected final void spare(Consumer<Boolean> saving) {
        savings.add(saving);
    }

    /// Leaves nodes out.
    public static Consumer<Boolean> without(Node... nodes) {
        return spared -> {
            for (Node node : nodes) {
                node.setManaged(!spared);
                node.setVisible(!spared);
            }
        };
    }

    /// Leaves pictures without their words.
    public static Consumer<Boolean> wordless(Labeled... labels) {
        List<ContentDisplay> usual =
                Arrays.stream(labels).map(Labeled::getContentDisplay).toList();
        return spared -> {
            for (int i = 0; i < labels.length; i++) {
                labels[i].setContentDisplay(spared ? ContentDisplay.GRAPHIC_ONLY : usual.get(i));
            }
        };
    }

    @Override
    public void requestLayout() {
        if (!fitting) {
            changed = true;
        }
        super.requestLayout();
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        if (changed || fitted != getWidth()) {
            fit();
        }
        super.layoutChildren();
    }

    private void fit() {
        fitting = true;
        changed = false;
        fitted = getWidth();
        savings.forEach(saving -> saving.accept(false));
        for (Consumer<Boolean> saving : savings) {
            if (computePrefWidth(-1) <= fitted) {
                break;
            }
            saving.accept(true);
        }
        fitting = false;
    }
}
