package trapwright.interop.entry;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Wording;
import trapwright.sheet.Block;
import trapwright.sheet.CardPage;
import trapwright.sheet.Clean;
import trapwright.sheet.Icons;
import trapwright.sheet.Labelled;
import trapwright.sheet.Page;
import trapwright.sheet.Run;
import trapwright.words.Words;

/// A card as a book's entry in one language: name, kind and rating, big numbers, passages, closing facts. All texts are
/// plain and clean; each format escapes what it reads itself.
///
/// @param file where the card is from, as the game master named it
/// @param card the card
/// @param assessment what its rules say of it
/// @param words the language and the units
/// @param page the card's printed page
public record Entry(String file, TrapCard card, Assessment assessment, Words words, Page page) {
    private static final Icons ICONS = new Icons();

    /// The entry of a card.
    ///
    /// @param file where the card is from
    public static Entry of(String file, TrapCard card, Words words) {
        Assessment assessment = card.assess();
        return new Entry(file, card, assessment, words, new CardPage(words, ICONS).of(card, assessment));
    }

    /// The trap's name on one line, in the other language when this one has none.
    public String name() {
        String name = line(card.face().texts().name());
        return name.isEmpty() ? words.say("sheet.unnamed") : name;
    }

    /// What it is, such as "Mechanical trap · 3.5".
    public String kind() {
        return Clean.line(page.band().kind());
    }

    /// What it is without its game, such as "Mechanical trap".
    public String kindAlone() {
        int end = kind().lastIndexOf(" · ");
        return end > 0 ? kind().substring(0, end) : kind();
    }

    /// Its rating, such as "CR 5".
    public String badge() {
        return Clean.line(page.band().badge().text());
    }

    /// Kind and rating on one line.
    public String subtitle() {
        return Stream.of(kind(), badge()).filter(part -> !part.isEmpty()).collect(joining(" · "));
    }

    /// The big numbers.
    public List<Labelled> numbers() {
        return page.numbers().stream().map(Entry::clean).toList();
    }

    /// What happens and what is told, in order.
    public List<Passage> passages() {
        List<Passage> passages = new ArrayList<>();
        page.body().forEach(block -> passage(block).ifPresent(passages::add));
        return passages;
    }

    /// Price and making, or what stands in their place.
    public List<Labelled> closing() {
        return Stream.of(page.foot().left(), page.foot().right())
                .filter(fact -> !fact.isEmpty())
                .map(Entry::clean)
                .toList();
    }

    /// What the card's line of a form field says; empty without such a line.
    ///
    /// @param field the field, such as `action-words`
    public String said(String field) {
        return assessment.block().lines().stream()
                .filter(line -> line.field().equals(field))
                .findFirst()
                .map(line -> Clean.line(words.say(line.text())))
                .orElse("");
    }

    /// The big number whose label has a key; empty without such a number.
    ///
    /// @param label the label's key, such as `ose.block.save`
    public String number(String label) {
        return assessment.block().numbers().stream()
                .filter(number -> number.label().key().equals(label))
                .findFirst()
                .map(number -> Clean.line(words.say(number.value())))
                .orElse("");
    }

    /// Source and licence; may be empty.
    public String credit() {
        return Clean.line(page.foot().credit());
    }

    /// The card's tags, clean, without empty ones.
    public List<String> tags() {
        return card.face().tags().stream()
                .map(Clean::line)
                .filter(tag -> !tag.isEmpty())
                .toList();
    }

    /// The built-in picture's id; the usual trap's for a picture of the game master's own.
    public String icon() {
        return switch (page.band().picture()) {
            case Picture.Icon icon -> icon.id();
            case Picture.Image own -> Icons.USUAL;
        };
    }

    /// Whether the picture is one of the game master's own, which no foreign format takes.
    public boolean hasOwnPicture() {
        return card.face().icon() instanceof Picture.Image;
    }

    /// One of the game master's texts on one line.
    public String line(Wording text) {
        return Clean.line(words.written(text));
    }

    private static Labelled clean(Labelled raw) {
        return new Labelled(Clean.line(raw.label()), Clean.line(raw.value()));
    }

    private static Optional<Passage> passage(Block block) {
        return switch (block) {
            case Block.Row row -> said(row.label(), Run.text(row.text()));
            case Block.Tell tell -> said(tell.label(), Run.text(tell.text()));
            case Block.Strip strip ->
                said(
                        strip.label(),
                        strip.cells().stream()
                                .map(cell -> cell.label() + " (" + cell.value() + ")")
                                .collect(joining(" · ")));
            case Block.Table table -> said("", table.text());
            case Block.Heading heading ->
                Optional.of(new Passage(Passage.Sort.HEADING, Clean.line(heading.text()), ""));
            case Block.ReadAloud aloud ->
                Optional.of(new Passage(
                        Passage.Sort.ALOUD,
                        "",
                        Clean.text(Run.text(aloud.text())).strip()));
            case Block.Rule _ -> Optional.empty();
        };
    }

    private static Optional<Passage> said(String label, String text) {
        return Optional.of(new Passage(
                Passage.Sort.SAID, Clean.line(label), Clean.text(text).strip()));
    }
}
