package trapwright.ui.form;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import trapwright.app.FormStep;
import trapwright.app.TrapForm;
import trapwright.rules.Message;
import trapwright.ui.frame.Pages;
import trapwright.ui.frame.Step;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// The pages of a form, one a step, whatever its system.
public final class FormPages implements Pages {
    private final Phrases phrases;
    private final TrapForm form;
    private final ObservableValue<String> kind;
    private final List<Step> steps;

    /// @param kind says what kind of trap it is
    /// @param leaves the page of each step, by the step's id
    /// @param others what the kind depends on, besides the card
    public FormPages(
            Phrases phrases, TrapForm form, Supplier<Message> kind, Map<String, Leaf> leaves, Observable... others) {
        this.phrases = phrases;
        this.form = form;
        this.kind = Bindings.createStringBinding(
                () -> phrases.say(kind.get()),
                Stream.concat(Stream.of(form.document().card(), phrases.words()), Stream.of(others))
                        .toArray(Observable[]::new));
        steps = form.steps().stream()
                .map(step -> step(step, Objects.requireNonNull(leaves.get(step.id()), step.id())))
                .toList();
    }

    @Override
    public List<Step> steps() {
        return steps;
    }

    @Override
    public void opened(int index) {
        form.steps().get(index).opened().set(true);
    }

    /// A trap without a name gets a word for it.
    @Override
    public ObservableValue<String> name() {
        return Bindings.createStringBinding(
                () -> {
                    String name = phrases.now()
                            .written(form.document().card().get().face().texts().name());
                    return name.isBlank() ? phrases.say("ui.unnamed") : name;
                },
                form.document().card(),
                phrases.words());
    }

    @Override
    public String id() {
        return form.document().card().get().system();
    }

    @Override
    public ObservableValue<String> system() {
        return phrases.text("ui.system." + id());
    }

    @Override
    public ObservableValue<String> kind() {
        return kind;
    }

    private Step step(FormStep step, Leaf leaf) {
        return new Step(
                step.id(),
                leaf.glyph(),
                phrases.text(step.name()),
                phrases.text(step.asks()),
                phrases.text(step.says()),
                Bindings.createStringBinding(() -> said(step), step.value(), phrases.words()),
                step.mark().map(FormPages::mark),
                leaf.page());
    }

    private String said(FormStep step) {
        return step.value().getValue().stream().map(phrases::say).collect(Collectors.joining(", "));
    }

    private static Mark mark(FormStep.Mark mark) {
        return switch (mark) {
            case ERROR -> Mark.ERROR;
            case WARNING -> Mark.WARNING;
            case NOT_OPENED -> Mark.UNOPENED;
            case NOTE -> Mark.NOTE;
            case CHECKED -> Mark.CHECKED;
        };
    }

    /// The page of one step.
    ///
    /// @param glyph its picture
    /// @param page makes it, when it is first opened
    public record Leaf(Glyph glyph, Supplier<Region> page) {}
}
