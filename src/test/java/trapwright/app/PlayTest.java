package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.rules.Throw;
import trapwright.store.Samples;
import trapwright.system.ose.OseRules;

/// A trap at the table, and the rolls that published traps make there.
class PlayTest {
    private static final Message NAME = Message.of("play.no-dice");

    private static List<Throw> dice(String system, String name) {
        return Samples.of(system).stream()
                .map(Samples.Sample::card)
                .filter(card -> card.face().texts().name().en().equals(name))
                .map(TrapCard::dice)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> kinds(List<Throw> dice) {
        return dice.stream()
                .map(each -> switch (each) {
                    case Throw.Attack attack -> "attack " + attack.bonus();
                    case Throw.Amount amount ->
                        "from " + amount.least() + " to "
                                + amount.roll().mostMissiles() * amount.roll().most();
                    case Throw.InSix chance -> chance.faces() + " in 6" + (chance.secret() ? " in secret" : "");
                })
                .toList();
    }

    /// +16 melee, 1d8+4, and medium spider venom: 1d4 Strength twice.
    @Test
    void poisonWallSpikes() {
        assertThat(kinds(dice("dnd35", "Poison Wall Spikes")))
                .containsExactly("attack 16", "from 1 to 12", "from 1 to 4", "from 1 to 4");
    }

    /// 20 ft. of fall: 2d6.
    @Test
    void aPitOnlyFalls() {
        assertThat(kinds(dice("dnd35", "Deeper Pit Trap"))).containsExactly("from 1 to 12");
    }

    /// A pit springs on 2 of 6; elsewhere a dwarf finds on 2 of 6, everybody else on 1, and the players do not see the
    /// die.
    @Test
    void oldSchoolTrapsSpringAndAreSearchedForInSecret() {
        List<Throw> dice = new TrapCard.Ose(Face.blank(new UUID(0, 1)), OseRules.INSTANCE.blank()).dice();
        assertThat(kinds(dice)).startsWith("2 in 6", "1 in 6 in secret", "2 in 6 in secret");
    }

    @Test
    void everySampleCanBeRolled() {
        for (String system : Samples.SYSTEMS) {
            for (Samples.Sample sample : Samples.of(system)) {
                Play play = Play.begin(7, 0);
                List<Throw> dice = sample.card().dice();
                for (Throw each : dice) {
                    play = play.roll(each);
                }
                assertThat(play.log()).hasSameSizeAs(dice);
            }
        }
    }

    @Property
    void diceStayWithinTheirFaces(@ForAll long seed, @ForAll @IntRange(min = 0, max = 50) int before) {
        Play play = new Play(seed, 1, List.of(), List.of(), before);
        long natural = whole(play.roll(new Throw.Attack(NAME, 5)), 1);
        assertThat(natural).isBetween(1L, 20L);
        assertThat(whole(play.roll(new Throw.Attack(NAME, 5)), 2)).isEqualTo(natural + 5);
        assertThat(whole(
                        play.roll(new Throw.Amount(NAME, Dice.of("2d6+3").roll().orElseThrow(), 0)), 2))
                .isBetween(5L, 15L);
        assertThat(whole(
                        play.roll(new Throw.Amount(NAME, Dice.of("1d4-9").roll().orElseThrow(), 1)), 2))
                .isEqualTo(1);
        assertThat(whole(play.roll(new Throw.InSix(NAME, 2, false)), 1)).isBetween(1L, 6L);
    }

    @Property
    void theSeedThrowsTheSameAgain(@ForAll long seed) {
        Throw attack = new Throw.Attack(NAME, 0);
        Play once = Play.begin(seed, 0).roll(attack).turn(1).roll(attack);
        assertThat(Play.begin(seed, 0).roll(attack).turn(1).roll(attack)).isEqualTo(once);
    }

    @Test
    void everyFaceComes() {
        Throw attack = new Throw.Attack(NAME, 0);
        Play play = Play.begin(1, 0);
        for (int i = 0; i < 400; i++) {
            play = play.roll(attack);
        }
        assertThat(play.log().stream().map(line -> whole(line.says(), 1)).distinct())
                .hasSize(20);
    }

    @Test
    void boxesAreTickedAndCleared() {
        Play play = Play.begin(1, 2).tick(1, 3);
        assertThat(play.ticked()).containsExactly(0, 3);
        assertThat(play.tick(1, 3).ticked()).containsExactly(0, 2);
        assertThat(play.tick(1, 1).ticked()).containsExactly(0, 1);
    }

    @Test
    void roundsBeginWithTheFirst() {
        assertThat(Play.begin(1, 0).turn(-1).round()).isEqualTo(1);
        assertThat(Play.begin(1, 0).turn(1).turn(1).round()).isEqualTo(3);
    }

    @Test
    void aSecretRollIsCoveredUntilItIsShown() {
        Play play = Play.begin(1, 0).roll(new Throw.InSix(NAME, 6, true));
        assertThat(play.log().getFirst().shown().key()).isEqualTo("play.log.secret");
        assertThat(play.uncover(0).log().getFirst().shown().key()).isEqualTo("play.log.yes");
    }

    private static long whole(Play play, int arg) {
        return whole(play.log().getLast().says(), arg);
    }

    private static long whole(Message message, int arg) {
        return Optional.of(message.args().get(arg))
                .map(Message.Arg.Whole.class::cast)
                .orElseThrow()
                .value();
    }
}
