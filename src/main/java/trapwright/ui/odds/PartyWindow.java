package trapwright.ui.odds;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import trapwright.app.PartyForm;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Trait;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Look;
import trapwright.ui.kit.Phrases;
import trapwright.words.Callings;

/// The characters of the party. Every change holds at once; an empty field is assumed.
final class PartyWindow {
    private static final double WIDTH = 860;
    private static final double HEIGHT = 600;
    private static final List<Trait> ALL = List.of(Trait.LEVEL, Trait.HP, Trait.MAX_HP, Trait.AC);
    private static final List<Trait> OF_35 =
            List.of(Trait.TOUCH_AC, Trait.FORTITUDE, Trait.REFLEX, Trait.WILL, Trait.SEARCH, Trait.DISABLE);
    private static final List<Trait> OF_5E = List.of(
            Trait.PERCEPTION,
            Trait.PASSIVE_PERCEPTION,
            Trait.INVESTIGATION,
            Trait.THIEVES_TOOLS,
            Trait.SAVE_STR,
            Trait.SAVE_DEX,
            Trait.SAVE_CON,
            Trait.SAVE_INT,
            Trait.SAVE_WIS,
            Trait.SAVE_CHA);

    private final Phrases phrases;
    private final PartyForm party;
    private final Said said;
    private final Stage stage = new Stage();
    private final ListView<Integer> list = new ListView<>();
    private final LineField title = new LineField();
    private final LineField name = new LineField();
    private final LineField calling = new LineField();
    private final Label refused = new Label();
    private final Map<Trait, LineField> numbers = new EnumMap<>(Trait.class);
    private final Map<Gift, CheckBox> gifts = new EnumMap<>(Gift.class);
    private final VBox form;

    /// @param owner the window it belongs to
    PartyWindow(Window owner, Phrases phrases, PartyDesk around) {
        this.phrases = phrases;
        party = around.form();
        said = new Said(phrases);
        title.setId("party-name");
        title.onEdit(party::name);
        name.setId("party-character");
        name.onEdit(typed -> edit(each -> each.withName(typed)));
        calling.setId("party-calling");
        calling.onEdit(typed -> edit(each -> each.withCalling(Callings.id(typed))));
        refused.getStyleClass().addAll("caption", "error");
        refused.setWrapText(true);
        form = new VBox(
                group("party.group.all", field("party.character", name), field("party.calling", calling)),
                traits(ALL),
                group("party.group.35"),
                traits(OF_35),
                gifts(),
                group("party.group.5e"),
                traits(OF_5E),
                refused,
                wrapped("party.empty"));
        form.getStyleClass().add("party-form");
        ScrollPane scroll = new ScrollPane(form);
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
        VBox left = new VBox(field("party.name", title), list, add, remove, open, save);
        left.getStyleClass().add("party-left");
        cells();
        BorderPane root = new BorderPane(scroll, null, null, null, left);
        root.getStyleClass().add("party-window");
        stage.setScene(new Scene(root, WIDTH, HEIGHT));
        stage.initOwner(owner);
        stage.titleProperty().bind(phrases.text("party.title"));
    }

    /// Shows it, dressed as the main window.
    void show(Scene like) {
        Look.same(like, stage.getScene());
        fill(0);
        stage.show();
        stage.toFront();
    }

    /// Something in it, by its id.
    Node lookup(String selector) {
        return stage.getScene().lookup(selector);
    }

    /// Closes it.
    void close() {
        stage.close();
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
        draw();
    }

    private int chosen() {
        return list.getSelectionModel().getSelectedIndex();
    }

    private void edit(UnaryOperator<Adventurer> how) {
        if (chosen() >= 0) {
            party.edit(chosen(), how);
            list.refresh();
        }
    }

    private void draw() {
        form.setDisable(chosen() < 0);
        refused.setText("");
        if (chosen() < 0) {
            return;
        }
        Adventurer now = party.now().characters().get(chosen());
        name.show(now.name());
        String key = "party.class." + now.callingId();
        calling.show(phrases.knows(key) ? phrases.say(key) : now.calling());
        numbers.forEach((trait, field) ->
                field.show(now.number(trait).map(String::valueOf).orElse("")));
        gifts.forEach((gift, box) -> {
            box.setIndeterminate(now.gift(gift).isEmpty());
            box.setSelected(now.gift(gift).orElse(false));
        });
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
        list.getSelectionModel().selectedIndexProperty().addListener((index, was, is) -> draw());
    }

    private String words(int place) {
        Adventurer adventurer = party.now().characters().get(place);
        String rank = said.rank(adventurer, party.now());
        return adventurer.name().isBlank() ? rank : adventurer.name() + " · " + rank;
    }

    private Node traits(List<Trait> traits) {
        FlowPane pane = new FlowPane();
        pane.getStyleClass().add("party-traits");
        for (Trait trait : traits) {
            LineField input = new LineField();
            input.setId("party-" + trait.id().replace('.', '-'));
            input.setPrefColumnCount(4);
            input.onEdit(typed -> type(trait, typed));
            numbers.put(trait, input);
            pane.getChildren().add(field("party.trait." + trait.id(), input));
        }
        return pane;
    }

    private void type(Trait trait, String typed) {
        if (chosen() >= 0) {
            boolean taken = party.type(chosen(), trait, typed);
            refused.setText(taken ? "" : phrases.say("party.refused", trait.least(), trait.most()));
            list.refresh();
        }
    }

    private Node gifts() {
        HBox row = new HBox();
        row.getStyleClass().add("party-traits");
        for (Gift gift : Gift.values()) {
            CheckBox box = new CheckBox();
            box.setId("party-" + gift.id());
            box.setAllowIndeterminate(true);
            box.textProperty().bind(phrases.text("party.gift." + gift.id()));
            box.setOnAction(event -> edit(
                    each -> each.with(gift, box.isIndeterminate() ? Optional.empty() : Optional.of(box.isSelected()))));
            gifts.put(gift, box);
            row.getChildren().add(box);
        }
        return row;
    }

    private VBox group(String key, Node... content) {
        Label title = wrapped(key);
        title.getStyleClass().add("strong");
        VBox box = new VBox(title);
        box.getChildren().addAll(content);
        box.getStyleClass().add("party-group");
        return box;
    }

    private VBox field(String key, LineField input) {
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.setLabelFor(input);
        input.accessibleTextProperty().bind(phrases.text(key));
        return new VBox(label, input);
    }

    private Button button(String key, Glyph glyph, Runnable action) {
        Button button = new Button();
        button.textProperty().bind(phrases.text(key));
        button.setGraphic(new Icon(glyph, "small"));
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private Label wrapped(String key) {
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.setWrapText(true);
        return label;
    }
}
