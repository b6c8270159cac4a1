package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rounding;
import trapwright.rules.Step;
import trapwright.rules.Unit;
import trapwright.system.dnd5e.Levelling.Aim;

/// What the tables say of a trap, the plate's figures first (5e, section 7). No CR, XP or price is ever given.
final class Dnd5eFigures {
    private final Dnd5eTrap trap;
    private final Tally tally;
    private final Judgement judgement;
    private final Edition edition;
    private final List<Figure> figures = new ArrayList<>();

    private Dnd5eFigures(Dnd5eTrap trap) {
        this.trap = trap;
        this.tally = Tally.of(trap);
        this.judgement = Judgement.of(trap);
        this.edition = trap.concept().edition();
    }

    static List<Figure> of(Dnd5eTrap trap) {
        Dnd5eFigures all = new Dnd5eFigures(trap);
        boolean meant = !trap.levelling().aims().isEmpty();
        if (meant) {
            all.severity();
        } else {
            all.suggestedTier();
        }
        all.averageDamage();
        all.rolls();
        all.tiers();
        all.printedDamage();
        all.classes();
        if (meant) {
            all.suggestedTier();
        }
        all.fit();
        all.growth();
        return all.figures;
    }

    private void severity() {
        Aim aim = trap.levelling().aims().getFirst();
        Message rule = Message.of("dnd5e.severity.for", Phrases.levels(aim.levels()), verdict(aim));
        rating("severity", Phrases.severity(aim.severity()), Reason.of(rule, "aims/0"));
    }

    private Message verdict(Aim aim) {
        if (Phrases.kills(trap)) {
            return Message.of("dnd5e.fit.kills-outright");
        }
        return judgement.rung().isEmpty() ? Message.of("dnd5e.fit.no-damage") : Judgement.fit(judgement.damageOff(aim));
    }

    private void averageDamage() {
        if (tally.deals()) {
            amount("averageDamage", Unit.DAMAGE, tally.steps());
        }
    }

    private void rolls() {
        judgement
                .save()
                .ifPresent(save -> amount(
                        "saveDc",
                        Unit.DC,
                        List.of(Step.Add.of(
                                Message.of(
                                        "dnd5e.save.dc",
                                        Phrases.ability(save.value()),
                                        save.value().dc()),
                                save.field(),
                                save.value().dc()))));
        judgement.attack().ifPresent(attack -> {
            int bonus = attack.value().bonus();
            Message rule = Message.of("dnd5e.attack.bonus", bonus);
            amount("attackBonus", Unit.BONUS, List.of(Step.Add.of(rule, attack.field(), bonus)));
        });
    }

    private void printedDamage() {
        if (tally.deals()) {
            List<Step> steps = new ArrayList<>(tally.steps());
            Reason reason = Reason.of(Message.of("dnd5e.damage.floor"), "");
            steps.add(new Step.Round(reason, BigFraction.ONE, Rounding.DOWN));
            amount("printedDamage", Unit.DAMAGE, steps);
        }
    }

    private void classes() {
        judgement.rung().ifPresent(rung -> {
            Message rule = Message.of("dnd5e.rung." + (rung + 1));
            amount("rung", Unit.COUNT, List.of(Step.Add.of(rule, "", rung)));
        });
        judgement.save().ifPresent(save -> {
            int dc = save.value().dc();
            rating(
                    "dcClass",
                    Grade.ofDc(dc).message(edition),
                    Reason.of(Message.of("dnd5e.class.dc", dc), save.field()));
        });
        judgement.attack().ifPresent(attack -> {
            int bonus = attack.value().bonus();
            Reason reason = Reason.of(Message.of("dnd5e.class.attack", bonus), attack.field());
            rating("attackClass", Grade.ofAttack(bonus).message(edition), reason);
        });
    }

    private void suggestedTier() {
        judgement
                .suggestedTier()
                .ifPresent(tier -> rating(
                        "suggestedTier",
                        Phrases.tier(tier),
                        Reason.of(
                                Message.of(
                                        "dnd5e.suggested",
                                        judgement.rung().orElseThrow(),
                                        judgement.leading().orElseThrow().message(edition)),
                                "")));
    }

    private void tiers() {
        judgement.rung().ifPresent(rung -> {
            List<Figure> classes = new ArrayList<>();
            for (Tier tier : Tier.values()) {
                Reason reason = Reason.of(Message.of("dnd5e.damage-class.rule", rung, tier.ordinal()), "");
                DamageClass grade = DamageClass.of(rung, tier);
                classes.add(new Figure.Rating(tier.id(), Phrases.tier(tier), grade.message(edition), List.of(reason)));
            }
            figures.add(new Figure.Series("damageClassByTier", name("damageClassByTier"), classes));
        });
    }

    private void fit() {
        Optional<Aim> intended = trap.levelling().aims().stream().findFirst();
        if (intended.isEmpty()) {
            return;
        }
        Aim aim = intended.get();
        List<Figure> fits = new ArrayList<>();
        judgement.rung().ifPresent(rung -> {
            Tier tier = judgement.tier(aim);
            Message rule = Message.of(
                    "dnd5e.fit.damage", tally.mean(), DamageClass.of(rung, tier).message(edition), Phrases.tier(tier));
            fits.add(fit("damage", judgement.damageOff(aim), rule, "effects"));
        });
        judgement.save().ifPresent(save -> {
            int dc = save.value().dc();
            Message rule = savedAgainst(aim, dc);
            fits.add(fit("save", judgement.dcOff(aim, dc), rule, save.field()));
        });
        judgement.attack().ifPresent(attack -> {
            int bonus = attack.value().bonus();
            Message rule =
                    Message.of("dnd5e.fit.attack", bonus, Grade.ofAttack(bonus).message(edition));
            fits.add(fit("attack", judgement.attackOff(aim, bonus), rule, attack.field()));
        });
        rounds(aim, fits);
        figures.add(new Figure.Series("fit", name("fit"), fits));
    }

    private void rounds(Aim aim, List<Figure> fits) {
        List<Course.Round> rounds = trap.course().rounds();
        for (int i = 0; i < rounds.size(); i++) {
            Course.Round round = rounds.get(i);
            String field = "rounds/" + i;
            round.attackBonus().ifPresent(bonus -> {
                Message rule = Message.of(
                        "dnd5e.fit.attack", bonus, Grade.ofAttack(bonus).message(edition));
                fits.add(fitOfRound(round, judgement.attackOff(aim, bonus), rule, field));
            });
            round.dc().ifPresent(dc -> {
                Message rule = savedAgainst(aim, dc);
                fits.add(fitOfRound(round, judgement.dcOff(aim, dc), rule, field));
            });
        }
    }

    /// What a save DC is measured by: the table in 5.1, in 5.2 the DC of the examples.
    private Message savedAgainst(Aim aim, int dc) {
        return switch (edition) {
            case V5_1 -> Message.of("dnd5e.fit.save", dc, Grade.ofDc(dc).message(edition));
            case V5_2 -> Message.of("dnd5e.fit.save.examples", dc, judgement.dcOfExamples(aim));
        };
    }

    private static Figure fitOfRound(Course.Round round, int off, Message rule, String field) {
        return new Figure.Rating(
                "round-" + round.number(),
                Message.of("dnd5e.round", round.number()),
                Judgement.fit(off),
                List.of(Reason.of(rule, field)));
    }

    private static Figure fit(String id, int off, Message rule, String field) {
        return new Figure.Rating(
                id, Message.of("dnd5e.fit.name." + id), Judgement.fit(off), List.of(Reason.of(rule, field)));
    }

    private void growth() {
        List<Figure> levels = new ArrayList<>();
        for (Levelling.Scaling scaling : trap.levelling().scaling()) {
            Tally grown = Tally.of(trap.at(scaling));
            if (grown.deals()) {
                String id = scaling.levels().from() + "-" + scaling.levels().to();
                levels.add(new Figure.Amount(id, Phrases.levels(scaling.levels()), Unit.DAMAGE, grown.steps()));
            }
        }
        if (!levels.isEmpty()) {
            figures.add(new Figure.Series("damageByLevels", name("damageByLevels"), levels));
        }
    }

    private void amount(String id, Unit unit, List<Step> steps) {
        figures.add(new Figure.Amount(id, name(id), unit, steps));
    }

    private void rating(String id, Message rating, Reason reason) {
        figures.add(new Figure.Rating(id, name(id), rating, List.of(reason)));
    }

    private static Message name(String id) {
        return Message.of("dnd5e.figure." + id);
    }
}
