package trapwright.ui.odds;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import trapwright.app.PartyForm;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Trait;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Phrases;
import trapwright.words.Callings;

/// What is known of one character of the party; an empty field is assumed.
final class CharacterFields extends VBox {
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
    private final Runnable changed;
    private final LineField name = new LineField();
    private final LineField calling = new LineField();
    private final Label refused = new Label();
    private final Map<Trait, LineField> numbers = new EnumMap<>(Trait.class);
    private final Map<Gift, CheckBox> gifts = new EnumMap<>(Gift.class);
    private int place = -1;

    /// @param changed what to do when the character has changed
    CharacterFields(Phrases phrases, PartyForm party, Runnable changed) {
        this.phrases = phrases;
        this.party = party;
        this.changed = changed;
        said = new Said(phrases, "");
        name.setId("party-character");
        name.onEdit(typed -> edit(each -> each.withName(typed)));
        calling.setId("party-calling");
        calling.onEdit(typed -> edit(each -> each.withCalling(Callings.id(typed))));
        refused.getStyleClass().addAll("caption", "error");
        refused.setWrapText(true);
        getStyleClass().add("party-form");
        getChildren()
                .addAll(
                        group(
                                "party.group.all",
                                name.labelled(phrases.text("party.character")),
                                calling.labelled(phrases.text("party.calling"))),
                        traits(ALL),
                        wrapped("party.group.ose"),
                        group("party.group.35"),
                        traits(OF_35),
                        gifts(),
                        group("party.group.5e"),
                        traits(OF_5E),
                        refused,
                        wrapped("party.empty"));
    }

    /// Shows a character.
    ///
    /// @param index its place in the party; below 0 for none
    void show(int index) {
        place = index;
        setDisable(index < 0);
        refused.setText("");
        if (index < 0) {
            return;
        }
        Adventurer now = party.now().characters().get(index);
        name.show(now.name());
        calling.show(said.calling(now));
        numbers.forEach((trait, field) ->
                field.show(now.number(trait).map(String::valueOf).orElse("")));
        gifts.forEach((gift, box) -> {
            box.setIndeterminate(now.gift(gift).isEmpty());
            box.setSelected(now.gift(gift).orElse(false));
        });
    }

    private void edit(UnaryOperator<Adventurer> how) {
        if (place >= 0) {
            party.edit(place, how);
            changed.run();
        }
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
            pane.getChildren().add(input.labelled(phrases.text("party.trait." + trait.id())));
        }
        return pane;
    }

    private void type(Trait trait, String typed) {
        if (place >= 0) {
            boolean taken = party.type(place, trait, typed);
            refused.setText(taken ? "" : phrases.say("party.refused", trait.least(), trait.most()));
            changed.run();
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

    private Label wrapped(String key) {
        Label label = new Label();
        label.textProperty().bind(phrases.text(key));
        label.setWrapText(true);
        return label;
    }
}
