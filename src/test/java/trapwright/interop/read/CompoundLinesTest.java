package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.interop.text.StatLineText;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Dnd35Trap.Joining;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.SpellUse.Role;
import trapwright.words.Language;
import trapwright.words.Words;

class CompoundLinesTest {
    private static Dnd35Trap.Compound compound(String line) {
        Dnd35Trap trap = PublishedLines.trap(line);
        assertThat(trap).isInstanceOf(Dnd35Trap.Compound.class);
        return (Dnd35Trap.Compound) trap;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Forcecage and Summon: CR 10; magic device; proximity trigger (alarm); automatic reset; multiple traps (one forcecage trap and one summon monster VII trap); spell effect (forcecage, 13th-level wizard), spell effect (summon monster VII, 13th-level wizard); Search DC 32; Disable Device DC 32. Cost: 241,000 gp, 7,280 XP.",
                "Cage et convocation : FP 10 ; objet magique ; déclencheur de proximité (alarme) ; remise en place automatique ; pièges multiples (deux pièges indépendants) ; effet de sort (cage de force, magicien de niveau 13) ; effet de sort (convocation de monstres VII, magicien de niveau 13) ; Fouille (DD 32) ; Désamorçage/sabotage (DD 32). Coût : 241 000 po, 7 280 PX."
            })
    void twoSpellsAreTwoPartsThatShareTheirTrigger(String line) {
        Dnd35Trap.Compound trap = compound(line);
        assertThat(Readers.read(line).remarks()).isEmpty();
        assertThat(trap.joining()).isEqualTo(Joining.INDEPENDENT);
        assertThat(trap.designs()).hasSize(2);
        assertThat(roles(trap.designs().get(0))).containsExactly(Role.EFFECT, Role.TRIGGER);
        assertThat(roles(trap.designs().get(1))).containsExactly(Role.EFFECT, Role.SHARED_TRIGGER);
        var assessment = PublishedLines.only(line).assess();
        assertThat(assessment.amount("cr").orElseThrow().value()).isEqualTo(BigFraction.of(10));
        assertThat(assessment.amount("costGp").orElseThrow().value()).isEqualTo(BigFraction.of(24_100_000));
        assertThat(assessment.amount("costXp").orElseThrow().value()).isEqualTo(BigFraction.of(7_280));
    }

    @Test
    void twoAttacksAreTwoParts() {
        Dnd35Trap.Compound trap = compound("Chain: CR 2; mechanical; location trigger; automatic reset;"
                + " multiple traps (tripping and melee attack); Atk +15 melee touch (trip), Atk +15 melee (2d4+2, spiked chain);"
                + " Search DC 15; Disable Device DC 18. Market Price: 3,800 gp.");
        assertThat(trap.designs())
                .extracting(design -> design.delivery().attack().orElseThrow())
                .containsExactly(
                        new Delivery.Attack(15, Delivery.Reach.MELEE, true),
                        new Delivery.Attack(15, Delivery.Reach.MELEE, false));
        assertThat(trap.designs()).extracting(Design::make).containsOnly(new Make.Mechanism(15, 18));
    }

    @Test
    void oneSpellBehindTwoAttacksIsEachAttacksSpell() {
        Dnd35Trap.Compound trap = compound(
                "Arrows: magic device; visual trigger (true seeing); automatic reset;"
                        + " multiple traps (two simultaneous acid arrow traps); Atk +9 ranged touch and +9 ranged touch;"
                        + " spell effect (acid arrow, 18th-level wizard, 2d4 acid damage for 7 rounds); Search DC 27; Disable Device DC 27.");
        assertThat(trap.designs()).hasSize(2).extracting(Design::harm).doesNotContainNull();
        assertThat(trap.designs().get(0).harm()).isEqualTo(trap.designs().get(1).harm());
        assertThat(roles(trap.designs().get(1))).containsExactly(Role.EFFECT, Role.SHARED_TRIGGER);
    }

    @Test
    void dependentTrapsAreToldFromIndependentOnes() {
        String line = "Twice: mechanical; location trigger; manual reset; multiple traps (two %s traps);"
                + " Atk +10 melee (1d8, axe); Atk +8 melee (1d6, club); Search DC 20; Disable Device DC 20.";
        assertThat(compound(line.formatted("independent")).joining()).isEqualTo(Joining.INDEPENDENT);
        assertThat(compound(line.formatted("dependent")).joining()).isEqualTo(Joining.DEPENDENT);
    }

    @Test
    void fewerPartsThanAnnouncedAreReported() {
        Reading reading = Readers.read(
                "Half: mechanical; location trigger; manual reset; multiple traps (three independent traps);"
                        + " Atk +10 melee (1d8, axe); Search DC 20; Disable Device DC 20.");
        assertThat(reading.remarks()).extracting(remark -> remark.text().key()).containsExactly("interop.read.parts");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void partsOfAnyKindArePrintedSoThatTheyAreReadAgain(Language language) {
        Design pit = PublishedLines.trap(
                        "Pit: mechanical; location trigger; manual reset; lock bypass (Open Lock DC 30);"
                                + " DC 25 Reflex save avoids; 40 ft. deep (4d6, fall); Search DC 26; Disable Device DC 25.")
                .designs()
                .getFirst();
        Design acid = pit.withDelivery(Delivery.NEITHER)
                .withHarm(new trapwright.system.dnd35.Harm.Strike(
                        Dice.of("2d6"),
                        new trapwright.system.dnd35.Harm.Weapon("", new Wording("acid", "acide"), ""),
                        0,
                        3))
                .withMake(new Make.Mechanism(15, 16))
                .withAdjustment(Optional.empty());
        Dnd35Trap trap = new Dnd35Trap.Compound(
                Joining.DEPENDENT,
                List.of(new Dnd35Trap.Part(Wording.same("Shaft"), pit), new Dnd35Trap.Part(Wording.NONE, acid)));
        TrapCard card = new TrapCard.Dnd35(
                Face.blank(new UUID(0, 1)).withTexts(trapwright.card.Texts.NONE.withName(Wording.same("Deep"))), trap);
        String printed = StatLineText.of(card, Words.in(language));
        Reading reading = Readers.read(printed);
        assertThat(reading.leftWordsOver()).as(printed).isFalse();
        Dnd35Trap again = ((TrapCard.Dnd35) reading.cards().getFirst()).trap();
        assertThat(Bare.wordless(again)).as(printed).isEqualTo(Bare.wordless(trap));
    }

    private static List<Role> roles(Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> List.of();
            case Make.Spellwork work ->
                work.spells().stream()
                        .map(trapwright.system.dnd35.SpellUse::role)
                        .toList();
        };
    }
}
