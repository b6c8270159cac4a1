package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.dice.Distribution;
import trapwright.rules.fate.Ordeal;

/// The damage rolls that all victims share: an effect on several at once rolls its damage once (5e, section 4), unless
/// each is attacked. Parts that share a gate are one roll.
final class Shares {
    private final List<Map<Harm.Gate, Integer>> numbers = new ArrayList<>();
    private final List<Distribution> rolls = new ArrayList<>();

    /// @param effects the effects of one springing
    /// @param wounds their damage
    Shares(List<Effect> effects, List<Wounds> wounds) {
        for (int i = 0; i < effects.size(); i++) {
            Effect effect = effects.get(i);
            Map<Harm.Gate, Integer> mine = new EnumMap<>(Harm.Gate.class);
            boolean shared = effect.targets().who() == Effect.Who.EACH
                    && effect.delivery().attack().isEmpty();
            for (Harm.Gate gate : Harm.Gate.values()) {
                if (shared && wounds.get(i).any(gate) && rolls.size() < Ordeal.MOST_ROLLS) {
                    mine.put(gate, rolls.size());
                    rolls.add(wounds.get(i).of(gate));
                }
            }
            numbers.add(mine);
        }
    }

    List<Distribution> rolls() {
        return List.copyOf(rolls);
    }

    /// The number of the roll that an effect's parts of one gate share.
    Optional<Integer> number(int effect, Harm.Gate gate) {
        return Optional.ofNullable(numbers.get(effect).get(gate));
    }
}
