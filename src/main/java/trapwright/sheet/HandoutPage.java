package trapwright.sheet;

import java.util.List;
import trapwright.card.Picture;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.words.Words;

/// What the players get on paper: the handout, else the text that is read to them. It shows neither number nor name nor
/// system nor picture of the trap, nor that there is one, unless the handout's own words do.
///
/// @param words the language
public record HandoutPage(Words words) {
    private static final Picture PICTURE = new Picture.Icon("scroll-unfurled");

    /// The page of a card.
    public Page of(TrapCard card) {
        Written written = new Written(words);
        Wording title = card.face().texts().handout().title();
        Wording text = text(card);
        return new Page(
                new Band(
                        title.isNone() ? words.say("sheet.handout.untitled") : written.marked(title),
                        words.say("sheet.handout"),
                        PICTURE,
                        Labelled.NONE,
                        Tint.HANDOUT),
                List.of(),
                text.isNone() ? List.of() : List.of(new Block.Row("", written.runs(text))),
                new Foot(List.of(), Labelled.NONE, Labelled.NONE, ""),
                Page.About.in(words));
    }

    /// Whether a card has nothing to hand out.
    public static boolean isEmpty(TrapCard card) {
        return card.face().texts().handout().title().isNone() && text(card).isNone();
    }

    private static Wording text(TrapCard card) {
        Texts texts = card.face().texts();
        return texts.handout().text().isNone()
                ? texts.readAloud()
                : texts.handout().text();
    }
}
