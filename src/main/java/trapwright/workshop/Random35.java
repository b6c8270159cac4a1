package trapwright.workshop;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Reach;
import trapwright.system.dnd35.Delivery.Save;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.Poisons;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellDamage;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.WeaponTable;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.workshop.RandomTraps.Idea;

/// Draws 3.5 traps. Each idea has the triggers, deliveries and features that go with it; what does not come to the CR
/// is thrown away.
record Random35(Lot lot, int cr) {
    private static final List<Spell> SPELLS = SpellList.all().stream()
            .filter(spell -> spell.uses().contains(Spell.Use.EFFECT))
            .toList();

    /// One try.
    static Optional<Idea<Dnd35Trap>> draw(Lot lot, Wish.Dnd35 wish) {
        Random35 draw = new Random35(lot, wish.cr());
        Idea<Design> idea = wish.magic().orElseGet(() -> lot.once(4)) ? draw.device() : draw.mechanism();
        Dnd35Trap trap = new Dnd35Trap.Single(idea.trap());
        return Optional.of(new Idea<>(idea.id(), idea.picture(), trap)).filter(each -> meets(trap, wish.cr()));
    }

    private static boolean meets(Dnd35Trap trap, int cr) {
        Assessment assessment = Dnd35Rules.INSTANCE.assess(trap, Rulings.DEFAULTS);
        return assessment.findings().stream().allMatch(finding -> finding.level() == Finding.Level.NOTE)
                && assessment
                        .amount("cr")
                        .filter(figure -> figure.value().equals(BigFraction.of(cr)))
                        .isPresent();
    }

    private Idea<Design> mechanism() {
        return switch (lot.between(1, 6)) {
            case 1 -> missile();
            case 2 -> blade();
            case 3 -> pit();
            case 4 -> needle();
            case 5 -> gas();
            default -> stones();
        };
    }

    private Idea<Design> missile() {
        WeaponTable.Row weapon = weapon(Reach.RANGED);
        String dice = weapon.damage().text();
        Dice damage = Dice.of(lot.once(2) ? dice : "(" + dice + ")x" + lot.of("1d3", "1d4", "1d6", "2d4"));
        return new Idea<>(
                "missile",
                lot.of("arrow-flights", "dart", "crossbow"),
                mechanical(
                        lot.of(Trigger.LOCATION, Trigger.PROXIMITY, Trigger.TOUCH),
                        attack(Reach.RANGED),
                        strike(damage, weapon.id()),
                        Features.NONE));
    }

    private Idea<Design> blade() {
        WeaponTable.Row weapon = weapon(Reach.MELEE);
        int strength = lot.between(0, 2 + cr);
        Dice damage = Dice.of(weapon.damage().text() + (strength == 0 ? "" : "+" + strength));
        return new Idea<>(
                "blade",
                lot.of("scythe", "axe-swing", "guillotine", "pendulum-swing"),
                mechanical(
                        lot.of(Trigger.LOCATION, Trigger.TOUCH, Trigger.TIMED),
                        attack(Reach.MELEE),
                        strike(damage, weapon.id()),
                        lot.once(3) ? severalTargets() : Features.NONE));
    }

    private Idea<Design> pit() {
        boolean spiked = lot.once(2);
        Pit pit = new Pit(
                Length.feet(10 * lot.between(1, 10)),
                lot.of(Pit.Form.COVERED, Pit.Form.TRAPDOOR),
                Pit.Lid.STAYS_OPEN,
                spiked ? Pit.Bottom.SPIKES : Pit.Bottom.EMPTY,
                spiked ? Optional.of(Pit.Spikes.USUAL) : Optional.empty());
        return new Idea<>(
                spiked ? "spiked-pit" : "pit",
                spiked ? "spiky-pit" : "hole",
                mechanical(
                        Trigger.LOCATION,
                        Delivery.save(Save.Kind.REFLEX, lot.of(20, 20, 20, 25), Save.Result.AVOIDS),
                        new Harm.Fall(pit),
                        lot.once(3) ? severalTargets() : Features.NONE));
    }

    private Idea<Design> needle() {
        return new Idea<>(
                "needle",
                "triple-needle",
                mechanical(
                        lot.of(Trigger.TOUCH, Trigger.TOUCH_ATTACHED),
                        attack(Reach.RANGED),
                        strike(Dice.of("1d4"), ""),
                        Features.NONE.withPoison(poison(Poison.Way.INJURY))));
    }

    private Idea<Design> gas() {
        Features gas = severalTargets()
                .withGas(true)
                .withNeverMiss(true)
                .withOnsetRounds(lot.of(0, 1, 2, 3))
                .withPoison(poison(Poison.Way.INHALED));
        return new Idea<>(
                "gas",
                "poison-gas",
                mechanical(
                        lot.of(Trigger.LOCATION, Trigger.TOUCH, Trigger.PROXIMITY),
                        Delivery.NEITHER,
                        new Harm.None(),
                        gas));
    }

    private Idea<Design> stones() {
        Dice damage = Dice.of(lot.between(2, 2 + 2 * cr) + "d6");
        boolean many = lot.once(2);
        return new Idea<>(
                "stones",
                many ? "falling-rocks" : "falling-boulder",
                mechanical(
                        lot.of(Trigger.LOCATION, Trigger.TOUCH),
                        attack(many ? Reach.RANGED : Reach.MELEE),
                        strike(damage, ""),
                        many ? severalTargets() : Features.NONE));
    }

    private Idea<Design> device() {
        Spell spell = lot.of(SPELLS);
        SpellUse effect = spell.use(SpellUse.Role.EFFECT);
        boolean alarmed = lot.once(2);
        List<SpellUse> spells = alarmed
                ? Stream.concat(
                                Stream.of(effect),
                                SpellList.find(SpellList.ALARM).stream().map(alarm -> alarm.use(SpellUse.Role.TRIGGER)))
                        .toList()
                : List.of(effect);
        int level = effect.caster().level();
        Optional<Delivery.Attack> touch = spell.damage()
                .flatMap(SpellDamage::touch)
                .map(reach -> new Delivery.Attack(level / 2 + effect.level() / 2, reach, true));
        Dice dice = spell.damage().map(damage -> damage.at(level)).orElse(Dice.NONE);
        int rounds = spell.damage().map(damage -> damage.roundsAt(level)).orElse(1);
        return new Idea<>(
                "device",
                "rune-stone",
                new Design(
                        new Make.Spellwork(Make.Form.DEVICE, spells, false, Optional.empty()),
                        new Workings(
                                Workings.Triggering.of(alarmed ? Trigger.PROXIMITY : Trigger.TOUCH),
                                Workings.Resetting.of(lot.of(Reset.NONE, Reset.AUTOMATIC)),
                                Bypass.NONE),
                        new Delivery(touch, spell.saves()),
                        dice.isNone() ? new Harm.None() : new Harm.Strike(dice, Harm.Weapon.NONE, 0, rounds),
                        Features.NONE,
                        Optional.empty()));
    }

    private Design mechanical(Trigger trigger, Delivery delivery, Harm harm, Features features) {
        return new Design(
                new Make.Mechanism(dc(), dc()),
                new Workings(
                        Workings.Triggering.of(trigger),
                        Workings.Resetting.of(lot.of(Reset.MANUAL, Reset.MANUAL, Reset.REPAIR, Reset.AUTOMATIC)),
                        lot.of(Bypass.NONE, Bypass.NONE, Bypass.LOCK, Bypass.HIDDEN_SWITCH)),
                delivery,
                harm,
                features,
                Optional.empty());
    }

    private int dc() {
        return lot.of(20, 20, 21, 22, 23, 24, 25, 26, 28);
    }

    private Delivery attack(Reach reach) {
        return Delivery.attack(lot.between(5, 20), reach);
    }

    private WeaponTable.Row weapon(Reach reach) {
        return lot.of(WeaponTable.all().stream()
                .filter(row -> row.reaches().contains(reach) && !row.touch())
                .toList());
    }

    private Optional<Features.Dose> poison(Poison.Way way) {
        Predicate<Poisons.Row> fits = row -> row.way() == way && row.cr().isPresent();
        String id = lot.of(Poisons.all().stream().filter(fits).toList()).id();
        return Optional.of(new Features.Dose(new Poison.Known(id, Optional.empty()), 1));
    }

    private static Harm strike(Dice damage, String weapon) {
        return new Harm.Strike(damage, new Harm.Weapon(weapon, Wording.NONE, ""), 0, 1);
    }

    private static Features severalTargets() {
        return Features.NONE.withTargets(Optional.of(new Features.Targets(Wording.NONE, false)));
    }
}
