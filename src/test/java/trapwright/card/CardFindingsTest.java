package trapwright.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.measure.Money;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Rulings35;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.ose.OseRules;
import trapwright.words.Language;
import trapwright.words.Speech;
import trapwright.words.Words;

class CardFindingsTest {
    private static final Face FACE = Face.blank(new UUID(0, 1));

    static Stream<TrapCard> blanks() {
        return Stream.of(
                new TrapCard.Dnd35(FACE, Dnd35Rules.INSTANCE.blank()),
                new TrapCard.Dnd5e(FACE, Dnd5eRules.INSTANCE.blank()),
                new TrapCard.Ose(FACE, OseRules.INSTANCE.blank()));
    }

    @ParameterizedTest
    @MethodSource("blanks")
    void aRulingThatTheGameDoesNotHaveIsNamedInAWarning(TrapCard blank) {
        TrapCard card = blank.withFace(face -> face.withRulings(new Rulings(Map.of("gravity", "off"))));
        assertThat(of(card))
                .singleElement()
                .satisfies(finding -> assertThat(finding.level()).isEqualTo(Finding.Level.WARNING))
                .satisfies(finding -> assertThat(said(finding))
                        .isEqualTo("CARD-01: This game has no ruling “gravity”: it is kept and changes nothing."));
        Speech.assertSayable(card.assess().findings());
        assertThat(card.assess().findings())
                .containsAll(blank.assess().findings())
                .isSortedAccordingTo(Comparator.comparing(Finding::level));
        assertThat(card.assess().figures()).isEqualTo(blank.assess().figures());
    }

    @Test
    void manyAreNamedInOneWarningThatStaysShort() {
        Map<String, String> chosen = new TreeMap<>();
        for (int i = 0; i < 1_000; i++) {
            chosen.put("r".repeat(500) + i, "x");
        }
        assertThat(of(with(chosen)))
                .hasSize(1)
                .allSatisfy(finding -> assertThat(said(finding))
                        .startsWith("CARD-01: This game has no rulings " + "r".repeat(40) + "…, ")
                        .hasSizeLessThan(320));
    }

    @Test
    void everyRulingHasOnlyItsOwnReadings() {
        for (var ruling : Rulings35.ALL) {
            for (String reading : ruling.readings()) {
                assertThat(of(with(Map.of(ruling.id(), reading)))).as(reading).isEmpty();
            }
            assertThat(of(with(Map.of(ruling.id(), ruling.standard() + "x"))))
                    .extracting(CardFindingsTest::said)
                    .containsExactly("CARD-02: The ruling " + ruling.id() + " has no reading “" + ruling.standard()
                            + "x”: it is kept, and the usual one holds (" + ruling.standard() + ").");
        }
    }

    @Test
    void printedFiguresThatTheRulesDoNotGiveAreANote() {
        Wording note = new Wording("A slip.", "Une coquille.");
        TrapCard blank = blanks().toList().getFirst();
        assertThat(blank.assess().amount("cr").orElseThrow().value().intValue()).isEqualTo(1);
        assertThat(of(printed(blank, 1, 1_000, Wording.NONE))).isEmpty();
        assertThat(of(printed(blank, 2, 1_000, Wording.NONE)))
                .extracting(CardFindingsTest::said)
                .containsExactly("CARD-03: The book prints CR 2; the rules give CR 1.");
        assertThat(of(printed(blank, 1, 999, note)))
                .extracting(CardFindingsTest::said)
                .containsExactly("CARD-03: The book prints 999 gp; the rules give 1,000 gp. A slip.");
        Finding both = of(printed(blank, 3, 5, note)).getFirst();
        assertThat(both.level()).isEqualTo(Finding.Level.NOTE);
        assertThat(Words.in(Language.FR).say(both.message()))
                .isEqualTo("Le livre imprime FP 3, 5\u00a0po\u00a0; les règles donnent FP 1, 1\u00a0000\u00a0po."
                        + " Une coquille.");
    }

    private static TrapCard printed(TrapCard card, int cr, int gold, Wording note) {
        Printed printed = new Printed(Optional.of(cr), Optional.of(Money.gold(gold)), Optional.empty(), note);
        return card.withFace(face -> face.withPrinted(Optional.of(printed)));
    }

    private static TrapCard with(Map<String, String> rulings) {
        return blanks().toList().getFirst().withFace(face -> face.withRulings(new Rulings(rulings)));
    }

    private static List<Finding> of(TrapCard card) {
        return card.assess().findings().stream()
                .filter(finding -> finding.code().startsWith("CARD-"))
                .toList();
    }

    private static String said(Finding finding) {
        return finding.code() + ": "
                + Words.in(Language.EN).say(finding.message()).replace('\u00a0', ' ');
    }
}
