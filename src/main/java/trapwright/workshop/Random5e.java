package trapwright.workshop;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Rulings;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Guidance;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Harm.DamageType;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;
import trapwright.system.dnd5e.Triggering;
import trapwright.system.dnd5e.Triggering.Trigger;
import trapwright.workshop.RandomTraps.Idea;

/// Draws 5e traps with the numbers of a severity at a tier (5e, section 6).
record Random5e(Lot lot, Dnd5eTrap start, Guidance numbers) {
    /// What is said of numbers that do not suit the severity.
    private static final Set<String> UNFIT = Set.of("D5-10", "D5-11", "D5-12");

    /// One try.
    static Optional<Idea<Dnd5eTrap>> draw(Lot lot, Wish.Dnd5e wish) {
        Severity severity = wish.severity();
        Edition edition = severity == Severity.NUISANCE ? Edition.V5_2 : Edition.V5_1;
        Tier tier = Tier.of(wish.level());
        Random5e draw = new Random5e(
                lot, Dnd5eRules.INSTANCE.blank(edition, severity, tier), Guidance.of(edition, severity, tier));
        boolean magic = wish.magic().orElseGet(() -> lot.once(3));
        Idea<Dnd5eTrap> idea = magic ? draw.magic() : draw.mechanical();
        return Optional.of(idea).filter(each -> meets(each.trap()));
    }

    private static boolean meets(Dnd5eTrap trap) {
        Assessment assessment = Dnd5eRules.INSTANCE.assess(trap, Rulings.DEFAULTS);
        return !assessment.hasErrors()
                && assessment.findings().stream().map(Finding::code).noneMatch(UNFIT::contains);
    }

    private Idea<Dnd5eTrap> mechanical() {
        return switch (lot.between(1, 5)) {
            case 1 ->
                idea(
                        "missile",
                        "dart",
                        lot.of(Trigger.PLATE, Trigger.WIRE),
                        attack(Delivery.Reach.RANGED, DamageType.PIERCING));
            case 2 ->
                idea(
                        "blade",
                        "scythe",
                        lot.of(Trigger.PLATE, Trigger.WIRE, Trigger.LID),
                        attack(Delivery.Reach.MELEE, DamageType.SLASHING));
            case 3 ->
                idea(
                        "stones",
                        "falling-rocks",
                        lot.of(Trigger.WIRE, Trigger.PLATE),
                        save(Ability.DEX, square(), DamageType.BLUDGEONING));
            case 4 ->
                idea(
                        "gas",
                        "poison-gas",
                        lot.of(Trigger.LID, Trigger.LOCK, Trigger.PLATE),
                        save(Ability.CON, sphere(), DamageType.POISON));
            default ->
                idea(
                        "needle",
                        "triple-needle",
                        lot.of(Trigger.LOCK, Trigger.LID),
                        Effect.of(
                                Effect.Targets.TRIGGERER,
                                Delivery.save(Ability.CON, numbers.dc()),
                                Harm.of(dealt(DamageType.POISON, Gate.SAVE_HALF))));
        };
    }

    private Idea<Dnd5eTrap> magic() {
        Idea<Dnd5eTrap> idea = switch (lot.between(1, 3)) {
            case 1 ->
                idea(
                        "fire",
                        "flame",
                        lot.of(Trigger.AREA_ENTERED, Trigger.OBJECT_TOUCHED),
                        save(Ability.DEX, sphere(), DamageType.FIRE));
            case 2 ->
                idea(
                        "lightning",
                        "lightning-branches",
                        lot.of(Trigger.AREA_ENTERED, Trigger.OBJECT_LIFTED),
                        save(Ability.DEX, line(), DamageType.LIGHTNING));
            default ->
                idea(
                        "cold",
                        "ice-bolt",
                        lot.of(Trigger.OBJECT_TOUCHED, Trigger.LID),
                        save(Ability.CON, sphere(), DamageType.COLD));
        };
        Concept magic = idea.trap().concept().withKind(Concept.Kind.MAGIC_DEVICE);
        return new Idea<>(idea.id(), idea.picture(), idea.trap().withConcept(magic));
    }

    private Idea<Dnd5eTrap> idea(String id, String picture, Trigger trigger, Effect effect) {
        Triggering triggering = trigger == Trigger.PLATE ? start.triggering() : Triggering.of(trigger);
        return new Idea<>(id, picture, start.withTriggering(triggering).withEffects(List.of(effect)));
    }

    private Effect attack(Delivery.Reach reach, DamageType type) {
        return Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.attack(Delivery.Attack.of(numbers.attack(), reach)),
                Harm.of(dealt(type, Gate.HIT)));
    }

    private Effect save(Ability ability, Effect.Area area, DamageType type) {
        return Effect.of(
                Effect.Targets.each(area), Delivery.save(ability, numbers.dc()), Harm.of(dealt(type, Gate.SAVE_HALF)));
    }

    private Harm.Part dealt(DamageType type, Gate gate) {
        Dice dice = numbers.damage();
        return new Harm.Part.Dealt(dice, Optional.of(type), gate, Optional.empty());
    }

    private Effect.Area sphere() {
        return area(Effect.Shape.SPHERE, lot.of(10, 15, 20));
    }

    private Effect.Area square() {
        return area(Effect.Shape.SQUARE, lot.of(5, 10, 15));
    }

    private Effect.Area line() {
        return area(Effect.Shape.LINE, lot.of(30, 40, 60));
    }

    private static Effect.Area area(Effect.Shape shape, int feet) {
        return Effect.Area.of(shape, Length.feet(feet));
    }
}
