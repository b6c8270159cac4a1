package trapwright.ui.library;

import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.Library;
import trapwright.app.LibraryTrap;
import trapwright.app.Together;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// What the ticked traps come to, and what can be done with all of them. It is there with the first tick.
final class TickedBar extends HBox {
    private final Phrases phrases;
    private final Library library;
    private final Label count = new Label();
    private final Label level = new Label();
    private final Label price = new Label();
    private final VBox levelBox;
    private final VBox priceBox;

    TickedBar(Phrases phrases, Library library, LibraryDesk desk) {
        this.phrases = phrases;
        this.library = library;
        setId("ticked");
        getStyleClass().add("ticked-bar");
        count.getStyleClass().add("strong");
        level.getStyleClass().add("ticked-level");
        price.getStyleClass().add("ticked-price");
        levelBox = new VBox(head("library.ticked.level"), level);
        priceBox = new VBox(head("library.ticked.price"), price);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button print = button(
                "library-print",
                "ui.action.print",
                Glyph.PRINTER,
                () -> library.fetch(List.copyOf(library.ticked()), desk.print()));
        print.getStyleClass().add("main");
        getChildren()
                .addAll(
                        count,
                        levelBox,
                        priceBox,
                        space,
                        button("library-untick", "library.untick", Glyph.CLOSE, library::untick),
                        button(
                                "library-bundle",
                                "library.bundle",
                                Glyph.PACKAGE_VARIANT,
                                () -> desk.bundle().accept(List.copyOf(library.ticked()))),
                        button(
                                "library-export",
                                "ui.action.export",
                                Glyph.EXPORT,
                                () -> library.fetch(List.copyOf(library.ticked()), desk.export())),
                        print);
        library.ticked().addListener((ListChangeListener<LibraryTrap>) change -> show());
        phrases.words().subscribe(words -> show());
    }

    private void show() {
        Together together = library.together();
        setVisible(together.count() > 0);
        setManaged(together.count() > 0);
        count.setText(phrases.say("library.ticked", together.count()));
        show(levelBox, together.level().isPresent());
        together.level().ifPresent(value -> level.setText(phrases.say("ui.number.exact", value)));
        show(priceBox, together.price().isPresent());
        together.price().ifPresent(value -> price.setText(phrases.say("ui.number.money", value)));
    }

    private static void show(VBox box, boolean shown) {
        box.setVisible(shown);
        box.setManaged(shown);
    }

    private Label head(String key) {
        Label head = new Label();
        head.getStyleClass().add("ticked-head");
        head.textProperty().bind(phrases.text(key));
        return head;
    }

    private Button button(String id, String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.setId(id);
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
