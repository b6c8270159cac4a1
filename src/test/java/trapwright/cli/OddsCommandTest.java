package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

class OddsCommandTest {
    private static final String BARROW = """
            {"format":"trapwright-party/1","name":"Barrow party","characters":[
            {"name":"Brenna","class":"fighter","level":3,"hp":28,"ac":21,"search":1},
            {"name":"Sélim","class":"roublard","level":3,"hp":17,"ac":16,"search":8,"disable":9},
            {"name":"Tam","class":"wizard","level":3,"hp":11,"ac":13,"search":5}]}""";

    @TempDir
    Path folder;

    private Path spikes = Path.of("");
    private Path party = Path.of("");

    @BeforeEach
    void layOut() throws IOException {
        spikes = folder.resolve("spikes.trap");
        party = Files.writeString(folder.resolve("party.json"), BARROW);
        try (InputStream sample = Objects.requireNonNull(getClass().getResourceAsStream("/trapwright/store/v1.trap"))) {
            Files.copy(sample, spikes);
        }
    }

    @Test
    void theAnswerHasWhatTheFormatPromises() {
        Called called = Called.with("odds", spikes.toString(), "--party", party.toString(), "--json");
        assertThat(called.err()).isEmpty();
        assertThat(called.exit()).isZero();
        JsonNode answer = JsonMapper.shared().readTree(called.out());
        assertThat(answer.get("system").stringValue()).isEqualTo("dnd35");
        assertThat(answer.get("party").stringValue()).isEqualTo("Barrow party");
        JsonNode tam = answer.get("characters").get(2);
        assertThat(tam.get("name").stringValue()).isEqualTo("Tam");
        assertThat(tam.get("hit").doubleValue()).isEqualTo(0.95);
        assertThat(tam.get("notice").get("active").doubleValue()).isEqualTo(0.45);
        assertThat(tam.get("notice").get("take20").doubleValue()).isEqualTo(1);
        assertThat(tam.has("disarm") || tam.has("save")).isFalse();
        double sum = 0;
        for (JsonNode pair : tam.get("distribution")) {
            sum += pair.get(1).doubleValue();
        }
        assertThat(sum).isCloseTo(1, within(1e-9));
        JsonNode selim = answer.get("characters").get(1);
        assertThat(selim.get("disarm").get("success").doubleValue()).isEqualTo(0.45);
        assertThat(selim.get("disarm").get("retry").doubleValue()).isEqualTo(0.2);
        assertThat(selim.get("disarm").get("sprung").doubleValue()).isEqualTo(0.35);
        assertThat(answer.get("noticeAny").doubleValue()).isCloseTo(1 - 0.75 * 0.4 * 0.55, within(1e-9));
        assertThat(answer.get("dropAny").doubleValue())
                .isBetween(tam.get("drop").doubleValue(), 1.0);
        assertThat(answer.get("expectedDamage").doubleValue()).isPositive();
        assertThat(answer.get("characters").get(0).get("assumed").toString()).isEqualTo("[\"fortitude\"]");
    }

    @Test
    void peopleReadItInTheirLanguage() {
        Called english = Called.with("odds", spikes.toString(), "--party", party.toString());
        assertThat(english.out())
                .contains("Brenna, Fighter: level 3, hit points 28, AC 21, Search +1")
                .contains("Assumed: Fortitude +4", "Is hit: 80%", "Together", "At least one drops: ")
                .doesNotContain("{", "odds.");
        Called french = Called.in(Locale.FRENCH, BARROW, "odds", spikes.toString(), "--party", "-");
        assertThat(french.out().replace('\u00a0', ' ')).contains("Est touché : 80 %", "Ensemble");
    }

    @Test
    void whatIsNoPartyOrMissingIsSaidInOneSentence() throws IOException {
        assertThat(Called.with("odds", spikes.toString()).exit()).isEqualTo(2);
        Called trap = Called.with("odds", spikes.toString(), "--party", spikes.toString());
        assertThat(trap.exit()).isEqualTo(2);
        assertThat(trap.err()).contains("is not a party").doesNotContain("\tat ");
        Called twice = Called.in(Locale.ENGLISH, BARROW, "odds", "-", "--party", "-");
        assertThat(twice.err()).contains("Standard input (-) can be read only once.");
        Path none = Files.writeString(folder.resolve("none.json"), "{\"format\":\"trapwright-party/1\"}");
        assertThat(Called.with("odds", spikes.toString(), "--party", none.toString(), "--json")
                        .out())
                .contains("\"characters\": []", "\"dropAny\": 0");
    }

    @Test
    void aClassThatNoTableKnowsIsNamed() throws IOException {
        Path strange = Files.writeString(
                folder.resolve("strange.json"),
                BARROW.replace("\"wizard\"", "\"artificer\"").replace("roublard", "Roublard"));
        Called odds = Called.with("odds", spikes.toString(), "--party", strange.toString());
        assertThat(odds.exit()).isZero();
        assertThat(odds.err())
                .isEqualTo(
                        "Tam: no table knows the class “artificer”; counted as a fighter where a value is left out.\n");
        Called check = Called.with("check", strange.toString(), spikes.toString());
        assertThat(check.err()).isEqualTo(odds.err());
        assertThat(check.exit()).isZero();
        assertThat(check.out())
                .contains(strange + ": a party of 3 characters, as it should be.\n", spikes + ": 1 trap");
    }

    @Test
    void aBrokenPartyIsNoBrokenTrap() throws IOException {
        Path broken = Files.writeString(
                folder.resolve("broken.json"),
                "{\"format\":\"trapwright-party/1\",\"characters\":[{\"level\":\"three\"}]}");
        Called check = Called.with("check", broken.toString());
        assertThat(check.exit()).isEqualTo(2);
        assertThat(check.out()).isEmpty();
        assertThat(check.err()).contains("level").doesNotContain("not a trap");
    }
}
