package trapwright.system.dnd35;

import static trapwright.rules.SoundOdds.SIX;
import static trapwright.rules.SoundOdds.assertSound;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.rules.Rulings;

/// Odds of any trap, wise or not.
class AnyOdds35Test {
    @Provide
    Arbitrary<Dnd35Trap> traps() {
        return AnyDnd35.traps();
    }

    @Provide
    Arbitrary<Rulings> rulings() {
        return AnyDnd35.rulings();
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void anyTrapHasSoundOdds(@ForAll("traps") Dnd35Trap trap, @ForAll("rulings") Rulings rulings) {
        assertSound(Dnd35Rules.INSTANCE.odds(trap, rulings, SIX));
    }
}
