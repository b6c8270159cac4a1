package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Finding;
import trapwright.rules.Finding.Level;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Levelling.Aim;

/// Whether a trap is as severe as it is meant to be (5e, sections 7 and 8).
final class SeverityFindings {
    private static final int HIT_POINTS_AT_FIRST = 10;
    private static final int HIT_POINTS_A_LEVEL = 7;
    private static final int TWICE = 2;

    private final Dnd5eTrap trap;
    private final Judgement judgement;
    private final Edition edition;
    private final List<Finding> findings = new ArrayList<>();

    private SeverityFindings(Dnd5eTrap trap) {
        this.trap = trap;
        this.judgement = Judgement.of(trap);
        this.edition = trap.concept().edition();
    }

    static List<Finding> of(Dnd5eTrap trap) {
        SeverityFindings checks = new SeverityFindings(trap);
        List<Aim> aims = trap.levelling().aims();
        for (int i = 0; i < aims.size(); i++) {
            checks.damage(aims.get(i), "aims/" + i);
        }
        if (!aims.isEmpty()) {
            checks.rolls(aims.getFirst());
            checks.instantDeath(aims.getFirst());
        }
        return checks.findings;
    }

    private void damage(Aim aim, String field) {
        Optional<Integer> rung = judgement.rung();
        int off = judgement.damageOff(aim);
        if (rung.isEmpty() || off == 0 || Phrases.kills(trap)) {
            return;
        }
        boolean far = Math.abs(off) >= TWICE;
        Tier tier = judgement.tier(aim);
        findings.add(Dnd5eFindings.finding(
                far ? Level.WARNING : Level.NOTE,
                far ? "D5-10" : "D5-11",
                field,
                DamageClass.of(rung.get(), tier).message(edition),
                Phrases.tier(tier),
                Phrases.severity(aim.severity())));
    }

    /// The save and the attack against the damage at the intended levels, the rounds against the intention.
    private void rolls(Aim aim) {
        int damage = judgement.damageOff(aim);
        judgement.save().ifPresent(save -> {
            int dc = save.value().dc();
            if (judgement.dcOff(aim, dc) != damage) {
                add(dcOfTheSave(aim, dc), save.field());
            }
        });
        judgement.attack().ifPresent(attack -> {
            int bonus = attack.value().bonus();
            if (judgement.attackOff(aim, bonus) != damage) {
                add("dnd5e.finding.D5-12.attack", bonus, Grade.ofAttack(bonus).message(edition), attack.field());
            }
        });
        rounds(aim);
    }

    private void rounds(Aim aim) {
        List<Course.Round> rounds = trap.course().rounds();
        for (int i = 0; i < rounds.size(); i++) {
            Course.Round round = rounds.get(i);
            String field = "rounds/" + i;
            Message meant = Phrases.severity(aim.severity());
            round.attackBonus()
                    .filter(bonus -> judgement.attackOff(aim, bonus) != 0)
                    .ifPresent(bonus -> {
                        Message grade = Grade.ofAttack(bonus).message(edition);
                        add(Message.of("dnd5e.finding.D5-12.round.attack", round.number(), bonus, grade, meant), field);
                    });
            round.dc().filter(dc -> judgement.dcOff(aim, dc) != 0).ifPresent(dc -> {
                add(dcOfTheRound(aim, round.number(), dc), field);
            });
        }
    }

    private Message dcOfTheSave(Aim aim, int dc) {
        return switch (edition) {
            case V5_1 ->
                Message.of("dnd5e.finding.D5-12.save", dc, Grade.ofDc(dc).message(edition));
            case V5_2 -> Message.of("dnd5e.finding.D5-12.save.examples", dc, judgement.dcOfExamples(aim));
        };
    }

    private Message dcOfTheRound(Aim aim, int round, int dc) {
        Message meant = Phrases.severity(aim.severity());
        return switch (edition) {
            case V5_1 ->
                Message.of(
                        "dnd5e.finding.D5-12.round.save",
                        round,
                        dc,
                        Grade.ofDc(dc).message(edition),
                        meant);
            case V5_2 -> Message.of("dnd5e.finding.D5-12.round.save.examples", round, dc, judgement.dcOfExamples(aim));
        };
    }

    private void add(String key, int value, Message grade, String field) {
        add(Message.of(key, value, grade), field);
    }

    private void add(Message message, String field) {
        findings.add(new Finding(Level.NOTE, "D5-12", message, field));
    }

    /// Full dice against twice the hit points of a d8 class with Constitution +2 at the lowest level meant.
    private void instantDeath(Aim aim) {
        int level = Math.max(1, aim.levels().from());
        long hitPoints = HIT_POINTS_AT_FIRST + (long) HIT_POINTS_A_LEVEL * (level - 1);
        long most = Tally.of(trap).most();
        if (most >= TWICE * hitPoints) {
            findings.add(Dnd5eFindings.finding(Level.WARNING, "D5-19", "effects", most, hitPoints, level));
        }
    }
}
