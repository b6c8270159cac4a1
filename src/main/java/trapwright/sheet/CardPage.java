package trapwright.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Message;
import trapwright.rules.StatBlock;
import trapwright.rules.Wording;
import trapwright.words.Lexicon;
import trapwright.words.Words;

/// Puts a card and what its rules say of it into words, for the game master's side: band, numbers, what happens, the
/// tell, the text to read aloud, notes, rulings, odds, boxes, price, source. A text that is missing in the language is
/// shown in the other one, marked.
///
/// @param words the language and the units
/// @param icons the pictures that can be drawn
public record CardPage(Words words, Icons icons) {
    /// The page of a card.
    ///
    /// @param assessment what the card's rules say of it
    public Page of(TrapCard card, Assessment assessment) {
        Face face = card.face();
        StatBlock block = assessment.block();
        return new Page(
                band(card, block),
                block.numbers().stream()
                        .map(number -> new Labelled(words.say(number.label()), words.say(number.value())))
                        .toList(),
                body(card, block),
                foot(face, block.foot()),
                Page.About.in(words));
    }

    /// The page of a card, assessed now.
    public Page of(TrapCard card) {
        return of(card, card.assess());
    }

    private Band band(TrapCard card, StatBlock block) {
        return new Band(
                name(words, card),
                words.say(block.kind()),
                picture(card.face().icon()),
                new Labelled(
                        words.say(block.badge().label()),
                        words.say(block.badge().value())),
                Tint.of(card));
    }

    private Picture picture(Picture picture) {
        return switch (picture) {
            case Picture.Icon icon when icons.find(icon.id()).isEmpty() -> new Picture.Icon(Icons.USUAL);
            case Picture.Icon known -> known;
            case Picture.Image own -> own;
        };
    }

    /// A trap's name, or what stands for one.
    static String name(Words words, TrapCard card) {
        Wording name = card.face().texts().name();
        return name.isNone() ? words.say("sheet.unnamed") : new Written(words).marked(name);
    }

    private List<Block> body(TrapCard card, StatBlock block) {
        var texts = card.face().texts();
        List<Block> body = new ArrayList<>();
        block.lines().forEach(line -> add(body, line));
        row(texts.description(), "sheet.description", "description").ifPresent(body::add);
        if (!texts.noticed().isNone()) {
            body.add(new Block.Tell(words.say("sheet.tell"), new Written(words).runs(texts.noticed())));
        }
        if (!texts.readAloud().isNone()) {
            body.add(new Block.ReadAloud(new Written(words).runs(texts.readAloud())));
        }
        row(texts.notes(), "sheet.notes", "notes").ifPresent(body::add);
        rulings(card).ifPresent(body::add);
        block.strip().ifPresent(strip -> body.add(strip(words, strip)));
        return body;
    }

    private void add(List<Block> body, StatBlock.Line line) {
        if (line.ruled()) {
            body.add(new Block.Rule());
        }
        String label = words.say(line.label());
        if (line.tell()) {
            body.add(new Block.Tell(label, List.of(Run.plain(words.say(line.text())))));
            return;
        }
        body.add(
                line.text().isEmpty()
                        ? new Block.Heading(label)
                        : new Block.Row(
                                label,
                                List.of(Run.plain(words.say(line.text()))),
                                line.field().isEmpty() ? null : line.field()));
    }

    private Optional<Block> row(Wording text, String label, String field) {
        return text.isNone()
                ? Optional.empty()
                : Optional.of(new Block.Row(words.say(label), new Written(words).runs(text), field));
    }

    /// The readings that differ from the defaults; one that no rule knows changes nothing and is not shown.
    private Optional<Block> rulings(TrapCard card) {
        String said = card.face().rulings().chosen().entrySet().stream()
                .flatMap(chosen -> ruling(card.system(), chosen))
                .collect(Collectors.joining(" "));
        return said.isEmpty()
                ? Optional.empty()
                : Optional.of(new Block.Row(words.say("sheet.rulings"), List.of(Run.plain(said)), "rulings"));
    }

    private Stream<String> ruling(String system, Map.Entry<String, String> chosen) {
        String ruling = system + ".ruling." + chosen.getKey();
        String reading = ruling + "." + chosen.getValue();
        return Lexicon.of(words.language()).text(reading).isEmpty()
                ? Stream.empty()
                : Stream.of(words.say(Message.of("sheet.ruling", Message.of(ruling), Message.of(reading))));
    }

    /// A row of small columns in words.
    static Block strip(Words words, StatBlock.Strip strip) {
        return new Block.Strip(
                words.say(strip.label()),
                strip.columns().stream()
                        .map(column -> new Labelled(words.say(column.label()), words.say(column.value())))
                        .toList());
    }

    private Foot foot(Face face, StatBlock.Foot foot) {
        List<Foot.Tick> ticks = foot.ticks().stream()
                .map(tick -> new Foot.Tick(
                        words.say(tick.label()), Math.clamp(tick.count(), 1, Foot.Tick.MOST), tick.numbered()))
                .toList();
        String credit = Stream.of(face.source().work(), face.source().licence())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(" · "));
        return new Foot(ticks, fact(foot.left()), fact(foot.right()), credit);
    }

    /// The first message is the label, the others are the value.
    private Labelled fact(List<Message> messages) {
        return messages.isEmpty()
                ? Labelled.NONE
                : new Labelled(words.say(messages.getFirst()), words.say(messages.subList(1, messages.size())));
    }
}
