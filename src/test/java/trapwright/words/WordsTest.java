package trapwright.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Message;
import trapwright.rules.Wording;

class WordsTest {
    private static final Words ENGLISH = Words.in(Language.EN);
    private static final Words FRENCH = Words.in(Language.FR);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "421667 | 4,216 gp 6 sp 7 cp | 4 216 po 6 pa 7 pc",
                "1265000 | 12,650 gp | 12 650 po",
                "0 | 0 gp | 0 po",
                "7 | 7 cp | 7 pc",
                "-30000 | −300 gp | −300 po",
            })
    void moneyIsGoldSilverAndCopper(long copper, String english, String french) {
        assertThat(plain(ENGLISH.numbers().money(new Money(copper)))).isEqualTo(english);
        assertThat(plain(FRENCH.numbers().money(new Money(copper)))).isEqualTo(french);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "17 | 2 | 8.5 | 8,5",
                "63 | 4 | 15.75 | 15,75",
                "1 | 3 | 1/3 | 1/3",
                "-7 | 2 | −3.5 | −3,5",
                "14 | 2 | 7 | 7"
            })
    void fractionsThatEndAreDecimals(int numerator, int denominator, String english, String french) {
        BigFraction fraction = BigFraction.of(numerator, denominator);
        assertThat(ENGLISH.numbers().exact(fraction)).isEqualTo(english);
        assertThat(FRENCH.numbers().exact(fraction)).isEqualTo(french);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ose.time.rounds | 1 | 1 round | 1 round",
                "ose.time.turns | 1 | 1 turn | 1 tour",
                "ose.time.turns | 2 | 2 turns | 2 tours",
                "ose.time.days | 0 | 0 days | 0 jour",
                "dnd5e.successes | 1 | 1 success stops it. | 1 réussite l’arrête."
            })
    void oneIsSingular(String key, int count, String english, String french) {
        assertThat(plain(ENGLISH.say(Message.of(key, count)))).isEqualTo(english);
        assertThat(plain(FRENCH.say(Message.of(key, count)))).isEqualTo(french);
    }

    @Test
    void diceAreSeveralOfAThing() {
        Message time = Message.of("ose.time.turns", trapwright.dice.Dice.of("1d8"));
        assertThat(Words.in(Language.EN).say(time)).isEqualTo("1d8 turns");
        assertThat(Words.in(Language.FR).say(time)).isEqualTo("1d8\u00a0tours");
    }

    @Test
    void lengthsFollowTheGamesOwnRatio() {
        assertThat(say(ENGLISH, Length.feet(10))).isEqualTo("10 ft.");
        assertThat(say(FRENCH, Length.feet(10))).isEqualTo("3 m");
        assertThat(say(FRENCH, Length.feet(5))).isEqualTo("1,5 m");
        assertThat(say(ENGLISH, new Length(new BigDecimal("18"), Length.Unit.METRES)))
                .isEqualTo("60 ft.");
        assertThat(say(new Words(Language.EN, Units.METRIC), Length.feet(60))).isEqualTo("18 m");
    }

    @Test
    void weightsFollowTheGamesOwnRatio() {
        assertThat(say(ENGLISH, Weight.pounds(20))).isEqualTo("20 lb.");
        assertThat(say(FRENCH, Weight.pounds(20))).isEqualTo("10 kg");
        assertThat(say(ENGLISH, new Weight(new BigDecimal("10"), Weight.Unit.KILOGRAMS)))
                .isEqualTo("20 lb.");
        assertThat(say(FRENCH, Weight.pounds(5))).isEqualTo("2,5 kg");
    }

    @Test
    void chancesNeverClaimCertaintyThatIsNotThere() {
        assertThat(ENGLISH.numbers().chance(BigFraction.of(19, 20))).isEqualTo("95%");
        assertThat(plain(FRENCH.numbers().chance(BigFraction.of(19, 20)))).isEqualTo("95 %");
        assertThat(ENGLISH.numbers().chance(BigFraction.of(999, 1000))).isEqualTo(">99%");
        assertThat(plain(FRENCH.numbers().chance(BigFraction.of(999, 1000)))).isEqualTo("> 99 %");
        assertThat(ENGLISH.numbers().chance(BigFraction.of(199, 200))).isEqualTo(">99%");
        assertThat(ENGLISH.numbers().chance(BigFraction.of(1, 200))).isEqualTo("1%");
        assertThat(ENGLISH.numbers().chance(BigFraction.of(1, 1000))).isEqualTo("<1%");
        assertThat(ENGLISH.numbers().chance(BigFraction.ONE)).isEqualTo("100%");
        assertThat(ENGLISH.numbers().chance(BigFraction.ZERO)).isEqualTo("0%");
    }

    @Test
    void oneIsSingularInBothAndNoneOnlyInFrench() {
        assertThat(say(ENGLISH, new Span(1, Span.Unit.DAYS))).isEqualTo("1 day");
        assertThat(say(ENGLISH, new Span(0, Span.Unit.DAYS))).isEqualTo("0 days");
        assertThat(say(FRENCH, new Span(0, Span.Unit.DAYS))).isEqualTo("0 jour");
        assertThat(say(FRENCH, new Span(2, Span.Unit.DAYS))).isEqualTo("2 jours");
    }

    @Test
    void aSignAndTheFirstLetterCanBeAskedFor() {
        assertThat(ENGLISH.say(Message.of("{0,signed}", 5))).isEqualTo("+5");
        assertThat(ENGLISH.say(Message.of("{0,signed}", -1_000))).isEqualTo("−1,000");
        assertThat(ENGLISH.say(Message.of("{0,signed}", Money.gold(0)))).isEqualTo("+0\u00a0gp");
        assertThat(ENGLISH.say(Message.of("{0,lower}", Message.of("dnd35.poison.medium-spider-venom"))))
                .isEqualTo("medium spider venom");
        assertThat(FRENCH.say(Message.of("{0,upper}", "épée"))).isEqualTo("Épée");
    }

    @Test
    void aMissingLanguageTakesTheOther() {
        Wording onlyFrench = new Wording("", "Fosse");
        assertThat(ENGLISH.written(onlyFrench)).isEqualTo("Fosse");
        assertThat(ENGLISH.borrows(onlyFrench)).isTrue();
        assertThat(FRENCH.borrows(onlyFrench)).isFalse();
        assertThat(ENGLISH.borrows(Wording.NONE)).isFalse();
    }

    @Test
    void aFullStopIsNotDoubled() {
        assertThat(ENGLISH.say(Message.of("A fall of {0}.", Length.feet(10)))).isEqualTo("A fall of 10\u00a0ft.");
        assertThat(ENGLISH.say(Message.of("{0}.", "Wait..."))).isEqualTo("Wait....");
        assertThat(ENGLISH.say(Message.of("{0}, then", Length.feet(10)))).isEqualTo("10\u00a0ft., then");
    }

    @Test
    void anUnknownKeyIsSaidAsItIs() {
        assertThat(ENGLISH.say("no.such.key")).isEqualTo("no.such.key");
    }

    private static String say(Words words, Object value) {
        return plain(words.say(Message.of("{0}", value)));
    }

    private static String plain(String text) {
        return text.replace('\u00a0', ' ');
    }
}
