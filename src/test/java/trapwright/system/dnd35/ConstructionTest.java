package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.measure.Money;
import trapwright.rules.Rulings;

/// Building and repairing (3.5, sections 5 and 6).
class ConstructionTest {
    private static Builder builder(int modifier) {
        return new Builder(modifier, Builder.Tools.ORDINARY, false);
    }

    private static List<Construction> of(String name) {
        Dnd35Trap trap = PublishedTraps.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .trap();
        return Construction.of(trap, Rulings.DEFAULTS);
    }

    private static Construction.Mechanical poisonWallSpikes() {
        return (Construction.Mechanical) of("Poison Wall Spikes").getFirst();
    }

    /// Price 12,650 gp, a third of it 4,216 gp 6 sp 7 cp; half of that third, not rounded before, 2,108 gp 3 sp 3 cp.
    @Test
    void whatPoisonWallSpikesTake() {
        Construction.Mechanical spikes = poisonWallSpikes();
        assertThat(spikes.price()).isEqualTo(Money.gold(12_650));
        assertThat(spikes.materials()).isEqualTo(new Money(421_667));
        assertThat(spikes.spoiled()).isEqualTo(new Money(210_833));
        assertThat(spikes.repair()).isEqualTo(new Money(84_333));
        assertThat(spikes.dc()).isEqualTo(25);
    }

    @ParameterizedTest
    @CsvSource({"25, 625, 203", "30, 750, 169", "35, 875, 145", "40, 1000, 127"})
    void weeksByTheCheck(int check, long silver, long weeks) {
        Labour building = poisonWallSpikes().building(builder(10));
        assertThat(building.week(check)).isEqualTo(silver);
        assertThat(building.weeks(check)).hasValue(weeks);
    }

    /// In haste the DC is 35: 35 × 35 = 1,225 sp a week, 40 × 35 = 1,400.
    @ParameterizedTest
    @CsvSource({"35, 104", "40, 91"})
    void weeksInHaste(int check, long weeks) {
        Labour building = poisonWallSpikes().building(builder(10).withHurried(true));
        assertThat(building.target()).isEqualTo(35);
        assertThat(building.weeks(check)).hasValue(weeks);
        assertThat(building.weeks(34)).isEmpty();
    }

    @Test
    void repairingTakesTwelveWeeksAtThirty() {
        assertThat(poisonWallSpikes().repairing(builder(20)).weeks(30)).hasValue(12);
    }

    @Test
    void toolsChangeTheCheck() {
        assertThat(builder(8).usualCheck()).isEqualTo(18);
        assertThat(builder(8).withTools(Builder.Tools.IMPROVISED).usualCheck()).isEqualTo(16);
        assertThat(builder(8).withTools(Builder.Tools.MASTERWORK).usualCheck()).isEqualTo(20);
    }

    /// DC 20: a bonus of 8 succeeds on 12 to 20 and spoils on 1 to 7.
    @ParameterizedTest
    @CsvSource({"8, 0.45, 0.35", "0, 0.05, 0.75", "-1, 0, 0.8", "19, 1, 0", "14, 0.75, 0.05"})
    void chancesOfAWeek(int modifier, double good, double spoiling) {
        Labour labour = new Labour(Money.gold(50), 20, builder(modifier));
        assertThat(labour.good()).isEqualTo(good);
        assertThat(labour.spoiling()).isEqualTo(spoiling);
    }

    /// 500 sp at DC 20 are 25 to reach. Checks are 16 to 35: 25 and more, 11 of 20 faces, are done in a week. In the
    /// second
    /// week whoever had 20 to 24 (5 faces) needs any good check (16 faces), whoever had none (4 faces) 25 again.
    @Test
    void weeksByTheDice() {
        Weeks weeks = new Labour(Money.gold(50), 20, builder(15)).time().orElseThrow();
        assertThat(weeks.chances().get(0)).isCloseTo(0.55, within(1e-12));
        assertThat(weeks.chances().get(1)).isCloseTo(0.25 * 0.8 + 0.2 * 0.55, within(1e-12));
        assertThat(weeks.spoiled()).isZero();
        assertThat(weeks.by(0.5)).isEqualTo(1);
        assertThat(weeks.by(0.86)).isEqualTo(2);
    }

    /// One good week is enough: 1 / 0.45 weeks on average; materials are spoiled before it in 0.35 / (0.35 + 0.45).
    @Test
    void spoiledBeforeItIsDone() {
        Weeks weeks = new Labour(Money.gold(1), 20, builder(8)).time().orElseThrow();
        assertThat(weeks.mean()).isCloseTo(1 / 0.45, within(1e-6));
        assertThat(weeks.spoiled()).isCloseTo(0.4375, within(1e-6));
    }

    @Test
    void whatNeverEndsHasNoTime() {
        assertThat(new Labour(Money.gold(50), 20, builder(-1)).time()).isEmpty();
        assertThat(new Labour(Money.gold(10_000_000), 20, builder(0)).time()).isEmpty();
    }

    /// Against every face of every week, added up one by one.
    @Property(tries = 200)
    void weeksAgainstEachFace(
            @ForAll @IntRange(min = 1, max = 400) int gold, @ForAll @IntRange(min = 0, max = 30) int modifier) {
        Labour labour = new Labour(Money.gold(gold), 20, builder(modifier));
        List<Double> chances = labour.time().orElseThrow().chances();
        int sum = Math.ceilDiv(gold * 10, 20);
        double[] now = new double[sum];
        now[0] = 1;
        List<Double> expected = new ArrayList<>();
        for (int week = 0; week < Math.min(12, chances.size()); week++) {
            double[] next = new double[sum];
            double done = 0;
            for (int at = 0; at < sum; at++) {
                for (int face = 1; face <= 20; face++) {
                    int check = face + modifier;
                    int reached = check >= 20 ? at + check : at;
                    if (reached >= sum) {
                        done += now[at] / 20;
                    } else {
                        next[reached] += now[at] / 20;
                    }
                }
            }
            expected.add(done);
            now = next;
        }
        for (int week = 0; week < expected.size(); week++) {
            assertThat(chances.get(week)).isCloseTo(expected.get(week), within(1e-9));
        }
        assertThat(chances.stream().mapToDouble(Double::doubleValue).sum()).isCloseTo(1, within(1e-6));
    }

    @Test
    void aDeviceTakesGoldDaysAndXp() {
        Design design = Designs.device(
                Workings.Trigger.PROXIMITY,
                Workings.Reset.AUTOMATIC,
                Designs.effect("burning-hands", CasterClass.WIZARD, 5),
                Designs.trigger("alarm"));
        Construction.Device device = (Construction.Device)
                Construction.of(new Dnd35Trap.Single(design), Rulings.DEFAULTS).getFirst();
        // burning hands, 1st level at caster level 5, automatic: 500 × 5 gp, 40 × 5 XP; a day for each 500 gp
        assertThat(device.gold()).isEqualTo(Money.gold(2_500));
        assertThat(device.xp()).isEqualTo(200);
        assertThat(device.days()).isEqualTo(5);
        // 5 × 1 × 10 gp for the spell, 1 × 1 × 10 gp for alarm
        assertThat(device.fees()).isEqualTo(Money.gold(60));
        assertThat(device.hired()).isFalse();
    }

    @Test
    void partsOfACompoundAreBuiltByThemselves() {
        Dnd35Trap compound = Designs.compound(Dnd35Trap.Joining.INDEPENDENT, Designs.plain(), Designs.plain());
        assertThat(Construction.of(compound, Rulings.DEFAULTS))
                .hasSize(2)
                .allSatisfy(part -> assertThat(part.name()).isPresent());
    }
}
