package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.card.Printed;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Wording;
import trapwright.store.Samples.Sample;

/// The built-in 5e traps: 16 of the French text, 12 of SRD 5.1, 8 of SRD 5.2.1.
class Dnd5eSamplesTest {
    private static final List<Sample> SAMPLES = Samples.of("dnd5e");
    private static final Map<UUID, TrapCard> CARDS = SAMPLES.stream()
            .map(Sample::card)
            .collect(Collectors.toMap(card -> card.face().id(), Function.identity()));

    @ParameterizedTest
    @CsvFileSource(resources = "/trapwright/system/dnd5e/figures.tsv", delimiter = '\t', numLinesToSkip = 1)
    void eachReproducesItsFigures(
            String id,
            Double mean,
            String floors,
            String printed,
            Integer rung,
            String dcClass,
            String attackClass,
            String tier,
            String classes) {
        Assessment assessment = card(id).assess();
        assertThat(amount(assessment, "averageDamage")).isEqualTo(Optional.ofNullable(mean));
        assertThat(amount(assessment, "rung"))
                .isEqualTo(Optional.ofNullable(rung).map(Integer::doubleValue));
        assertThat(rating(assessment, "dcClass")).isEqualTo(Optional.ofNullable(dcClass));
        assertThat(rating(assessment, "attackClass")).isEqualTo(Optional.ofNullable(attackClass));
        assertThat(rating(assessment, "suggestedTier")).isEqualTo(Optional.ofNullable(tier));
        assertThat(assessment.figure("damageClassByTier").map(Dnd5eSamplesTest::ratings))
                .isEqualTo(Optional.ofNullable(classes));
    }

    @ParameterizedTest
    @CsvSource({"s-beaters, 12 for 2d10", "s-gravity, 18 for 5d6", "52-spiked, 57 for 13d8"})
    void theThreeMisprintsAreNotedAndNotCopied(String id, String slip) {
        Wording note = card(id).face().printed().map(Printed::note).orElseThrow();
        assertThat(note.en()).contains(slip);
        assertThat(note.fr()).contains(slip.replace(" for ", " pour "));
        assertThat(codes(card(id))).contains("D5-18");
    }

    @Test
    void noOtherTrapHasAPrintedAverageThatIsWrong() {
        assertThat(SAMPLES.stream().filter(sample -> codes(sample.card()).contains("D5-18")))
                .hasSize(3);
    }

    @Test
    void noneHasAnErrorAndAllAreWrittenInBothLanguages() {
        for (Sample sample : SAMPLES) {
            assertThat(sample.card().assess().hasErrors()).as(sample.fileName()).isFalse();
            isWrittenTwice(sample.card().face().texts().name());
            isWrittenTwice(sample.card().face().texts().description());
            isWrittenTwice(sample.card().face().texts().noticed());
            assertThat(sample.card().face().source().work()).isNotBlank();
        }
    }

    @Test
    void eachHasAFileNameOfItsOwnAndSurvivesItsFile(@TempDir Path folder) throws FileTrouble {
        assertThat(SAMPLES.stream().map(Sample::fileName)).hasSize(36).doesNotHaveDuplicates();
        for (Sample sample : SAMPLES) {
            TrapFiles.saveAs(TrapFile.of(sample.card()), folder.resolve(sample.fileName()));
            assertThat(TrapFiles.open(folder.resolve(sample.fileName())).cards())
                    .containsExactly(sample.card());
        }
    }

    private static TrapCard card(String id) {
        UUID uuid = UUID.nameUUIDFromBytes(("trapwright/dnd5e/" + id).getBytes(UTF_8));
        return Objects.requireNonNull(CARDS.get(uuid), id);
    }

    private static List<String> codes(TrapCard card) {
        return card.assess().findings().stream().map(Finding::code).toList();
    }

    private static Optional<Double> amount(Assessment assessment, String id) {
        return assessment.amount(id).map(figure -> figure.value().doubleValue());
    }

    private static Optional<String> rating(Assessment assessment, String id) {
        return assessment.figure(id).map(figure -> answer((Figure.Rating) figure));
    }

    private static String ratings(Figure series) {
        return ((Figure.Series) series)
                .entries().stream().map(entry -> answer((Figure.Rating) entry)).collect(Collectors.joining(","));
    }

    private static String answer(Figure.Rating rating) {
        String key = rating.rating().key();
        return key.substring(key.lastIndexOf('.') + 1);
    }

    private static void isWrittenTwice(Wording wording) {
        assertThat(wording.en()).isNotBlank();
        assertThat(wording.fr()).isNotBlank().isNotEqualTo(wording.en());
    }
}
