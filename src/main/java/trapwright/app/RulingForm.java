package trapwright.app;

import java.util.Optional;
import trapwright.card.Face;
import trapwright.rules.Message;
import trapwright.rules.Ruling;

/// One ruling of the card's system.
///
/// @param name what the question is
/// @param reading its readings, the default first
public record RulingForm(Message name, Choice<String> reading) {
    /// @param prefix the common part of the rulings' keys, such as `dnd35.ruling`
    static RulingForm of(Fields<Face> face, String prefix, Ruling ruling) {
        String key = prefix + "." + ruling.id();
        FormField<String> field = face.field(
                "ruling-" + ruling.id(),
                ruling.standard(),
                now -> now.rulings().reading(ruling),
                (now, reading) -> now.withRulings(now.rulings().with(ruling, reading)));
        return new RulingForm(
                Message.of(key),
                Choice.of(
                        field,
                        ruling.readings(),
                        reading -> Message.of(key + "." + reading),
                        reading -> Message.of(
                                reading.equals(ruling.standard()) ? "form.ruling.default" : "form.ruling.other"),
                        reading -> Optional.empty()));
    }
}
