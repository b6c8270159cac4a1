package trapwright.app;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Features.Dose;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.Poison.Custom;
import trapwright.system.dnd35.Poison.Known;
import trapwright.system.dnd35.Poisons;

/// The poison of a 3.5 trap: one of the table, or the game master's own.
public final class Dnd35PoisonForm {
    /// None, the poisons of the table by id, the game master's own; see [Dnd35PoisonChoice].
    public final Choice<String> poison;

    /// How many doses are charged.
    public final FormField<Integer> doses;

    /// A Fortitude DC that a book prints instead of the table's.
    public final FormField<Optional<Integer>> printedDc;

    public final Bilingual name;
    public final Choice<Poison.Way> way;
    public final FormField<Integer> dc;
    public final Dnd35TollForm initial;
    public final Dnd35TollForm secondary;
    public final FormField<Money> price;

    /// The CR modifier; empty when nobody knows it.
    public final FormField<Optional<Integer>> cr;

    Dnd35PoisonForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        Fields<Features> features = design.in(now -> Optional.of(now.features()), Design::withFeatures);
        Fields<Dose> dose = features.in(Features::poison, (now, changed) -> now.withPoison(Optional.of(changed)));
        Fields<Known> known = dose.in(
                now -> switch (now.poison()) {
                    case Known listed -> Optional.of(listed);
                    case Custom ignored -> Optional.empty();
                },
                (now, changed) -> new Dose(changed, now.count()));
        Fields<Custom> own = dose.in(
                now -> switch (now.poison()) {
                    case Known ignored -> Optional.empty();
                    case Custom custom -> Optional.of(custom);
                },
                (now, changed) -> new Dose(changed, now.count()));
        poison = Choice.of(
                features.field("poison", Dnd35PoisonChoice.NONE, Dnd35PoisonChoice::of, Dnd35PoisonChoice::put),
                Stream.of(
                                Stream.of(Dnd35PoisonChoice.NONE),
                                Poisons.all().stream().map(Poisons.Row::id),
                                Stream.of(Dnd35PoisonChoice.OWN))
                        .flatMap(ids -> ids)
                        .toList(),
                Dnd35PoisonChoice::name,
                Dnd35PoisonChoice::says,
                Dnd35PoisonChoice::whyNot);
        doses = dose.field("poison-doses", 1, Dose::count, (now, count) -> new Dose(now.poison(), count));
        printedDc = known.field(
                "poison-printed-dc",
                Optional.empty(),
                Known::printedDc,
                (now, printed) -> new Known(now.id(), printed));
        name = own.text(
                "poison-name",
                tongue,
                Custom::name,
                (now, words) -> new Custom(
                        words, now.delivery(), now.dc(), now.initial(), now.secondary(), now.price(), now.cr()));
        way = Choice.of(
                own.field(
                        "poison-way",
                        Poison.Way.INJURY,
                        Custom::delivery,
                        (now, chosen) -> new Custom(
                                now.name(), chosen, now.dc(), now.initial(), now.secondary(), now.price(), now.cr())),
                Poison.Way.class,
                "form35.poison-way",
                Length.feet(10));
        dc = own.field(
                "poison-dc",
                Dnd35PoisonChoice.BLANK.dc(),
                Custom::dc,
                (now, number) -> new Custom(
                        now.name(), now.delivery(), number, now.initial(), now.secondary(), now.price(), now.cr()));
        initial = new Dnd35TollForm(
                "poison-initial",
                own.in(
                        now -> Optional.of(now.initial()),
                        (now, tolls) -> new Custom(
                                now.name(), now.delivery(), now.dc(), tolls, now.secondary(), now.price(), now.cr())));
        secondary = new Dnd35TollForm(
                "poison-secondary",
                own.in(
                        now -> Optional.of(now.secondary()),
                        (now, tolls) -> new Custom(
                                now.name(), now.delivery(), now.dc(), now.initial(), tolls, now.price(), now.cr())));
        price = own.field(
                "poison-price",
                Money.NONE,
                Custom::price,
                (now, cost) -> new Custom(
                        now.name(), now.delivery(), now.dc(), now.initial(), now.secondary(), cost, now.cr()));
        cr = own.field(
                "poison-cr",
                Optional.empty(),
                Custom::cr,
                (now, modifier) -> new Custom(
                        now.name(), now.delivery(), now.dc(), now.initial(), now.secondary(), now.price(), modifier));
    }
}
