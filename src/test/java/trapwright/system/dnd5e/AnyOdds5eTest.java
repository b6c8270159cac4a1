package trapwright.system.dnd5e;

import static trapwright.rules.SoundOdds.SIX;
import static trapwright.rules.SoundOdds.assertSound;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.rules.Rulings;

/// Odds of any trap, wise or not.
class AnyOdds5eTest {
    @Provide
    Arbitrary<Dnd5eTrap> traps() {
        return AnyDnd5eTrap.any();
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void anyTrapHasSoundOdds(@ForAll("traps") Dnd5eTrap trap) {
        assertSound(Dnd5eRules.INSTANCE.odds(trap, Rulings.DEFAULTS, SIX));
    }
}
