package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How many weeks a work takes with real dice: exact chances, week by week, never by trying out.
///
/// @param chances how likely it is done at the end of week 1, 2, 3 …
/// @param mean how many weeks it takes on average
/// @param spoiled how likely raw materials are spoiled at least once on the way
public record Weeks(List<Double> chances, double mean, double spoiled) {
    /// Works that take longer on average are not drawn.
    public static final int MOST = 1_000;

    private static final double LEFT = 1e-9;
    private static final double NOTHING = 1e-15;

    /// Copies the list.
    public Weeks {
        chances = List.copyOf(chances);
    }

    /// Nothing when the work never ends or takes too long.
    static Optional<Weeks> of(Labour labour) {
        double pace = labour.good() * (labour.leastCheck() + labour.mostCheck()) / 2;
        if (labour.good() == 0 || labour.sum() > MOST * pace) {
            return Optional.empty();
        }
        List<Double> chances = new Course(labour, 1 - labour.good()).run();
        double mean = 0;
        for (int i = 0; i < chances.size(); i++) {
            mean += (i + 1) * chances.get(i);
        }
        double unspoiled = sum(new Course(labour, 1 - labour.good() - labour.spoiling()).run());
        return Optional.of(new Weeks(chances, mean, Math.clamp(sum(chances) - unspoiled, 0, 1)));
    }

    private static double sum(List<Double> chances) {
        return chances.stream().mapToDouble(Double::doubleValue).sum();
    }

    /// The shortest time in which it is done with at least this chance.
    ///
    /// @param chance 0 to 1
    public int by(double chance) {
        double so = 0;
        for (int i = 0; i < chances.size(); i++) {
            so += chances.get(i);
            if (so >= chance) {
                return i + 1;
            }
        }
        return chances.size();
    }

    /// The chances of every sum that the checks may have come to, from week to week.
    private static final class Course {
        private final int sum;
        private final int least;
        private final int most;
        private final double face;
        private final double idle;
        private double[] now;
        private int from;
        private int to;

        /// @param idle the chance of a week that changes nothing
        private Course(Labour labour, double idle) {
            sum = Math.toIntExact(labour.sum());
            least = labour.leastCheck();
            most = labour.mostCheck();
            face = labour.good() / (most - least + 1);
            this.idle = Math.max(0, idle);
            now = new double[sum];
            now[0] = 1;
        }

        private List<Double> run() {
            List<Double> done = new ArrayList<>();
            double left = 1;
            while (left > LEFT) {
                double finished = week();
                done.add(finished);
                left = 0;
                for (int at = from; at <= to; at++) {
                    left += now[at];
                }
            }
            return done;
        }

        /// One week more; the good checks are neighbours, so that their sum slides along.
        private double week() {
            double[] next = new double[sum];
            double finished = 0;
            for (int at = from; at <= to; at++) {
                int missing = sum - at;
                finished +=
                        now[at] * face * Math.clamp((long) most - Math.max(missing, least) + 1, 0, most - least + 1);
            }
            int last = Math.min(sum - 1, to + most);
            double sliding = 0;
            for (int at = from; at <= last; at++) {
                sliding += at(at - least) - at(at - most - 1);
                next[at] = Math.max(0, sliding) * face + at(at) * idle;
            }
            now = next;
            while (from < last && now[from] < NOTHING) {
                from++;
            }
            to = last;
            while (to > from && now[to] < NOTHING) {
                to--;
            }
            return finished;
        }

        private double at(int index) {
            return index < from || index > to ? 0 : now[index];
        }
    }
}
