package trapwright.store;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;
import trapwright.system.dnd5e.Triggering;
import trapwright.system.dnd5e.Variant;

/// What a part of a 5e trap is when its file does not say.
final class UsualDnd5e {
    private static final int DC = 15;
    private static final Concept CONCEPT = Concept.of(Edition.V5_1, Concept.Kind.MECHANICAL);
    private static final Triggering TRIGGERING = Triggering.of(Triggering.Trigger.PLATE);
    private static final Levels LEVELS = Levels.of(Tier.FIRST);

    static final List<Record> ALL = List.of(
            new Dnd5eTrap(
                    CONCEPT, TRIGGERING, Lasting.UNSAID, List.of(), List.of(), List.of(), Course.NONE, Levelling.NONE),
            CONCEPT,
            Variant.of(Wording.NONE, Wording.NONE),
            TRIGGERING,
            Lasting.UNSAID,
            new Lasting.Duration.For(new Span(1, Span.Unit.MINUTES)),
            new Lasting.Duration.Until(Wording.NONE),
            AbilityCheck.of(Ability.WIS, DC),
            Clue.Check.of(AbilityCheck.of(Ability.WIS, DC), Clue.Use.BOTH, Wording.NONE),
            new Clue.Sequence(List.of()),
            new Clue.Plain(Wording.NONE),
            new Counter.Check(Counter.Purpose.DISARM, List.of(), Wording.NONE, false, false),
            new Counter.Plain(Counter.Purpose.DISARM, Wording.NONE),
            new Counter.Dispel(Optional.empty(), Wording.NONE),
            new Counter.Smash(DC, 1, Wording.NONE),
            Effect.of(Effect.Targets.TRIGGERER, Delivery.AUTOMATIC, Harm.NONE),
            Effect.Targets.TRIGGERER,
            Effect.Area.of(Wording.NONE),
            Delivery.AUTOMATIC,
            Delivery.Attack.of(0, Delivery.Reach.RANGED),
            Delivery.Resistance.save(Ability.DEX, DC),
            Harm.NONE,
            new Harm.Part.Dealt(Dice.NONE, Optional.empty(), Harm.Gate.AUTO, Optional.empty()),
            Harm.Part.Fall.of(Length.feet(10)),
            Harm.Affliction.of(Harm.Condition.PRONE, Harm.Gate.AUTO),
            Course.NONE,
            new Course.Initiative.Bonus(0),
            new Course.Initiative.Counts(List.of()),
            Course.Round.of(1, Wording.NONE, Wording.NONE),
            new Course.Component(Wording.NONE, List.of(), 1),
            Levelling.NONE,
            new Levelling.Aim(Severity.DANGEROUS, LEVELS),
            LEVELS,
            Levelling.Scaling.of(LEVELS.from(), LEVELS.to()),
            Levelling.Scaled.of(""));

    private UsualDnd5e() {}
}
