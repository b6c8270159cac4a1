package trapwright.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd5e.Severity;
import trapwright.words.Language;
import trapwright.words.Words;

/// Whatever the seed: a legal trap that meets its target, and the same one each time.
class RandomTrapsTest {
    private static final int TRAPS = 1_000;

    @Test
    void everyTrapOf35HasTheWantedCrAndNoFault() {
        for (int seed = 0; seed < TRAPS; seed++) {
            int cr = 1 + seed % Wish.Dnd35.HIGHEST;
            TrapCard card = draw(new Wish.Dnd35(cr, Optional.empty()), seed);
            Assessment assessment = sound(card);
            assertThat(assessment.amount("cr").orElseThrow().value()).isEqualTo(BigFraction.of(cr));
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyTrapOf5eIsConsistentWithItsSeverityAndHasNoFault(Severity severity) {
        for (int seed = 0; seed < TRAPS / 4; seed++) {
            int level = 1 + seed % Wish.Dnd5e.HIGHEST;
            TrapCard card = draw(new Wish.Dnd5e(severity, level, Optional.empty()), seed);
            Assessment assessment = sound(card);
            Figure.Series fits = (Figure.Series) assessment.figure("fit").orElseThrow();
            assertThat(fits.entries())
                    .isNotEmpty()
                    .allMatch(fit -> ((Figure.Rating) fit).rating().key().endsWith("consistent"));
        }
    }

    @Test
    void everyOldSchoolTrapHasItsLevelAndNoFault() {
        for (int seed = 0; seed < TRAPS; seed++) {
            int level = 1 + seed % Wish.Ose.HIGHEST;
            TrapCard card = draw(new Wish.Ose(level), seed);
            sound(card);
            assertThat(((TrapCard.Ose) card).trap().place().dungeonLevel()).isEqualTo(level);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void magicIsWhatWasAskedFor(boolean magic) {
        for (int seed = 0; seed < 200; seed++) {
            int cr = 1 + seed % Wish.Dnd35.HIGHEST;
            TrapCard.Dnd35 dnd35 = (TrapCard.Dnd35) draw(new Wish.Dnd35(cr, Optional.of(magic)), seed);
            assertThat(dnd35.trap().designs().getFirst().make() instanceof Make.Spellwork)
                    .isEqualTo(magic);
            TrapCard.Dnd5e dnd5e = (TrapCard.Dnd5e)
                    draw(new Wish.Dnd5e(Severity.DANGEROUS, 1 + seed % Wish.Dnd5e.HIGHEST, Optional.of(magic)), seed);
            assertThat(dnd5e.trap().concept().kind().isMagic()).isEqualTo(magic);
        }
    }

    @Test
    void theSameSeedDrawsTheSameTrapAndOthersDrawOthers() {
        for (Wish wish : List.of(
                new Wish.Dnd35(4, Optional.empty()),
                new Wish.Dnd5e(Severity.DEADLY, 7, Optional.empty()),
                new Wish.Ose(5))) {
            Set<Object> different = new HashSet<>();
            for (int seed = 0; seed < 50; seed++) {
                assertThat(RandomTraps.draw(wish, seed)).isEqualTo(RandomTraps.draw(wish, seed));
                different.add(draw(wish, seed).withFace(face -> face.withId(new java.util.UUID(0, 0))));
            }
            assertThat(different).hasSizeGreaterThan(10);
        }
    }

    @Test
    void everyIdeaHasANameInBothLanguages() {
        Set<String> names = new HashSet<>();
        for (int seed = 0; seed < 400; seed++) {
            for (Wish wish : List.of(
                    new Wish.Dnd35(1 + seed % 10, Optional.empty()),
                    new Wish.Dnd5e(Severity.SETBACK, 3, Optional.empty()),
                    new Wish.Ose(1 + seed % 14))) {
                Drawn drawn = RandomTraps.draw(wish, seed).orElseThrow();
                for (Language language : Language.values()) {
                    names.add(language + Words.in(language).say(drawn.name()));
                }
            }
        }
        assertThat(names).hasSizeGreaterThan(20).noneMatch(name -> name.contains("workshop."));
    }

    @Test
    void whatNoTrapHasIsRefused() {
        assertThat(IntStream.of(0, 11, -3)).allMatch(cr -> isRefused(() -> new Wish.Dnd35(cr, Optional.empty())));
        assertThat(IntStream.of(0, 21))
                .allMatch(level -> isRefused(() -> new Wish.Dnd5e(Severity.DEADLY, level, Optional.empty())));
        assertThat(IntStream.of(0, 15)).allMatch(level -> isRefused(() -> new Wish.Ose(level)));
    }

    private static boolean isRefused(Runnable making) {
        try {
            making.run();
            return false;
        } catch (IllegalArgumentException refused) {
            return true;
        }
    }

    private static TrapCard draw(Wish wish, long seed) {
        return RandomTraps.draw(wish, seed)
                .orElseThrow(() -> new AssertionError(wish + " with seed " + seed))
                .card();
    }

    private static Assessment sound(TrapCard card) {
        Assessment assessment = card.assess();
        assertThat(assessment.finished()).isTrue();
        assertThat(assessment.hasErrors()).isFalse();
        return assessment;
    }
}
