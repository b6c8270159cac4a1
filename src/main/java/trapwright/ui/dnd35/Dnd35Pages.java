package trapwright.ui.dnd35;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import trapwright.app.Dnd35Form;
import trapwright.app.FormStep;
import trapwright.sheet.Icons;
import trapwright.system.dnd35.Kind;
import trapwright.ui.form.Inputs;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Pages;
import trapwright.ui.frame.Step;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// The pages of a 3.5 trap, one a step of its form.
public final class Dnd35Pages implements Pages {
    private final Phrases phrases;
    private final Dnd35Form form;
    private final Bench bench;
    private final Icons icons;
    private final Consumer<String> go;
    private final List<Step> steps;

    /// @param icons the pictures a card may carry
    /// @param go goes to a field
    public Dnd35Pages(Wires wires, Dnd35Form form, Icons icons, Consumer<String> go) {
        this.phrases = wires.phrases();
        this.form = form;
        this.icons = icons;
        this.go = go;
        bench = new Bench(form, wires, new Inputs(wires));
        steps = form.steps().stream().map(this::step).toList();
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
                            .written(form.document.card().get().face().texts().name());
                    return name.isBlank() ? phrases.say("ui.unnamed") : name;
                },
                form.document.card(),
                phrases.words());
    }

    @Override
    public ObservableValue<String> system() {
        return phrases.text("ui.system.dnd35");
    }

    @Override
    public ObservableValue<String> kind() {
        return Bindings.createStringBinding(
                () -> phrases.say(
                        switch (Kind.of(form.parts.current())) {
                            case MECHANICAL -> "form35.kind-line.mechanical";
                            case DEVICE -> "form35.kind-line.device";
                            case SPELL -> "form35.kind-line.spell";
                        }),
                form.document.card(),
                form.parts.index(),
                phrases.words());
    }

    private Step step(FormStep step) {
        return new Step(
                step.id(),
                glyph(step.id()),
                phrases.text(step.name()),
                phrases.text(step.asks()),
                phrases.text(step.says()),
                Bindings.createStringBinding(() -> said(step), step.value(), phrases.words()),
                step.mark().map(Dnd35Pages::mark),
                () -> page(step.id()));
    }

    private String said(FormStep step) {
        return step.value().getValue().stream().map(phrases::say).collect(Collectors.joining(", "));
    }

    private Region page(String step) {
        return switch (step) {
            case "concept" -> new ConceptPage(bench, icons);
            case "trigger" -> new TriggerPage(bench);
            case "reset" -> new ResetPage(bench);
            case "bypass" -> new BypassPage(bench);
            case "dcs" -> new DcPage(bench);
            case "strike" -> new DeliveryPage(bench);
            case "effects" -> new EffectsPage(bench);
            case "review" -> new ReviewPage(bench, go);
            default -> throw new IllegalArgumentException(step);
        };
    }

    private static Glyph glyph(String step) {
        return switch (step) {
            case "concept" -> Glyph.LIGHTBULB_ON_OUTLINE;
            case "trigger" -> Glyph.GESTURE_TAP_BUTTON;
            case "reset" -> Glyph.AUTORENEW;
            case "bypass" -> Glyph.KEY_VARIANT;
            case "dcs" -> Glyph.MAGNIFY;
            case "strike" -> Glyph.SWORD;
            case "effects" -> Glyph.BOTTLE_TONIC_SKULL_OUTLINE;
            case "review" -> Glyph.CLIPBOARD_CHECK_OUTLINE;
            default -> throw new IllegalArgumentException(step);
        };
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
}
