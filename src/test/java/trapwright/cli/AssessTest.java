package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AssessTest {
    private static final String UNFINISHED = """
            {"format":"trapwright/1","system":"dnd35","name":{"en":"Dart","fr":"Fléchette"},"trap":{"type":"single",
            "design":{"workings":{"triggering":{"trigger":"touch"}},"delivery":{"attack":{"bonus":5}},
            "harm":{"type":"strike","damage":"1d4"}}}}""";

    @TempDir
    Path folder;

    private Path spikes = Path.of("");

    @BeforeEach
    void copyTheKeptSample() throws IOException {
        try (InputStream sample = Objects.requireNonNull(getClass().getResourceAsStream("/trapwright/store/v1.trap"))) {
            spikes = folder.resolve("spikes.trap");
            Files.copy(sample, spikes);
        }
    }

    @Test
    void poisonWallSpikesCostWhatTheBookSays() {
        Called called = Called.with("assess", spikes.toString(), "--json");
        assertThat(called.exit()).isZero();
        assertThat(called.err()).isEmpty();
        JsonNode answer = json(called.out()).get(0);
        assertThat(answer.get("file").stringValue()).isEqualTo(spikes.toString());
        assertThat(answer.get("name").stringValue()).isEqualTo("Poison wall spikes");
        assertThat(answer.get("system").stringValue()).isEqualTo("dnd35");
        assertThat(answer.get("final").booleanValue()).isTrue();
        JsonNode figures = answer.get("figures");
        assertThat(figures.get("cr").intValue()).isEqualTo(5);
        assertThat(figures.get("crText").stringValue()).isEqualTo("5");
        assertThat(called.out()).contains("\"priceGp\": 12650.00,");
        assertThat(figures.get("craftDc").intValue()).isEqualTo(25);
        assertThat(figures.get("searchDc").intValue()).isEqualTo(17);
        assertThat(figures.get("disableDc").intValue()).isEqualTo(21);
        assertThat(figures.get("averageDamage").doubleValue()).isEqualTo(8.5);
        assertThat(figures.get("rawMaterialsGp").decimalValue()).isEqualByComparingTo("4216.67");
        assertThat(figures.get("repairGp").decimalValue()).isEqualByComparingTo("2530");
        assertThat(figures.has("costGp") || figures.has("saveDc")).isFalse();
    }

    @Test
    void stepsSumToTheirFigureAndNameTheirRule() {
        JsonNode steps = json(Called.with("assess", spikes.toString(), "--json").out())
                .get(0)
                .get("steps");
        int cr = 0;
        for (JsonNode step : steps.get("cr")) {
            assertThat(step.get("op").stringValue()).isEqualTo("add");
            assertThat(step.get("rule").stringValue()).startsWith("dnd35.");
            assertThat(step.get("text").stringValue()).isNotBlank();
            cr += step.get("amount").intValue();
        }
        assertThat(cr).isEqualTo(5);
        assertThat(steps.get("price").get(0).get("amount").decimalValue()).isEqualByComparingTo("1000");
        assertThat(steps.get("repair").toString()).contains("\"ruling\":");
    }

    @Test
    void anUnfinishedTrapIsAssessedAndEndsWithOne() {
        Called called = Called.in(Locale.FRENCH, UNFINISHED, "assess", "-", "--json");
        assertThat(called.exit()).isEqualTo(1);
        JsonNode answer = json(called.out()).get(0);
        assertThat(answer.get("file").stringValue()).isEqualTo("-");
        assertThat(answer.get("name").stringValue()).isEqualTo("Fléchette");
        assertThat(answer.get("final").booleanValue()).isFalse();
        assertThat(answer.get("figures").get("cr").intValue()).isEqualTo(-1);
        assertThat(answer.get("findings").get(0).get("level").stringValue()).isEqualTo("error");
        assertThat(answer.get("findings").get(0).get("code").stringValue()).startsWith("D35-");
        assertThat(answer.get("findings").get(0).get("text").stringValue()).isNotBlank();
    }

    @Test
    void aBrokenFileIsNamedAndTheOthersAreAssessed() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.trap"), "{");
        Called called = Called.with("assess", broken.toString(), spikes.toString(), "--json");
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.err())
                .isEqualTo(broken + ", line 1, column 2: the file stops in the middle."
                        + " Take an earlier copy, or add what is missing; the file was left as it is.\n");
        assertThat(json(called.out())).hasSize(1);
    }

    @Test
    void peopleGetLines() {
        Called english = Called.with("assess", spikes.toString());
        assertThat(english.out())
                .startsWith("Poison wall spikes (" + spikes + ")\n  CR: 5\n")
                .contains("\n  Market price: 12,650\u00a0gp\n")
                .contains("Craft DC: 25");
        Called french = Called.with("assess", spikes.toString(), "--lang", "fr");
        assertThat(french.out()).startsWith("Piques empoisonnées (").contains("12\u00a0650\u00a0po");
        assertThat(Called.in(Locale.ENGLISH, UNFINISHED, "assess", "-").out())
                .startsWith("Dart (-): not final\n  CR: −1\n");
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
