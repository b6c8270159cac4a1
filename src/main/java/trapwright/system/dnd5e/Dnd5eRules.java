package trapwright.system.dnd5e;

import java.util.List;
import java.util.Optional;
import trapwright.measure.Weight;
import trapwright.party.Party;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Odds;
import trapwright.rules.Ruleset;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.Throw;
import trapwright.rules.Wording;

/// The 5e rules.
public enum Dnd5eRules implements Ruleset<Dnd5eTrap> {
    /// The rules have no state.
    INSTANCE;

    private static final int USUAL_DC = 15;
    private static final int USUAL_WEIGHT = 20;

    @Override
    public String id() {
        return "dnd5e";
    }

    /// A pressure plate under a dangerous trap for the first levels (5e, section 7).
    @Override
    public Dnd5eTrap blank() {
        return blank(Edition.V5_1, Severity.DANGEROUS, Tier.FIRST);
    }

    /// A new trap with the numbers of a severity at a tier.
    public Dnd5eTrap blank(Edition edition, Severity severity, Tier tier) {
        Guidance guidance = Guidance.of(edition, severity, tier);
        AbilityCheck disarm = switch (edition) {
            case V5_1 -> AbilityCheck.of(AbilityCheck.Ability.DEX, AbilityCheck.Skill.THIEVES_TOOLS, USUAL_DC);
            case V5_2 -> AbilityCheck.of(AbilityCheck.Ability.DEX, AbilityCheck.Skill.SLEIGHT_OF_HAND, USUAL_DC);
        };
        Lasting lasting = switch (edition) {
            case V5_1 -> Lasting.UNSAID;
            case V5_2 -> Lasting.UNSAID.withDuration(new Lasting.Duration.Instantaneous());
        };
        Harm.Part damage = new Harm.Part.Dealt(
                guidance.damage(), Optional.of(Harm.DamageType.BLUDGEONING), Harm.Gate.SAVE_HALF, Optional.empty());
        return new Dnd5eTrap(
                Concept.of(edition, Concept.Kind.MECHANICAL),
                Triggering.of(Triggering.Trigger.PLATE).withWeight(Optional.of(Weight.pounds(USUAL_WEIGHT))),
                lasting,
                List.of(Clue.Check.of(AbilityCheck.perception(USUAL_DC), usualUse(edition), Wording.NONE)),
                List.of(Counter.Check.of(Counter.Purpose.DISARM, disarm, Wording.NONE)),
                List.of(Effect.of(
                        Effect.Targets.TRIGGERER,
                        Delivery.save(AbilityCheck.Ability.DEX, guidance.dc()),
                        Harm.of(damage))),
                Course.NONE,
                Levelling.of(severity, tier.from(), tier.to()));
    }

    @Override
    public Assessment assess(Dnd5eTrap trap, Rulings rulings) {
        List<Finding> findings = Dnd5eFindings.of(trap);
        boolean finished = findings.stream().noneMatch(finding -> finding.level() == Finding.Level.ERROR);
        return new Assessment(finished, Dnd5eFigures.of(trap), findings, Dnd5eBlock.of(trap));
    }

    /// None: the readings that the text leaves open change odds, not figures.
    @Override
    public Odds odds(Dnd5eTrap trap, Rulings rulings, Party party) {
        return Dnd5eOdds.of(trap, party);
    }

    @Override
    public List<Throw> dice(Dnd5eTrap trap) {
        return Dnd5eThrows.of(trap);
    }

    @Override
    public List<Ruling> rulings() {
        return List.of();
    }

    private static Clue.Use usualUse(Edition edition) {
        return switch (edition) {
            case V5_1 -> Clue.Use.BOTH;
            case V5_2 -> Clue.Use.ACTIVE;
        };
    }
}
