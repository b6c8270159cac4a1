package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.system.dnd35.Designs.assess;
import static trapwright.system.dnd35.Designs.compound;
import static trapwright.system.dnd35.Designs.device;
import static trapwright.system.dnd35.Designs.effect;
import static trapwright.system.dnd35.Designs.fall;
import static trapwright.system.dnd35.Designs.money;
import static trapwright.system.dnd35.Designs.number;
import static trapwright.system.dnd35.Designs.plain;
import static trapwright.system.dnd35.Designs.reflex;
import static trapwright.system.dnd35.Designs.strike;
import static trapwright.system.dnd35.Dnd35Trap.Joining.DEPENDENT;
import static trapwright.system.dnd35.Dnd35Trap.Joining.INDEPENDENT;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;

/// Several traps together (3.5, section 9).
class CompoundTest {
    @ParameterizedTest
    @CsvSource({
        "1 1, 2",
        "2 2, 4",
        "6 6, 8",
        "8 8, 10",
        "5 3, 6",
        "7 2, 7",
        "4 4 4, 7",
        "1, 1",
        "1 1 1, 3",
        "3 3, 5",
        "1 2, 3",
        "10 1, 10",
        "1/2 1/2, 1",
        "1/2 1/3, 5/6",
        "1/2 1, 2",
        "'', 0",
        "0 -3 4, 4",
        "1000000 1000000, 1000002"
    })
    void combinedCr(String parts, String combined) {
        assertThat(EncounterLevel.of(crs(parts))).isEqualTo(fraction(combined));
    }

    @ParameterizedTest
    @CsvSource({"1 1, 3", "2 2, 4", "8 8, 10", "1, 1"})
    void byTheOtherReadingEqualPairsAlwaysGiveTwoMore(String parts, String combined) {
        assertThat(EncounterLevel.withPairsPlusTwo(crs(parts))).isEqualTo(fraction(combined));
    }

    /// The level is worked out in floating point. No total of up to four parts comes so near to a rounding boundary
    /// that this could matter.
    @Test
    void noTotalLiesNearARoundingBoundary() {
        double nearest = 1;
        for (int a = 1; a <= 24; a++) {
            for (int b = a; b <= 24; b++) {
                for (int c = 0; c <= 24; c++) {
                    for (int d = 0; d <= c; d++) {
                        double level = 2 * Math.log(power(a) + power(b) + power(c) + power(d)) / Math.log(2);
                        nearest = Math.min(nearest, Math.abs(level - Math.floor(level) - 0.5));
                    }
                }
            }
        }
        assertThat(nearest).isGreaterThan(1e-9);
    }

    private static double power(int cr) {
        return cr <= 2 ? cr : Math.pow(2, cr / 2.0);
    }

    private static List<BigFraction> crs(String parts) {
        List<BigFraction> crs = new ArrayList<>();
        for (String part : parts.split(" ")) {
            if (!part.isEmpty()) {
                crs.add(fraction(part));
            }
        }
        return crs;
    }

    private static BigFraction fraction(String text) {
        return BigFraction.parse(text);
    }

    private static Design pit(int feet) {
        return plain().withDelivery(reflex(20)).withHarm(fall(feet));
    }

    @Test
    void independentPartsHaveACombinedCrAndTheSumOfTheirPrices() {
        Assessment answer = assess(compound(INDEPENDENT, pit(100), pit(60)));
        assertThat(number(answer, "cr")).isEqualTo(6);
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(5_000 + 3_000));
        assertThat(number(answer, "craftDc")).isEqualTo(25);
        assertThat(ids(answer))
                .containsExactly(
                        "cr",
                        "priceGp",
                        "craftDc",
                        "searchDc",
                        "disableDc",
                        "saveDc",
                        "rawMaterialsGp",
                        "repairGp",
                        "parts");
    }

    @Test
    void dependentPartsHaveOnlyEachItsOwnCr() {
        Assessment answer = assess(compound(DEPENDENT, pit(100), pit(60)));
        assertThat(answer.amount("cr")).isEmpty();
        assertThat(ids(answer)).startsWith("parts", "priceGp", "craftDc");
        Figure.Series parts = (Figure.Series) answer.figure("parts").orElseThrow();
        assertThat(parts.entries())
                .extracting(part -> ((Figure.Amount) part).value().intValue())
                .containsExactly(5, 3);
        assertThat(answer.finished()).isTrue();
    }

    @Test
    void mechanicalAndMagicPartsKeepTheirPricesApart() {
        Design fire =
                device(Workings.Trigger.TOUCH, Workings.Reset.NONE, effect("burning-hands", CasterClass.WIZARD, 1));
        Assessment answer = assess(compound(INDEPENDENT, pit(20), fire));
        assertThat(money(answer, "priceGp")).isEqualTo(Money.gold(1_000));
        assertThat(money(answer, "costGp")).isEqualTo(Money.gold(50));
        assertThat(number(answer, "costXp")).isEqualTo(4);
        assertThat(number(answer, "searchDc")).isEqualTo(26);
        assertThat(number(answer, "cr")).isEqualTo(3);
    }

    @Test
    void aPartBelowOneIsReportedAndDoesNotCount() {
        Assessment answer = assess(compound(INDEPENDENT, pit(20), plain()));
        assertThat(number(answer, "cr")).isEqualTo(1);
        assertThat(answer.finished()).isFalse();
        Finding finding = answer.findings().getFirst();
        assertThat(finding.code()).isEqualTo("D35-25");
        assertThat(finding.field()).isEqualTo("1/part-name");
    }

    @Test
    void underTheHouseRuleThePartsCountWithTheirFractions() {
        Rulings rulings = Rulings.DEFAULTS.with(Rulings35.BELOW_ONE, "fractions");
        Assessment answer = Dnd35Rules.INSTANCE.assess(compound(INDEPENDENT, plain(), plain()), rulings);
        assertThat(number(answer, "cr")).isEqualTo(1);
        assertThat(answer.finished()).isTrue();
    }

    @Test
    void fieldsOfAPartBearItsNumber() {
        Assessment answer = assess(compound(INDEPENDENT, pit(20), plain().withHarm(strike("2d6+"))));
        assertThat(answer.findings())
                .filteredOn(finding -> finding.code().equals("D35-19"))
                .extracting(Finding::field)
                .containsExactly("1/damage");
    }

    private static List<String> ids(Assessment answer) {
        return answer.figures().stream().map(Figure::id).toList();
    }
}
