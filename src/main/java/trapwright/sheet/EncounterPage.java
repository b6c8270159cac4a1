package trapwright.sheet;

import java.util.ArrayList;
import java.util.List;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.card.TrapGroup;
import trapwright.rules.Message;
import trapwright.rules.Unit;
import trapwright.words.Amounts;
import trapwright.words.Words;

/// A group of 3.5 traps on one page: its encounter level, what the traps come to, and a line for each (3.5, section 9).
///
/// @param words the language and the units
public record EncounterPage(Words words) {
    /// The page of a group.
    ///
    /// @param group at least one trap, all of them 3.5 ones
    public Page of(TrapGroup group) {
        List<Block> body = new ArrayList<>();
        body.add(new Block.Row(
                "",
                List.of(Run.plain(
                        words.say(group.dependent() ? "sheet.encounter.dependent" : "sheet.encounter.independent")))));
        body.add(new ListPage(words).table(group.cards()));
        group.cards().stream()
                .filter(card -> !group.dependent() && TrapGroup.cr(card).isEmpty())
                .forEach(card -> body.add(without(card)));
        return new Page(
                new Band(
                        words.say("sheet.encounter"),
                        words.say(Message.of("sheet.list.traps", group.cards().size())),
                        new Picture.Icon(Icons.USUAL),
                        group.combinedCr()
                                .map(level -> new Labelled(
                                        words.say("sheet.encounter.level"), new Amounts(words).say(Unit.CR, level)))
                                .orElse(Labelled.NONE),
                        Tint.DND35),
                sums(group),
                body,
                new Foot(List.of(), Labelled.NONE, Labelled.NONE, ""),
                Page.About.onPages(words));
    }

    private Block without(TrapCard card) {
        Message sentence = Message.of("sheet.encounter.no-cr", CardPage.name(words, card));
        return new Block.Row("", List.of(Run.italic(words.say(sentence))));
    }

    private List<Labelled> sums(TrapGroup group) {
        return TrapGroup.SUMS.stream()
                .flatMap(figure -> group
                        .sum(figure)
                        .map(sum -> new Labelled(
                                words.say("dnd35.figure." + figure),
                                new Amounts(words).say(TrapGroup.unit(figure), sum)))
                        .stream())
                .toList();
    }
}
