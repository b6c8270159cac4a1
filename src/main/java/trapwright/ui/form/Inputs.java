package trapwright.ui.form;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.app.Bilingual;
import trapwright.app.FormField;
import trapwright.app.Ladder;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Message;
import trapwright.ui.kit.AreaField;
import trapwright.ui.kit.FieldBox;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.LineField;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.NumberField;
import trapwright.ui.kit.Phrases;

/// Fields to type in, tied to the card.
public final class Inputs {
    private final Wires wires;
    private final Phrases phrases;
    private final Reading reading;

    public Inputs(Wires wires) {
        this.wires = wires;
        phrases = wires.phrases();
        reading = new Reading(phrases);
    }

    /// A whole number.
    ///
    /// @param signed whether a plus is written before it
    public FieldBox number(FormField<Integer> field, int least, int most, boolean signed) {
        NumberField number = stepper(field, least, most, signed);
        FieldBox box = wires.box(field, number);
        number.onRefuse(text -> box.say(
                text.isEmpty() ? wires.sayings(field) : refused(phrases.say("ui.number.refused", least, most))));
        return box;
    }

    /// A number on a scale of bands, with the values worth knowing.
    public LadderPane ladder(Ladder ladder, Glyph glyph, int least, int most, boolean signed) {
        return new LadderPane(wires, ladder, glyph, number(ladder.field(), least, most, signed));
    }

    /// A whole number without a label of its own.
    NumberField stepper(FormField<Integer> field, int least, int most, boolean signed) {
        String format = signed ? "ui.number.signed" : "ui.number.plain";
        NumberField number = new NumberField(least, most, value -> phrases.say(format, value));
        Message name = Message.of(wires.label(field.id()));
        number.nameSteps(phrases.text("ui.number.less", name), phrases.text("ui.number.more", name));
        number.onEdit(field::set);
        number.onLeave(wires::settle);
        Redraw.on(number, () -> number.show(field.get()), field, phrases.words());
        return number;
    }

    /// Dice, with their mean at the end of the line.
    public FieldBox dice(FormField<Dice> field) {
        LineField line = new LineField();
        FieldBox box = wires.box(field, line);
        line.onEdit(text -> field.set(Dice.of(text)));
        line.onLeave(wires::settle);
        Redraw.on(
                line,
                () -> {
                    line.show(field.get().text());
                    line.remark(mean(field.get()));
                },
                field,
                phrases.words());
        return box;
    }

    /// A line of text.
    public FieldBox line(FormField<String> field) {
        LineField line = new LineField();
        FieldBox box = wires.box(field, line);
        line.onEdit(field::set);
        line.onLeave(wires::settle);
        Redraw.on(line, () -> line.show(field.get()), field);
        return box;
    }

    /// A line of text in the language that is being written; the other language's text shows through where it is
    /// missing.
    public FieldBox line(Bilingual text) {
        FieldBox box = line(text.text());
        LineField line = (LineField) box.control();
        Redraw.on(box, () -> line.setPromptText(borrowed(text)), text.borrowed(), phrases.words());
        return box;
    }

    /// Several lines of text in the language that is being written.
    public FieldBox area(Bilingual text, int lines) {
        AreaField area = new AreaField(lines);
        FieldBox box = wires.box(text.text(), area);
        area.onEdit(text.text()::set);
        area.onLeave(wires::settle);
        Redraw.on(area, () -> area.show(text.text().get()), text.text());
        Redraw.on(box, () -> area.setPromptText(borrowed(text)), text.borrowed(), phrases.words());
        return box;
    }

    /// A length in the window's units.
    public FieldBox length(FormField<Length> field) {
        return typed(field, reading::write, reading::length, "ui.length.refused", value -> reading.unit());
    }

    /// A length that may be left out.
    public FieldBox maybeLength(FormField<Optional<Length>> field) {
        return typed(
                field,
                value -> value.map(reading::write).orElse(""),
                text -> maybe(text, reading::length),
                "ui.length.refused",
                value -> reading.unit());
    }

    /// A weight that may be left out.
    public FieldBox maybeWeight(FormField<Optional<Weight>> field) {
        return typed(
                field,
                value -> value.map(reading::write).orElse(""),
                text -> maybe(text, reading::weight),
                "ui.weight.refused",
                value -> reading.weightUnit());
    }

    /// A stretch of time that may be left out, such as "3 rounds".
    public FieldBox maybeSpan(FormField<Optional<Span>> field) {
        SpanField span = new SpanField(phrases);
        FieldBox box = wires.box(field, span);
        span.onEdit(field::set);
        span.onLeave(wires::settle);
        Redraw.on(span, () -> span.show(field.get()), field, phrases.words());
        return box;
    }

    /// Gold pieces.
    public FieldBox money(FormField<Money> field) {
        return typed(field, reading::write, reading::money, "ui.money.refused", value -> phrases.say("ui.unit.gold"));
    }

    /// Gold pieces that may be left out.
    public FieldBox maybeMoney(FormField<Optional<Money>> field) {
        return typed(
                field,
                value -> value.map(reading::write).orElse(""),
                text -> maybe(text, reading::money),
                "ui.money.refused",
                value -> phrases.say("ui.unit.gold"));
    }

    /// A whole number that may be left out.
    public FieldBox maybeNumber(FormField<Optional<Integer>> field) {
        return typed(
                field,
                value -> value.map(number -> phrases.say("ui.number.exact", number))
                        .orElse(""),
                text -> maybe(text, reading::whole),
                "ui.number.whole",
                value -> "");
    }

    private <T> FieldBox typed(
            FormField<T> field,
            Function<T, String> write,
            Function<String, Optional<T>> read,
            String refusal,
            Function<T, String> remark) {
        LineField line = new LineField();
        FieldBox box = wires.box(field, line);
        line.onEdit(text -> {
            Optional<T> value = read.apply(text);
            box.say(value.isPresent() ? wires.sayings(field) : refused(phrases.say(refusal)));
            value.ifPresent(field::set);
        });
        line.onLeave(wires::settle);
        Redraw.on(
                line,
                () -> {
                    boolean same = read.apply(line.getText()).equals(Optional.of(field.get()));
                    if (!same || !line.isFocused()) {
                        line.show(write.apply(field.get()));
                    }
                    line.remark(remark.apply(field.get()));
                },
                field,
                phrases.words());
        return box;
    }

    private String borrowed(Bilingual text) {
        return text.borrowed()
                .getValue()
                .map(other -> phrases.say("ui.text.borrowed", other))
                .orElse("");
    }

    private String mean(Dice dice) {
        return dice.roll().isEmpty() || dice.isNone() ? "" : phrases.say("ui.dice.mean", dice.mean());
    }

    private static <T> Optional<Optional<T>> maybe(String text, Function<String, Optional<T>> read) {
        return text.isBlank() ? Optional.of(Optional.empty()) : read.apply(text).map(Optional::of);
    }

    private static List<FieldBox.Saying> refused(String sentence) {
        return List.of(new FieldBox.Saying(Mark.ERROR, sentence));
    }
}
