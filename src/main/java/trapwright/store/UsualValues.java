package trapwright.store;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;
import trapwright.card.Encounter;
import trapwright.card.Face;
import trapwright.card.PageSetup;
import trapwright.card.Printed;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Wording;

/// What a part of a card is when its file does not say: the rulebook's base values, and nothing where there may be
/// nothing.
final class UsualValues {
    /// One value a type; types with nothing usual, such as a poison's id, are not here.
    static final List<Record> ALL = Stream.of(common(), UsualDnd35.ALL, UsualDnd5e.ALL, UsualOse.ALL)
            .flatMap(List::stream)
            .toList();

    /// Fields that a file always says.
    static final Set<String> REQUIRED = Set.of("system");

    private UsualValues() {}

    private static List<Record> common() {
        return List.of(
                card(Face.blank(new UUID(0, 0))),
                Settings.USUAL,
                Settings.USUAL.look(),
                Wording.NONE,
                Texts.Handout.NONE,
                Source.OWN,
                Encounter.NONE,
                PageSetup.USUAL,
                new Printed(Optional.empty(), Optional.empty(), Optional.empty(), Wording.NONE),
                new Length(BigDecimal.ZERO, Length.Unit.FEET),
                new Weight(BigDecimal.ZERO, Weight.Unit.POUNDS),
                new Span(0, Span.Unit.ROUNDS));
    }

    private static CardLayout card(Face face) {
        return new CardLayout(
                face.id(),
                "",
                Wording.NONE,
                Wording.NONE,
                Wording.NONE,
                Wording.NONE,
                Wording.NONE,
                Texts.Handout.NONE,
                face.icon(),
                face.tags(),
                face.source(),
                face.rulings(),
                face.printed(),
                NullNode.getInstance());
    }

    /// Whether an empty value in the place of a usual one has to be written: the usual one is not empty, or there is
    /// none.
    static boolean speaks(JsonNode usual) {
        return usual.isNull()
                || (usual.isString() || usual.isArray() || usual.isBoolean()) && !Leftovers.isEmpty(usual);
    }
}
