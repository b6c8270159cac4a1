package trapwright.rules.fate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.dice.Distribution;

/// The chance that no victim takes enough.
///
/// Given the rolls that all share, the victims do not depend on each other, but for the missiles of a volley: one that
/// flies at the first cannot hit the second. Those are counted as the multinomial law says.
final class Survival {
    private final Ordeal ordeal;
    private final List<Victim> victims = new ArrayList<>();
    private final double[] missiles;
    private final int among;
    private final List<Binomial> shares = new ArrayList<>();

    /// One way for a victim: its chance, what it takes of the shared rolls, and for each number of missiles the tail.
    private record Way(double chance, boolean fatal, Map<Integer, Portion> portions, List<Tail> tails) {}

    private record Victim(List<Way> ways) {}

    Survival(Ordeal ordeal, List<Plight> plights, List<Distribution> enough) {
        this.ordeal = ordeal;
        this.missiles = missiles(ordeal.volley());
        this.among = ordeal.volley().map(Ordeal.Volley::among).orElse(1);
        for (int i = 0; i < plights.size(); i++) {
            victims.add(victim(plights.get(i), enough.get(i)));
            if (missiles.length > 1) {
                shares.add(new Binomial(missiles.length - 1, 1.0 / (among - i)));
            }
        }
    }

    double chance() {
        return given(new int[ordeal.rolls().size()], 0);
    }

    private double given(int[] rolled, int next) {
        if (next == rolled.length) {
            return missiles.length == 1 ? apart(rolled) : underVolley(rolled);
        }
        Distribution roll = ordeal.rolls().get(next);
        double sum = 0;
        for (int total = 0; total <= roll.most(); total++) {
            double chance = roll.chance(total);
            if (chance > 0) {
                rolled[next] = total;
                sum += chance * given(rolled, next + 1);
            }
        }
        return sum;
    }

    private double apart(int[] rolled) {
        double all = 1;
        for (Victim victim : victims) {
            all *= survives(victim, rolled, 0);
        }
        return all;
    }

    /// Victim by victim from the last: each missile still in the air takes this victim or one of those after it.
    private double underVolley(int[] rolled) {
        double[] later = new double[missiles.length];
        Arrays.fill(later, 1);
        for (int i = victims.size() - 1; i >= 0; i--) {
            double[] here = new double[missiles.length];
            for (int hits = 0; hits < missiles.length; hits++) {
                double survives = survives(victims.get(i), rolled, hits);
                for (int flying = hits; flying < missiles.length; flying++) {
                    here[flying] += shares.get(i).of(flying, hits) * survives * later[flying - hits];
                }
            }
            later = here;
        }
        double sum = 0;
        for (int count = 0; count < missiles.length; count++) {
            sum += missiles[count] * later[count];
        }
        return sum;
    }

    private double survives(Victim victim, int[] rolled, int hits) {
        double dies = 0;
        for (Way way : victim.ways()) {
            dies += way.chance() * (way.fatal() ? 1 : way.tails().get(hits).at(taken(way, rolled)));
        }
        return Math.max(0, 1 - dies);
    }

    private int taken(Way way, int[] rolled) {
        int taken = 0;
        for (var portion : way.portions().entrySet()) {
            int roll = rolled[portion.getKey()];
            taken += switch (portion.getValue()) {
                case ALL -> roll;
                case HALF -> roll == 0 ? 0 : Math.max(roll / 2, ordeal.least());
            };
        }
        return taken;
    }

    private Victim victim(Plight plight, Distribution enough) {
        List<Way> ways = new ArrayList<>();
        for (Fate fate : plight.fates()) {
            List<Tail> tails = new ArrayList<>();
            Distribution total = fate.own();
            for (int hits = 0; hits < missiles.length; hits++) {
                tails.add(Tail.of(total, enough));
                total = hits + 1 < missiles.length && plight.dart().isPresent()
                        ? total.plus(plight.dart().get())
                        : total;
            }
            ways.add(new Way(fate.chance(), fate.fatal(), fate.portions(), tails));
        }
        return new Victim(ways);
    }

    private static double[] missiles(Optional<Ordeal.Volley> volley) {
        Distribution count = volley.map(Ordeal.Volley::count).orElse(Distribution.sure(0, 0));
        double[] chances = new double[count.most() + 1];
        for (int i = 0; i < chances.length; i++) {
            chances[i] = count.chance(i);
        }
        return chances;
    }
}
