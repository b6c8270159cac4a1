package trapwright.app;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Alchemical;
import trapwright.system.dnd35.Alchemical.Custom;
import trapwright.system.dnd35.Alchemical.Known;
import trapwright.system.dnd35.AlchemyTable;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;

/// The alchemical item in a 3.5 trap: one of the table, or the game master's own.
public final class Dnd35AlchemicalForm {
    /// No item.
    public static final String NONE = "";

    /// An item of the game master's own.
    public static final String OWN = "own";

    /// [#NONE], the items of the table by id, [#OWN].
    public final Choice<String> item;

    public final Bilingual name;
    public final FormField<Money> price;

    /// The level of the spell it works like.
    public final FormField<Integer> level;

    Dnd35AlchemicalForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        Fields<Features> features = design.in(now -> Optional.of(now.features()), Design::withFeatures);
        Fields<Alchemical> flask =
                features.in(Features::alchemical, (now, changed) -> now.withAlchemical(Optional.of(changed)));
        Fields<Custom> own = flask.in(
                now -> now instanceof Custom custom ? Optional.of(custom) : Optional.empty(),
                (now, changed) -> changed);
        item = Choice.of(
                features.field("alchemical", NONE, Dnd35AlchemicalForm::chosen, Dnd35AlchemicalForm::put),
                Stream.of(Stream.of(NONE), AlchemyTable.all().stream().map(AlchemyTable.Row::id), Stream.of(OWN))
                        .flatMap(ids -> ids)
                        .toList(),
                Dnd35AlchemicalForm::name,
                Dnd35AlchemicalForm::says,
                id -> Optional.empty());
        name = own.text(
                "alchemical-name",
                tongue,
                Custom::name,
                (now, words) -> new Custom(words, now.price(), now.spellLevel()));
        price = own.field(
                "alchemical-price",
                Money.NONE,
                Custom::price,
                (now, cost) -> new Custom(now.name(), cost, now.spellLevel()));
        level = flask.field("alchemical-level", 0, Dnd35AlchemicalForm::level, (now, changed) -> switch (now) {
            case Known known -> new Known(known.id(), Optional.of(changed));
            case Custom custom -> new Custom(custom.name(), custom.price(), changed);
        });
    }

    static String chosen(Features features) {
        return features.alchemical()
                .map(item -> switch (item) {
                    case Known known -> known.id();
                    case Custom ignored -> OWN;
                })
                .orElse(NONE);
    }

    private static Features put(Features features, String chosen) {
        return features.withAlchemical(
                switch (chosen) {
                    case NONE -> Optional.empty();
                    case OWN -> Optional.of(new Custom(Wording.NONE, Money.NONE, 0));
                    default -> Optional.of(new Known(chosen, Optional.empty()));
                });
    }

    private static int level(Alchemical item) {
        return switch (item) {
            case Known known ->
                known.spellLevel()
                        .or(() -> AlchemyTable.find(known.id()).map(AlchemyTable.Row::spellLevel))
                        .orElse(0);
            case Custom custom -> custom.spellLevel();
        };
    }

    static Message name(String chosen) {
        return switch (chosen) {
            case NONE -> Message.of("form35.item.none");
            case OWN -> Message.of("form35.item.own");
            default -> AlchemyTable.name(chosen);
        };
    }

    private static Message says(String chosen) {
        return AlchemyTable.find(chosen)
                .map(row -> row.spellLevel() > 0
                        ? Message.of("form35.item.like-spell", row.price(), row.spellLevel())
                        : row.damage().isNone()
                                ? Message.of("form35.item.says", row.price())
                                : Message.of("form35.item.harm", row.price(), row.damage()))
                .orElse(Message.of(chosen.equals(OWN) ? "form35.item.own.says" : "form35.item.none.says"));
    }
}
