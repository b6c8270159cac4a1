package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
        when(trap.clues().stream().noneMatch(Dnd5eFindings::says), Level.WARNING, "D5-07", "clues");
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
        boolean none = Stream.concat(
                        trap.counters().stream(),
                        trap.course().components().stream().flatMap(component -> component.counters().stream()))
                .noneMatch(Dnd5eFindings::says);
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

    /// Whether a clue is more than the empty shell of one.
    private static boolean says(Clue clue) {
        return switch (clue) {
            case Clue.Check ignored -> true;
            case Clue.Sequence sequence -> !sequence.checks().isEmpty();
            case Clue.Plain plain -> !plain.action().isNone();
        };
    }

    /// Whether a countermeasure is more than the empty shell of one.
    private static boolean says(Counter counter) {
        return switch (counter) {
            case Counter.Check check ->
                !check.checks().isEmpty() || !check.does().isNone();
            case Counter.Plain plain -> !plain.action().isNone();
            case Counter.Dispel dispel ->
                dispel.dc().isPresent() || !dispel.does().isNone();
            case Counter.Smash ignored -> true;
        };
    }

    private static Optional<Counter.Dispel> dispel(Counter counter) {
        return switch (counter) {
            case Counter.Dispel dispel when says(dispel) -> Optional.of(dispel);
            case Counter.Dispel ignored -> Optional.empty();
            case Counter.Check ignored -> Optional.empty();
            case Counter.Plain ignored -> Optional.empty();
            case Counter.Smash ignored -> Optional.empty();
        };
    }

    private void course() {
        boolean acts = trap.course().initiative().filter(Dnd5eFindings::says).isPresent();
        if (trap.concept().complex() != acts) {
            String key = acts ? "dnd5e.finding.D5-13.simple" : "dnd5e.finding.D5-13.complex";
            findings.add(new Finding(Level.WARNING, "D5-13", Message.of(key), "initiative"));
        }
    }

    private static boolean says(Course.Initiative initiative) {
        return switch (initiative) {
            case Course.Initiative.Bonus ignored -> true;
            case Course.Initiative.Counts counts -> !counts.counts().isEmpty();
        };
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
        for (int i = 0; i < trap.levelling().aims().size(); i++) {
            severity(Optional.of(trap.levelling().aims().get(i).severity()), "aims/" + i);
        }
        for (int i = 0; i < trap.levelling().scaling().size(); i++) {
            Levelling.Scaling scaling = trap.levelling().scaling().get(i);
            severity(scaling.severity(), "scaling/" + i);
            if (scaling.severity().isEmpty() && isBelow(scaling.levels())) {
                findings.add(finding(Level.NOTE, "D5-21", "scaling/" + i, Phrases.levels(scaling.levels())));
            }
        }
    }

    private void severity(Optional<Severity> severity, String field) {
        Edition edition = trap.concept().edition();
        severity.filter(chosen -> !chosen.belongsTo(edition))
                .ifPresent(chosen -> findings.add(
                        finding(Level.WARNING, "D5-26", field, Phrases.severity(chosen), Phrases.edition(edition))));
    }

    /// Whether some of these levels are below those meant first, and no aim says how severe the trap is at them.
    private boolean isBelow(Levels levels) {
        List<Levelling.Aim> aims = trap.levelling().aims();
        return !aims.isEmpty()
                && levels.from() < aims.getFirst().levels().from()
                && aims.stream()
                        .map(Levelling.Aim::levels)
                        .noneMatch(meant -> meant.from() <= levels.from() && levels.from() <= meant.to());
    }

    private void when(boolean wrong, Level level, String code, String field) {
        if (wrong) {
            findings.add(finding(level, code, field));
        }
    }
}
