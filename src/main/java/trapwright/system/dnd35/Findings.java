package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Finding;
import trapwright.rules.Message;

/// What the rules have to say about a design (3.5, section 10).
///
/// Codes 1 to 8 are the errors, 9 to 17 the warnings and 18 the note of that section, in its order. Then come what this
/// program adds: 19 unreadable dice, 20 unknown poison, 21 poison without a CR modifier, 22 unknown item, 23 unknown
/// spell, 24 unknown weapon, 25 a part below CR 1, 26 a trigger that is not for this kind, 27 no effect spell, 28 a
/// shared trigger that no part pays, 29 a bypass on a magic trap, 30 a pit bottom that should be a part, 31 a poison
/// outside the published table, 32 a printed poison DC that differs, 33 a spell level that differs from the list,
/// 34 poison or an item on a magic trap, 35 a number that no trap can have.
final class Findings {
    private final Ruled ruled;
    private final List<Finding> found;

    private Findings(Ruled ruled, List<Finding> found) {
        this.ruled = ruled;
        this.found = found;
    }

    /// Everything about a trap, errors first.
    ///
    /// @param parts the designs under their rulings, in order
    /// @param crs the CR of each
    static List<Finding> of(Dnd35Trap trap, List<Ruled> parts, List<BigFraction> crs) {
        boolean compound = trap instanceof Dnd35Trap.Compound;
        List<Finding> found = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Findings findings = new Findings(parts.get(i), found);
            Errors.find(parts.get(i), crs.get(i), compound, findings);
            Unknowns.find(parts.get(i), findings);
            Least.find(parts.get(i).design(), findings);
            Warnings.find(parts.get(i), crs.get(i), findings);
            Notes.find(parts.get(i), compound, findings);
            SharedTriggers.find(parts, parts.get(i), findings);
        }
        found.sort(Comparator.comparing(Finding::level));
        return found;
    }

    void error(int code, String field, Object... args) {
        add(Finding.Level.ERROR, code, "", field, args);
    }

    /// An error whose sentence depends on the case.
    void errorOf(int code, String variant, String field, Object... args) {
        add(Finding.Level.ERROR, code, "." + variant, field, args);
    }

    /// A warning whose sentence depends on the case.
    void warningOf(int code, String variant, String field) {
        add(Finding.Level.WARNING, code, "." + variant, field);
    }

    void warning(int code, String field, Object... args) {
        add(Finding.Level.WARNING, code, "", field, args);
    }

    void note(int code, String field, Object... args) {
        add(Finding.Level.NOTE, code, "", field, args);
    }

    private void add(Finding.Level level, int code, String variant, String field, Object... args) {
        String id = (code < 10 ? "D35-0" : "D35-") + code;
        String place = field.isEmpty() && !ruled.prefix().isEmpty() ? "part-name" : field;
        found.add(new Finding(level, id, Message.of("dnd35.finding." + id + variant, args), ruled.field(place)));
    }
}
