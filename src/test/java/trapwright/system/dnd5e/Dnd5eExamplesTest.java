package trapwright.system.dnd5e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Rounding;
import trapwright.rules.Rulings;
import trapwright.words.Speech;

/// The 36 published traps reproduce their figures; the misprints are noted, not copied.
class Dnd5eExamplesTest {
    static Stream<Example> examples() {
        return Example.all().stream();
    }

    @Test
    void thereAreSixteenOfTheFrenchTextAndTwentyOfTheOpenOnes() {
        assertThat(examples().map(Example::id)).hasSize(36).doesNotHaveDuplicates();
        assertThat(examples().filter(example -> example.id().startsWith("s-"))).hasSize(16);
    }

    @ParameterizedTest
    @CsvFileSource(resources = "figures.tsv", delimiter = '\t', numLinesToSkip = 1)
    void everyTrapReproducesItsFigures(
            String id,
            Double mean,
            String floors,
            String printed,
            Integer rung,
            String dcClass,
            String attackClass,
            String tier,
            String classes) {
        Assessment assessment = assess(id);
        assertThat(amount(assessment, "averageDamage")).isEqualTo(Optional.ofNullable(mean));
        assertThat(amount(assessment, "printedDamage"))
                .isEqualTo(Optional.ofNullable(mean).map(Math::floor));
        assertThat(amount(assessment, "rung"))
                .isEqualTo(Optional.ofNullable(rung).map(Integer::doubleValue));
        assertThat(rating(assessment, "dcClass")).isEqualTo(Optional.ofNullable(dcClass));
        assertThat(rating(assessment, "attackClass")).isEqualTo(Optional.ofNullable(attackClass));
        assertThat(rating(assessment, "suggestedTier")).isEqualTo(Optional.ofNullable(tier));
        assertThat(series(assessment, "damageClassByTier")).isEqualTo(Optional.ofNullable(classes));
        assertThat(floors(id)).isEqualTo(Objects.requireNonNullElse(floors, ""));
        if (printed != null && !printed.contains("per")) {
            assertThat(printed(id)).isEqualTo(printed);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyTrapIsFinishedAndCanBeSaid(Example example) {
        Assessment assessment = Dnd5eRules.INSTANCE.assess(example.trap(), Rulings.DEFAULTS);
        assertThat(assessment.finished()).isTrue();
        assertThat(assessment.findings()).noneMatch(finding -> finding.level() == Finding.Level.ERROR);
        Speech.assertSayable(assessment);
        Speech.assertSayable(example.trap());
    }

    @Test
    void onlyTheKnownMisprintsAreNoted() {
        assertThat(examples()
                        .filter(example -> codes(example).contains("D5-18"))
                        .map(Example::id))
                .containsExactlyInAnyOrder("s-beaters", "s-gravity", "52-spiked");
    }

    @ParameterizedTest
    @CsvSource({
        "52-roof, '22.0, 55.0, 99.0'",
        "52-statue, '22.0, 55.0, 99.0'",
        "52-pit, '10.5, 21.0, 42.0'",
        "52-darts, '14.0, 28.0, 49.0'",
        "52-needle, '11.0, 22.0, 55.0'",
        "52-spiked, '24.0, 57.0, 100.5'",
    })
    void theTwentyFourTrapsGrow(String id, String means) {
        Figure.Series levels =
                (Figure.Series) assess(id).figure("damageByLevels").orElseThrow();
        assertThat(levels.entries()).extracting(Figure::id).containsExactly("5-10", "11-16", "17-20");
        assertThat(levels.entries().stream()
                        .map(entry ->
                                Double.toString(((Figure.Amount) entry).value().doubleValue()))
                        .collect(Collectors.joining(", ")))
                .isEqualTo(means);
    }

    @Test
    void theNetScalesItsSaveAndItsEscape() {
        Dnd5eTrap net = Example.of("52-net").trap();
        Dnd5eTrap high = net.at(net.levelling().scaling().getLast());
        assertThat(Judgement.of(high).save().orElseThrow().value().dc()).isEqualTo(16);
        assertThat(high.counters().stream()
                        .filter(counter -> CounterText.purpose(counter) == Counter.Purpose.ESCAPE)
                        .map(counter ->
                                ((Counter.Check) counter).checks().getFirst().dc()))
                .containsExactly(16);
        assertThat(Dnd5eFindings.checks(high.clues().getFirst()).getFirst().dc())
                .isEqualTo(11);
        assertThat(high.levelling().aims()).containsExactly(new Levelling.Aim(Severity.NUISANCE, new Levels(17, 20)));
    }

    @Test
    void theStatueWidensItsConeAndKeepsItsDc() {
        Dnd5eTrap statue = Example.of("52-statue").trap();
        Dnd5eTrap high = statue.at(statue.levelling().scaling().getLast());
        assertThat(high.effects().getFirst().targets().area().orElseThrow().size())
                .contains(trapwright.measure.Length.feet(120));
        assertThat(Judgement.of(high).save().orElseThrow().value().dc()).isEqualTo(15);
    }

    @Test
    void theSphereHasNoScale() {
        Assessment sphere = assess("51-annihilation");
        assertThat(sphere.figures()).isEmpty();
        Dnd5eTrap meant = Example.of("51-annihilation").trap().withLevelling(Levelling.of(Severity.DEADLY, 1, 4));
        Figure.Rating severity = (Figure.Rating) Dnd5eRules.INSTANCE
                .assess(meant, Rulings.DEFAULTS)
                .figure("severity")
                .orElseThrow();
        assertThat(severity.reasons().toString()).contains("dnd5e.fit.kills-outright");
    }

    @Test
    void aVariantReplacesWhatItNames() {
        Dnd5eTrap gravity = Example.of("s-gravity").trap();
        Dnd5eTrap chest = gravity.as(gravity.concept().variants().getFirst());
        assertThat(chest.counters()).hasSize(1).isNotEqualTo(gravity.counters());
        assertThat(chest.effects()).isEqualTo(gravity.effects());
        assertThat(chest.concept().variants()).isEmpty();
    }

    private static List<String> codes(Example example) {
        return Dnd5eRules.INSTANCE.assess(example.trap(), Rulings.DEFAULTS).findings().stream()
                .map(Finding::code)
                .toList();
    }

    private static Assessment assess(String id) {
        return Dnd5eRules.INSTANCE.assess(Example.of(id).trap(), Rulings.DEFAULTS);
    }

    private static Optional<Double> amount(Assessment assessment, String id) {
        return assessment.amount(id).map(figure -> figure.value().doubleValue());
    }

    private static Optional<String> rating(Assessment assessment, String id) {
        return assessment.figure(id).map(figure -> answer((Figure.Rating) figure));
    }

    private static Optional<String> series(Assessment assessment, String id) {
        return assessment
                .figure(id)
                .map(figure -> ((Figure.Series) figure)
                        .entries().stream()
                                .map(entry -> answer((Figure.Rating) entry))
                                .collect(Collectors.joining(",")));
    }

    private static String answer(Figure.Rating rating) {
        String key = rating.rating().key();
        return key.substring(key.lastIndexOf('.') + 1);
    }

    private static Stream<Harm.Part> parts(String id) {
        return Example.of(id).trap().effects().stream()
                .filter(Effect::countsAtOnce)
                .flatMap(effect -> effect.harm().parts().stream());
    }

    private static String floors(String id) {
        return parts(id)
                .map(part -> Rounding.DOWN.whole(Tally.dice(part).mean()).toString())
                .collect(Collectors.joining(" ; "));
    }

    private static String printed(String id) {
        return parts(id)
                .flatMap(part -> printed(part).stream())
                .map(Object::toString)
                .collect(Collectors.joining(" ; "));
    }

    private static Optional<Integer> printed(Harm.Part part) {
        return switch (part) {
            case Harm.Part.Dealt dealt -> dealt.printed();
            case Harm.Part.Fall fall -> fall.printed();
        };
    }
}
