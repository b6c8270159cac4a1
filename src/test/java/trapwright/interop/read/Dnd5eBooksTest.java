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
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;

/// 5e traps as the books of 2014 and 2024 and the French ones lay them out.
class Dnd5eBooksTest {
    private static Dnd5eTrap trap(String text) {
        Reading reading = Readers.read(text);
        assertThat(reading.cards()).as(text).hasSize(1);
        return ((TrapCard.Dnd5e) reading.cards().getFirst()).trap();
    }

    private static List<String> troubles(String text) {
        return Readers.read(text).remarks().stream()
                .filter(remark -> remark.sort() == Remark.Sort.NOT_UNDERSTOOD)
                .map(remark -> remark.text().key() + " " + remark.text().args())
                .toList();
    }

    private static Harm.Part.Dealt dealt(Effect effect, int index) {
        return (Harm.Part.Dealt) effect.harm().parts().get(index);
    }

    private static final String BEAM = """
            **Swinging Beam**
            *Mechanical trap*

            A trip wire looses a beam that hangs under the ceiling.

            The DC to spot the wire is 12. A successful DC 14 Dexterity check using thieves' tools cuts the wire safely. A character without thieves' tools can attempt this check with disadvantage using any edged tool. On a failed check, the trap triggers. A DC 16 Intelligence (Investigation) check reveals the groove above.

            When the trap is triggered, each creature in a 20-foot line must make a DC 13 Dexterity saving throw, taking 16 (3d10) bludgeoning damage on a failed save, or half as much damage on a successful one.""";

    private static final String BALANCIER = """
            Poutre battante
            Piège mécanique
            Un fil tendu libère une poutre suspendue sous le plafond.
            Le DD pour repérer le fil est de 12. Un test de Dextérité DD 14 à l'aide d'outils de voleur permet de couper le fil sans risque. Un personnage dépourvu de tels outils peut tout de même tenter le test avec un outil affûté, mais il subit alors un désavantage. S'il rate le test, le piège se déclenche. Un test d'Intelligence (Investigation) DD 16 révèle la rainure du plafond.
            Quand le piège se déclenche, chaque créature dans une ligne de 6 mètres doit faire un jet de sauvegarde de Dextérité DD 13. Celles qui échouent subissent 16 (3d10) dégâts contondants, les autres la moitié seulement.""";

    @ParameterizedTest
    @ValueSource(strings = {BEAM, BALANCIER})
    void aParagraphOf2014IsUnderstood(String text) {
        assertThat(troubles(text)).isEmpty();
        Dnd5eTrap trap = trap(text);
        assertThat(trap.concept().edition()).isEqualTo(Edition.V5_1);
        assertThat(trap.concept().kind()).isEqualTo(Concept.Kind.MECHANICAL);
        assertThat(trap.clues())
                .extracting(clue -> ((Clue.Check) clue).check(), clue -> ((Clue.Check) clue).use())
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(AbilityCheck.perception(12), Clue.Use.BOTH),
                        org.assertj.core.groups.Tuple.tuple(
                                AbilityCheck.of(Ability.INT, Skill.INVESTIGATION, 16), Clue.Use.ACTIVE));
        Counter.Check check = (Counter.Check) trap.counters().getFirst();
        assertThat(check.checks()).containsExactly(AbilityCheck.of(Ability.DEX, Skill.THIEVES_TOOLS, 14));
        assertThat(check.springsOnFailure()).isTrue();
        assertThat(check.improvised()).isTrue();
        Effect effect = trap.effects().getFirst();
        assertThat(trap.effects()).hasSize(1);
        assertThat(effect.delivery().save()).hasValue(Delivery.Resistance.save(Ability.DEX, 13));
        assertThat(effect.targets().who()).isEqualTo(Effect.Who.EACH);
        assertThat(effect.targets().area().flatMap(Effect.Area::size).map(size -> size.in(Length.Unit.FEET)))
                .isEqualTo(Optional.of(Length.feet(20)));
        assertThat(dealt(effect, 0)).isEqualTo(Harm.Part.Dealt.of("3d10", Harm.DamageType.BLUDGEONING, Gate.SAVE_HALF));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Spitting Wall\nMagic trap\nThe trap activates when more than 20 pounds of weight is placed on the plate, releasing three darts. Each dart makes a ranged attack with a +7 bonus against a random target within 10 feet of the plate. A target that is hit takes 2 (1d4) piercing damage and must succeed on a DC 14 Constitution saving throw or be poisoned for 1 hour. A successful dispel magic (DC 15) ends the trap. The DC is 13 to spot the plate.",
                "Mur cracheur\nPiège magique\nLe piège s'active quand un poids de 10 kilos ou plus appuie sur la plaque. Il projette trois fléchettes qui effectuent chacune une attaque à distance avec un bonus d'attaque de +7 contre une cible aléatoire dans un rayon de 3 mètres. Une cible touchée reçoit 2 (1d4) dégâts perforants et doit réussir un jet de sauvegarde de Constitution DD 14 ou être empoisonnée pendant 1 heure. Une dissipation de la magie (DD 15) réussie met fin au piège. Le DD est de 13 pour repérer la plaque."
            })
    void attacksConditionsAndDispelling(String text) {
        assertThat(troubles(text)).isEmpty();
        Dnd5eTrap trap = trap(text);
        assertThat(trap.concept().kind()).isEqualTo(Concept.Kind.MAGIC_DEVICE);
        Effect effect = trap.effects().getFirst();
        assertThat(effect.delivery().attack())
                .hasValue(new Delivery.Attack(7, Delivery.Reach.RANGED, Dice.of("3"), Delivery.Aim.SPREAD));
        assertThat(effect.targets().who()).isEqualTo(Effect.Who.RANDOM);
        assertThat(effect.delivery().save()).hasValue(Delivery.Resistance.save(Ability.CON, 14));
        assertThat(dealt(effect, 0)).isEqualTo(Harm.Part.Dealt.of("1d4", Harm.DamageType.PIERCING, Gate.HIT));
        assertThat(effect.harm().conditions())
                .containsExactly(Harm.Affliction.of(Harm.Condition.POISONED, Gate.SAVE_NONE)
                        .withLasting(Optional.of(new Span(1, Span.Unit.HOURS))));
        assertThat(trap.counters())
                .anyMatch(counter ->
                        counter instanceof Counter.Dispel dispel && dispel.dc().equals(Optional.of(15)));
        assertThat(trap.clues()).hasSize(1);
    }

    private static final String NEEDLE = """
            ### Barbed Latch

            *Nuisance Trap (Levels 1–4)*

            **Trigger:** A creature lifts the latch bare-handed
            **Duration:** Instantaneous

            A barb darts from the latch. Constitution Saving Throw: DC 11, the creature that lifted it. *Failure:* 5 (1d10) Poison damage, and the target has the Poisoned condition for 1 hour. *Success:* Half damage only.

            ***Detect and Disarm.*** A character can find the barb with a successful DC 15 Wisdom (Perception) check. Breaking the barb requires a successful DC 15 Dexterity (Sleight of Hand) check; on a failed check, the trap triggers.

            ***At Higher Levels.*** The barb grows worse:

            | Levels | Poison damage | Save DC |
            |---|---|---|
            | 5–10 | 11 (2d10) | 13 |
            | 11–16 | 22 (4d10) | 15 |""";

    @Test
    void anEntryOf2024IsUnderstood() {
        assertThat(troubles(NEEDLE)).isEmpty();
        Dnd5eTrap trap = trap(NEEDLE);
        assertThat(trap.concept().edition()).isEqualTo(Edition.V5_2);
        assertThat(trap.levelling().aims()).containsExactly(new Levelling.Aim(Severity.NUISANCE, new Levels(1, 4)));
        assertThat(trap.triggering().words().en()).isEqualTo("A creature lifts the latch bare-handed");
        assertThat(trap.lasting().duration()).isEqualTo(new Lasting.Duration.Instantaneous());
        Effect effect = trap.effects().getFirst();
        assertThat(effect.delivery().save()).hasValue(Delivery.Resistance.save(Ability.CON, 11));
        assertThat(dealt(effect, 0)).isEqualTo(Harm.Part.Dealt.of("1d10", Harm.DamageType.POISON, Gate.SAVE_HALF));
        assertThat(effect.harm().conditions().getFirst().condition()).isEqualTo(Harm.Condition.POISONED);
        assertThat(((Clue.Check) trap.clues().getFirst()).check()).isEqualTo(AbilityCheck.perception(15));
        Counter.Check check = (Counter.Check) trap.counters().getFirst();
        assertThat(check.checks()).containsExactly(AbilityCheck.of(Ability.DEX, Skill.SLEIGHT_OF_HAND, 15));
        assertThat(check.springsOnFailure()).isTrue();
        assertThat(trap.levelling().scaling())
                .extracting(
                        Levelling.Scaling::levels,
                        scaling -> scaling.damage().getFirst().dice().text(),
                        Levelling.Scaling::dc)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(new Levels(5, 10), "2d10", Optional.of(13)),
                        org.assertj.core.groups.Tuple.tuple(new Levels(11, 16), "4d10", Optional.of(15)));
        assertThat(Readers.read(NEEDLE)
                        .cards()
                        .getFirst()
                        .face()
                        .texts()
                        .description()
                        .en())
                .isEqualTo("A barb darts from the latch.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Simple Trap (levels 5–10, dangerous threat) | DANGEROUS | 5 | 10 | false
            Complex Trap (level 1-4, deadly threat) | DEADLY | 1 | 4 | true
            Simple Trap (levels 11–16, moderate threat) | SETBACK | 11 | 16 | false
            Piège complexe (niveaux 5-10, menace mortelle) | DEADLY | 5 | 10 | true""")
    void headlinesWithAThreatAreUnderstood(String kind, Severity severity, int from, int to, boolean complex) {
        String text = "Gutter\n" + kind + "\n\nTrigger. A creature opens the door.\n\n"
                + "Effect. Each creature in a 10-foot-square area must make a DC 14 Dexterity saving throw, taking 18 (4d8) acid damage"
                + " on a failed save, or half as much on a successful one.\n\n"
                + "Countermeasures. A DC 15 Wisdom (Perception) check reveals the gutter. A DC 13 Dexterity check with thieves' tools jams it.";
        assertThat(troubles(text)).isEmpty();
        Dnd5eTrap trap = trap(text);
        assertThat(trap.levelling().aims()).containsExactly(new Levelling.Aim(severity, new Levels(from, to)));
        assertThat(trap.concept().complex()).isEqualTo(complex);
        assertThat(trap.clues()).hasSize(1);
        assertThat(trap.counters()).hasSize(1);
        assertThat(trap.effects().getFirst().targets().area()).isPresent();
    }

    @Test
    void aComplexTrapRollsInitiative() {
        for (String text : List.of(
                "Wheel\nMechanical trap\nWhen a creature pulls the chain, a wheel rolls. The wheel rolls initiative with a +6 bonus. A creature in its way must succeed on a DC 15 Dexterity saving throw or take 33 (6d10) bludgeoning damage and be knocked prone. A creature can slow the wheel with a DC 18 Strength check.",
                "Roue\nPiège mécanique\nQuand une créature tire la chaîne, une roue dévale. Toutes les créatures font un test d'initiative. La roue effectue son test avec un bonus de +6. Une créature sur son passage doit réussir un jet de sauvegarde de Dextérité DD 15, sans quoi elle subit 33 (6d10) dégâts contondants et se retrouve à terre. On peut ralentir la roue avec un test de Force DD 18.")) {
            assertThat(troubles(text)).as(text).isEmpty();
            Dnd5eTrap trap = trap(text);
            assertThat(trap.concept().complex()).isTrue();
            assertThat(trap.course().initiative()).hasValue(new Course.Initiative.Bonus(6));
            Effect effect = trap.effects().getFirst();
            assertThat(dealt(effect, 0).gate()).isEqualTo(Gate.SAVE_NONE);
            assertThat(effect.harm().conditions().getFirst().condition()).isEqualTo(Harm.Condition.PRONE);
            assertThat(((Counter.Check) trap.counters().getFirst()).purpose()).isEqualTo(Counter.Purpose.SLOW);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            takes 12 (2d10) fire damage | interop.read.fifth.average [12, 2d10, 11]
            subit 18 (5d6) dégâts de feu | interop.read.fifth.average [18, 5d6, 17]""")
    void aPrintedAverageIsComparedAndNotBelieved(String harm, String remark) {
        String text = "Jet\nMechanical trap\nWhen a creature touches the lamp, it " + harm + ".";
        assertThat(Readers.read(text).remarks())
                .filteredOn(said -> said.sort() == Remark.Sort.DIFFERS)
                .extracting(said -> said.text().key())
                .containsExactly("interop.read.fifth.average");
        assertThat(dealt(trap(text).effects().getFirst(), 0).printed()).isPresent();
        assertThat(remark)
                .contains(dealt(trap(text).effects().getFirst(), 0).printed().orElseThrow() + ",");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A DC 40.5 somersault helps. | DC 40.5
            It lasts 2d4 rounds. | 2d4
            The roll has a +3 modifier. | +3
            It must make a Constitution saving throw. | Constitution saving throw
            An Intelligence (Nature) check tells the gas. | Intelligence (Nature)
            Il faut réussir un jet de sauvegarde de Sagesse. | jet de sauvegarde de Sagesse
            Un DD 99 ne suffit pas. | DD 99
            It takes 1d6 fire damage per 10 feet. | per 10 feet
            Elle subit 1d6 dégâts contondants par tranche de 3 mètres. | par tranche de 3 mètres""")
    void figuresThatNoClauseTakesAreGivenBack(String sentence, String words) {
        String text = "Jet\nMagic trap\nWhen a creature touches the lamp, it takes 3 (1d6) fire damage. " + sentence;
        assertThat(troubles(text)).singleElement().asString().contains(words);
    }

    @Test
    void whatContradictsOrIsMissingIsSaid() {
        String twice =
                "Blades\nMechanical trap\nWhen the idol is lifted, each creature must make a DC 15 Dexterity saving throw,"
                        + " taking 22 (4d10) slashing damage on a failed save, or half as much on a successful one."
                        + " Those who fail take 11 (2d10) slashing damage in a wooden house.";
        assertThat(troubles(twice)).singleElement().asString().startsWith("interop.read.again");
        assertThat(trap(twice).effects().getFirst().harm().parts()).hasSize(1);
        String bare = "Hole\nMechanical trap\nThere is a hole. The DC to spot the hole is 10.";
        assertThat(Readers.read(bare).remarks())
                .extracting(remark -> remark.text().key())
                .containsExactlyInAnyOrder("interop.read.fifth.no-trigger", "interop.read.fifth.no-effect");
    }

    @Test
    void aFamilyOfPitsIsSeveralCards() {
        Reading reading = Readers.read("""
                Holes
                Mechanical trap
                Two sorts are known.
                Open Hole. Whoever steps on the cloth falls 10 feet, taking 3 (1d6) bludgeoning damage from the fall. The DC to spot it is 10.
                Lidded Hole. A creature on the lid falls 20 feet, taking 7 (2d6) bludgeoning damage from the fall. A DC 15 Wisdom (Perception) check reveals the lid.""");
        assertThat(reading.cards())
                .extracting(card -> card.face().texts().name().en())
                .containsExactly("Open Hole", "Lidded Hole");
        Harm.Part.Fall fall = (Harm.Part.Fall) ((TrapCard.Dnd5e) reading.cards().get(1))
                .trap()
                .effects()
                .getFirst()
                .harm()
                .parts()
                .getFirst();
        assertThat(fall.depth()).isEqualTo(Length.feet(20));
        assertThat(fall.dice()).isEqualTo(Dice.NONE);
    }

    @Test
    void aTextOfTwoGamesIsSaidToBeOne() {
        String text =
                "Jet\nMagic trap\nWhen a creature touches the lamp, it must make a DC 13 Dexterity saving throw or take 3 (1d6) fire damage."
                        + " A DC 15 Wisdom (Perception) check reveals it. A DC 12 Dexterity check using thieves' tools disarms it.\n\n"
                        + "Spear: mechanical; location trigger; manual reset; Search DC 20; Disable Device DC 20.";
        assertThat(troubles(text)).anyMatch(said -> said.startsWith("interop.read.mixture"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "It makes a +8 ranged attack. | 8 | RANGED | 0",
                "It makes a -2 melee attack. | -2 | MELEE | 0",
                "It makes a ranged attack +8. | 8 | RANGED | 0",
                "It makes a +18 melee weapon attack. | 18 | MELEE | 0",
                "It makes a +8 ranged attack and a +3 melee attack. | 8 | RANGED | 1",
                "Une attaque à distance à +8 et une autre à +3 à l’attaque. | 8 | RANGED | 1"
            })
    void aBonusIsNoNumberOfAttacksAndTheFirstAttackCounts(String attack, int bonus, Delivery.Reach reach, int again) {
        String text = "Hall of Arrows\n*Mechanical trap*\n\nThe trap activates when a creature steps on a plate. "
                + attack + " On a hit, the target takes 9 (2d8) piercing damage.";
        Delivery.Attack read =
                trap(text).effects().getFirst().delivery().attack().orElseThrow();
        assertThat(read).isEqualTo(new Delivery.Attack(bonus, reach, Dice.of("1"), Delivery.Aim.SPREAD));
        assertThat(troubles(text).stream().filter(trouble -> trouble.startsWith("interop.read.again")))
                .hasSize(again);
    }
}
