package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.system.ose.Place;
import trapwright.words.Language;
import trapwright.words.Words;

/// Old-school entries in many wordings of the same facts; what was read is compared as it is printed again.
class OseEntriesTest {
    private static final String ROOM = "Jet (room trap, 2-in-6 when the slab is stepped on): ";
    private static final String SALLE = "Jet (piège de salle, 2-sur-6 en marchant sur la dalle) : ";

    private static String printed(Reading reading, Language language) {
        assertThat(reading.cards()).hasSize(1);
        return StatLineText.of(reading.cards().getFirst(), Words.in(language)).replace('\u00a0', ' ');
    }

    private static List<String> said(Reading reading) {
        return reading.remarks().stream()
                .map(remark -> Words.in(Language.EN).say(remark.text()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2d6 damage, save versus breath half | 2d6 damage, save versus breath attacks for half damage",
                "2d6 damage, save versus breath avoids | 2d6 damage, save versus breath attacks avoids it",
                "2d6 damage (save versus breath for half) | 2d6 damage, save versus breath attacks for half damage",
                "save vs. dragon breath for half damage of 2d6 | 2d6 damage, save versus breath attacks for half damage",
                "2d6 damage; a successful save vs breath halves the damage | 2d6 damage, save versus breath attacks for half damage",
                "1d10 damage, save P avoids | 1d10 damage, save versus paralysis or petrification avoids it",
                "falling block for 1d10 damage, save versus paralysis to avoid | 1d10 damage, falling block, save versus paralysis or petrification avoids it",
                "2d6 damage, save versus wands at -2 for half | 2d6 damage, save versus wands at −2 for half damage",
                "2d6 damage, save versus wands with a -2 penalty for half | 2d6 damage, save versus wands at −2 for half damage",
                "save D or die | save versus death or poison, or die",
                "poison needle, save vs. poison at -2 or die | poison needle, save versus death or poison at −2, or die",
                "attacks as THAC0 15 for 1d8 damage | attacks with THAC0 15, 1d8 damage",
                "attacks with a THAC0 of 15, 1d8 damage | attacks with THAC0 15, 1d8 damage",
                "THAC0 15 [+4], 1d8 damage | attacks with THAC0 15, 1d8 damage",
                "a blade swings out, attacking (THAC0 17) for 1d8 damage | attacks with THAC0 17, 1d8 damage, a blade swings out",
                "10 ft. deep, 1d6 damage plus 1d4 spikes for 1d6 each | 10 ft. deep, 1d6 + (1d6)x1d4 damage",
                "THACO 15, 1d8 | attacks with THAC0 15, 1d8 damage",
                "1d6 darts (1d4 each) | 1d6 missiles, 1d4 damage each",
                "20' deep pit, 2d6 falling damage | 20 ft. deep, 2d6 damage",
                "blinded for 1d8 turns, save versus spells negates | blindness for 1d8 turns, save versus spells, rods, or staves avoids it"
            })
    void theFactsAreHeardInManyWords(String facts, String again) {
        Reading reading = Readers.read(ROOM + facts + ". Search 1-in-6, dwarf 2-in-6.");
        assertThat(said(reading)).isEmpty();
        assertThat(printed(reading, Language.EN)).isEqualTo(ROOM + again + ". Search 1-in-6, dwarf 2-in-6.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2d6 dégâts, sauvegarde contre le souffle moitié | 2d6 dégâts, sauvegarde contre souffle pour la moitié des dégâts",
                "2d6 degats, jet de protection contre les souffles pour demi-dégâts | 2d6 dégâts, sauvegarde contre souffle pour la moitié des dégâts",
                "2d6 dégâts, jet de sauvegarde contre les souffles évite | 2d6 dégâts, sauvegarde contre souffle pour l’éviter",
                "sauvegarde contre le poison ou mourir | sauvegarde contre mort ou poison, ou mourir",
                "attaque avec un TAC0 de 15, 1d8 dégâts | attaque avec TAC0 15, 1d8 dégâts",
                "TAC0 15, 1d8 dégâts | attaque avec TAC0 15, 1d8 dégâts",
                "fosse de 6 m de profondeur, 2d6 dégâts | 6 m de profondeur, 2d6 dégâts"
            })
    void theSameInFrench(String facts, String again) {
        Reading reading = Readers.read(SALLE + facts + ". Fouille 1-sur-6, nain 2-sur-6.");
        assertThat(said(reading)).isEmpty();
        assertThat(printed(reading, Language.FR)).isEqualTo(SALLE + again + ". Fouille 1-sur-6, nain 2-sur-6.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2d6 damage, save versus breth for half | not understood: “save versus breth for half.”.",
                "2d6 damage, attacks with THACO fifteen | not understood: “attacks with THACO fifteen.”.",
                "2d6 damge | not understood: “2d6 damge.”.",
                "2d6 fire damage | “fire” was left out: damage has no kinds here.",
                "THAC0 15 [+9], 1d8 damage | not understood: “THAC0 15 [+9]”."
            })
    void whatIsNotUnderstoodIsGivenBack(String facts, String remark) {
        assertThat(said(Readers.read(ROOM + facts + ". Search 1-in-6, dwarf 2-in-6.")))
                .containsExactly(remark);
    }

    @Test
    void frenchMisspellingsAreGivenBackToo() {
        assertThat(said(Readers.read(
                        SALLE + "2d6 dégâts, sauvegarde contre le soufle pour la moitié. Fouile 1-sur-6.")))
                .anyMatch(said -> said.contains("soufle"))
                .anyMatch(said -> said.contains("Fouile 1-sur-6"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Search 1-in-6 (dwarf 2-in-6). | Search 1-in-6, dwarf 2-in-6.",
                "Search 1 in 6; dwarves 2 in 6. | Search 1-in-6, dwarf 2-in-6."
            })
    void whoFindsItMayStandInBrackets(String finding, String again) {
        Reading reading = Readers.read(ROOM + "2d6 damage. " + finding);
        assertThat(said(reading)).isEmpty();
        assertThat(printed(reading, Language.EN)).isEqualTo(ROOM + "2d6 damage. " + again);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Jet: room trap, 2-in-6 when the slab is stepped on; 2d6 damage. | 2d6 damage",
                "**Jet:** Room trap. 2-in-6 when the slab is stepped on. 2d6 damage. | 2d6 damage",
                "Jet: room trap, 2-in-6 when the slab is stepped on: save versus poison or die. | save versus death or poison, or die"
            })
    void theKindMayStandBehindAColon(String text, String facts) {
        Reading reading = Readers.read(text + " Search 1-in-6, dwarf 2-in-6.");
        assertThat(said(reading)).isEmpty();
        assertThat(printed(reading, Language.EN)).isEqualTo(ROOM + facts + ". Search 1-in-6, dwarf 2-in-6.");
    }

    @Test
    void theFrenchKindToo() {
        Reading reading = Readers.read(
                "Jet : piège de salle, 2-sur-6 en marchant sur la dalle ; 2d6 dégâts. Fouille 1-sur-6, nain 2-sur-6.");
        assertThat(said(reading)).isEmpty();
        assertThat(printed(reading, Language.FR)).isEqualTo(SALLE + "2d6 dégâts. Fouille 1-sur-6, nain 2-sur-6.");
    }

    @Test
    void dwarvesThatAreNotNamedAreSaid() {
        assertThat(said(Readers.read(ROOM + "2d6 damage. Search 1-in-6.")))
                .containsExactly(
                        "dwarves are not named; taken as all others, 1-in-6, where the rules give them 2-in-6.");
    }

    @Test
    void aTreasureTrapCatchesWhoSetsItOff() {
        for (String text : List.of(
                "Needle (treasure trap, 2-in-6 when the lid is lifted): save versus death or poison, or die. Thief only (TR).",
                "Aiguille (piège à trésor, 2-sur-6 en soulevant le couvercle) : sauvegarde contre mort ou poison, ou mourir. Voleurs uniquement.",
                "Aiguille (piège de trésor, 2 sur 6 en soulevant le couvercle) : sauvegarde contre mort ou poison, ou mourir. Voleur seulement (TR).")) {
            Reading reading = Readers.read(text);
            assertThat(said(reading)).as(text).isEmpty();
            TrapCard.Ose card = (TrapCard.Ose) reading.cards().getFirst();
            assertThat(card.trap().place().area()).isEqualTo(new Place.Area.Victim());
        }
        TrapCard.Ose room = (TrapCard.Ose) Readers.read(ROOM + "2d6 damage. Search 1-in-6, dwarf 2-in-6.")
                .cards()
                .getFirst();
        assertThat(room.trap().place().area()).isEqualTo(new Place.Area.Rectangle(Place.Extent.ONE_SQUARE));
    }

    @Test
    void oddsThatAreNotPrintedAreTakenAloud() {
        assertThat(said(Readers.read(
                        "Jet (room trap, when the slab is stepped on): 2d6 damage. Search 1-in-6, dwarf 2-in-6.")))
                .containsExactly("how often it springs is not printed; taken as 2-in-6.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "for doing a with ",
                "save versus the ",
                "attacks with a ",
                "2d6 damage, ",
                "1d6 darts ",
                "save or be ",
                "plus and then for ",
                "qui et puis pour de ",
                "sauvegarde contre le "
            })
    void endlessTextsGetAnAnswer(String words) {
        assertThat(Readers.read(ROOM + words.repeat(6_000)).cards()).hasSize(1);
    }
}
