package trapwright.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.StatBlock;
import trapwright.words.Words;

/// The traps of a session in tables, one for each system, a line for each trap: name, rating, the big numbers.
///
/// @param words the language and the units
public record ListPage(Words words) {
    /// The page of some traps.
    ///
    /// @param cards at least one
    public Page of(List<TrapCard> cards) {
        Map<String, List<TrapCard>> systems = new LinkedHashMap<>();
        for (TrapCard card : cards) {
            systems.computeIfAbsent(card.system(), _ -> new ArrayList<>()).add(card);
        }
        List<Block> body = new ArrayList<>();
        systems.forEach((system, traps) -> {
            if (systems.size() > 1) {
                body.add(new Block.Heading(words.say("sheet.list." + system)));
            }
            body.add(table(traps));
        });
        return new Page(
                new Band(
                        words.say("sheet.list"),
                        words.say(Message.of("sheet.list.traps", cards.size())),
                        new Picture.Icon(Icons.USUAL),
                        Labelled.NONE,
                        systems.size() > 1 ? Tint.HANDOUT : Tint.of(cards.getFirst())),
                List.of(),
                body,
                new Foot(List.of(), Labelled.NONE, Labelled.NONE, ""),
                Page.About.onPages(words));
    }

    /// The table of some traps of one system. A number that half of them have gets a column; the others stand together
    /// in the last one.
    ///
    /// @param cards at least one
    Block.Table table(List<TrapCard> cards) {
        List<StatBlock> blocks =
                cards.stream().map(card -> card.assess().block()).toList();
        List<String> numbers = usual(blocks);
        boolean more = blocks.stream().anyMatch(block -> !others(block, numbers).isEmpty());
        List<String> heads = new ArrayList<>();
        heads.add(words.say("sheet.list.trap"));
        heads.add(rating(blocks));
        heads.addAll(numbers);
        if (more) {
            heads.add(words.say("sheet.list.more"));
        }
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            StatBlock block = blocks.get(i);
            List<String> row = new ArrayList<>();
            row.add(CardPage.name(words, cards.get(i)));
            row.add(words.say(block.badge().value()));
            for (String number : numbers) {
                row.add(value(block, number));
            }
            if (more) {
                row.add(others(block, numbers));
            }
            rows.add(row);
        }
        return new Block.Table(heads, rows);
    }

    private String rating(List<StatBlock> blocks) {
        List<String> labels = blocks.stream()
                .map(block -> words.say(block.badge().label()))
                .distinct()
                .toList();
        return labels.size() == 1 ? labels.getFirst() : words.say("sheet.list.rating");
    }

    private List<String> usual(List<StatBlock> blocks) {
        Map<String, Integer> times = new LinkedHashMap<>();
        for (StatBlock block : blocks) {
            block.numbers().stream()
                    .map(number -> words.say(number.label()))
                    .distinct()
                    .forEach(label -> times.merge(label, 1, Integer::sum));
        }
        return times.keySet().stream()
                .filter(label -> 2 * times.getOrDefault(label, 0) >= blocks.size())
                .toList();
    }

    private String others(StatBlock block, List<String> usual) {
        return block.numbers().stream()
                .filter(entry -> !usual.contains(words.say(entry.label())))
                .map(entry -> words.say(entry.label()) + "\u00A0" + words.say(entry.value()))
                .collect(Collectors.joining(" · "));
    }

    private String value(StatBlock block, String number) {
        return String.join(
                " / ",
                block.numbers().stream()
                        .filter(entry -> words.say(entry.label()).equals(number))
                        .map(entry -> words.say(entry.value()))
                        .toList());
    }
}
