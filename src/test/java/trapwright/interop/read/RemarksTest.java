package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.interop.read.Remark.Place;
import trapwright.interop.read.Remark.Sort;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Features.Dose;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Poison;
import trapwright.words.Language;
import trapwright.words.Words;

class RemarksTest {
    private static Design design(String line) {
        return PublishedLines.trap(line).designs().getFirst();
    }

    @Test
    void wordsThatFitNowhereAreGivenBackWithTheirPlace() {
        Reading reading = Readers.read("""
                Spear Trap: mechanical; location trigger;
                manual reset; purple bananas; Atk +12 ranged (1d8/x3, spear, sharp);
                Search DC 20; Disable Device DC 20.""");
        assertThat(reading.leftWordsOver()).isTrue();
        assertThat(reading.remarks())
                .containsExactly(notUnderstood("purple bananas", 2, 15), notUnderstood("sharp", 2, 62));
        assertThat(Words.in(Language.EN).say(reading.remarks().getFirst().said()))
                .isEqualTo("Line 2, column 15: not understood: “purple bananas”.");
        assertThat(Words.in(Language.FR).say(reading.remarks().getFirst().said()))
                .isEqualTo("Ligne 2, colonne 15\u00a0: non compris\u00a0: «\u00a0purple bananas\u00a0».");
    }

    private static Remark notUnderstood(String words, int line, int column) {
        return new Remark(
                Sort.NOT_UNDERSTOOD, Message.of("interop.read.not-understood", words), new Place(line, column), 0);
    }

    @Test
    void aHeadingBetweenTrapsIsReportedAndPartOfNeither() {
        Reading reading = Readers.read("""
                CR 1 Traps

                Spear Trap: CR 1; mechanical; location trigger; manual reset; Atk +11 ranged (1d8/x3, spear); Search DC 20; Disable Device DC 20. Market Price: 1,200 gp.

                ## CR 2 Traps
                Rock: mechanical; location trigger; manual reset; Atk +10 melee (2d6, rock); Search DC 20; Disable Device DC 22.""");
        assertThat(reading.cards()).hasSize(2);
        assertThat(reading.remarks())
                .extracting(remark -> remark.card() + " " + remark.place().line())
                .containsExactly("-1 1", "-1 5");
    }

    @Test
    void whatIsNotPrintedIsTakenForGrantedOnlyAloud() {
        Reading reading = Readers.read("Bare: Atk +10 melee (1d8, axe)");
        assertThat(reading.remarks())
                .allMatch(remark -> remark.sort() == Sort.ASSUMED)
                .extracting(remark -> remark.text().key())
                .containsExactlyInAnyOrder(
                        "interop.read.no-kind.mechanical",
                        "interop.read.no-trigger",
                        "interop.read.no-reset.manual",
                        "interop.read.no-search",
                        "interop.read.no-disable");
    }

    @Test
    void thePrintedPoisonDcWinsOverTheTable() {
        Design design = design(
                "Spikes: mechanical; location trigger; manual reset; Atk +16 melee (1d8+4 plus poison, spike);"
                        + " poison (medium spider venom, DC 12 Fortitude save resists, 1d4 Str/1d4 Str); Search DC 17; Disable Device DC 21.");
        assertThat(design.features().poison())
                .hasValue(new Dose(new Poison.Known("medium-spider-venom", Optional.of(12)), 1));
    }

    @Test
    void anUnknownPoisonIsKeptAsItsOwnAndReported() {
        String line = "Thorn: mechanical; touch trigger; repair reset; Atk +10 melee (1 plus poison, thorn);"
                + " poison (frog sweat, DC 15 Fortitude save resists, 1d4 Con/1 Con drain); Search DC 20; Disable Device DC 20.";
        assertThat(Readers.read(line).remarks())
                .extracting(remark -> remark.text().key())
                .containsExactly("interop.read.poison-unknown");
        assertThat(design(line).features().poison()).hasValueSatisfying(dose -> {
            Poison.Custom custom = (Poison.Custom) dose.poison();
            assertThat(custom.name()).isEqualTo(new Wording("frog sweat", ""));
            assertThat(custom.delivery()).isEqualTo(Poison.Way.INJURY);
            assertThat(custom.dc()).isEqualTo(15);
            assertThat(custom.price()).isEqualTo(Money.NONE);
            assertThat(custom.cr()).isEmpty();
            assertThat(custom.secondary()).hasSize(1);
        });
    }

    @ParameterizedTest
    @CsvSource({
        "power word stun, 13, 32, 7, interop.read.spell-level",
        "fireball, 8, 28, 3, ''",
        "ray of purple, 9, 30, 5, interop.read.spell-unknown"
    })
    void theSpellLevelIsTheOneThePrintedSearchDcTells(String spell, int caster, int search, int level, String remark) {
        String line = "Spell: magic device; touch trigger; no reset; spell effect (" + spell + ", " + caster
                + "th-level wizard); Search DC " + search + "; Disable Device DC " + search + ".";
        Make.Spellwork work = (Make.Spellwork) design(line).make();
        assertThat(work.spells().getFirst().level()).isEqualTo(level);
        assertThat(work.spells().getFirst().caster().level()).isEqualTo(caster);
        assertThat(Readers.read(line).remarks())
                .extracting(said -> said.text().key())
                .isEqualTo(remark.isEmpty() ? List.of() : List.of(remark));
    }

    @Test
    void printedFiguresThatTheTablesDoNotGiveAreCompared() {
        Reading reading = Readers.read("Portcullis Trap: CR 1; mechanical; location trigger; manual reset;"
                + " Atk +10 melee (3d6, portcullis); Search DC 20; Disable Device DC 20. Market Price: 1,400 gp.");
        assertThat(reading.remarks())
                .extracting(remark -> Words.in(Language.EN).say(remark.text()))
                .containsExactly(
                        "CR 1 is printed; the tables give 2.",
                        "1,400\u00a0gp is printed; the tables give 2,000\u00a0gp.");
        assertThat(reading.leftWordsOver()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Mixed: mechanical; location trigger; manual reset; Atk +10 ranged (1d6/x3, arrow); spell effect (grimbolt, 5th-level"
                        + " wizard, 8d6 fire, DC 14 Reflex save half damage); Search DC 20; Disable Device DC 20.",
                "Mixte : mécanique ; déclencheur à espace ; remise en place manuelle ; attaque +10 à distance (1d6/×3, flèche) ; effet"
                        + " de sort (grimdard, magicien de niveau 5, 8d6 feu, jet de Réflexes DD 14 pour demi-dégâts) ; Fouille (DD 20) ;"
                        + " Désamorçage/sabotage (DD 20)."
            })
    void aSpellOfAMechanicalTrapIsGivenBackWhole(String text) {
        Reading reading = Readers.read(text);
        assertThat(reading.remarks())
                .extracting(remark -> remark.text().key())
                .containsExactly("interop.read.spell-in-mechanism");
        assertThat(reading.remarks().getFirst().text().args().toString())
                .contains("grim")
                .contains("8d6")
                .contains("14")
                .contains("5");
        Dnd35Trap.Single trap =
                (Dnd35Trap.Single) ((TrapCard.Dnd35) reading.cards().getFirst()).trap();
        assertThat(trap.design().delivery().saves()).isEmpty();
        assertThat(trap.design().harm())
                .isInstanceOfSatisfying(
                        Harm.Strike.class, strike -> assertThat(strike.damage()).isEqualTo(Dice.of("1d6")));
    }

    @Test
    void aNoteGoesToTheGameMastersNotes() {
        var texts = PublishedLines.only(
                        "Net: CR 1; mechanical; location trigger; manual reset; Atk +5 melee (see note);"
                                + " Search DC 20; Disable Device DC 25. Note: Characters are grappled (Str 18) if they fail a DC 14 Reflex save.")
                .face()
                .texts();
        assertThat(texts.notes().en()).isEqualTo("Characters are grappled (Str 18) if they fail a DC 14 Reflex save.");
    }

    @Test
    void aTextWithoutTrapsGivesNoCards() {
        Reading reading = Readers.read("Once upon a time there was a rogue.");
        assertThat(reading.cards()).isEmpty();
        assertThat(reading.leftWordsOver()).isTrue();
        assertThat(Readers.read("").remarks()).isEmpty();
    }
}
