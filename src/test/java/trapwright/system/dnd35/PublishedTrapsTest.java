package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.system.dnd35.PublishedTraps.Published;

/// The proof over the 53 published traps: computed by the tables, compared with what the books print.
class PublishedTrapsTest {
    /// Adding-up mistakes and stat lines of the edition before; the rules are not bent to hit them.
    private static final List<String> SLIPS_OF_CR = List.of(
            // 3d6 is 10.5, which counts 14: CR 2
            "cr01-07 Portcullis Trap",
            // damage +3, attack +1, targets +1, Disable Device +1: CR 6
            "cr05-03 Falling Block Trap",
            // 42 points are six sevens, four rounds of delay take one away: CR 5
            "cr06-02 Compacting Room");

    private static final List<String> SLIPS_OF_PRICE = List.of(
            // the base of 1,000 gp times CR 2
            "cr01-07 Portcullis Trap",
            // +12 adds 400 gp
            "cr01-11 Spear Trap",
            // +20 adds 2,000 gp
            "cr03-07 Hail of Needles",
            // by CR 6
            "cr05-03 Falling Block Trap",
            // 3,600 gp by CR 5, not 7
            "cr06-02 Compacting Room");

    @Test
    void fiftyOfTheChallengeRatingsAreExactAndTheSlipsAreKnown() {
        List<Published> traps = PublishedTraps.all();
        assertThat(traps).hasSize(53);
        assertThat(deviating(traps, Rulings.DEFAULTS, "cr")).containsExactlyElementsOf(SLIPS_OF_CR);
    }

    @Test
    void fortyEightOfThePricesAreExactAndTheSlipsAreKnown() {
        assertThat(deviating(PublishedTraps.all(), Rulings.DEFAULTS, "price"))
                .containsExactlyElementsOf(SLIPS_OF_PRICE);
    }

    static Stream<Published> magicTraps() {
        return PublishedTraps.all().stream().filter(Published::isMagic);
    }

    @Test
    void thereAreSixteenMagicTraps() {
        assertThat(magicTraps()).hasSize(16);
    }

    @ParameterizedTest
    @MethodSource("magicTraps")
    void theDcsAndTheCostOfAMagicTrapFollowFromItsSpells(Published trap) {
        Assessment answer = Dnd35Rules.INSTANCE.assess(trap.trap(), Rulings.DEFAULTS);
        assertThat(value(answer, "searchDc")).hasValue(trap.number("search_dc"));
        assertThat(value(answer, "disableDc")).hasValue(trap.number("disable_dc"));
        if (!trap.printed().get("save_dc").isEmpty()) {
            assertThat(value(answer, "saveDc")).hasValue(trap.number("save_dc"));
        }
        assertThat(price(answer)).isEqualTo(Money.gold(trap.number("price_gp")));
        if (!trap.printed().get("price_xp").isEmpty()) {
            assertThat(value(answer, "costXp")).hasValue(trap.number("price_xp"));
        }
    }

    static Stream<Published> traps() {
        return PublishedTraps.all().stream();
    }

    @ParameterizedTest
    @MethodSource("traps")
    void theAverageDamageAndThePaidBonusAreThePrintedOnes(Published trap) {
        String printed = trap.printed().get("damage_avg");
        if (trap.trap() instanceof Dnd35Trap.Single(Design design) && !printed.isEmpty()) {
            Assessment answer = Dnd35Rules.INSTANCE.assess(trap.trap(), Rulings.DEFAULTS);
            assertThat(answer.amount("averageDamage").orElseThrow().value().doubleValue())
                    .isEqualTo(Double.parseDouble(printed));
            if (!trap.isMagic()) {
                assertThat(Bonus.any(design)).isEqualTo(trap.number("damage_bonus_paid"));
            }
        }
    }

    /// What the other readings give over these 53 traps; the defaults give 50 and 48.
    @ParameterizedTest
    @CsvSource({
        "damage-rounding, half-down, 47, 44",
        "damage-rounding, down, 42, 42",
        "damage-rounding, up, 43, 42",
        "missiles, count-one, 47, 46",
        "multiple-never-miss, plus-one, 48, 45",
        "multiple-target, double-damage, 44, 42",
        "pit-spikes, counted, 44, 42",
        "poison-doses, per-missile, 50, 47",
        "automatic-timed, charged, 50, 47",
        "damage-bonus, strength-only, 50, 43",
        "nothing-to-roll, never-miss, 50, 47",
        "damage-rounds, total, 48, 48",
        "magic-damage, sum, 41, 48",
        "spell-level, lowest, 49, 47"
    })
    void otherReadingsFitThePublishedTrapsWorse(String id, String reading, int exactCrs, int exactPrices) {
        Ruling ruling = Rulings35.ALL.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow();
        Rulings rulings = Rulings.DEFAULTS.with(ruling, reading);
        List<Published> traps = PublishedTraps.all();
        assertThat(traps.size() - deviating(traps, rulings, "cr").size()).isEqualTo(exactCrs);
        assertThat(traps.size() - deviating(traps, rulings, "price").size()).isEqualTo(exactPrices);
    }

    @Test
    void noOtherReadingFitsThePublishedTrapsBetter() {
        List<Published> traps = PublishedTraps.all();
        for (Ruling ruling : Rulings35.ALL) {
            for (String reading : ruling.readings()) {
                Rulings rulings = Rulings.DEFAULTS.with(ruling, reading);
                assertThat(deviating(traps, rulings, "cr"))
                        .as(ruling.id() + " " + reading)
                        .hasSizeGreaterThanOrEqualTo(SLIPS_OF_CR.size());
                assertThat(deviating(traps, rulings, "price"))
                        .as(ruling.id() + " " + reading)
                        .hasSizeGreaterThanOrEqualTo(SLIPS_OF_PRICE.size());
            }
        }
    }

    @Test
    void everyPublishedTrapIsFinished() {
        for (Published trap : PublishedTraps.all()) {
            assertThat(Dnd35Rules.INSTANCE.assess(trap.trap(), Rulings.DEFAULTS).finished())
                    .as(trap.name())
                    .isTrue();
        }
    }

    static List<String> deviating(List<Published> traps, Rulings rulings, String what) {
        return traps.stream()
                .filter(trap -> {
                    Assessment answer = Dnd35Rules.INSTANCE.assess(trap.trap(), rulings);
                    return what.equals("cr")
                            ? !value(answer, "cr").equals(Optional.of(trap.number("cr")))
                            : !price(answer).equals(Money.gold(trap.number("price_gp")));
                })
                .map(Published::toString)
                .toList();
    }

    private static Optional<Integer> value(Assessment answer, String id) {
        return answer.amount(id).map(Figure.Amount::value).map(BigFraction::intValue);
    }

    private static Money price(Assessment answer) {
        return Stream.of("priceGp", "costGp", "hiredGp")
                .map(answer::amount)
                .flatMap(Optional::stream)
                .findFirst()
                .map(figure -> new Money(figure.value().longValue()))
                .orElseThrow();
    }
}
