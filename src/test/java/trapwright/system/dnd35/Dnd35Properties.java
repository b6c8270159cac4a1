package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.words.Language;
import trapwright.words.Lexicon;

/// What holds for every design under every ruling.
class Dnd35Properties {
    private static final int TRIES = 500;

    @Provide
    Arbitrary<Dnd35Trap> traps() {
        return AnyDnd35.traps();
    }

    @Provide
    Arbitrary<Design> designs() {
        return AnyDnd35.designs();
    }

    /// Finished mechanical traps whose DCs can still be raised.
    @Provide
    Arbitrary<Design> finished() {
        return AnyDnd35.mechanical().filter(design -> {
            Make.Mechanism dcs = (Make.Mechanism) design.make();
            return Math.max(dcs.searchDc(), dcs.disableDc()) < Integer.MAX_VALUE
                    && Designs.assess(design).finished();
        });
    }

    @Provide
    Arbitrary<Rulings> rulings() {
        return AnyDnd35.rulings();
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void everyTrapGetsAnAnswerWithFiguresForThePlate(
            @ForAll("traps") Dnd35Trap trap, @ForAll("rulings") Rulings rulings) {
        Assessment answer = Dnd35Rules.INSTANCE.assess(trap, rulings);
        assertThat(answer.figures()).hasSizeGreaterThanOrEqualTo(3);
        assertThat(answer.finished()).isEqualTo(!answer.hasErrors());
        assertThat(answer.figures()).extracting(Figure::id).doesNotHaveDuplicates();
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theSameTrapGetsTheSameAnswer(@ForAll("traps") Dnd35Trap trap, @ForAll("rulings") Rulings rulings) {
        Assessment once = Dnd35Rules.INSTANCE.assess(trap, rulings);
        Assessment again = Dnd35Rules.INSTANCE.assess(trap, rulings);
        assertThat(once.figures()).isEqualTo(again.figures());
        assertThat(once.findings()).isEqualTo(again.findings());
    }

    /// Under the defaults every step of a CR is an addition, so that a waterfall can be drawn.
    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void theStepsOfTheCrSumToTheCr(@ForAll("designs") Design design) {
        Figure.Amount cr = Designs.assess(design).amount("cr").orElseThrow();
        BigFraction sum = cr.steps().stream().map(Step::amount).reduce(BigFraction.ZERO, BigFraction::add);
        assertThat(cr.steps()).allMatch(step -> step instanceof Step.Add);
        assertThat(cr.value()).isEqualTo(sum);
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void moneyIsWholeCopperAndNeverBelowNothing(@ForAll("traps") Dnd35Trap trap, @ForAll("rulings") Rulings rulings) {
        for (Figure figure : Dnd35Rules.INSTANCE.assess(trap, rulings).figures()) {
            if (figure instanceof Figure.Amount amount && amount.unit() == trapwright.rules.Unit.COPPER) {
                assertThat(amount.value().getDenominator()).as(amount.id()).isEqualTo(java.math.BigInteger.ONE);
                assertThat(amount.value().signum()).as(amount.id()).isNotNegative();
            }
        }
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void raisingADcNeverLowersThePriceOfAFinishedTrap(@ForAll("finished") Design design) {
        Make.Mechanism dcs = (Make.Mechanism) design.make();
        BigFraction price = price(design);
        int higherSearch = Math.addExact(dcs.searchDc(), 1);
        int higherDisable = Math.addExact(dcs.disableDc(), 1);
        assertThat(price(design.withMake(new Make.Mechanism(higherSearch, dcs.disableDc()))))
                .isGreaterThanOrEqualTo(price);
        assertThat(price(design.withMake(new Make.Mechanism(dcs.searchDc(), higherDisable))))
                .isGreaterThanOrEqualTo(price);
    }

    private static BigFraction price(Design design) {
        return Designs.assess(design).amount("priceGp").orElseThrow().value();
    }

    @Property(tries = TRIES, edgeCases = EdgeCasesMode.NONE)
    void everyStepAndFindingHasWordsInBothLanguages(
            @ForAll("traps") Dnd35Trap trap, @ForAll("rulings") Rulings rulings) {
        Assessment answer = Dnd35Rules.INSTANCE.assess(trap, rulings);
        answer.figures().forEach(Dnd35Properties::hasWords);
        answer.findings().forEach(finding -> hasWords(finding.message()));
    }

    private static void hasWords(Figure figure) {
        hasWords(figure.name());
        switch (figure) {
            case Figure.Amount amount ->
                amount.steps().forEach(step -> {
                    hasWords(step.reason().rule());
                    step.reason().ruling().ifPresent(Dnd35Properties::hasWords);
                });
            case Figure.Rating rating -> hasWords(rating.rating());
            case Figure.Series series -> series.entries().forEach(Dnd35Properties::hasWords);
        }
    }

    private static void hasWords(Message message) {
        for (Language language : Language.values()) {
            Lexicon lexicon = Lexicon.of(language);
            assertThat(lexicon.text(message.key()).or(() -> lexicon.text(message.key() + ".other")))
                    .as(message.key())
                    .isPresent();
        }
        for (Message.Arg arg : message.args()) {
            if (arg instanceof Message.Arg.Said(Message said)) {
                hasWords(said);
            }
        }
    }
}
