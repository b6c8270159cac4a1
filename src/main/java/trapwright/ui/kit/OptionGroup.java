package trapwright.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;

/// The options of one choice. The group is one tab stop: arrows look at an option, Space chooses it.
public final class OptionGroup extends Columns {
    private final String field;
    private final boolean several;
    private final List<OptionCard> cards = new ArrayList<>();
    private Consumer<Integer> look = index -> {};

    /// Looking at none.
    public static final int NONE = -1;

    /// @param field the field's id, which is the node's id too
    /// @param columns how many stand side by side
    /// @param several whether several options can be chosen together
    public OptionGroup(String field, int columns, boolean several) {
        super(columns);
        this.field = field;
        this.several = several;
        setId(field);
        getStyleClass().add("option-group");
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /// Adds an option.
    ///
    /// @param option its id within the group
    /// @param choose what choosing it does
    public OptionCard add(String option, Glyph glyph, Runnable choose) {
        int index = cards.size();
        OptionCard card = new OptionCard(glyph, several, choose);
        card.setId(field + "-" + option.toLowerCase(Locale.ROOT).replace('_', '-'));
        card.hoverProperty().addListener((hover, was, is) -> look.accept(is ? index : focused()));
        card.focusedProperty().addListener((focus, was, is) -> {
            if (is) {
                enter(index);
            }
            look.accept(is ? index : NONE);
        });
        card.chosen().addListener((chosen, was, is) -> {
            if (is && !several && focused() == NONE) {
                enter(index);
            }
        });
        card.setFocusTraversable(index == 0);
        cards.add(card);
        getChildren().add(card);
        return card;
    }

    /// What to do while an option is pointed at or has the focus.
    ///
    /// @param action gets the option's place, [#NONE] when nothing is looked at
    public void onLook(Consumer<Integer> action) {
        look = action;
    }

    /// Puts the focus where Tab would.
    public void enter() {
        cards.stream().filter(Node::isFocusTraversable).findFirst().ifPresent(Node::requestFocus);
    }

    private void enter(int index) {
        for (int i = 0; i < cards.size(); i++) {
            cards.get(i).setFocusTraversable(i == index);
        }
    }

    private int focused() {
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).isFocused()) {
                return i;
            }
        }
        return NONE;
    }

    private void pressed(KeyEvent event) {
        int at = focused();
        if (at == NONE || event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case RIGHT -> go(at + 1, event);
            case LEFT -> go(at - 1, event);
            case DOWN -> go(at + count(), event);
            case UP -> go(at - count(), event);
            case HOME -> go(0, event);
            case END -> go(cards.size() - 1, event);
            case SPACE, ENTER -> {
                cards.get(at).fire();
                event.consume();
            }
            default -> {
                // every other key belongs to the window
            }
        }
    }

    private void go(int index, KeyEvent event) {
        if (index >= 0 && index < cards.size()) {
            cards.get(index).requestFocus();
        }
        event.consume();
    }
}
