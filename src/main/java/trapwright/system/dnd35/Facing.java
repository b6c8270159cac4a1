package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import trapwright.dice.D20;
import trapwright.dice.Distribution;
import trapwright.party.Profile;
import trapwright.party.Trait;
import trapwright.rules.Odds;
import trapwright.rules.fate.Exposed;
import trapwright.rules.fate.Plight;

/// One character before all designs of a card.
///
/// @param victim the character
/// @param assaults what each design does to this character, in the order of the card
/// @param dependent whether each design strikes only those whom the one before struck
/// @param ceiling the greatest damage that is told from larger ones
record Facing(Profile victim, List<Assault> assaults, boolean dependent, int ceiling) {
    /// Copies the list.
    Facing {
        assaults = List.copyOf(assaults);
    }

    Exposed exposed() {
        Plight full = plight(true);
        boolean all = assaults.stream().allMatch(Assault::catchesAll);
        return new Exposed(full, all ? full : plight(false), Distribution.sure(victim.number(Trait.HP), ceiling));
    }

    Odds.Strike strike() {
        List<Double> hits = each(Assault::hit);
        List<Double> saves = each(Assault::save);
        return new Odds.Strike(
                hits.isEmpty()
                        ? Optional.empty()
                        : Optional.of(D20.anyOf(hits.stream().mapToDouble(hit -> hit))),
                saves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(D20.allOf(saves.stream().mapToDouble(save -> save))));
    }

    /// What poison does, beside the damage.
    List<Odds.Line> poison() {
        List<Odds.Line> lines = new ArrayList<>();
        double goesOn = 1;
        for (Assault assault : assaults) {
            double contact = goesOn * assault.contact();
            goesOn *= dependent ? assault.plight().struck() : 1;
            assault.venom()
                    .map(venom -> new Poisoning(venom, victim.number(Trait.FORTITUDE)))
                    .ifPresent(poisoning -> lines.addAll(poisoning.lines(contact)));
        }
        return lines;
    }

    private Plight plight(boolean first) {
        Plight plight = Plight.nothing(2 * ceiling);
        for (int i = 0; i < assaults.size(); i++) {
            Assault assault = assaults.get(i);
            Plight next = first || assault.catchesAll() ? assault.plight() : Plight.nothing(2 * ceiling);
            plight = dependent && i > 0 ? plight.then(next) : plight.and(next);
        }
        return plight;
    }

    /// A chance of each part that has it; of dependent parts only the first such.
    private List<Double> each(Function<Assault, Optional<Double>> chance) {
        List<Double> chances =
                assaults.stream().map(chance).flatMap(Optional::stream).toList();
        return dependent ? chances.stream().limit(1).toList() : chances;
    }
}
