package trapwright.ui.kit;

import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Nodes one below the other, which remember their height while nothing in them changes.
public class Stack extends VBox {
    private final @Nullable Heights heights = new Heights();

    public Stack(Node... children) {
        super(children);
    }

    @Override
    public void requestLayout() {
        // the parent's constructor asks before there is anything to forget
        if (heights != null) {
            heights.forget();
        }
        super.requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return heights == null ? super.computePrefHeight(width) : heights.at(width, super::computePrefHeight);
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }
}
