package trapwright.interop.text;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.StatLine;
import trapwright.sheet.Clean;
import trapwright.system.ose.OseEntry;
import trapwright.words.Words;

/// A card as the one line that books print: `NAME: part; part; part. Market Price: 2,000 gp.`
public final class StatLineText {
    private StatLineText() {}

    /// The stat line of a card, as the words' language writes it; an old-school card's is its entry.
    public static String of(TrapCard card, Words words) {
        return Clean.line(
                switch (card) {
                    case TrapCard.Ose ose ->
                        words.say(OseEntry.of(ose.trap(), ose.face().texts().name()));
                    case TrapCard.Dnd35 ignored -> line(card, words);
                    case TrapCard.Dnd5e ignored -> line(card, words);
                });
    }

    private static String line(TrapCard card, Words words) {
        String name = words.written(card.face().texts().name()).strip();
        return of(name, card.assess().block().statLine(), words);
    }

    /// A stat line under a name; without a name it begins with its first part.
    public static String of(String name, StatLine line, Words words) {
        String joint = words.say(Message.of("block35.line.joint", "", ""));
        String parts = line.parts().stream().map(words::say).collect(Collectors.joining(joint));
        String head = name.isEmpty() ? parts + "." : words.say(Message.of("block35.line.head", name, parts));
        return Stream.concat(Stream.of(head), line.closing().stream().map(words::say))
                .collect(Collectors.joining(" "));
    }
}
