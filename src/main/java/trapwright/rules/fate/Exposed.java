package trapwright.rules.fate;

import java.util.ArrayList;
import java.util.List;
import trapwright.dice.Distribution;

/// One character of a party beside a trap.
///
/// @param victim what befalls whoever sets the trap off
/// @param bystander what befalls the others; the same where the trap catches everybody
/// @param dropsAt the damage that takes the character out of action; several totals when hit points are rolled
public record Exposed(Plight victim, Plight bystander, Distribution dropsAt) {
    /// The chance that at least one of a party is out of action, each of them as likely to set the trap off.
    public static double anyDrops(Ordeal ordeal, List<Exposed> party) {
        if (party.isEmpty()) {
            return 0;
        }
        List<Distribution> dropsAt = party.stream().map(Exposed::dropsAt).toList();
        if (catchesAll(party)) {
            return ordeal.anyAtLeast(party.stream().map(Exposed::victim).toList(), dropsAt);
        }
        double sum = 0;
        for (int first = 0; first < party.size(); first++) {
            List<Plight> plights = new ArrayList<>();
            for (int i = 0; i < party.size(); i++) {
                plights.add(i == first ? party.get(i).victim() : party.get(i).bystander());
            }
            sum += ordeal.anyAtLeast(plights, dropsAt);
        }
        return sum / party.size();
    }

    /// The mean of all damage to a party, each of them as likely to set the trap off.
    public static double expectedDamage(Ordeal ordeal, List<Exposed> party) {
        double sum = 0;
        for (Exposed each : party) {
            double victim = ordeal.damage(each.victim()).mean();
            double bystander = each.isCaughtAnyway()
                    ? victim
                    : ordeal.damage(each.bystander()).mean();
            sum += (victim + (party.size() - 1) * bystander) / party.size();
        }
        return sum;
    }

    private static boolean catchesAll(List<Exposed> party) {
        return party.stream().allMatch(Exposed::isCaughtAnyway);
    }

    private boolean isCaughtAnyway() {
        return victim.equals(bystander);
    }
}
