package trapwright.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.words.Speech;

/// What holds for the odds of any trap.
public final class SoundOdds {
    /// Six characters of whom only class and level are known.
    public static final Party SIX = new Party(
            "Six",
            Stream.of("fighter", "rogue", "cleric", "wizard", "dwarf", "")
                    .map(calling -> Adventurer.of(calling, calling, 4))
                    .toList());

    private static final double TINY = 1e-6;

    private SoundOdds() {}

    /// Fails when a chance is none, when a distribution does not add up, or when something cannot be said.
    public static void assertSound(Odds odds) {
        Speech.assertSayable(odds);
        notice(odds.party().notice());
        chance(odds.party().drop());
        odds.party().springs().ifPresent(SoundOdds::chance);
        for (Odds.Against against : odds.characters()) {
            notice(against.notice());
            against.disarm().ifPresent(SoundOdds::disarm);
            against.strike().hit().ifPresent(SoundOdds::chance);
            against.strike().save().ifPresent(SoundOdds::chance);
            assertThat(against.toll().damage().atLeast(0)).isCloseTo(1, within(TINY));
            chance(against.toll().drop());
            assertThat(against.toll().die()).isBetween(0.0, against.toll().drop() + TINY);
            against.apart().stream().filter(line -> line.unit() == Unit.CHANCE).forEach(line -> chance(line.value()));
        }
        assertThat(odds.party().drop())
                .isBetween(
                        0.0,
                        odds.characters().stream()
                                        .mapToDouble(each -> each.toll().drop())
                                        .sum()
                                + TINY);
    }

    private static void disarm(Odds.Disarm disarm) {
        List.of(disarm.success(), disarm.retry(), disarm.sprung()).forEach(SoundOdds::chance);
        assertThat(disarm.success() + disarm.retry() + disarm.sprung()).isLessThanOrEqualTo(1 + TINY);
        disarm.settled()
                .ifPresent(settled ->
                        assertThat(settled.success() + settled.sprung()).isCloseTo(1, within(TINY)));
    }

    private static void notice(Odds.Notice notice) {
        Stream.of(notice.active(), notice.passive(), notice.take20())
                .flatMap(Optional::stream)
                .forEach(SoundOdds::chance);
    }

    private static void chance(double chance) {
        assertThat(chance).isBetween(0.0, 1 + TINY);
    }
}
