package trapwright.app;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import trapwright.app.FormStep.Mark;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Message;

/// Makes the steps of a form and finds the step of a field.
final class FormSteps {
    private static final Pattern PART = Pattern.compile("^\\d+/");
    private static final Pattern COUNTED = Pattern.compile("-\\d+$|/\\d.*$");

    private final Document<?> document;
    private final String prefix;
    private final Observable[] watched;

    /// @param prefix the common part of the steps' keys, such as `form35.step`
    /// @param others what the steps' values depend on, besides the card
    FormSteps(Document<?> document, String prefix, Observable... others) {
        this.document = document;
        this.prefix = prefix;
        watched = Stream.concat(Stream.of(document.card()), Stream.of(others)).toArray(Observable[]::new);
    }

    /// A step.
    ///
    /// @param value says its present value
    /// @param fields the ids of its fields; a finding about no field at all belongs to the step with the empty id
    FormStep step(String id, Supplier<List<Message>> value, Set<String> fields) {
        return step(id, value, fields, new SimpleBooleanProperty());
    }

    /// The last step, which says whether the trap can be printed, once it has been looked at.
    FormStep review(Set<String> fields) {
        BooleanProperty opened = new SimpleBooleanProperty();
        return step("review", () -> ready(document.assessment().getValue(), opened.get()), fields, opened);
    }

    private FormStep step(String id, Supplier<List<Message>> value, Set<String> fields, BooleanProperty opened) {
        String key = prefix + "." + id;
        return new FormStep(
                id,
                Message.of(key),
                Message.of(key + ".asks"),
                Message.of(key + ".says"),
                fields,
                Bindings.createObjectBinding(
                        value::get,
                        Stream.concat(Stream.of(watched), Stream.of(opened)).toArray(Observable[]::new)),
                opened,
                Bindings.createObjectBinding(() -> mark(fields, opened.get()), document.assessment(), opened));
    }

    /// The place of the step that a field belongs to; the last step when none knows it.
    ///
    /// @param key the field's id, with or without a compound's part
    static int of(List<FormStep> steps, String key) {
        String id = bare(key);
        return steps.stream()
                .filter(step -> step.fields().contains(id))
                .findFirst()
                .map(steps::indexOf)
                .orElse(steps.size() - 1);
    }

    private Mark mark(Set<String> fields, boolean opened) {
        Set<Finding.Level> levels = document.assessment().getValue().findings().stream()
                .filter(finding -> fields.contains(bare(finding.field())))
                .map(Finding::level)
                .collect(Collectors.toSet());
        if (levels.contains(Finding.Level.ERROR)) {
            return Mark.ERROR;
        }
        if (levels.contains(Finding.Level.WARNING)) {
            return Mark.WARNING;
        }
        if (!opened) {
            return Mark.NOT_OPENED;
        }
        return levels.contains(Finding.Level.NOTE) ? Mark.NOTE : Mark.CHECKED;
    }

    private static List<Message> ready(Assessment assessment, boolean opened) {
        int errors = (int) assessment.findings().stream()
                .filter(finding -> finding.level() == Finding.Level.ERROR)
                .count();
        if (errors > 0) {
            return List.of(Message.of("form.rail.errors", errors));
        }
        return List.of(Message.of(opened ? "form.rail.ready" : "form.rail.unopened"));
    }

    /// A field's id without a compound's part before it, and without the number of a second spell, save or effect and
    /// what follows that.
    private static String bare(String key) {
        return COUNTED.matcher(PART.matcher(key).replaceFirst("")).replaceFirst("");
    }
}
