package trapwright.interop.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.words.Language;

/// Tells by its words which game a text was printed for.
final class Marks {
    private static final int ENOUGH = 200;

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

    private static int count(Page page, Game game) {
        int most = 0;
        for (Language language : Language.values()) {
            Pattern pattern =
                    Phrasebook.of(language).pattern("marks." + game.name().toLowerCase(java.util.Locale.ROOT));
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
