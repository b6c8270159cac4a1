package trapwright.interop.read;

import java.util.List;
import java.util.stream.Stream;
import trapwright.card.TrapCard;

/// What came of reading a text.
///
/// @param cards the cards, in the order of the text
/// @param remarks what was not understood, taken for granted or at odds with the rules, in the order of the text
public record Reading(List<TrapCard> cards, List<Remark> remarks) {
    /// Copies the lists.
    public Reading {
        cards = List.copyOf(cards);
        remarks = List.copyOf(remarks);
    }

    /// The same with one more remark.
    Reading with(Remark remark) {
        return new Reading(
                cards, Stream.concat(remarks.stream(), Stream.of(remark)).toList());
    }

    /// Whether there are words that no clause could be made of.
    public boolean leftWordsOver() {
        return remarks.stream().anyMatch(remark -> remark.sort() == Remark.Sort.NOT_UNDERSTOOD);
    }
}
