package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Make;

/// However a number is written, the program and the published schema say the same of it.
class NumbersTest {
    private static final com.networknt.schema.Schema SCHEMA = SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12)
            .getSchema(new Schema().text());

    @ParameterizedTest
    @CsvSource({
        "10, 10",
        "1e1, 10",
        "1E+1, 10",
        "10.0, 10",
        "100e-1, 10",
        "0.1e2, 10",
        "-0, 0",
        "-0.0, 0",
        "1e6, 1000000",
        "-1e6, -1000000",
        "0e5, 0"
    })
    void aWholeNumberMayBeWrittenInAnyWay(String written, int number) throws FileTrouble {
        assertThat(searchDc(card(written, "1"))).isEqualTo(number);
        assertThat(fits(card(written, "1"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"10.5", "1e-1", "1000001", "1e7", "-1000000.5", "'\"10\"'", "true", "null"})
    void whatIsNoWholeNumberIsRefusedByBoth(String written) {
        assertThat(opens(card(written, "1"))).isFalse();
        assertThat(fits(card(written, "1"))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "0, true",
        "2.5, true",
        "1e9, true",
        "1.0e-3, true",
        "-1, false",
        "1000000001, false",
        "1e10, false",
        "'\"5\"', false"
    })
    void lengthsToo(String written, boolean fine) {
        assertThat(opens(card("20", written))).isEqualTo(fine);
        assertThat(fits(card("20", written))).isEqualTo(fine);
    }

    private static String card(String searchDc, String depth) {
        return """
                {"format": "trapwright/1", "system": "dnd35", "trap": {"type": "single", "design": {
                  "make": {"type": "mechanical", "searchDc": %s},
                  "harm": {"type": "fall", "pit": {"depth": {"amount": %s, "unit": "feet"}}}}}}""".formatted(searchDc, depth);
    }

    private static int searchDc(String text) throws FileTrouble {
        TrapCard.Dnd35 card = (TrapCard.Dnd35)
                TrapFiles.read("x", text.getBytes(UTF_8)).cards().getFirst();
        return ((Make.Mechanism) ((Dnd35Trap.Single) card.trap()).design().make()).searchDc();
    }

    private static boolean opens(String text) {
        try {
            return !TrapFiles.read("x", text.getBytes(UTF_8)).cards().isEmpty();
        } catch (FileTrouble refused) {
            return false;
        }
    }

    private static boolean fits(String text) {
        try {
            return SCHEMA.validate(Json.parse(new Origin("x", text), false)).isEmpty();
        } catch (FileTrouble broken) {
            return false;
        }
    }
}
