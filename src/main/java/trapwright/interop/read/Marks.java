package trapwright.interop.read;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.rules.Message;
import trapwright.words.Language;

/// Tells by its words which game a text was printed for.
final class Marks {
    private static final int ENOUGH = 200;
    private static final int FEW = 3;
    private static final int FAR = 200_000;

    private Marks() {}

    /// The games whose traps are read.
    enum Game {
        DND35,
        DND5E,
        OSE
    }

    /// How often each game's words stand in a text.
    static Map<Game, Integer> in(Page page) {
        Map<Game, Integer> counts = new EnumMap<>(Game.class);
        for (Game game : Game.values()) {
            counts.put(game, count(page, game));
        }
        return counts;
    }

    /// The game with the most words of its own; 3.5 when no game has any.
    static Game most(Map<Game, Integer> counts) {
        Game most = Game.DND35;
        for (Game game : Game.values()) {
            if (counts.getOrDefault(game, 0) > counts.getOrDefault(most, 0)) {
                most = game;
            }
        }
        return most;
    }

    /// Says that words of another game stand in the text as well, which was read as one game's.
    static Optional<Remark> mixture(Map<Game, Integer> counts, Page page) {
        Game read = most(counts);
        int few = Math.max(FEW, counts.getOrDefault(read, 0) / 5);
        return Arrays.stream(Game.values())
                .filter(game -> game != read && counts.getOrDefault(game, 0) >= few)
                .findFirst()
                .map(game -> new Remark(
                        Remark.Sort.NOT_UNDERSTOOD,
                        Message.of("interop.read.mixture", name(read), name(game)),
                        page.place(0),
                        -1));
    }

    private static Message name(Game game) {
        return Message.of("interop.read.game." + game.name().toLowerCase(Locale.ROOT));
    }

    private static int count(Page page, Game game) {
        int most = 0;
        for (Language language : Language.values()) {
            Pattern pattern =
                    Phrasebook.of(language).pattern("marks." + game.name().toLowerCase(Locale.ROOT));
            Matcher matcher =
                    pattern.matcher(page.text()).region(0, Math.min(page.text().length(), FAR));
            int count = 0;
            while (count < ENOUGH && matcher.find()) {
                count++;
            }
            most = Math.max(most, count);
        }
        return most;
    }
}
