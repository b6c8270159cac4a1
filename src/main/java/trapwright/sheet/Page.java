package trapwright.sheet;

import java.util.List;
import trapwright.rules.Message;
import trapwright.words.Words;

/// One trap as a printed card in one language: band, big numbers, body, foot. Every output is drawn from this alone.
///
/// @param band the head of the card
/// @param numbers the figures to find in one glance, four or five; none on a handout
/// @param body what is read, in order
/// @param foot tick boxes and the closing lines
/// @param about language, and the words of a card that continues
public record Page(Band band, List<Labelled> numbers, List<Block> body, Foot foot, About about) {
    /// Copies the lists.
    public Page {
        numbers = List.copyOf(numbers);
        body = List.copyOf(body);
    }

    /// What the outputs must know of a page's language.
    ///
    /// @param language a language tag such as `fr`
    /// @param continues what stands at the foot of a card that goes on, `{0}` for the next card's number
    /// @param numbered what stands on a back that has nothing else to say, `{0}` for the card's number
    public record About(String language, String continues, String numbered) {
        /// What is said in a language.
        public static About in(Words words) {
            return new About(
                    words.language().tag(),
                    words.say(Message.of("sheet.continues", "{0}")),
                    words.say(Message.of("sheet.numbered", "{0}")));
        }

        /// What is said in a language where there are pages and no cards.
        public static About onPages(Words words) {
            return new About(
                    words.language().tag(),
                    words.say(Message.of("sheet.continues.page", "{0}")),
                    words.say(Message.of("sheet.numbered", "{0}")));
        }

        /// What stands on the back of one card.
        ///
        /// @param card the card's number in the print, from 1
        public String numberedAs(int card) {
            return numbered.replace("{0}", Integer.toString(card));
        }

        /// The sentence that points to the next card.
        ///
        /// @param card the next card's number, from 2
        public String continuesOn(int card) {
            return continues.replace("{0}", Integer.toString(card));
        }
    }
}
