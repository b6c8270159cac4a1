package trapwright.interop.read;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.rules.Message;
import trapwright.words.Language;

/// Tells by its words which game a text was printed for.
final class Marks {
    private static final int ENOUGH = 200;
    private static final int FEW = 3;

    private Marks() {}

    /// The games whose traps are read.
    enum Game {
        DND35,
        DND5E,
        OSE
    }

    /// The game with the most words of its own; 3.5 when no game has any.
    static Game of(Page page) {
        Game most = Game.DND35;
        for (Game game : Game.values()) {
            if (count(page, game) > count(page, most)) {
                most = game;
            }
        }
        return most;
    }

    /// Says that words of another game stand in the text as well, which was read as one game's.
    static Optional<Remark> mixture(Page page, Game read) {
        int most = count(page, read);
        return Arrays.stream(Game.values())
                .filter(game -> game != read && count(page, game) >= Math.max(FEW, most / 5))
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
            Matcher matcher = pattern.matcher(page.text());
            int count = 0;
            while (count < ENOUGH && matcher.find()) {
                count++;
            }
            most = Math.max(most, count);
        }
        return most;
    }
}
