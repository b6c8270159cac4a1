package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// What is odd about a trap (5e, section 8).
final class Dnd5eFindings {
    private static final int HARD_TO_SPOT = 20;

    private final Dnd5eTrap trap;
    private final List<Finding> findings = new ArrayList<>();

    private Dnd5eFindings(Dnd5eTrap trap) {
        this.trap = trap;
    }

    /// Errors first, then warnings, then notes; each kind in the order of the codes.
    static List<Finding> of(Dnd5eTrap trap) {
        Dnd5eFindings checks = new Dnd5eFindings(trap);
        checks.triggering();
        checks.clues();
        checks.counters();
        checks.course();
        checks.levelling();
        checks.findings.addAll(EffectFindings.of(trap));
        checks.findings.addAll(NumberFindings.of(trap));
        checks.findings.addAll(Least.of(trap));
        checks.findings.addAll(SeverityFindings.of(trap));
        checks.findings.sort(Comparator.comparing(Finding::level).thenComparing(Finding::code));
        return checks.findings;
    }

    /// A finding whose code ends its key.
    static Finding finding(Level level, String code, String field, Object... args) {
        return new Finding(level, code, Message.of("dnd5e.finding." + code, args), field);
    }

    private void triggering() {
        Triggering triggering = trap.triggering();
        boolean unsaid = triggering.trigger() == Triggering.Trigger.OTHER
                && triggering.words().isNone();
        when(unsaid, Level.ERROR, "D5-01", "trigger-words");
    }

    private void clues() {
        when(trap.clues().isEmpty(), Level.WARNING, "D5-07", "clues");
        for (int i = 0; i < trap.clues().size(); i++) {
            for (AbilityCheck check : checks(trap.clues().get(i))) {
                if (check.dc() > HARD_TO_SPOT) {
                    findings.add(finding(Level.WARNING, "D5-09", "clues/" + i, check.dc()));
                }
            }
        }
    }

    /// The ability checks of a clue.
    static List<AbilityCheck> checks(Clue clue) {
        return switch (clue) {
            case Clue.Check check -> List.of(check.check());
            case Clue.Sequence sequence ->
                sequence.checks().stream().map(Clue.Check::check).toList();
            case Clue.Plain ignored -> List.of();
        };
    }

    private void counters() {
        boolean none = trap.counters().isEmpty()
                && trap.course().components().stream()
                        .allMatch(component -> component.counters().isEmpty());
        when(none, Level.WARNING, "D5-08", "counters");
        boolean magic = trap.concept().kind().isMagic();
        boolean silent = magic && trap.concept().edition() == Edition.V5_1;
        for (int i = 0; i < trap.counters().size(); i++) {
            Optional<Counter.Dispel> dispel = dispel(trap.counters().get(i));
            silent = silent && dispel.isEmpty();
            if (dispel.isPresent() && dispel.get().dc().isPresent() && !magic) {
                findings.add(finding(Level.WARNING, "D5-15", "counters/" + i));
            }
        }
        when(silent, Level.NOTE, "D5-14", "counters");
    }

    private static Optional<Counter.Dispel> dispel(Counter counter) {
        return switch (counter) {
            case Counter.Dispel dispel
            when dispel.dc().isPresent() || !dispel.does().isNone() -> Optional.of(dispel);
            case Counter.Dispel ignored -> Optional.empty();
            case Counter.Check ignored -> Optional.empty();
            case Counter.Plain ignored -> Optional.empty();
            case Counter.Smash ignored -> Optional.empty();
        };
    }

    private void course() {
        boolean acts = trap.course().initiative().isPresent();
        if (trap.concept().complex() != acts) {
            String key = acts ? "dnd5e.finding.D5-13.simple" : "dnd5e.finding.D5-13.complex";
            findings.add(new Finding(Level.WARNING, "D5-13", Message.of(key), "initiative"));
        }
    }

    private void levelling() {
        if (trap.concept().edition() == Edition.V5_2) {
            if (trap.levelling().aims().isEmpty()) {
                findings.add(new Finding(Level.WARNING, "D5-20", Message.of("dnd5e.finding.D5-20.severity"), "aims"));
            }
            if (trap.lasting().duration() instanceof Lasting.Duration.Unsaid) {
                findings.add(
                        new Finding(Level.WARNING, "D5-20", Message.of("dnd5e.finding.D5-20.duration"), "duration"));
            }
        }
        int lowest = trap.levelling().aims().stream()
                .mapToInt(aim -> aim.levels().from())
                .min()
                .orElse(1);
        for (int i = 0; i < trap.levelling().scaling().size(); i++) {
            Levelling.Scaling scaling = trap.levelling().scaling().get(i);
            if (scaling.levels().from() < lowest && scaling.severity().isEmpty()) {
                findings.add(finding(Level.NOTE, "D5-21", "scaling/" + i, Phrases.levels(scaling.levels())));
            }
        }
    }

    private void when(boolean wrong, Level level, String code, String field) {
        if (wrong) {
            findings.add(finding(level, code, field));
        }
    }
}
