package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static trapwright.rules.Worked.atLeast;
import static trapwright.rules.Worked.line;
import static trapwright.rules.Worked.party;
import static trapwright.rules.Worked.somebody;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import trapwright.dice.Dice;
import trapwright.dice.Distribution;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Odds;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.rules.Worked;
import trapwright.system.dnd35.Delivery.Save.Kind;
import trapwright.system.dnd35.Delivery.Save.Result;

/// The worked values of the 3.5 odds, and what goes beyond them.
class Dnd35OddsTest {
    private static final Design PLAIN = Designs.plain();
    private static final Design ARROW = attack(10, "1d6", "20/x3");
    private static final Design PIT = PLAIN.withDelivery(Delivery.save(Kind.REFLEX, 20, Result.AVOIDS))
            .withHarm(new Harm.Fall(Pit.covered(Length.feet(20))));
    private static final Design FIRE =
            PLAIN.withDelivery(Delivery.save(Kind.REFLEX, 14, Result.HALF)).withHarm(strike("6d6", ""));
    private static final Poison VENOM = new Poison.Custom(
            Wording.NONE,
            Poison.Way.INJURY,
            14,
            List.of(new Poison.Toll.Scores(Dice.of("1d6"), Poison.Ability.CON, false)),
            List.of(new Poison.Toll.Scores(Dice.of("1d6"), Poison.Ability.CON, false)),
            Money.NONE,
            Optional.of(1));

    @TestFactory
    List<DynamicTest> findingAndDisabling() {
        return new Worked()
                .value(
                        "d35.search.+9.dc25",
                        0.2500,
                        () -> search(25, 9).active().orElseThrow())
                .value(
                        "d35.search.take20.+9.dc25",
                        1.0000,
                        () -> search(25, 9).take20().orElseThrow())
                .value(
                        "d35.search.take20.+4.dc25",
                        0.0000,
                        () -> search(25, 4).take20().orElseThrow())
                .value("d35.search.party.+9,+4.dc20", 0.6250, () -> together(20, 9, 4))
                .value("d35.disable.+9.dc20.success", 0.5000, () -> disable(9).success())
                .value("d35.disable.+9.dc20.retry", 0.2000, () -> disable(9).retry())
                .value("d35.disable.+9.dc20.sprung", 0.3000, () -> disable(9).sprung())
                .value(
                        "d35.disable.+9.dc20.eventual_success",
                        0.6250,
                        () -> settled(9).success())
                .value(
                        "d35.disable.+9.dc20.eventual_sprung",
                        0.3750,
                        () -> settled(9).sprung())
                .value("d35.disable.+14.dc20.success", 0.7500, () -> disable(14).success())
                .value(
                        "d35.disable.+14.dc20.bypass",
                        0.2500,
                        () -> line(odds(PLAIN, rogue(Trait.DISABLE, 14)), "bypass"))
                .value("d35.disable.+14.dc20.sprung", 0.0500, () -> disable(14).sprung())
                .value(
                        "d35.disable.+14.dc20.eventual_success",
                        0.9375,
                        () -> settled(14).success())
                .tests();
    }

    @TestFactory
    List<DynamicTest> attacksAndSaves() {
        return new Worked()
                .value("d35.attack.+10.ac18", 0.6500, () -> hit(10, 18))
                .value("d35.attack.+10.ac31", 0.0500, () -> hit(10, 31))
                .value("d35.attack.+20.ac12", 0.9500, () -> hit(20, 12))
                .value("d35.crit.+10.ac18.threat20", 0.0325, () -> Critical.USUAL.chance(10, 18))
                .value("d35.arrow.1d6x3.+10.ac18.expected", 2.5025, () -> mean(odds(ARROW, ac(18))))
                .value("d35.arrow.1d6x3.+10.ac18.drop6", 0.1339, () -> atLeast(odds(ARROW, ac(18)), 6))
                .value("d35.save.+4.dc20", 0.2500, () -> save(4, 20))
                .value("d35.save.+20.dc15", 0.9500, () -> save(20, 15))
                .value("d35.save.-1.dc25", 0.0500, () -> save(-1, 25))
                .value("d35.pit20.ref+4.dc20.expected", 5.2500, () -> mean(odds(PIT, faller())))
                .value(
                        "d35.pit20.ref+4.dc20.drop8",
                        0.3125,
                        () -> odds(PIT, faller()).toll().drop())
                .value(
                        "d35.pit20.ref+4.dc20.dead8",
                        0.0000,
                        () -> odds(PIT, faller()).toll().die())
                .value("d35.fire6d6.ref+4.dc14.save", 0.5500, () -> save(4, 14))
                .value(
                        "d35.fire6d6.halved_mean",
                        10.2500,
                        () -> new Blows(Ruled.single(FIRE, Rulings.DEFAULTS), 100)
                                .plain()
                                .halved(1)
                                .mean())
                .value("d35.fire6d6.ref+4.dc14.expected", 15.0875, () -> mean(odds(FIRE, reflex(4))))
                .value("d35.fire6d6.ref+4.dc14.atleast20", 0.2866, () -> atLeast(odds(FIRE, reflex(4)), 20))
                .value("d35.fire6d6.evasion.expected", 9.4500, () -> mean(odds(FIRE, evading(reflex(4)))))
                .tests();
    }

    @TestFactory
    List<DynamicTest> poison() {
        Poisoning poisoning = new Poisoning(Venom.of(VENOM).orElseThrow(), 3);
        Adventurer victim = somebody(Trait.AC, 18, Trait.FORTITUDE, 3);
        return new Worked()
                .value("d35.poison.fort+3.dc14.one_fail", 0.5000, poisoning::oneFails)
                .value("d35.poison.fort+3.dc14.any_fail", 0.7500, poisoning::anyFails)
                .value("d35.poison.fort+3.dc14.both_fail", 0.2500, poisoning::bothFail)
                .value("d35.poison.hit_and_any_fail.+10.ac18", 0.4875, () -> line(odds(poisoned(), victim), "poisoned"))
                .value(
                        "d35.poison.1d6_1d6.expected_ability_loss",
                        3.5000,
                        () -> poisoning.losses().getOrDefault(Poison.Ability.CON, 0.0))
                .tests();
    }

    @Test
    void onlyTrapfindersFindWhatIsHiddenWellAndMagic() {
        assertThat(odds(PLAIN.withMake(new Make.Mechanism(21, 20)), somebody(Trait.SEARCH, 30))
                        .notice())
                .isEqualTo(new Odds.Notice(Optional.of(0.0), Optional.empty(), Optional.of(0.0)));
        assertThat(odds(fireball(), rogue(Trait.SEARCH, 8)).notice().active()).contains(0.05);
        assertThat(odds(fireball(), somebody(Trait.DISABLE, 30)).disarm()).isEmpty();
        assertThat(odds(PLAIN, somebody()).disarm()).isEmpty();
    }

    @Test
    void aTryThatCanNeitherSucceedNorSpringIsNeverSettled() {
        Odds.Disarm disarm = odds(PLAIN.withMake(new Make.Mechanism(20, 40)), rogue(Trait.DISABLE, 9))
                .disarm()
                .orElseThrow();
        assertThat(disarm.success()).isZero();
        assertThat(disarm.sprung()).isEqualTo(1);
        assertThat(disarm.settled()).isEmpty();
    }

    @Test
    void everyMissileIsAnAttackOfItsOwn() {
        Odds.Against against = odds(attack(18, "(1d4+1)x1d8", ""), ac(19));
        double hit = 1 - (0.05 + 0.0025 + 0.000125 + 6.25e-6) / 8;
        assertThat(against.strike().hit().orElseThrow()).isCloseTo(hit, within(1e-6));
        assertThat(mean(against)).isCloseTo(4.5 * (0.95 * 3.5 + 0.05 * 0.95 * 3.5), within(1e-9));
    }

    @Test
    void theSpikesOfAPitStrikeWhoeverFalls() {
        Design spiked = PIT.withHarm(new Harm.Fall(
                new Pit(Length.feet(20), Pit.Form.COVERED, Pit.Lid.STAYS_OPEN, Pit.Bottom.SPIKES, Optional.empty())));
        Odds.Against against = odds(spiked, somebody(Trait.REFLEX, 4, Trait.AC, 18, Trait.HP, 8));
        double spike = 0.65 * 4.5 + 0.1 * 0.65 * 4.5;
        assertThat(mean(against)).isCloseTo(0.75 * (7 + 2.5 * spike), within(1e-9));
    }

    @Test
    void theFireballIsRolledOnceForAll() {
        Adventurer one = somebody(Trait.REFLEX, 4, Trait.HP, 24);
        Odds alone = Dnd35Rules.INSTANCE.odds(single(fireball()), Rulings.DEFAULTS, party(one));
        Odds both = Dnd35Rules.INSTANCE.odds(single(fireball()), Rulings.DEFAULTS, party(one, one));
        double drop = alone.party().drop();
        assertThat(drop).isCloseTo(alone.characters().getFirst().toll().drop(), within(1e-12));
        Distribution roll = Distribution.dice(8, 6, 100);
        double saves = 0.55;
        double none = 0;
        for (int total = 8; total <= 48; total++) {
            double drops = (total >= 24 ? 1 - saves : 0) + (total / 2 >= 24 ? saves : 0);
            none += roll.chance(total) * (1 - drops) * (1 - drops);
        }
        assertThat(both.party().drop()).isCloseTo(1 - none, within(1e-12));
        assertThat(both.party().drop()).isLessThan(1 - (1 - drop) * (1 - drop));
        assertThat(both.party().expectedDamage()).isCloseTo(2 * alone.party().expectedDamage(), within(1e-9));
    }

    @Test
    void aTrapForOneStrikesAnyOfTheParty() {
        Odds odds = Dnd35Rules.INSTANCE.odds(
                single(ARROW),
                Rulings.DEFAULTS,
                party(somebody(Trait.AC, 18, Trait.HP, 6), somebody(Trait.AC, 31, Trait.HP, 90)));
        double first = odds.characters().getFirst().toll().drop();
        assertThat(odds.characters().getLast().toll().drop()).isZero();
        assertThat(odds.party().drop()).isCloseTo(first / 2, within(1e-12));
    }

    @Test
    void whoFailsAgainstADeadlySpellDies() {
        SpellUse wail = Designs.effect("wail-of-the-banshee", CasterClass.WIZARD, 17);
        Design trap = Designs.device(Workings.Trigger.TOUCH, Workings.Reset.NONE, wail)
                .withDelivery(new Delivery(
                        Optional.empty(), Designs.spell("wail-of-the-banshee").saves()));
        Odds.Against against = odds(trap, somebody(Trait.FORTITUDE, 10, Trait.HP, 90));
        assertThat(against.toll().die()).isCloseTo(0.6, within(1e-12));
        assertThat(against.toll().drop()).isCloseTo(0.6, within(1e-12));
        assertThat(mean(against)).isZero();
    }

    @Test
    void whatFollowsADependentPartNeedsTheFirst() {
        Dnd35Trap.Part pit = new Dnd35Trap.Part(Wording.NONE, PIT);
        Dnd35Trap.Part arrow = new Dnd35Trap.Part(Wording.NONE, ARROW);
        Adventurer victim = somebody(Trait.REFLEX, 4, Trait.AC, 18, Trait.HP, 8);
        double after = mean(odds(new Dnd35Trap.Compound(Dnd35Trap.Joining.DEPENDENT, List.of(pit, arrow)), victim));
        double beside = mean(odds(new Dnd35Trap.Compound(Dnd35Trap.Joining.INDEPENDENT, List.of(pit, arrow)), victim));
        assertThat(after).isCloseTo(5.25 + 0.75 * 2.5025, within(1e-9));
        assertThat(beside).isCloseTo(5.25 + 2.5025, within(1e-9));
    }

    @Test
    void fiftyPointsAtOnceMayKillByShock() {
        Odds.Against against = odds(PLAIN.withHarm(strike("20d6", "")), somebody(Trait.FORTITUDE, 4));
        assertThat(line(against, "massive")).isCloseTo(0.5 * atLeast(against, 50), within(1e-12));
    }

    @Test
    void whatIsLeftOutIsAssumedByClassAndLevel() {
        Party party = new Party("", List.of(Adventurer.of("Brenna", "Fighter", 3), Adventurer.of("Tam", "wizard", 3)));
        Odds odds = Dnd35Rules.INSTANCE.odds(single(ARROW), Rulings.DEFAULTS, party);
        assertThat(odds.characters().getFirst().known())
                .extracting(known -> known.trait() + " " + known.value() + " " + known.assumed())
                .containsExactly("LEVEL 3 false", "HP 24 true", "AC 18 true", "SEARCH 0 true");
        assertThat(odds.characters().getLast().toll().dropsAt()).isEqualTo(12);
    }

    private static Design attack(int bonus, String dice, String critical) {
        return PLAIN.withDelivery(Delivery.attack(bonus, Delivery.Reach.RANGED)).withHarm(strike(dice, critical));
    }

    private static Harm strike(String dice, String critical) {
        return new Harm.Strike(Dice.of(dice), new Harm.Weapon("", Wording.NONE, critical), 0, 1);
    }

    private static Design poisoned() {
        return ARROW.withFeatures(Features.NONE.withPoison(Optional.of(new Features.Dose(VENOM, 1))));
    }

    private static Design fireball() {
        SpellUse fireball = Designs.effect("fireball", CasterClass.WIZARD, 8);
        return Designs.device(Workings.Trigger.TOUCH, Workings.Reset.AUTOMATIC, fireball)
                .withDelivery(
                        new Delivery(Optional.empty(), Designs.spell("fireball").saves()))
                .withHarm(strike("8d6", ""));
    }

    private static Dnd35Trap single(Design design) {
        return new Dnd35Trap.Single(design);
    }

    private static Odds.Against odds(Design design, Adventurer victim) {
        return odds(single(design), victim);
    }

    private static Odds.Against odds(Dnd35Trap trap, Adventurer victim) {
        return Dnd35Rules.INSTANCE
                .odds(trap, Rulings.DEFAULTS, party(victim))
                .characters()
                .getFirst();
    }

    private static double mean(Odds.Against against) {
        return against.toll().damage().mean();
    }

    private static double hit(int bonus, int armour) {
        return odds(attack(bonus, "1d6", ""), ac(armour)).strike().hit().orElseThrow();
    }

    private static double save(int bonus, int dc) {
        Design trap = PLAIN.withDelivery(Delivery.save(Kind.REFLEX, dc, Result.HALF));
        return odds(trap, reflex(bonus)).strike().save().orElseThrow();
    }

    private static Odds.Notice search(int dc, int bonus) {
        return odds(PLAIN.withMake(new Make.Mechanism(dc, 20)), rogue(Trait.SEARCH, bonus))
                .notice();
    }

    private static double together(int dc, int one, int other) {
        return Dnd35Rules.INSTANCE
                .odds(
                        single(PLAIN.withMake(new Make.Mechanism(dc, 20))),
                        Rulings.DEFAULTS,
                        party(somebody(Trait.SEARCH, one), somebody(Trait.SEARCH, other)))
                .party()
                .notice()
                .active()
                .orElseThrow();
    }

    private static Odds.Disarm disable(int bonus) {
        return odds(PLAIN, rogue(Trait.DISABLE, bonus)).disarm().orElseThrow();
    }

    private static Odds.Settled settled(int bonus) {
        return disable(bonus).settled().orElseThrow();
    }

    private static Adventurer rogue(Trait trait, int bonus) {
        return somebody(trait, bonus).with(Gift.TRAPFINDING, Optional.of(true));
    }

    private static Adventurer ac(int armour) {
        return somebody(Trait.AC, armour, Trait.HP, 6);
    }

    private static Adventurer reflex(int bonus) {
        return somebody(Trait.REFLEX, bonus);
    }

    private static Adventurer faller() {
        return somebody(Trait.REFLEX, 4, Trait.HP, 8);
    }

    private static Adventurer evading(Adventurer victim) {
        return victim.with(Gift.EVASION, Optional.of(true));
    }
}
