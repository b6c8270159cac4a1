package trapwright.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Samples;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.words.Language;
import trapwright.words.Words;

class ComposerTest {
    private static final Texts TEXTS = new Texts(
            new Wording("Arrow", "Flèche"),
            new Wording("It shoots.", "Elle part."),
            new Wording("You hear a click.", "Un clic."),
            new Wording("A hole.", "Un trou."),
            new Wording("Nasty.", "Vicieux."),
            Texts.Handout.NONE);
    private static final Texts.Handout HANDOUT =
            new Texts.Handout(new Wording("A passage", ""), new Wording("It narrows.", "Il se resserre."));

    @Test
    void thePlayersGetTheHandoutAndNothingElse() {
        Page page = composer(Side.PLAYER, Language.EN).page(card(TEXTS.withHandout(HANDOUT)));
        assertThat(page.band())
                .isEqualTo(new Band(
                        "A passage",
                        "Player handout",
                        new trapwright.card.Picture.Icon("scroll-unfurled"),
                        Labelled.NONE,
                        Tint.HANDOUT));
        assertThat(page.numbers()).isEmpty();
        assertThat(page.body()).containsExactly(new Block.Row("", List.of(Run.plain("It narrows."))));
        assertThat(page.foot()).isEqualTo(new Foot(List.of(), Labelled.NONE, Labelled.NONE, ""));
    }

    @Test
    void withoutAHandoutTheyGetTheTextThatIsReadToThem() {
        Page page = composer(Side.PLAYER, Language.EN).page(card(TEXTS));
        assertThat(page.band().name()).isEqualTo("Handout");
        assertThat(page.body()).containsExactly(new Block.Row("", List.of(Run.plain("You hear a click."))));
        assertThat(HandoutPage.isEmpty(card(TEXTS))).isFalse();
        assertThat(HandoutPage.isEmpty(card(TEXTS.withReadAloud(Wording.NONE)))).isTrue();
    }

    /// Neither a number nor the trap's name, nor the word.
    @ParameterizedTest
    @EnumSource
    void thePlayersSideOfNoSampleTellsOfATrap(Language language) {
        Composer players = composer(Side.PLAYER, language);
        Pattern telling = Pattern.compile("\\d|trap|piège|DC|DD", Pattern.CASE_INSENSITIVE);
        for (String system : Samples.SYSTEMS) {
            for (var sample : Samples.of(system)) {
                TrapCard bare = sample.card()
                        .withFace(face -> face.withTexts(
                                face.texts().withReadAloud(Wording.NONE).withHandout(Texts.Handout.NONE)));
                assertThat(words(players.page(bare)))
                        .noneMatch(text -> telling.matcher(text).find());
            }
        }
        assertThat(players.labels(List.of(players.page(card(TEXTS)), players.page(card(TEXTS))))
                        .title())
                .doesNotContainPattern(telling);
    }

    @Test
    void theBuilderSeesWhatItCostsAndWhyAndTheWork() {
        TrapCard card = card(TEXTS);
        Page page = composer(Side.BUILDER, Language.EN).page(card);
        assertThat(page.band().kind()).isEqualTo("Builder’s card");
        assertThat(page.numbers())
                .extracting(Labelled::label)
                .containsExactly("Market price", "Craft DC", "Raw materials", "Repair materials");
        assertThat(page.numbers())
                .extracting(number -> number.value().replace('\u00a0', ' '))
                .containsExactly("1,000 gp", "20", "333 gp 3 sp 3 cp", "66 gp 6 sp 7 cp");
        assertThat(page.body())
                .contains(new Block.Heading("Market price: 1,000\u00a0gp"))
                .contains(new Block.Row("+1,000\u00a0gp", List.of(Run.plain("Base cost"))));
        // 10,000 sp at 20 × 20, 25 × 20, 30 × 20, 35 × 20 and 40 × 20 a week
        assertThat(page.body().getLast())
                .isEqualTo(new Block.Strip(
                        "Weeks at a check of",
                        List.of(
                                new Labelled("20", "25"),
                                new Labelled("25", "20"),
                                new Labelled("30", "17"),
                                new Labelled("35", "15"),
                                new Labelled("40", "13"))));
    }

    @Test
    void aSystemWithoutPricesSaysSoToTheBuilder() {
        TrapCard card = Samples.of("ose").getFirst().card();
        Page page = composer(Side.BUILDER, Language.EN).page(card);
        assertThat(page.numbers()).isEmpty();
        assertThat(words(page)).anyMatch(text -> text.contains("no price"));
    }

    @Test
    void aPrintOfOneCardHasItsNameForATitle() {
        Composer english = composer(Side.GM, Language.EN);
        Page page = english.page(card(TEXTS));
        assertThat(english.labels(List.of(page)))
                .isEqualTo(new Labels("en", "Arrow", "50 mm when printed at 100%", "Sheet {0} of {1}"));
        assertThat(composer(Side.GM, Language.FR).labels(List.of(page, page)).title())
                .isEqualTo("Cartes de pièges");
    }

    private static List<String> words(Page page) {
        List<String> words = new ArrayList<>(
                List.of(page.band().name(), page.band().kind(), page.foot().credit()));
        page.numbers().forEach(number -> words.add(number.text()));
        page.body().forEach(block -> words.add(block.toString().replaceAll("\\w+\\[|=|\\]", " ")));
        return words;
    }

    private static Composer composer(Side side, Language language) {
        return new Composer(Words.in(language), new Icons(), side);
    }

    private static TrapCard card(Texts texts) {
        return new TrapCard.Dnd35(
                trapwright.card.Face.blank(UUID.randomUUID()).withTexts(texts), Dnd35Rules.INSTANCE.blank());
    }
}
