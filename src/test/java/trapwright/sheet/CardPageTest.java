package trapwright.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.words.Language;
import trapwright.words.Words;

class CardPageTest {
    private static final Icons ICONS = new Icons();
    private static final CardPage ENGLISH = new CardPage(Words.in(Language.EN), ICONS);
    private static final CardPage FRENCH = new CardPage(Words.in(Language.FR), ICONS);
    private static final Texts TEXTS = new Texts(
            new Wording("Arrow", "Flèche"),
            new Wording("It shoots.", ""),
            new Wording("", "Un clic."),
            new Wording("A hole.", "Un trou."),
            new Wording("Nasty.", "Vicieux."),
            Texts.Handout.NONE);

    @Test
    void theBodyComesInTheOrderOfTheCard() {
        Page page = ENGLISH.of(card(TEXTS));
        assertThat(page.band().name()).isEqualTo("Arrow");
        assertThat(page.band().badge().label()).isEqualTo("CR");
        assertThat(page.band().tint()).isEqualTo(Tint.DND35);
        assertThat(page.numbers()).isNotEmpty();
        List<Block> body = page.body();
        int description = body.indexOf(new Block.Row("Description", List.of(Run.plain("It shoots.")), "description"));
        int tell = body.indexOf(new Block.Tell("Tell", List.of(Run.plain("A hole."))));
        int aloud = body.indexOf(new Block.ReadAloud(List.of(Run.plain("Un clic."), Run.italic(" (French)"))));
        int notes = body.indexOf(new Block.Row("Notes", List.of(Run.plain("Nasty.")), "notes"));
        assertThat(List.of(0, description, tell, aloud, notes)).isSorted().doesNotHaveDuplicates();
        assertThat(body.getLast()).isInstanceOf(Block.Strip.class);
        assertThat(page.foot().left().value()).isEqualTo("1,000\u00a0gp");
        assertThat(page.foot().credit()).isEqualTo("Tomb · OGL 1.0a");
    }

    @Test
    void aMissingLanguageShowsTheOthersTextMarked() {
        Page page = FRENCH.of(card(TEXTS.withName(new Wording("Arrow", ""))));
        assertThat(page.band().name()).isEqualTo("Arrow (anglais)");
        assertThat(page.body())
                .contains(new Block.Row(
                        "Description", List.of(Run.plain("It shoots."), Run.italic(" (anglais)")), "description"))
                .contains(new Block.ReadAloud(List.of(Run.plain("Un clic."))));
        assertThat(page.about()).isEqualTo(new Page.About("fr", "Suite sur la carte {0}", "Carte {0}"));
    }

    @Test
    void anUnnamedCardHasNoEmptyBlocksAndTheUsualPicture() {
        TrapCard unnamed = card(Texts.NONE).withFace(face -> face.withIcon(new Picture.Icon("no-such-icon")));
        Page page = ENGLISH.of(unnamed);
        assertThat(page.band().name()).isEqualTo("Unnamed trap");
        assertThat(page.band().picture()).isEqualTo(new Picture.Icon("wolf-trap"));
        assertThat(page.body()).noneMatch(block -> block instanceof Block.Tell || block instanceof Block.ReadAloud);
    }

    @Test
    void onlyRulingsThatDifferAndAreKnownAreNamed() {
        TrapCard ruled = card(TEXTS)
                .withFace(face ->
                        face.withRulings(new Rulings(Map.of("repair-materials", "srd", "no-such-ruling", "x"))));
        assertThat(ENGLISH.of(ruled).body())
                .contains(new Block.Row(
                        "Rulings",
                        List.of(Run.plain("What do repair materials cost? One fifth of the market price.")),
                        "rulings"));
        assertThat(ENGLISH.of(card(TEXTS)).body())
                .noneMatch(
                        block -> block instanceof Block.Row row && row.label().equals("Rulings"));
    }

    private static TrapCard card(Texts texts) {
        Dnd35Trap trap = Dnd35Rules.INSTANCE.blank();
        Face face = Face.blank(new UUID(0, 1)).withTexts(texts).withSource(new Source("Tomb", "OGL 1.0a"));
        return new TrapCard.Dnd35(face, trap);
    }
}
