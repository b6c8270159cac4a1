package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.card.Face;
import trapwright.card.Printed;
import trapwright.measure.Money;
import trapwright.rules.Wording;

/// The figures that a book prints for the trap, for comparison only.
public final class PrintedForm {
    private static final Printed NOTHING =
            new Printed(Optional.empty(), Optional.empty(), Optional.empty(), Wording.NONE);

    public final FormField<Optional<Integer>> cr;
    public final FormField<Optional<Money>> price;
    public final FormField<Optional<Integer>> xp;
    public final Bilingual note;

    PrintedForm(Fields<Face> face, ObjectProperty<Tongue> tongue) {
        Fields<Printed> printed = face.in(
                now -> Optional.of(now.printed().orElse(NOTHING)),
                (now, changed) -> now.withPrinted(changed.equals(NOTHING) ? Optional.empty() : Optional.of(changed)));
        cr = printed.field(
                "printed",
                Optional.empty(),
                Printed::cr,
                (now, typed) -> new Printed(typed, now.price(), now.xp(), now.note()));
        price = printed.field(
                "printed-price",
                Optional.empty(),
                Printed::price,
                (now, typed) -> new Printed(now.cr(), typed, now.xp(), now.note()));
        xp = printed.field(
                "printed-xp",
                Optional.empty(),
                Printed::xp,
                (now, typed) -> new Printed(now.cr(), now.price(), typed, now.note()));
        note = printed.text(
                "printed-note",
                tongue,
                Printed::note,
                (now, typed) -> new Printed(now.cr(), now.price(), now.xp(), typed));
    }
}
