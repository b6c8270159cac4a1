package trapwright.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import trapwright.dice.Tossed;
import trapwright.rules.Message;
import trapwright.rules.Throw;

/// A trap at the table: the round, what is ticked off, and what was rolled. Nothing here changes the card.
///
/// @param seed what the dice come from; the same seed and the same throws give the same faces
/// @param round the round, 1 or more
/// @param ticked how many boxes of each row are ticked
/// @param log what happened, the oldest first
/// @param thrown how many throws there were
public record Play(long seed, int round, List<Integer> ticked, List<Line> log, int thrown) {
    private static final int TWENTY = 20;
    private static final int SIX = 6;

    /// Copies the lists.
    public Play {
        ticked = List.copyOf(ticked);
        log = List.copyOf(log);
    }

    /// Something that happened.
    ///
    /// @param round when
    /// @param says what
    /// @param secret whether it is covered until the game master uncovers it
    /// @param covered what stands there as long as it is covered
    public record Line(int round, Message says, boolean secret, Message covered) {
        /// What stands there now.
        public Message shown() {
            return secret ? covered : says;
        }
    }

    /// A trap that has just sprung.
    ///
    /// @param seed what the dice come from
    /// @param rows how many rows of boxes it has
    public static Play begin(long seed, int rows) {
        return new Play(seed, 1, Collections.nCopies(rows, 0), List.of(), 0);
    }

    /// The next round, or one back; never before the first.
    ///
    /// @param by +1 or −1
    public Play turn(int by) {
        return new Play(seed, Math.max(1, round + by), ticked, log, thrown);
    }

    /// Ticks a row up to a box; the last ticked one is cleared when it is named again.
    ///
    /// @param row which row
    /// @param box which box, from 1
    public Play tick(int row, int box) {
        List<Integer> changed = new ArrayList<>(ticked);
        changed.set(row, ticked.get(row) == box ? box - 1 : box);
        return new Play(seed, round, changed, log, thrown);
    }

    /// Throws the dice and writes down how they fell.
    public Play roll(Throw dice) {
        RandomGenerator chance = new SplittableRandom(new SplittableRandom(seed + thrown).nextLong());
        return switch (dice) {
            case Throw.Attack(Message name, int bonus) -> {
                int natural = Tossed.die(TWENTY, chance);
                String key = natural == TWENTY
                        ? "play.log.attack.highest"
                        : natural == 1 ? "play.log.attack.lowest" : "play.log.attack";
                yield with(Message.of(key, name, natural, natural + bonus), false, name);
            }
            case Throw.Amount amount -> {
                Tossed tossed = Tossed.of(amount.roll(), amount.least(), chance);
                List<Message> faces = tossed.faces().stream()
                        .map(face -> Message.of("play.face", face))
                        .toList();
                yield with(Message.of("play.log.amount", amount.name(), faces, tossed.total()), false, amount.name());
            }
            case Throw.InSix(Message name, int faces, boolean secret) -> {
                int face = Tossed.die(SIX, chance);
                yield with(Message.of(face <= faces ? "play.log.yes" : "play.log.no", name, face), secret, name);
            }
        };
    }

    /// Uncovers a secret line.
    ///
    /// @param line its place in the log
    public Play uncover(int line) {
        List<Line> changed = new ArrayList<>(log);
        Line covered = changed.get(line);
        changed.set(line, new Line(covered.round(), covered.says(), false, covered.covered()));
        return new Play(seed, round, ticked, changed, thrown);
    }

    private Play with(Message says, boolean secret, Message name) {
        List<Line> longer = new ArrayList<>(log);
        longer.add(new Line(round, says, secret, Message.of("play.log.secret", name)));
        return new Play(seed, round, ticked, longer, thrown + 1);
    }
}
