package trapwright.ui.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import trapwright.app.Document;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Unit;
import trapwright.ui.frame.Dial;
import trapwright.ui.kit.Phrases;

/// Keeps the plate's dials on the figures of the open card.
public final class Gauges {
    private static final int DIALS = 3;

    private final DialWords words;
    private final ObservableValue<Assessment> assessment;
    private final Supplier<Optional<Assessment>> before;
    private final Consumer<List<Dial>> plate;
    private List<Figure> shown = List.of();
    private List<Dial> dials = List.of();

    /// @param document the open card
    /// @param glance the option that is looked at
    /// @param plate shows other dials when the trap has other figures
    public Gauges(
            Phrases phrases,
            Document<?> document,
            ObservableValue<Optional<Wires.Glance>> glance,
            Consumer<List<Dial>> plate) {
        this.plate = plate;
        words = new DialWords(phrases);
        assessment = document.assessment();
        before = document.before()::get;
        assessment.addListener((value, was, is) -> edited());
        phrases.words().addListener((spoken, was, is) -> {
            restate();
            // what an option would do was said in the other language
            look(Optional.empty());
        });
        glance.addListener((value, was, is) -> look(is));
        shown = figures(assessment.getValue());
        rebuild();
    }

    /// The first figures: ratings, then at most three numbers. The parts of a compound without a CR of its own give
    /// theirs.
    private static List<Figure> figures(Assessment assessment) {
        List<Figure> all = assessment.figures();
        long ratings = all.stream().takeWhile(Figure.Rating.class::isInstance).count();
        return all.stream()
                .limit(ratings + DIALS)
                .filter(figure -> switch (figure) {
                    case Figure.Amount ignored -> true;
                    case Figure.Rating ignored -> all.indexOf(figure) < ratings;
                    case Figure.Series series -> all.indexOf(figure) == 0 && areRatings(series);
                })
                .toList();
    }

    private static boolean areRatings(Figure.Series series) {
        return series.entries().stream()
                .allMatch(entry -> entry instanceof Figure.Amount amount && amount.unit() == Unit.CR);
    }

    /// What is shown as a change is what the whole step changed, however many keystrokes it has.
    private void edited() {
        List<Figure> was = before.get().map(Gauges::figures).orElse(shown);
        List<Figure> last = shown;
        shown = figures(assessment.getValue());
        if (!ids(last).equals(ids(shown))) {
            rebuild();
            return;
        }
        boolean comparable = ids(was).equals(ids(shown));
        for (int i = 0; i < shown.size(); i++) {
            Figure since = comparable ? was.get(i) : last.get(i);
            Figure now = shown.get(i);
            Dial dial = dials.get(i);
            boolean changed = !DialWords.same(since, now);
            state(dial, now);
            dial.change().set(changed ? words.change(since, now) : words.still(now));
            dial.fresh().set(changed);
            dial.stirred().set(changed);
            if (!DialWords.same(last.get(i), now)) {
                dial.changes().set(dial.changes().get() + 1);
            }
        }
    }

    private void rebuild() {
        List<Dial> made = new ArrayList<>();
        for (Figure figure : shown) {
            made.add(new Dial(DialWords.kind(figure)));
        }
        dials = List.copyOf(made);
        restate();
        plate.accept(dials);
    }

    private void restate() {
        for (int i = 0; i < shown.size(); i++) {
            Dial dial = dials.get(i);
            state(dial, shown.get(i));
            dial.change().set(words.still(shown.get(i)));
            dial.fresh().set(false);
            dial.stirred().set(false);
        }
    }

    private void state(Dial dial, Figure figure) {
        dial.label().set(words.label(figure, assessment.getValue().finished()));
        dial.value().set(words.value(figure));
        dial.unit().set(words.unit(figure));
    }

    private void look(Optional<Wires.Glance> glance) {
        for (int i = 0; i < shown.size(); i++) {
            Figure figure = shown.get(i);
            Dial dial = dials.get(i);
            if (glance.isEmpty()) {
                dial.preview().set("");
                dial.stirred().set(dial.fresh().get());
            } else {
                Optional<Figure> then = glance.get().trial().then().figure(figure.id());
                dial.preview().set(words.then(glance.get().name(), figure, then));
                dial.stirred()
                        .set(then.filter(after -> DialWords.same(figure, after)).isEmpty());
            }
        }
    }

    private static List<String> ids(List<Figure> figures) {
        return figures.stream().map(Figure::id).toList();
    }
}
