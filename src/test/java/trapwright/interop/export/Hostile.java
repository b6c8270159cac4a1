package trapwright.interop.export;

import java.text.Normalizer;
import java.util.List;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.ose.OseRules;
import trapwright.words.Language;
import trapwright.words.Words;

/// Cards whose texts hold every sign that some format reads.
final class Hostile {
    static final UUID ID = UUID.fromString("0f7a5c1e-4c55-4d1e-9a3b-6b1f0c2d3e4f");
    static final String NAME = "Fosse \"à pieux\" & <acide> | 3:1 {{x}}";

    /// One paragraph an item.
    static final List<String> PARAGRAPHS = List.of(
            "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~ 0 ¡«»¿ – — … ’ “ ” € 1/2 × 20",
            "||a|| **b** __c__ _d_ `e` ~~f~~ [g](h) ![i](j) <b>k</b> ```l```",
            "&amp; &#91; &lt;m&gt; &copy n",
            "{@dice 1d6} {@b o} {= p} {{monster q}} }} {{ {r",
            "[[/r 1d6]] [[1d6]] @UUID[s]{t} @Check[u] &Reference[v] [[w|x]]",
            "[b]bold[/b] [spoiler]y[/spoiler] [*] [/list]",
            "</script> </p> <!-- z --> ]]> %{aa}% ${bb} #{cc}",
            "a::b c :: d :dd_dd: -- ... https://example.org/a_b_(c)?d=e&f=g *** ___",
            "# ee",
            "- ff",
            "+ gg",
            "12. hh",
            "3) ii",
            "> jj",
            ": kk",
            ":",
            "---",
            "===",
            "\\page",
            "\\column ll\\",
            "@everyone <@123> <#456> <:mm:789>",
            "=1+1 🕳️ e\u0301 عربي \u202Ebidi\u202C zero\u200Bwidth");

    /// The paragraphs as one text, as a game master would type it.
    static final String TEXT = String.join("\n\n", PARAGRAPHS);

    private Hostile() {}

    static Words words() {
        return Words.in(Language.EN);
    }

    static TrapCard.Dnd35 dnd35() {
        return new TrapCard.Dnd35(face(), Dnd35Rules.INSTANCE.blank());
    }

    static TrapCard.Dnd5e dnd5e() {
        return new TrapCard.Dnd5e(face(), Dnd5eRules.INSTANCE.blank());
    }

    static TrapCard.Ose ose() {
        return new TrapCard.Ose(face(), OseRules.INSTANCE.blank());
    }

    static Face face() {
        Wording text = new Wording(TEXT, "");
        Texts texts = Texts.NONE
                .withName(new Wording(NAME, ""))
                .withDescription(text)
                .withReadAloud(text)
                .withNoticed(text)
                .withNotes(text);
        return Face.blank(ID)
                .withTexts(texts)
                .withTags(List.of("a: b", "#c", "| d", "\"e\"", "12"))
                .withSource(new Source("Work | <b> {{x}} [i]", "\"Licence\": & *"));
    }

    /// A text composed as clean texts are.
    static String nfc(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /// A text without white space and without the sign of no width that keeps a foreign program from carrying it out:
    /// only
    /// its own signs must survive.
    static String squeezed(String text) {
        return nfc(text).replaceAll("\\s|\u2060", "");
    }
}
