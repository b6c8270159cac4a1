package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.words.Speech;

class Dnd5ePropertyTest {
    @Provide
    Arbitrary<Dnd5eTrap> traps() {
        return AnyDnd5eTrap.any();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anyTrapGetsAnAnswerThatCanBeSaid(@ForAll("traps") Dnd5eTrap trap) {
        Assessment assessment = Dnd5eRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
        Speech.assertSayable(assessment);
        assertThat(assessment.findings()).isSortedAccordingTo(Comparator.comparing(Finding::level));
        assertThat(assessment.figures())
                .noneMatch(figure -> Set.of("cr", "priceGp", "costGp", "costXp").contains(figure.id()));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anyTrapCanBeGrownAndVaried(@ForAll("traps") Dnd5eTrap trap) {
        trap.levelling().scaling().forEach(scaling -> {
            Dnd5eTrap grown = trap.at(scaling);
            assertThat(grown.effects()).hasSameSizeAs(trap.effects());
            assertThat(grown.levelling().scaling()).isEmpty();
        });
        trap.concept()
                .variants()
                .forEach(variant ->
                        assertThat(trap.as(variant).concept().variants()).isEmpty());
    }
}
