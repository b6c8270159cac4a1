package trapwright.ui.form;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import trapwright.app.Choice;
import trapwright.app.FormField;
import trapwright.app.Option;
import trapwright.app.Trial;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.OptionCard;
import trapwright.ui.kit.OptionGroup;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Picker;

/// Ties form fields to controls: what the card has is shown, what is typed or chosen goes to the card.
public final class Wires {
    private static final Pattern NUMBER = Pattern.compile("-\\d.*$");

    private static final String SHARED = "form.";

    private final Phrases phrases;
    private final Runnable settle;
    private final String prefix;
    private final ObjectProperty<Optional<Glance>> glance = new SimpleObjectProperty<>(Optional.empty());

    /// The option that is looked at.
    ///
    /// @param name what it is called
    /// @param trial what it would do
    public record Glance(String name, Trial trial) {}

    /// @param settle ends the undo step, as when the focus leaves a field
    /// @param prefix the start of the keys of the form's words, such as `form35.`
    public Wires(Phrases phrases, Runnable settle, String prefix) {
        this.phrases = phrases;
        this.settle = settle;
        this.prefix = prefix;
    }

    /// The texts.
    public Phrases phrases() {
        return phrases;
    }

    /// The key of a word of the form: the system's own, else the one that all systems share.
    ///
    /// @param word such as `panel.texts`
    public String key(String word) {
        return phrases.knows(prefix + word) ? prefix + word : SHARED + word;
    }

    /// The key of a field's label.
    public String label(String field) {
        return key("field." + NUMBER.matcher(field).replaceFirst(""));
    }

    /// Ends the undo step.
    void settle() {
        settle.run();
    }

    /// The option that is looked at and not chosen; empty when none is.
    public ObjectProperty<Optional<Glance>> glance() {
        return glance;
    }

    /// The option cards of a choice.
    ///
    /// @param glyph each option's picture
    public <T> OptionGroup options(Choice<T> choice, Function<T, Glyph> glyph) {
        return options(choice, columns(choice.options().size()), glyph);
    }

    /// The option cards of a choice, so many side by side.
    public <T> OptionGroup options(Choice<T> choice, int columns, Function<T, Glyph> glyph) {
        OptionGroup group = new OptionGroup(choice.id(), columns, false);
        for (Option<T> option : choice.options()) {
            OptionCard card = group.add(
                    option.value().toString(), glyph.apply(option.value()), () -> choice.choose(option.value()));
            Redraw.on(card, () -> card.show(face(choice.id(), option)), choice.field(), phrases.words());
        }
        group.onLook(index -> glance.set(
                index == OptionGroup.NONE
                        ? Optional.empty()
                        : Optional.of(choice.options().get(index))
                                .filter(Option::isOpen)
                                .filter(option -> !option.chosen().get())
                                .map(option -> new Glance(
                                        phrases.say(option.name()),
                                        option.trial().getValue()))));
        choice.field().addListener(changed -> glance.set(Optional.empty()));
        return show(group, choice.field().enabled());
    }

    /// A choice from many, to be found by typing; each shows what it would do.
    public <T> FieldBox picker(Choice<T> choice) {
        Map<T, Option<T>> options = new LinkedHashMap<>();
        choice.options().forEach(option -> options.put(option.value(), option));
        Picker<T> picker = new Picker<>(List.copyOf(options.keySet()));
        picker.sayNothing(phrases.text("ui.picker.nothing"));
        picker.onChoose(choice::choose);
        picker.onLook(value -> glance.set(Optional.ofNullable(value)
                .map(options::get)
                .filter(Option::isOpen)
                .filter(option -> !option.chosen().get())
                .map(option ->
                        new Glance(phrases.say(option.name()), option.trial().getValue()))));
        picker.onLeave(settle);
        Redraw.on(
                picker,
                () -> picker.show(choice.value().getValue(), value -> entry(options.get(value))),
                choice.field(),
                phrases.words());
        return box(choice.field(), picker);
    }

    /// Cards for features that are there or not, each by itself.
    ///
    /// @param id the group's id
    public OptionGroup toggles(String id, List<Toggle> toggles) {
        OptionGroup group = new OptionGroup(id, 2, true);
        for (Toggle toggle : toggles) {
            FormField<Boolean> field = toggle.field();
            OptionCard card = group.add(field.id(), toggle.glyph(), () -> field.choose(!field.get()));
            card.setId(field.id());
            ObservableValue<Trial> trial = field.trials(() -> !field.get());
            Redraw.on(card, () -> card.show(face(field, trial)), field, phrases.words());
            show(card, field.enabled());
            field.addListener(changed -> glance.set(Optional.empty()));
        }
        group.onLook(index -> glance.set(Optional.of(index)
                .filter(at -> at != OptionGroup.NONE)
                .map(toggles::get)
                .map(Toggle::field)
                .map(field -> new Glance(glanced(field), field.trial(!field.get())))));
        return group;
    }

    /// What is looked at is the trap with the feature, or without the one it has.
    private String glanced(FormField<Boolean> field) {
        Message name = Message.of(label(field.id()));
        return phrases.say(field.get() ? "ui.plate.without" : "ui.plate.with", name);
    }

    /// Shows on the plate what something would do while it is pointed at or has the focus.
    public void look(Node node, Supplier<String> name, Supplier<Trial> trial) {
        Runnable changed = () -> glance.set(
                node.isHover() || node.isFocused()
                        ? Optional.of(new Glance(name.get(), trial.get()))
                        : Optional.empty());
        node.hoverProperty().addListener((hover, was, is) -> changed.run());
        node.focusedProperty().addListener((focus, was, is) -> changed.run());
    }

    /// A feature that is there or not.
    public record Toggle(FormField<Boolean> field, Glyph glyph) {}

    /// A control in its box, with its label and the findings about its field; shown while the card has such a field.
    public FieldBox box(FormField<?> field, Region control) {
        String key = label(field.id());
        FieldBox box = new FieldBox(field.id(), phrases.text(key), phrases.textOrNone(key + ".says"), control);
        Redraw.on(box, () -> box.say(sayings(field)), field.findings(), phrases.words());
        return show(box, field.enabled());
    }

    /// Shows a node only while something holds.
    public static <N extends Node> N show(N node, ObservableBooleanValue holds) {
        node.visibleProperty().bind(holds);
        node.managedProperty().bind(holds);
        node.visibleProperty().addListener((visible, was, is) -> {
            if (is) {
                Redraw.shown(node);
            }
        });
        return node;
    }

    /// What the rules find about a field, as its box shows it.
    public List<FieldBox.Saying> sayings(FormField<?> field) {
        return field.findings().getValue().stream()
                .map(finding -> new FieldBox.Saying(mark(finding.level()), phrases.say(finding.message())))
                .toList();
    }

    /// The mark of a finding.
    public static Mark mark(Finding.Level level) {
        return switch (level) {
            case ERROR -> Mark.ERROR;
            case WARNING -> Mark.WARNING;
            case NOTE -> Mark.NOTE;
        };
    }

    private static int columns(int options) {
        return options == 3 ? 3 : 2;
    }

    /// What a change would do, as chips.
    public List<Chip.Text> chips(Trial trial) {
        return Effects.chips(phrases, trial);
    }

    private <T> Picker.Entry entry(@Nullable Option<T> option) {
        if (option == null) {
            return new Picker.Entry("", "", List.of(), null);
        }
        return new Picker.Entry(
                phrases.say(option.name()),
                phrases.say(option.says()),
                option.chosen().get()
                        ? List.of(new Chip.Text(Chip.Kind.CHOSEN, phrases.say("ui.option.chosen"), ""))
                        : option.isOpen()
                                ? Effects.chips(phrases, option.trial().getValue())
                                : List.of(),
                option.why().getValue().map(phrases::say).orElse(null));
    }

    private OptionCard.Face face(FormField<Boolean> field, ObservableValue<Trial> trial) {
        String name = phrases.say(label(field.id()));
        List<Chip.Text> chips = field.get() ? List.of() : Effects.chips(phrases, trial.getValue());
        String spoken = phrases.say(
                "ui.feature.spoken",
                name,
                Effects.spoken(chips),
                phrases.say(field.get() ? "ui.option.chosen" : "ui.option.free"));
        return new OptionCard.Face(
                name,
                phrases.say(label(field.id()) + ".says"),
                chips,
                null,
                field.get(),
                phrases.say("ui.option.chosen"),
                spoken);
    }

    private <T> OptionCard.Face face(String field, Option<T> option) {
        boolean chosen = option.chosen().get();
        List<Chip.Text> chips = option.isOpen() && !chosen
                ? Effects.chips(phrases, option.trial().getValue())
                : List.of();
        String name = phrases.say(option.name());
        String why = option.why().getValue().map(phrases::say).orElse(null);
        String spoken = phrases.say(
                "ui.option.spoken",
                name,
                phrases.say(label(field)),
                why == null ? Effects.spoken(chips) : why,
                phrases.say(chosen ? "ui.option.chosen" : "ui.option.free"));
        return new OptionCard.Face(
                name, phrases.say(option.says()), chips, why, chosen, phrases.say("ui.option.chosen"), spoken);
    }
}
