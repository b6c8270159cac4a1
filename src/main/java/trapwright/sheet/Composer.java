package trapwright.sheet;

import java.util.List;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.words.Words;

/// Puts cards into words for one side.
///
/// @param words the language and the units
/// @param icons the pictures that can be drawn
/// @param side whom the cards are for
public record Composer(Words words, Icons icons, Side side) {
    /// The page of a card.
    public Page page(TrapCard card) {
        return switch (side) {
            case GM -> new CardPage(words, icons).of(card);
            case PLAYER -> new HandoutPage(words).of(card);
            case BUILDER -> new BuilderPage(words, icons).of(card);
        };
    }

    /// The pages of some cards.
    public List<Page> pages(List<TrapCard> cards) {
        return cards.stream().map(this::page).toList();
    }

    /// What a print of pages says besides them.
    ///
    /// @param pages at least one page
    public Labels labels(List<Page> pages) {
        String several = switch (side) {
            case GM, BUILDER -> "sheet.title";
            case PLAYER -> "sheet.handout";
        };
        return new Labels(
                words.language().tag(),
                pages.size() == 1 ? pages.getFirst().band().name() : words.say(several),
                words.say("sheet.scale-bar"),
                words.say(Message.of("sheet.number", "{0}", "{1}")));
    }
}
