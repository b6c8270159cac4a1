package trapwright.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Dice as they have fallen.
///
/// @param faces what every die shows, in order
/// @param total what it comes to
public record Tossed(List<Integer> faces, int total) {
    /// Copies the faces.
    public Tossed {
        faces = List.copyOf(faces);
    }

    /// Throws one die.
    ///
    /// @param faces how many it has, 1 or more
    public static int die(int faces, RandomGenerator chance) {
        return chance.nextInt(faces) + 1;
    }

    /// Throws all dice of a roll; those that say how many missiles there are come first.
    ///
    /// @param least what a missile does at least: 1 in 3.5, else 0
    public static Tossed of(Roll roll, int least, RandomGenerator chance) {
        List<Integer> faces = new ArrayList<>();
        int missiles = sum(roll.missiles(), faces, chance);
        int total = 0;
        for (int i = 0; i < missiles; i++) {
            total += Math.max(least, sum(roll.terms(), faces, chance));
        }
        return new Tossed(faces, total);
    }

    private static int sum(List<Term> terms, List<Integer> faces, RandomGenerator chance) {
        int sum = 0;
        for (Term term : terms) {
            switch (term) {
                case Term.Flat(int amount) -> sum += amount;
                case Term.Pool(int sign, int count, int sides) -> {
                    for (int i = 0; i < count; i++) {
                        int face = die(sides, chance);
                        faces.add(face);
                        sum += sign * face;
                    }
                }
            }
        }
        return sum;
    }
}
