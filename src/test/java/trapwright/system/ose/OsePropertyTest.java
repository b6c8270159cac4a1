package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.rules.Unit;
import trapwright.rules.Wording;
import trapwright.words.Speech;

class OsePropertyTest {
    private static final Rulings RULED =
            Rulings.DEFAULTS.with(OseRules.NATURAL_SAVES, "on").with(OseRules.FAILED_REMOVAL, "springs");

    @Provide
    Arbitrary<OseTrap> traps() {
        return AnyOseTrap.any();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anyTrapGetsAnAnswerThatCanBeSaid(@ForAll("traps") OseTrap trap) {
        for (Rulings rulings : List.of(Rulings.DEFAULTS, RULED)) {
            Assessment assessment = OseRules.INSTANCE.assess(trap, rulings);
            Speech.assertSayable(assessment);
            assertThat(assessment.findings()).isSortedAccordingTo(java.util.Comparator.comparing(Finding::level));
        }
        Speech.assertSayable(OseEntry.of(trap, Wording.same("Trap")));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void everyChanceIsBetweenNeverAndAlways(@ForAll("traps") OseTrap trap) {
        for (Figure.Amount chance :
                chances(OseRules.INSTANCE.assess(trap, Rulings.DEFAULTS).figures())) {
            assertThat(chance.value()).isBetween(BigFraction.ZERO, BigFraction.ONE);
        }
    }

    private static List<Figure.Amount> chances(List<Figure> figures) {
        List<Figure.Amount> chances = new ArrayList<>();
        for (Figure figure : figures) {
            switch (figure) {
                case Figure.Amount amount when amount.unit() == Unit.CHANCE -> chances.add(amount);
                case Figure.Amount ignored -> {}
                case Figure.Rating ignored -> {}
                case Figure.Series series -> chances.addAll(chances(series.entries()));
            }
        }
        return chances;
    }
}
