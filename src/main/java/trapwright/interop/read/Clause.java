package trapwright.interop.read;

import java.util.List;

/// Reads one sort of clause where the cursor stands.
@FunctionalInterface
interface Clause {
    /// All clauses, those with the more telling beginnings first.
    List<Clause> ALL = List.of(
            SkillClauses::read,
            ClosingClauses::read,
            WorkingsClauses::read,
            SpellClauses::read,
            PoisonClauses::read,
            PitClauses::read,
            AttackClauses::read,
            SaveClauses::read,
            FeatureClauses::read,
            StrikeClauses::read);

    /// Reads the clause and goes on behind it; stays and says no when another one stands here.
    boolean read(Cursor cursor, Draft draft);
}
