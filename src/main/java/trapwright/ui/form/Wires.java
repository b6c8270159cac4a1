package trapwright.ui.form;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import trapwright.app.Choice;
import trapwright.app.FormField;
import trapwright.app.Option;
import trapwright.app.Trial;
import trapwright.dice.Dice;
import trapwright.rules.Finding;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.NumberField;
import trapwright.ui.kit.OptionCard;
import trapwright.ui.kit.OptionGroup;
import trapwright.ui.kit.Phrases;

/// Ties form fields to controls: what the card has is shown, what is typed or chosen goes to the card.
public final class Wires {
    private final Phrases phrases;
    private final Runnable settle;
    private final String labels;
    private final ObjectProperty<Optional<Glance>> glance = new SimpleObjectProperty<>(Optional.empty());

    /// The option that is looked at.
    ///
    /// @param name what it is called
    /// @param trial what it would do
    public record Glance(String name, Trial trial) {}

    /// @param settle ends the undo step, as when the focus leaves a field
    /// @param labels the start of the keys of the fields' labels, such as `form35.field.`
    public Wires(Phrases phrases, Runnable settle, String labels) {
        this.phrases = phrases;
        this.settle = settle;
        this.labels = labels;
    }

    /// The texts.
    public Phrases phrases() {
        return phrases;
    }

    /// The option that is looked at and not chosen; empty when none is.
    public ObjectProperty<Optional<Glance>> glance() {
        return glance;
    }

    /// The option cards of a choice.
    ///
    /// @param glyph each option's picture
    public <T> OptionGroup options(Choice<T> choice, Function<T, Glyph> glyph) {
        OptionGroup group = new OptionGroup(choice.id(), false);
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
                                .map(option -> new Glance(
                                        phrases.say(option.name()),
                                        option.trial().getValue()))));
        choice.field().addListener(changed -> glance.set(Optional.empty()));
        return show(group, choice.field().enabled());
    }

    /// A number.
    ///
    /// @param signed whether a plus is written before it
    public FieldBox number(FormField<Integer> field, int least, int most, boolean signed) {
        String format = signed ? "ui.number.signed" : "ui.number.plain";
        NumberField number = new NumberField(least, most, value -> phrases.say(format, value));
        FieldBox box = box(field, number);
        number.onEdit(field::set);
        number.onLeave(settle);
        number.onRefuse(text -> {
            if (!text.isEmpty()) {
                box.say(List.of(new FieldBox.Saying(Mark.ERROR, phrases.say("ui.number.refused", least, most))));
            } else {
                box.say(sayings(field));
            }
        });
        Redraw.on(number, () -> number.show(field.get()), field, phrases.words());
        return box;
    }

    /// Dice, with their mean at the end of the line.
    public FieldBox dice(FormField<Dice> field) {
        LineField line = new LineField();
        FieldBox box = box(field, line);
        line.onEdit(text -> field.set(Dice.of(text)));
        line.onLeave(settle);
        Redraw.on(
                line,
                () -> {
                    line.show(field.get().text());
                    line.remark(
                            field.get().roll().isEmpty() || field.get().isNone()
                                    ? ""
                                    : phrases.say("ui.dice.mean", field.get().mean()));
                },
                field,
                phrases.words());
        return box;
    }

    /// A line of text.
    public FieldBox line(FormField<String> field) {
        LineField line = new LineField();
        FieldBox box = box(field, line);
        line.onEdit(field::set);
        line.onLeave(settle);
        Redraw.on(line, () -> line.show(field.get()), field);
        return box;
    }

    /// A control in its box, with its label and the findings about its field; shown while the card has such a field.
    public FieldBox box(FormField<?> field, Region control) {
        FieldBox box = new FieldBox(field.id(), phrases.text(labels + field.id()), control);
        Redraw.on(box, () -> box.say(sayings(field)), field.findings(), phrases.words());
        return show(box, field.enabled());
    }

    /// Shows a node only while something holds.
    public static <N extends Node> N show(N node, ObservableBooleanValue holds) {
        node.visibleProperty().bind(holds);
        node.managedProperty().bind(holds);
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
                phrases.say(labels + field),
                why == null ? Effects.spoken(chips) : why,
                phrases.say(chosen ? "ui.option.chosen" : "ui.option.free"));
        return new OptionCard.Face(
                name, phrases.say(option.says()), chips, why, chosen, phrases.say("ui.option.chosen"), spoken);
    }
}
