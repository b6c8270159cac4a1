package trapwright.app;

import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Severity;

/// What becomes of a 5e trap when its edition or its size changes.
final class Dnd5eChange {
    /// The initiative of the printed complex traps (5e, section 5).
    private static final int USUAL_INITIATIVE = 8;

    private Dnd5eChange() {}

    /// Another edition: severities keep their column of the tables, and 5.2 wants a duration.
    static Dnd5eTrap edition(Dnd5eTrap trap, Edition edition) {
        Edition before = trap.concept().edition();
        Levelling levelling = trap.levelling();
        Dnd5eTrap changed = trap.withConcept(trap.concept().withEdition(edition))
                .withLevelling(new Levelling(
                        levelling.aims().stream()
                                .map(aim -> new Levelling.Aim(carried(aim.severity(), before, edition), aim.levels()))
                                .toList(),
                        levelling.scaling().stream()
                                .map(scaling -> scaling.withSeverity(
                                        scaling.severity().map(severity -> carried(severity, before, edition))))
                                .toList()));
        boolean unsaid = trap.lasting().duration() instanceof Lasting.Duration.Unsaid;
        return edition == Edition.V5_2 && unsaid
                ? changed.withLasting(trap.lasting().withDuration(new Lasting.Duration.Instantaneous()))
                : changed;
    }

    /// Simple or complex.
    static Dnd5eTrap complex(Dnd5eTrap trap, boolean complex) {
        Dnd5eTrap changed = trap.withConcept(trap.concept().withComplex(complex));
        if (!complex) {
            return changed.withCourse(Course.NONE);
        }
        return trap.course().initiative().isPresent()
                ? changed
                : changed.withCourse(trap.course()
                        .withInitiative(Course.rolling(USUAL_INITIATIVE).initiative()));
    }

    private static Severity carried(Severity severity, Edition from, Edition to) {
        if (from == to) {
            return severity;
        }
        return switch (to) {
            case V5_1 -> severity.column(from) == 0 ? Severity.SETBACK : Severity.DANGEROUS;
            case V5_2 -> severity.column(from) == 0 ? Severity.NUISANCE : Severity.DEADLY;
        };
    }
}
