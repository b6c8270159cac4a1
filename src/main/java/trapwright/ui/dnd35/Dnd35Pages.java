package trapwright.ui.dnd35;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import trapwright.app.Dnd35Form;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.system.dnd35.Workings.Bypass;
import trapwright.system.dnd35.Workings.Reset;
import trapwright.ui.form.Wires;
import trapwright.ui.frame.Step;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Mark;
import trapwright.ui.kit.Phrases;

/// The steps of a 3.5 trap, in the rulebook's order, and which field stands on which.
public final class Dnd35Pages {
    private final Wires wires;
    private final Phrases phrases;
    private final Dnd35Form form;
    private final Summaries says;
    private final List<Page> pages;

    /// One step with the fields that stand on it.
    private record Page(Step step, Set<String> fields, BooleanProperty opened) {}

    public Dnd35Pages(Wires wires, Dnd35Form form) {
        this.wires = wires;
        this.phrases = wires.phrases();
        this.form = form;
        says = new Summaries(form);
        pages = List.of(
                page(
                        "concept",
                        Glyph.LIGHTBULB_ON_OUTLINE,
                        Set.of(
                                "kind",
                                "joining",
                                "part-name",
                                "name",
                                "description",
                                "read-aloud",
                                "noticed",
                                "notes",
                                "handout-title",
                                "handout",
                                "icon",
                                "tags",
                                "source",
                                "licence"),
                        says::concept,
                        () -> new ConceptPage(wires, form)),
                page(
                        "trigger",
                        Glyph.GESTURE_TAP_BUTTON,
                        Set.of("trigger", "trigger-words", "distance", "interval", "trigger-spell"),
                        says::trigger,
                        () -> new TriggerPage(wires, form.workings)),
                page(
                        "reset",
                        Glyph.AUTORENEW,
                        Set.of("reset", "reset-time"),
                        says::reset,
                        () -> new VBox(wires.options(form.workings.reset, Dnd35Pages::glyph))),
                page(
                        "bypass",
                        Glyph.KEY_VARIANT,
                        Set.of("bypass"),
                        says::bypass,
                        () -> new VBox(wires.options(form.workings.bypass, Dnd35Pages::glyph))),
                page(
                        "dcs",
                        Glyph.MAGNIFY,
                        Set.of("search-dc", "disable-dc"),
                        says::dcs,
                        () -> new VBox(
                                wires.number(form.dcs.searchDc, 0, 100, false),
                                wires.number(form.dcs.disableDc, 0, 100, false))),
                page(
                        "strike",
                        Glyph.SWORD,
                        Set.of(
                                "attack",
                                "attack-bonus",
                                "reach",
                                "touch",
                                "save",
                                "save-dc",
                                "save-result",
                                "never-miss",
                                "onset"),
                        says::strike,
                        () -> new VBox(wires.number(form.delivery.attackBonus, -20, 100, true))),
                page(
                        "effects",
                        Glyph.BOTTLE_TONIC_SKULL_OUTLINE,
                        Set.of(
                                "damage",
                                "weapon",
                                "strength",
                                "rounds",
                                "pit",
                                "pit-depth",
                                "pit-form",
                                "pit-lid",
                                "pit-bottom",
                                "spikes",
                                "targets",
                                "arms",
                                "liquid",
                                "gas",
                                "poison",
                                "poison-doses",
                                "alchemical",
                                "spell",
                                "caster-level",
                                "hired",
                                "ability-modifier"),
                        says::effects,
                        () -> new VBox(wires.dice(form.harm.damage))),
                page(
                        "review",
                        Glyph.CLIPBOARD_CHECK_OUTLINE,
                        Set.of("rulings", "adjustment", "printed"),
                        says::review,
                        VBox::new));
    }

    /// The steps.
    public List<Step> steps() {
        return pages.stream().map(Page::step).toList();
    }

    /// Notes that a step has been looked at.
    public void opened(int index) {
        pages.get(index).opened().set(true);
    }

    /// The step that a field stands on.
    public Optional<Integer> stepOf(String field) {
        for (int i = 0; i < pages.size(); i++) {
            if (pages.get(i).fields().contains(field)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
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
        return said(says::kind);
    }

    private Page page(String id, Glyph glyph, Set<String> fields, Supplier<Message> value, Supplier<Region> body) {
        BooleanProperty opened = new SimpleBooleanProperty(false);
        String key = "form35.step." + id;
        ObservableValue<Mark> mark = Bindings.createObjectBinding(
                () -> mark(fields, opened.get()), form.document.assessment(), opened, form.parts.index());
        Step step = new Step(
                id,
                glyph,
                phrases.text(key),
                phrases.text(key + ".asks"),
                phrases.text(key + ".says"),
                said(value),
                mark,
                body);
        return new Page(step, fields, opened);
    }

    private ObservableValue<String> said(Supplier<Message> value) {
        return Bindings.createStringBinding(
                () -> phrases.say(value.get()), form.document.card(), form.parts.index(), phrases.words());
    }

    private Mark mark(Set<String> fields, boolean opened) {
        Optional<Finding.Level> gravest = form.document.assessment().getValue().findings().stream()
                .filter(finding -> fields.contains(
                        finding.field().substring(finding.field().indexOf('/') + 1)))
                .map(Finding::level)
                .min(java.util.Comparator.naturalOrder());
        return gravest.map(Wires::mark).orElse(opened ? Mark.CHECKED : Mark.UNOPENED);
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
