package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.numbers.fraction.BigFraction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Wording;
import trapwright.sheet.Icons;
import trapwright.store.Samples.Sample;

/// The twelve example traps of the old-school rules: six of rooms, six of treasures (old-school, section 6).
class OseSamplesTest {
    static List<Sample> all() {
        return Samples.of("ose");
    }

    @Test
    void thereAreTwelveEachUnderItsOwnName() {
        assertThat(all()).hasSize(12).extracting(Sample::fileName).doesNotHaveDuplicates();
        assertThat(all()).extracting(sample -> sample.card().face().id()).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("all")
    void noneHasMoreThanARemarkAndAllAreWrittenInBothLanguages(Sample sample) {
        Assessment assessment = sample.card().assess();
        assertThat(assessment.findings()).noneMatch(finding -> finding.level() != Finding.Level.NOTE);
        assertThat(assessment.amount("triggerChance").map(Figure.Amount::value)).contains(BigFraction.of(1, 3));
        TrapCard.Ose card = (TrapCard.Ose) sample.card();
        for (Wording text : List.of(
                card.face().texts().name(),
                card.face().texts().description(),
                card.trap().springing().words(),
                card.trap().practice().tell())) {
            assertThat(text.en()).isNotBlank().doesNotContain("'");
            assertThat(text.fr()).isNotBlank().doesNotContain("'").doesNotContainPattern(" [:;!?]");
        }
        assertThat(new Icons().find(((Picture.Icon) card.face().icon()).id())).isPresent();
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachIsWrittenAsItStandsInTheProgram(Sample sample) throws Exception {
        String resource = "/trapwright/samples/ose/" + sample.fileName();
        try (var stream = Objects.requireNonNull(Samples.class.getResourceAsStream(resource))) {
            assertThat(TrapFiles.text(TrapFile.of(sample.card())))
                    .isEqualTo(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /// The chances that one springing kills a fighter and a magic-user of the first level, worked out by hand.
    @ParameterizedTest
    @CsvSource({
        "falling-block-ose.trap, 5.5, 0.4225, 0.5100, lethal",
        "poison-gas-ose.trap, , 0.5500, 0.6000, save-or-die",
        "harmless-mist-ose.trap, , 0, 0, minor",
        "pit-ose.trap, 7, 0.8056, 0.9722, save-or-die",
        "scything-blade-ose.trap, 4.5, 0.5625, 0.8125, save-or-die",
        "slide-ose.trap, , 0, 0, minor",
        "spring-darts-ose.trap, 8.75, 0.7959, 0.9264, save-or-die",
        "blinding-flash-ose.trap, , 0, 0, minor",
        "hidden-monster-ose.trap, , 0, 0, minor",
        "illusory-monster-ose.trap, , 0, 0, minor",
        "scent-spray-ose.trap, , 0, 0, minor",
        "needle-ose.trap, , 0.5500, 0.6000, save-or-die"
    })
    void eachKillsAsOftenAsItShould(String file, @Nullable Double mean, double fighter, double magicUser, String band) {
        Assessment assessment = all().stream()
                .collect(Collectors.toMap(Sample::fileName, Function.identity()))
                .get(file)
                .card()
                .assess();
        assertThat(lethality(assessment, "fighter")).isCloseTo(fighter, within(5e-5));
        assertThat(lethality(assessment, "magic-user")).isCloseTo(magicUser, within(5e-5));
        assertThat(assessment
                        .amount("averageDamage")
                        .map(figure -> figure.value().doubleValue()))
                .isEqualTo(Optional.ofNullable(mean));
        Figure.Rating rating =
                (Figure.Rating) assessment.figure("lethalityBand").orElseThrow();
        assertThat(rating.rating().key()).isEqualTo("ose.band." + band);
    }

    private static double lethality(Assessment assessment, String victim) {
        return ((Figure.Series) assessment.figure("lethality").orElseThrow())
                .entries().stream()
                        .filter(entry -> entry.id().equals(victim))
                        .map(Figure.Amount.class::cast)
                        .findFirst()
                        .orElseThrow()
                        .value()
                        .doubleValue();
    }
}
