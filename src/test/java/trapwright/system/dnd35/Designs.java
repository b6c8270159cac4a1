package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.rules.Wording;

/// Designs put together in a few words, and their figures as plain numbers.
final class Designs {
    private Designs() {}

    /// A mechanical trap with DCs of 20 that does nothing yet.
    static Design mechanical(Workings.Trigger trigger, Workings.Reset reset) {
        return new Design(
                new Make.Mechanism(20, 20),
                workings(trigger, reset),
                Delivery.NEITHER,
                new Harm.None(),
                Features.NONE,
                Optional.empty());
    }

    /// A mechanical trap with location trigger and manual reset, which add nothing.
    static Design plain() {
        return mechanical(Workings.Trigger.LOCATION, Workings.Reset.MANUAL);
    }

    static Design device(Workings.Trigger trigger, Workings.Reset reset, SpellUse... spells) {
        return plain().withMake(new Make.Spellwork(Make.Form.DEVICE, List.of(spells), false, Optional.empty()))
                .withWorkings(workings(trigger, reset));
    }

    static Design spellTrap(SpellUse spell) {
        return plain().withMake(new Make.Spellwork(Make.Form.SPELL, List.of(spell), true, Optional.empty()))
                .withWorkings(workings(Workings.Trigger.SPELL, Workings.Reset.NONE));
    }

    static Design hired(Design design) {
        Make.Spellwork work = (Make.Spellwork) design.make();
        return design.withMake(new Make.Spellwork(work.form(), work.spells(), true, work.abilityModifier()));
    }

    static SpellUse effect(String id, CasterClass casting, int casterLevel) {
        return spell(id).use(SpellUse.Role.EFFECT, casting, casterLevel);
    }

    static SpellUse trigger(String id) {
        return spell(id).use(SpellUse.Role.TRIGGER);
    }

    static Spell spell(String id) {
        return SpellList.find(id).orElseThrow();
    }

    static SpellUse extended(SpellUse use) {
        return new SpellUse(use.role(), use.spell(), use.name(), use.level(), 1, use.caster(), use.components());
    }

    static Workings workings(Workings.Trigger trigger, Workings.Reset reset) {
        return new Workings(Workings.Triggering.of(trigger), Workings.Resetting.of(reset), Workings.Bypass.NONE);
    }

    static Harm strike(String dice) {
        return new Harm.Strike(Dice.of(dice), Harm.Weapon.NONE, 0, 1);
    }

    static Harm fall(int feet) {
        return new Harm.Fall(Pit.covered(Length.feet(feet)));
    }

    static Harm spiked(int feet) {
        return new Harm.Fall(new Pit(
                Length.feet(feet),
                Pit.Form.COVERED,
                Pit.Lid.STAYS_OPEN,
                Pit.Bottom.SPIKES,
                Optional.of(Pit.Spikes.USUAL)));
    }

    static Delivery reflex(int dc) {
        return Delivery.save(Delivery.Save.Kind.REFLEX, dc, Delivery.Save.Result.AVOIDS);
    }

    static Features many() {
        return Features.NONE.withTargets(Optional.of(new Features.Targets(Wording.NONE, false)));
    }

    static Optional<Features.Dose> dose(String poison) {
        return Optional.of(new Features.Dose(new Poison.Known(poison, Optional.empty()), 1));
    }

    static Optional<Alchemical> item(String id) {
        return Optional.of(new Alchemical.Known(id, Optional.empty()));
    }

    static Dnd35Trap.Compound compound(Dnd35Trap.Joining joining, Design... parts) {
        return new Dnd35Trap.Compound(
                joining,
                List.of(parts).stream()
                        .map(part -> new Dnd35Trap.Part(Wording.NONE, part))
                        .toList());
    }

    static Assessment assess(Design design) {
        return assess(design, Rulings.DEFAULTS);
    }

    static Assessment assess(Design design, Rulings rulings) {
        return Dnd35Rules.INSTANCE.assess(new Dnd35Trap.Single(design), rulings);
    }

    static Assessment assess(Dnd35Trap trap) {
        return Dnd35Rules.INSTANCE.assess(trap, Rulings.DEFAULTS);
    }

    static double number(Assessment answer, String id) {
        return answer.amount(id).orElseThrow().value().doubleValue();
    }

    static Money money(Assessment answer, String id) {
        return new Money(answer.amount(id).orElseThrow().value().longValue());
    }

    static double cr(Design design) {
        return number(assess(design), "cr");
    }

    static double cr(Design design, Rulings rulings) {
        return number(assess(design, rulings), "cr");
    }

    /// What the step of that rule adds to a figure.
    static int added(Assessment answer, String figure, String rule) {
        return step(answer, figure, rule).amount().intValue();
    }

    static Step step(Assessment answer, String figure, String rule) {
        Figure.Amount amount = answer.amount(figure).orElseThrow();
        return amount.steps().stream()
                .filter(step -> step.reason().rule().key().equals(rule))
                .findFirst()
                .orElseThrow(() -> new AssertionError(rule + " is not among " + rules(amount)));
    }

    static List<String> rules(Figure.Amount figure) {
        return figure.steps().stream().map(step -> step.reason().rule().key()).toList();
    }

    static List<String> codes(Assessment answer) {
        return answer.findings().stream().map(Finding::code).toList();
    }
}
