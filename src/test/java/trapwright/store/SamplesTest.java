package trapwright.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.Printed;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Wording;
import trapwright.store.Samples.Sample;

/// The built-in traps against the figures the books print for them.
class SamplesTest {
    /// Slips of the printed text; the rules do not bend to them (3.5, section 12).
    private static final Set<String> MISPRINTED = Set.of(
            "portcullis-trap-cr1.trap",
            "spear-trap-cr1.trap",
            "hail-of-needles-cr3.trap",
            "falling-block-trap-cr5.trap",
            "compacting-room-cr6.trap");

    private static final Map<String, String> FIGURE =
            Map.of("market", "priceGp", "raw_material", "costGp", "npc_hire", "hiredGp");

    private final List<Sample> samples = Samples.of("dnd35");

    @Test
    void allFiftyThreeComeWithTheirPrintedFigures() throws IOException {
        List<Map<String, String>> published = published();
        assertThat(samples).hasSize(53);
        assertThat(published).hasSize(53);
        for (int i = 0; i < published.size(); i++) {
            Map<String, String> row = published.get(i);
            Printed printed = samples.get(i).card().face().printed().orElseThrow();
            assertThat(printed.cr()).as(row.get("name")).hasValue(Integer.parseInt(row.get("cr")));
            assertThat(printed.price().orElseThrow().inGold())
                    .as(row.get("name"))
                    .isEqualByComparingTo(new BigDecimal(row.get("price_gp")));
        }
    }

    @Test
    void theRulesGiveWhatTheBooksPrintExceptForFiveSlips() throws IOException {
        List<Map<String, String>> published = published();
        for (int i = 0; i < published.size(); i++) {
            Sample sample = samples.get(i);
            Map<String, String> row = published.get(i);
            Assessment assessment = sample.card().assess();
            boolean crAgrees = number(assessment, "cr").equals(BigFraction.of(Integer.parseInt(row.get("cr"))));
            String figure = Objects.requireNonNull(FIGURE.get(row.get("price_kind")));
            boolean priceAgrees =
                    number(assessment, figure).equals(BigFraction.of(100 * Integer.parseInt(row.get("price_gp"))));
            assertThat(crAgrees && priceAgrees)
                    .as(sample.fileName())
                    .isEqualTo(!MISPRINTED.contains(sample.fileName()));
            if (!row.get("price_xp").isEmpty()) {
                assertThat(number(assessment, "costXp"))
                        .as(sample.fileName())
                        .isEqualTo(BigFraction.of(Integer.parseInt(row.get("price_xp"))));
            }
        }
    }

    @Test
    void everySlipIsNamedOnItsCard() {
        for (Sample sample : samples) {
            if (MISPRINTED.contains(sample.fileName())) {
                isWrittenTwice(sample.card().face().printed().orElseThrow().note());
            }
        }
    }

    @Test
    void noneHasAnErrorAndAllAreWrittenInBothLanguages() {
        for (Sample sample : samples) {
            assertThat(sample.card().assess().hasErrors()).as(sample.fileName()).isFalse();
            isWrittenTwice(sample.card().face().texts().name());
            isWrittenTwice(sample.card().face().texts().description());
            isWrittenTwice(sample.card().face().texts().noticed());
        }
    }

    @Test
    void eachHasAnIdAndAFileNameOfItsOwnAndSurvivesItsFile(@TempDir Path folder) throws FileTrouble {
        assertThat(samples.stream().map(Sample::fileName).collect(Collectors.toSet()))
                .hasSize(53);
        assertThat(samples.stream().map(sample -> sample.card().face().id()).collect(Collectors.toSet()))
                .hasSize(53);
        for (Sample sample : samples) {
            TrapFiles.saveAs(TrapFile.of(sample.card()), folder.resolve(sample.fileName()));
            List<TrapCard> read =
                    TrapFiles.open(folder.resolve(sample.fileName())).cards();
            assertThat(read).containsExactly(sample.card());
        }
    }

    private static BigFraction number(Assessment assessment, String id) {
        return assessment.amount(id).orElseThrow().value();
    }

    private static void isWrittenTwice(Wording wording) {
        assertThat(wording.en()).isNotBlank();
        assertThat(wording.fr()).isNotBlank().isNotEqualTo(wording.en());
    }

    private static List<Map<String, String>> published() throws IOException {
        try (InputStream stream =
                SamplesTest.class.getResourceAsStream("/trapwright/system/dnd35/published_traps.tsv")) {
            List<String> lines = new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            String[] heads = lines.getFirst().split("\t", -1);
            return lines.stream()
                    .skip(1)
                    .map(line -> line.split("\t", -1))
                    .filter(cells -> cells[1].equals("trap"))
                    .map(cells -> IntStream.range(0, heads.length)
                            .boxed()
                            .collect(Collectors.toMap(at -> heads[at], at -> cells[at])))
                    .toList();
        }
    }
}
