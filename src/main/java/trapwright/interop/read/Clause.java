package trapwright.interop.read;

import java.util.List;
import java.util.stream.Stream;

/// Reads one sort of clause where the cursor stands.
@FunctionalInterface
interface Clause {
    /// The clauses that begin with words of their own.
    List<Clause> TELLING = List.of(
            SkillClauses::read,
            ClosingClauses::read,
            WorkingsClauses::read,
            SpellClauses::read,
            PoisonClauses::read,
            PitClauses::read,
            AttackClauses::read,
            SaveClauses::read,
            FeatureClauses::read);

    /// All clauses; harm, which may begin with any words, comes last.
    List<Clause> ALL = Stream.concat(TELLING.stream(), Stream.of((Clause) StrikeClauses::read))
            .toList();

    /// Reads the clause and goes on behind it; stays and says no when another one stands here.
    boolean read(Cursor cursor, Draft draft);
}
