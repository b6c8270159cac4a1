package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;
import static trapwright.interop.read.RunningText.english;
import static trapwright.interop.read.RunningText.french;
import static trapwright.interop.read.RunningText.printed;
import static trapwright.interop.read.RunningText.said;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.words.Language;

/// What 5e sentences say that happens, in many wordings of the same rule; what was read is compared as it is printed
/// again.
class Dnd5eSentencesTest {
    private static final String HALF_EN =
            "DC 14 Dexterity save; on a failure 16 (3d10) bludgeoning damage; half the damage on a success.";
    private static final String HALF_FR =
            "JdS de Dextérité DD 14 ; en cas d’échec, 16 (3d10) dégâts contondants ; la moitié des dégâts en cas de réussite.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A creature that steps on the plate must make a DC 14 Dexterity saving throw. On a failed save, it takes 16 (3d10) bludgeoning damage. On a successful save, it takes half as much damage.",
                "A creature that steps on the plate must make a DC 14 Dexterity saving throw. It takes 16 (3d10) bludgeoning damage on a failure, or half as much damage on a successful one.",
                "A creature that steps on the plate must make a DC 14 Dexterity saving throw. The log deals 16 (3d10) bludgeoning damage. A successful save halves the damage.",
                "A creature that steps on the plate takes 16 (3d10) bludgeoning damage, or half that on a successful DC 14 Dexterity saving throw.",
                "A creature that steps on the plate takes 16 (3d10) bludgeoning damage. A DC 14 Dexterity save halves this.",
                "A creature that steps on the plate takes 16 (3d10) bludgeoning damage (DC 14 Dexterity save for half).",
                "A creature that steps on the plate must make a DC 14 Dexterity saving throw. Failure: 16 (3d10) bludgeoning damage. Success: Half damage.",
                "A creature that steps on the plate must make a Dexterity saving throw against DC 14, taking 16 (3d10) bludgeoning damage on a failed save, or half on a success."
            })
    void halfOnASaveStandsInManyPlaces(String sentences) {
        Reading reading = english(sentences);
        assertThat(printed(reading, Language.EN))
                .endsWith(HALF_EN)
                .contains("Trigger. A creature that steps on the plate.");
        assertThat(said(reading, Remark.Sort.NOT_UNDERSTOOD)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Une créature qui marche sur la plaque doit réussir un jet de sauvegarde de Dextérité DD 14. Elle subit 16 (3d10) dégâts contondants en cas d'échec, ou la moitié en cas de réussite.",
                "Une créature qui marche sur la plaque doit faire un jet de sauvegarde de Dextérité DD 14. En cas d'échec, elle subit 16 (3d10) dégâts contondants. En cas de réussite, elle subit la moitié des dégâts.",
                "Une créature qui marche sur la plaque doit faire un jet de sauvegarde de Dextérité DD 14. En cas d’échec, elle subit 16 (3d10) dégâts contondants. Elle subit la moitié des dégâts si elle réussit.",
                "Une créature qui marche sur la plaque subit 16 (3d10) dégâts contondants. Un jet de sauvegarde de Dextérité DD 14 réussi réduit les dégâts de moitié.",
                "Une créature qui marche sur la plaque doit faire un jet de sauvegarde de Dextérité DD 14 : 16 (3d10) dégâts contondants en cas d'échec, demi-dégâts en cas de réussite."
            })
    void theSameInFrench(String sentences) {
        Reading reading = french(sentences);
        assertThat(printed(reading, Language.FR))
                .endsWith(HALF_FR)
                .contains("Déclencheur. Une créature qui marche sur la plaque.");
        assertThat(said(reading, Remark.Sort.NOT_UNDERSTOOD)).isEmpty();
    }

    @Test
    void aSuccessMayLeaveNothing() {
        assertThat(printed(
                        english("When a creature opens the lid, it takes 16 (3d10) fire damage."
                                + " A successful DC 14 Dexterity saving throw negates the damage."),
                        Language.EN))
                .endsWith("DC 14 Dexterity save; on a failure 16 (3d10) fire damage.");
    }

    @Test
    void halfWithoutASaveIsGivenBack() {
        Reading reading = english(
                "When a creature opens the lid, it takes 16 (3d10) fire damage, or half that damage if it kneels.");
        assertThat(said(reading, Remark.Sort.NOT_UNDERSTOOD))
                .singleElement()
                .asString()
                .contains("half that damage");
    }

    @Test
    void whatTheRulesDoNotKnowIsSaid() {
        Reading reading = english(
                "A creature that steps on the plate must succeed on a DC 45 Dexterity saving throw or be paralised and poisned for"
                        + " 1 hour. It must also succeed on a DC 15 Constitution saving throw or be stuned. The DC to spot it is 99.");
        assertThat(said(reading, Remark.Sort.DIFFERS))
                .containsExactly(
                        "DC 45 is printed; the rules know 1 to 30.", "DC 99 is printed; the rules know 1 to 30.");
        assertThat(said(reading, Remark.Sort.NOT_UNDERSTOOD))
                .containsExactly(
                        "not understood: “paralised”; did it mean “paralyzed”?",
                        "not understood: “poisned”; did it mean “poisoned”?",
                        "not understood: “stuned”; did it mean “stunned”?");
        assertThat(said(reading, Remark.Sort.ASSUMED))
                .contains("a second save, “DC 15 Constitution saving throw”; it was made an effect of its own.");
        assertThat(said(
                        french(
                                "Une créature qui ouvre le coffre doit réussir un jet de sauvegarde de Constitution DD 12 ou être"
                                        + " empoisonnnée et paralisée pendant 1 minute. La statue fait une attaque à distance à +35."),
                        Remark.Sort.NOT_UNDERSTOOD))
                .containsExactly(
                        "not understood: “empoisonnnée”; did it mean “empoisonné”?",
                        "not understood: “paralisée”; did it mean “paralysé”?");
    }

    @Test
    void whoIsDestroyedIsNotTheTrap() {
        assertThat(printed(
                        english(
                                "Any creature that enters the mouth must succeed on a DC 17 Wisdom saving throw or be destroyed."),
                        Language.EN))
                .endsWith("Effect. Each creature in reach: destroyed outright. DC 17 Wisdom save.");
        assertThat(printed(
                        french(
                                "Toute créature qui entre dans la bouche doit réussir un jet de sauvegarde de Sagesse DD 17 ou être détruite."),
                        Language.FR))
                .contains("JdS de Sagesse DD 17")
                .doesNotContain("Détruire.");
    }

    @Test
    void everyTargetOfAVolleyIsATarget() {
        Reading reading = english(
                "When the cord breaks, each creature in the hall is the target of two darts."
                        + " Each dart makes a ranged attack with a +6 bonus. A target that is hit takes 2 (1d4) piercing damage.");
        assertThat(printed(reading, Language.EN)).contains("2 attacks, +6, ranged, each against each creature");
    }

    @Test
    void actsOnSeveralCounts() {
        assertThat(printed(
                        english("When a creature opens the door, it takes 5 (1d10) acid damage."
                                + " The trap acts on initiative count 20 and initiative count 10."),
                        Language.EN))
                .contains("Initiative. Count 20, 10");
    }

    @Test
    void whatASentenceSaysBesideItsFiguresIsKept() {
        assertThat(english(
                                "When a creature crosses the wire, the roof falls. Each creature in the area must succeed on a DC 13"
                                        + " Dexterity saving throw or take 11 (2d10) bludgeoning damage and be buried under heavy rubble.")
                        .cards()
                        .getFirst()
                        .face()
                        .texts()
                        .description()
                        .en())
                .contains("be buried under heavy rubble.");
        assertThat(french(
                                "Quand une créature franchit le fil, le toit tombe. Chaque créature doit réussir un jet de sauvegarde de"
                                        + " Dextérité DD 13 ou subir 11 (2d10) dégâts contondants et rester ensevelie sous des gravats brûlants.")
                        .cards()
                        .getFirst()
                        .face()
                        .texts()
                        .description()
                        .fr())
                .contains("rester ensevelie sous des gravats brûlants.");
        assertThat(printed(
                        english(
                                "When a creature lifts the idol, it takes 5 (1d10) acid damage. A search of the dusty floor with a"
                                        + " DC 15 Intelligence (Investigation) check reveals the hidden plate."),
                        Language.EN))
                .contains("DC 15 Intelligence (Investigation): A search of the dusty floor with a DC 15 Intelligence"
                        + " (Investigation) check reveals the hidden plate.");
    }

    @Test
    void anAttackMayBeABonusToHit() {
        assertThat(printed(
                        english(
                                "When a creature pulls the chain, two axes swing: +8 to hit, 9 (2d8) slashing damage each."),
                        Language.EN))
                .endsWith(
                        "Effect. 2 attacks, +8, melee, each against the creature that sets it off. On a hit 9 (2d8) slashing damage.");
    }

    @Test
    void untilWhenAConditionLastsIsKept() {
        assertThat(printed(
                        english(
                                "When a creature opens the door, it must make a DC 14 Constitution saving throw. A creature that"
                                        + " fails is poisoned until the end of its next turn."),
                        Language.EN))
                .endsWith("DC 14 Constitution save; on a failure poisoned (until the end of its next turn).");
        assertThat(printed(
                        french(
                                "Une créature qui ouvre la porte doit réussir un jet de sauvegarde de Force DD 12 ou être entravée"
                                        + " jusqu'à ce qu'on la libère."),
                        Language.FR))
                .endsWith("en cas d’échec, entravé (jusqu'à ce qu'on la libère).");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "When the door opens, each creature in the room must succeed on a DC 13 Constitution saving throw or be poisoned for 1 minute. While poisoned in this way, the creature is unconscious. | DC 13 Constitution save; on a failure poisoned for 1 minute, unconscious.",
                "When the door opens, it must succeed on a DC 13 Constitution saving throw or have the Poisoned and Prone conditions until the end of its next turn. | DC 13 Constitution save; on a failure poisoned (until the end of its next turn), prone (until the end of its next turn).",
                "When the door opens, it must succeed on a DC 13 Constitution saving throw or be poisoned and stunned for 1 minute. | DC 13 Constitution save; on a failure poisoned for 1 minute, stunned for 1 minute.",
                "A creature that opens the chest takes 17 (5d6) fire damage (DC 13 Dexterity half). | DC 13 Dexterity save; on a failure 17 (5d6) fire damage; half the damage on a success.",
                "A creature that opens the chest takes 17 (5d6) fire damage (DC 13 Dexterity negates). | DC 13 Dexterity save; on a failure 17 (5d6) fire damage."
            })
    void whatTheSaveGuardsMayStandFarFromIt(String sentences, String effect) {
        assertThat(printed(english(sentences), Language.EN)).endsWith(effect);
    }

    @Test
    void aFrenchSaveInBracketsIsNoCheck() {
        assertThat(printed(
                        french(
                                "Une créature qui ouvre le coffre subit 17 (5d6) dégâts de feu (DD 13 Dextérité, moitié)."),
                        Language.FR))
                .endsWith(
                        "JdS de Dextérité DD 13 ; en cas d’échec, 17 (5d6) dégâts de feu ; la moitié des dégâts en cas de réussite.");
    }
}
