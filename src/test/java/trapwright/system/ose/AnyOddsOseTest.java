package trapwright.system.ose;

import static trapwright.rules.SoundOdds.SIX;
import static trapwright.rules.SoundOdds.assertSound;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.rules.Rulings;

/// Odds of any trap, wise or not.
class AnyOddsOseTest {
    @Provide
    Arbitrary<OseTrap> traps() {
        return AnyOseTrap.any();
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void anyTrapHasSoundOdds(@ForAll("traps") OseTrap trap) {
        assertSound(OseRules.INSTANCE.odds(trap, Rulings.DEFAULTS, SIX));
    }
}
