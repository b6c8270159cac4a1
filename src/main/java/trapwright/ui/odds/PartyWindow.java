package trapwright.ui.odds;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import trapwright.app.PartyForm;
import trapwright.party.Adventurer;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.SideWindow;

/// The characters of the party. Every change holds at once; an empty field is assumed.
final class PartyWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 600;
    private final Phrases phrases;
    private final PartyForm party;
    private final Said said;
    private final SideWindow window;
    private final BorderPane root;
    private final ListView<Integer> list = new ListView<>();
    private final LineField title = new LineField();
    private final CharacterFields character;

    /// @param owner the window it belongs to
    PartyWindow(Window owner, Phrases phrases, PartyDesk around) {
        this.phrases = phrases;
        party = around.form();
        said = new Said(phrases, "");
        character = new CharacterFields(phrases, party, list::refresh);
        title.setId("party-name");
        title.onEdit(party::name);
        ScrollPane scroll = new ScrollPane(character);
        scroll.setFitToWidth(true);
        Button add =
                button("party.add", Glyph.PLUS, () -> list.getSelectionModel().select(added()));
        add.setId("party-add");
        Button remove = button("party.remove", Glyph.MINUS, this::remove);
        remove.setId("party-remove");
        Button open = button(
                "party.open", Glyph.FOLDER_OPEN_OUTLINE, () -> around.open().accept(() -> fill(0)));
        open.setId("party-open");
        Button save = button("party.save", Glyph.CONTENT_SAVE_OUTLINE, around.save());
        save.setId("party-save");
        root = new BorderPane(scroll);
        root.getStyleClass().add("party-window");
        window = new SideWindow(owner, phrases.text("party.title"), root, WIDTH, HEIGHT);
        Button close = window.closing(phrases);
        close.setMaxWidth(Double.MAX_VALUE);
        VBox left = new VBox(title.labelled(phrases.text("party.name")), list, add, remove, open, save, close);
        left.getStyleClass().add("party-left");
        root.setLeft(left);
        cells();
    }

    /// Shows it, or brings it to the front.
    void show() {
        fill(Math.max(0, chosen()));
        window.show();
    }

    /// Something in it, by its id.
    Node lookup(String selector) {
        return root.lookup(selector);
    }

    private int added() {
        int place = party.add();
        fill(place);
        return place;
    }

    private void remove() {
        int at = chosen();
        if (at >= 0) {
            party.remove(at);
            fill(Math.min(at, party.now().characters().size() - 1));
        }
    }

    private void fill(int selected) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < party.now().characters().size(); i++) {
            places.add(i);
        }
        title.show(party.now().name());
        list.getItems().setAll(places);
        list.getSelectionModel().select(selected);
        character.show(chosen());
    }

    private int chosen() {
        return list.getSelectionModel().getSelectedIndex();
    }

    private void cells() {
        list.setId("party-list");
        list.accessibleTextProperty().bind(phrases.text("party.title"));
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable Integer place, boolean empty) {
                super.updateItem(place, empty);
                boolean there = !empty
                        && place != null
                        && place < party.now().characters().size();
                setText(there && place != null ? words(place) : null);
            }
        });
        list.getSelectionModel().selectedIndexProperty().addListener((index, was, is) -> character.show(is.intValue()));
    }

    private String words(int place) {
        Adventurer adventurer = party.now().characters().get(place);
        String rank = said.rank(adventurer, party.now());
        return adventurer.name().isBlank() ? rank : adventurer.name() + " · " + rank;
    }

    private Button button(String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }
}
