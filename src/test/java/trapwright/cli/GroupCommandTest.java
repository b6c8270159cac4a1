package trapwright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import trapwright.store.FileTrouble;
import trapwright.store.Samples;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

class GroupCommandTest {
    private static final String ARROW = "Basic Arrow Trap: CR 1; mechanical; proximity trigger; manual reset;"
            + " Atk +10 ranged (1d6/x3, arrow); Search DC 20; Disable Device DC 20. Market Price: 2,000 gp.";

    @TempDir
    Path folder;

    private String arrow = "";
    private String spikes = "";
    private String needle = "";

    @BeforeEach
    void layOut() throws FileTrouble {
        arrow = folder.resolve("arrow.trap").toString();
        Called.in(Locale.ENGLISH, ARROW, "read", "-", "-o", arrow);
        spikes = sample("dnd35", "poison-wall-spikes");
        needle = sample("ose", "needle");
    }

    @Test
    void twoOfCrOneAreAnEncounterOfLevelTwoAndTheirPricesAreAddedUp() {
        JsonNode answer = JsonMapper.shared()
                .readTree(Called.with("group", arrow, arrow, "--json").out());
        assertThat(answer.get("dependent").booleanValue()).isFalse();
        assertThat(answer.get("combinedCr").intValue()).isEqualTo(2);
        assertThat(answer.get("priceGp").decimalValue()).isEqualByComparingTo("4000");
        assertThat(answer.has("costGp")).isFalse();
        assertThat(answer.get("parts")).hasSize(2);
        assertThat(answer.get("parts").get(0).get("figures").get("cr").intValue())
                .isEqualTo(1);
    }

    @Test
    void dependentTrapsHaveNoCommonLevel() {
        JsonNode answer = JsonMapper.shared()
                .readTree(Called.with("group", arrow, spikes, "--dependent", "--json")
                        .out());
        assertThat(answer.get("dependent").booleanValue()).isTrue();
        assertThat(answer.has("combinedCr")).isFalse();
        assertThat(answer.get("priceGp").decimalValue()).isEqualByComparingTo("14650");
    }

    @Test
    void theLevelIsNamedAsAFormula() {
        Called called = Called.with("group", arrow, spikes);
        assertThat(called.exit()).isZero();
        // powers 1 and 2^2.5: twice the logarithm to the base 2 of 6.66 is 5.47
        assertThat(called.out().replace('\u00a0', ' '))
                .contains("Basic Arrow Trap: CR 1", ": CR 5", "by the formula for independent traps: 5", "14,650 gp");
    }

    @Test
    void otherSystemsHaveNothingToAddUp() {
        assertThat(Called.with("group", arrow, needle))
                .isEqualTo(new Called(
                        2, "", "“Needle” is no 3.5 trap: only those have a CR and a price to add up. Leave it out.\n"));
    }

    @Test
    void nothingIsAddedUpWhenAFileIsBroken() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.trap"), "{");
        Called called = Called.with("group", arrow, broken.toString());
        assertThat(called.exit()).isEqualTo(2);
        assertThat(called.out()).isEmpty();
        assertThat(called.err()).contains("broken.trap", "Nothing is added up");
    }

    private String sample(String system, String name) throws FileTrouble {
        Samples.Sample found = Samples.of(system).stream()
                .filter(sample -> sample.fileName().startsWith(name))
                .findFirst()
                .orElseThrow();
        Path path = folder.resolve(found.fileName());
        TrapFiles.saveAs(TrapFile.of(found.card()), path);
        return path.toString();
    }
}
