package trapwright.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Step;
import trapwright.rules.Unit;
import trapwright.words.Amounts;
import trapwright.words.Words;

/// What the player who builds a trap needs: what it costs and why, and the work. A system without prices says so.
///
/// @param words the language
/// @param icons the pictures that can be drawn
public record BuilderPage(Words words, Icons icons) {
    private static final Set<String> WORK = Set.of("rawMaterialsGp", "repairGp", "buildDays");

    /// The page of a card, assessed now.
    public Page of(TrapCard card) {
        Assessment assessment = card.assess();
        Page gm = new CardPage(words, icons).of(card, assessment);
        List<Figure.Amount> figures = assessment.figures().stream()
                .filter(Figure.Amount.class::isInstance)
                .map(Figure.Amount.class::cast)
                .filter(BuilderPage::isOfTheBuilder)
                .toList();
        List<Block> body = new ArrayList<>();
        figures.stream().filter(BuilderPage::isExplained).forEach(figure -> add(body, figure));
        assessment.block().work().map(strip -> CardPage.strip(words, strip)).ifPresent(body::add);
        if (figures.isEmpty()) {
            body.add(new Block.Row("", List.of(Run.plain(words.say("sheet.builder.none")))));
        }
        Band band = gm.band();
        return new Page(
                new Band(band.name(), words.say("sheet.builder"), band.picture(), band.badge(), band.tint()),
                figures.stream()
                        .filter(figure -> figure.unit() != Unit.CR)
                        .map(figure -> new Labelled(words.say(figure.name()), value(figure)))
                        .toList(),
                body,
                new Foot(List.of(), Labelled.NONE, Labelled.NONE, gm.foot().credit()),
                gm.about());
    }

    private static boolean isOfTheBuilder(Figure.Amount figure) {
        return switch (figure.unit()) {
            case CR, COPPER, XP, DAYS -> true;
            case DC -> figure.id().equals("craftDc");
            case DAMAGE, COUNT, BONUS, CHANCE, IN_SIX -> false;
        };
    }

    /// Materials and days follow from the price in the same way each time.
    private static boolean isExplained(Figure.Amount figure) {
        return !figure.steps().isEmpty() && !WORK.contains(figure.id());
    }

    /// What changes nothing is left out.
    private void add(List<Block> body, Figure.Amount figure) {
        body.add(new Block.Heading(words.say(Message.of("sheet.builder.why", figure.name(), value(figure)))));
        for (Step step : figure.steps().stream().filter(BuilderPage::counts).toList()) {
            body.add(new Block.Row(
                    new Amounts(words).say(figure.unit(), step), List.of(Run.plain(reason(step.reason())))));
        }
    }

    private static boolean counts(Step step) {
        return !(step instanceof Step.Add add && add.amount().signum() == 0);
    }

    private String reason(Reason reason) {
        return reason.ruling()
                .map(ruling -> words.say(Message.of("sheet.builder.ruled", reason.rule(), ruling)))
                .orElseGet(() -> words.say(reason.rule()));
    }

    private String value(Figure.Amount figure) {
        return new Amounts(words).say(figure.unit(), figure.value());
    }
}
