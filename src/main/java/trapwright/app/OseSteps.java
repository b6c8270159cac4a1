package trapwright.app;

import java.util.List;
import java.util.Set;

/// The steps of an old-school form, in the order a referee thinks of a trap.
final class OseSteps {
    private OseSteps() {}

    static List<FormStep> of(Document<?> document) {
        FormSteps steps = new FormSteps(document, "formose.step");
        return List.of(steps.step("concept", List::of, Set.of("name")), steps.step("review", List::of, Set.of("")));
    }
}
