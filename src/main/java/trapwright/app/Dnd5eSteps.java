package trapwright.app;

import java.util.List;
import java.util.Set;

/// The steps of a 5e form, in the order of the printed entry.
final class Dnd5eSteps {
    private Dnd5eSteps() {}

    static List<FormStep> of(Document<?> document) {
        FormSteps steps = new FormSteps(document, "form5e.step");
        return List.of(steps.step("concept", List::of, Set.of("name")), steps.step("review", List::of, Set.of("")));
    }
}
