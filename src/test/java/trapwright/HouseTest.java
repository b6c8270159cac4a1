package trapwright;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rooms of the house and the arrows between them: a room uses only what is listed here.
class HouseTest {
    private static final String HOUSE = "trapwright";
    private static final Set<String> VALUES = Set.of("rules", "measure", "dice");

    /// What each room may use beyond itself; all but the value rooms may also use [#VALUES].
    private static final Map<String, Set<String>> ARROWS = Map.ofEntries(
            Map.entry("Main", Set.of("ui", "cli")),
            Map.entry("ui", Set.of("app", "sheet", "words", "card", "system", "party")),
            Map.entry("cli", Set.of("interop", "store", "sheet", "workshop", "words", "card", "party")),
            Map.entry("app", Set.of("interop", "store", "workshop", "card", "system", "party")),
            Map.entry("interop", Set.of("sheet", "store", "words", "card", "system", "party")),
            Map.entry("store", Set.of("card", "system", "party")),
            Map.entry("sheet", Set.of("words", "card")),
            Map.entry("workshop", Set.of("card", "system", "party")),
            Map.entry("words", Set.of()),
            Map.entry("card", Set.of("system", "party")),
            Map.entry("system", Set.of("party")),
            Map.entry("rules", Set.of("party", "measure", "dice")),
            Map.entry("party", Set.of("measure", "dice")),
            Map.entry("measure", Set.of()),
            Map.entry("dice", Set.of()));

    private static final Set<String> BOTTOM = Set.of("rules", "party", "measure", "dice");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(HOUSE);

    @Test
    void theHouseIsNotEmpty() {
        assertThat(CLASSES.stream().map(HouseTest::room))
                .contains("card", "system", "rules", "measure", "dice")
                .hasSizeGreaterThan(100);
    }

    @Test
    void everyClassLivesInARoom() {
        assertThat(CLASSES.stream().filter(type -> !ARROWS.containsKey(room(type))))
                .isEmpty();
    }

    @Test
    void roomsUseOnlyTheRoomsBelowThem() {
        assertThat(arrows(arrow -> inside(arrow.getTargetClass()) && !allowed(arrow)))
                .isEmpty();
    }

    @Test
    void theSystemsDoNotKnowEachOther() {
        assertThat(arrows(arrow -> room(arrow.getOriginClass()).equals("system")
                        && room(arrow.getTargetClass()).equals("system")
                        && !system(arrow.getOriginClass()).equals(system(arrow.getTargetClass()))))
                .isEmpty();
    }

    @Test
    void noPackagesFormACycle() {
        slices().matching(HOUSE + ".(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void onlyTheWindowKnowsJavaFx() {
        var nodes = List.of("javafx.", "org.controlsfx.", "impl.org.controlsfx.", "org.kordamp.", "atlantafx.");
        var values = List.of("javafx.beans.", "javafx.collections.", "javafx.event.", "javafx.util.");
        assertThat(users(nodes, Set.of("ui", "Main", "app"))).isEmpty();
        assertThat(arrows(arrow -> room(arrow.getOriginClass()).equals("app")
                        && startsWith(arrow.getTargetClass(), nodes)
                        && !startsWith(arrow.getTargetClass(), values)))
                .isEmpty();
    }

    @Test
    void onlyTheStoreKnowsTheJsonMapper() {
        var annotated = Set.of("store", "card", "system", "rules", "party", "measure", "dice");
        assertThat(users(List.of("tools.jackson."), Set.of("store"))).isEmpty();
        assertThat(users(List.of("com.fasterxml.jackson.annotation."), annotated))
                .isEmpty();
    }

    private Stream<String> users(List<String> library, Set<String> rooms) {
        return arrows(
                arrow -> startsWith(arrow.getTargetClass(), library) && !rooms.contains(room(arrow.getOriginClass())));
    }

    private Stream<String> arrows(Predicate<Dependency> wanted) {
        return CLASSES.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(wanted)
                .map(Dependency::getDescription);
    }

    private static boolean allowed(Dependency arrow) {
        String from = room(arrow.getOriginClass());
        String to = room(arrow.getTargetClass());
        return from.equals(to)
                || ARROWS.getOrDefault(from, Set.of()).contains(to)
                || !BOTTOM.contains(from) && VALUES.contains(to);
    }

    private static boolean startsWith(JavaClass type, List<String> packages) {
        String name = type.getBaseComponentType().getName();
        return packages.stream().anyMatch(name::startsWith);
    }

    private static boolean inside(JavaClass type) {
        return startsWith(type, List.of(HOUSE + "."));
    }

    private static String room(JavaClass type) {
        return part(type, 1);
    }

    private static String system(JavaClass type) {
        return part(type, 2);
    }

    private static String part(JavaClass type, int index) {
        String[] parts = type.getBaseComponentType().getName().split("[.$]");
        return parts.length > index ? parts[index] : "";
    }
}
