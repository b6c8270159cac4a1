package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Course.Component;
import trapwright.system.dnd5e.Course.Initiative;
import trapwright.system.dnd5e.Course.Round;
import trapwright.system.dnd5e.Dnd5eTrap;

/// How a complex 5e trap goes on (5e, section 5).
public final class Dnd5eCourseForm {
    /// When it acts.
    public enum Kind {
        NONE,
        BONUS,
        COUNTS
    }

    public final Choice<Kind> initiative;
    public final FormField<Integer> bonus;

    /// The counts as one text, parted by commas: `20, 10`.
    public final FormField<String> counts;

    /// How it moves.
    public final Bilingual moves;

    public final Rows<Round, Dnd5eRoundForm> rounds;
    public final Rows<Component, Dnd5eComponentForm> components;

    Dnd5eCourseForm(Fields<Dnd5eTrap> trap, ObjectProperty<Tongue> tongue) {
        Fields<Course> course = trap.in(now -> Optional.of(now.course()), Dnd5eTrap::withCourse);
        initiative = Choice.of(
                course.field("initiative", Kind.NONE, Dnd5eCourseForm::kind, Dnd5eCourseForm::withKind),
                Kind.class,
                "form5e.initiative");
        Fields<Initiative> roll =
                course.in(Course::initiative, (now, changed) -> now.withInitiative(Optional.of(changed)));
        bonus = roll.maybe(
                "initiative/initiative-bonus",
                0,
                now -> now instanceof Initiative.Bonus some ? Optional.of(some.bonus()) : Optional.empty(),
                (now, typed) -> new Initiative.Bonus(typed));
        counts = roll.maybe(
                "initiative/initiative-counts",
                "",
                now -> now instanceof Initiative.Counts some ? Optional.of(written(some.counts())) : Optional.empty(),
                (now, typed) -> new Initiative.Counts(read(typed)));
        moves = course.text("initiative/moves", tongue, Course::moves, Course::withMoves);
        rounds = new Rows<>(
                course.in(now -> Optional.of(now.rounds()), Course::withRounds),
                "rounds",
                (each, at) -> new Dnd5eRoundForm(each, at, tongue));
        components = new Rows<>(
                course.in(now -> Optional.of(now.components()), Course::withComponents),
                "components",
                (each, at) -> new Dnd5eComponentForm(each, at, tongue));
    }

    private static Kind kind(Course course) {
        return course.initiative()
                .map(initiative -> switch (initiative) {
                    case Initiative.Bonus ignored -> Kind.BONUS;
                    case Initiative.Counts ignored -> Kind.COUNTS;
                })
                .orElse(Kind.NONE);
    }

    private static Course withKind(Course course, Kind chosen) {
        if (kind(course) == chosen) {
            return course;
        }
        return course.withInitiative(
                switch (chosen) {
                    case NONE -> Optional.empty();
                    case BONUS -> Optional.of(new Initiative.Bonus(0));
                    case COUNTS -> Optional.of(new Initiative.Counts(List.of(20, 10)));
                });
    }

    private static String written(List<Integer> counts) {
        return counts.stream().map(count -> Integer.toString(count)).collect(Collectors.joining(", "));
    }

    /// What is no number of at most three digits is left out.
    private static List<Integer> read(String typed) {
        return Arrays.stream(typed.split("\\D+"))
                .filter(digits -> !digits.isEmpty() && digits.length() <= 3)
                .map(Integer::valueOf)
                .toList();
    }
}
