package trapwright.ui.dnd35;

import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.app.FormStep;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Step;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// The pages of a 3.5 trap, one a step of its form.
public final class Dnd35Pages {
    private final Phrases phrases;
    private final Dnd35Form form;
    private final List<Step> steps;

    public Dnd35Pages(Wires wires, Dnd35Form form) {
        this.phrases = wires.phrases();
        this.form = form;
        steps = form.steps().stream().map(step -> step(step, wires)).toList();
    }

    /// The steps.
    public List<Step> steps() {
        return steps;
    }

    /// Notes that a step has been looked at.
    public void opened(int index) {
        form.steps().get(index).opened().set(true);
    }

    /// The trap's name, or a word for a trap without one.
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

    /// The kind of trap in words.
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

    private Step step(FormStep step, Wires wires) {
        return new Step(
                step.id(),
                glyph(step.id()),
                phrases.text(step.name()),
                phrases.text(step.asks()),
                phrases.text(step.says()),
                Bindings.createStringBinding(() -> said(step), step.value(), phrases.words()),
                step.mark().map(Dnd35Pages::mark),
                () -> page(step.id(), wires));
    }

    private String said(FormStep step) {
        return step.value().getValue().stream().map(phrases::say).collect(Collectors.joining(", "));
    }

    private Region page(String step, Wires wires) {
        return switch (step) {
            case "concept" -> new ConceptPage(wires, form);
            case "trigger" -> new TriggerPage(wires, form.workings);
            case "reset" -> new VBox(wires.options(form.workings.reset, Dnd35Pages::glyph));
            case "bypass" -> new VBox(wires.options(form.workings.bypass, Dnd35Pages::glyph));
            case "dcs" ->
                new VBox(
                        wires.number(form.dcs.searchDc, 0, 100, false),
                        wires.number(form.dcs.disableDc, 0, 100, false));
            case "strike" -> new VBox(wires.number(form.delivery.attackBonus, -20, 100, true));
            case "effects" -> new VBox(wires.dice(form.harm.damage));
            case "review" -> new VBox();
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

    private static Glyph glyph(Reset reset) {
        return switch (reset) {
            case NONE -> Glyph.CANCEL;
            case REPAIR -> Glyph.WRENCH;
            case MANUAL -> Glyph.HAND_BACK_RIGHT;
            case AUTOMATIC -> Glyph.AUTORENEW;
        };
    }

    private static Glyph glyph(Bypass bypass) {
        return switch (bypass) {
            case NONE -> Glyph.CANCEL;
            case LOCK -> Glyph.LOCK_OUTLINE;
            case HIDDEN_SWITCH -> Glyph.EYE_OFF_OUTLINE;
            case HIDDEN_LOCK -> Glyph.KEY_VARIANT;
        };
    }
}
