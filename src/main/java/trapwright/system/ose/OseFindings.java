package trapwright.system.ose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;

/// What is odd about a trap (old-school, section 8).
final class OseFindings {
    private static final int LETHAL_BELOW = 2;

    private final OseTrap trap;
    private final List<Finding> findings = new ArrayList<>();

    private OseFindings(OseTrap trap) {
        this.trap = trap;
    }

    /// Errors first, then warnings, then notes; each kind in the order of the codes.
    static List<Finding> of(OseTrap trap) {
        OseFindings checks = new OseFindings(trap);
        checks.springing();
        checks.harm();
        checks.detection();
        checks.place();
        checks.save();
        checks.findings.addAll(Least.of(trap));
        checks.findings.sort(Comparator.comparing(Finding::level).thenComparing(Finding::code));
        return checks.findings;
    }

    private void springing() {
        Springing springing = trap.springing();
        when(
                springing.action() == Springing.Action.OTHER
                        && springing.words().isNone(),
                Level.ERROR,
                "OSE-01",
                "action");
        int chance = springing.chance();
        if (chance < 1 || chance > Springing.FACES) {
            findings.add(finding(Level.ERROR, Message.of("ose.finding.OSE-02", chance), "chance"));
        } else if (chance != Springing.USUAL) {
            findings.add(finding(Level.NOTE, Message.of("ose.finding.OSE-08", Springs.odds(chance)), "chance"));
        }
    }

    private void harm() {
        Harm harm = trap.harm();
        when(harm.isNothing(), Level.ERROR, "OSE-03", "damage");
        dice(harm.damage(), "damage");
        for (int i = 0; i < harm.effects().size(); i++) {
            String field = "effects/" + i;
            Harm.Effect effect = harm.effects().get(i);
            effect.lasting().ifPresent(lasting -> dice(lasting.amount(), field));
            when(effect.type() == Harm.Effect.Type.OTHER && effect.words().isNone(), Level.ERROR, "OSE-03", field);
        }
        when(harm.isDeadly() && trap.save().isEmpty(), Level.WARNING, "OSE-06", "save");
        when(harm.attack().isPresent(), Level.NOTE, "OSE-09", "attack");
    }

    private void dice(Dice dice, String field) {
        switch (dice) {
            case Dice.Parsed ignored -> {}
            case Dice.Unreadable unreadable ->
                findings.add(finding(Level.ERROR, Message.of("ose.finding.OSE-04", unreadable.text()), field));
        }
    }

    private void detection() {
        boolean wrong = switch (trap.detection()) {
            case Detection.Search ignored -> treasure();
            case Detection.ThiefSkill() -> !treasure();
            case Detection.Undetectable() -> false;
        };
        if (wrong) {
            String key = treasure() ? "ose.finding.OSE-05.treasure" : "ose.finding.OSE-05.room";
            findings.add(new Finding(Level.WARNING, "OSE-05", Message.of(key), "detection"));
        }
        when(treasure() && trap.practice().probing().isNone(), Level.WARNING, "OSE-07", "probing");
        when(trap.practice().tell().isNone(), Level.NOTE, "OSE-10", "tell");
    }

    private void place() {
        boolean wide = switch (trap.place().area()) {
            case Place.Area.Rectangle rectangle -> rectangle.extent().squares() > 1;
            case Place.Area.WholeRoom() ->
                trap.place().room().map(Place.Extent::squares).orElse(2) > 1;
            case Place.Area.Victim() -> false;
        };
        when(wide && !treasure(), Level.NOTE, "OSE-11", "area");
    }

    private void save() {
        Optional<Save> save = trap.save();
        when(
                trap.harm().isDeadly() && save.isPresent() && trap.place().dungeonLevel() < LETHAL_BELOW,
                Level.NOTE,
                "OSE-12",
                "dungeon-level");
        when(save.filter(trap::isHalvedPoison).isPresent(), Level.NOTE, "OSE-13", "save-result");
    }

    private boolean treasure() {
        return switch (trap.kind()) {
            case Kind.Room() -> false;
            case Kind.Treasure ignored -> true;
        };
    }

    private void when(boolean wrong, Level level, String code, String field) {
        if (wrong) {
            findings.add(finding(level, Message.of("ose.finding." + code), field));
        }
    }

    private static Finding finding(Level level, Message message, String field) {
        return new Finding(level, message.key().substring(message.key().lastIndexOf('.') + 1), message, field);
    }
}
