package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Distribution;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Reason;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.rules.Unit;

/// How likely one springing kills a character whose hit points are rolled (old-school, sections 4 and 8).
final class Lethality {
    private static final int CEILING = 2 * CharacterClass.MOST_HIT_POINTS;
    private static final int D20 = 20;

    private final OseTrap trap;
    private final Rulings rulings;
    private final int level;
    private final Distribution damage;

    Lethality(OseTrap trap, Rulings rulings) {
        this.trap = trap;
        this.rulings = rulings;
        this.level = trap.place().delvers().tableLevel();
        this.damage = trap.harm()
                .damage()
                .roll()
                .map(roll -> Distribution.damage(roll, 0, CEILING))
                .orElse(Distribution.sure(0, CEILING))
                .plus(Distribution.dice(Falling.dice(trap.harm()), Falling.FACES, CEILING));
    }

    /// A fighter's chance, once the trap has sprung.
    Figure.Amount fighter() {
        Figure.Amount once = figure(CharacterClass.FIGHTER, List.of());
        return new Figure.Amount(
                        "fighterDeath", Message.of("ose.figure.fighterDeath", level), once.unit(), once.steps())
                .beside(Message.of("ose.beside.sprung", Band.of(once.value()).message()));
    }

    /// By class, once the trap has sprung.
    Figure.Series onceSprung() {
        return new Figure.Series("lethality", Message.of("ose.figure.lethality", level), classes(List.of()));
    }

    /// By class, each time the action is done.
    Figure.Series perAction() {
        Step springs = new Step.Multiply(Springs.reason(trap.springing()), Springs.chance(trap.springing()));
        return new Figure.Series(
                "deathPerAction", Message.of("ose.figure.deathPerAction", level), classes(List.of(springs)));
    }

    /// The band of a fighter's chance.
    Figure.Rating band() {
        BigFraction chance = fighter().value();
        return new Figure.Rating(
                "lethalityBand",
                Message.of("ose.figure.lethalityBand"),
                Band.of(chance).message(),
                List.of(Reason.of(Message.of("ose.lethality.band", level, new Chance(chance)), "damage")));
    }

    private List<Figure> classes(List<Step> further) {
        List<Figure> classes = new ArrayList<>();
        for (CharacterClass each : CharacterClass.values()) {
            if (each.reaches(level)) {
                classes.add(figure(each, further));
            }
        }
        return classes;
    }

    private Figure.Amount figure(CharacterClass victim, List<Step> further) {
        String id = victim.name().toLowerCase(Locale.ROOT).replace('_', '-');
        List<Step> steps = new ArrayList<>(steps(victim));
        trap.harm().attack().ifPresent(attack -> steps.add(hit(attack, victim)));
        steps.addAll(further);
        return new Figure.Amount(id, Message.of("ose.class." + id), Unit.CHANCE, steps);
    }

    private List<Step> steps(CharacterClass victim) {
        BigFraction full = trap.harm().isDeadly() ? BigFraction.ONE : kills(damage, victim);
        if (trap.save().isEmpty()) {
            return List.of(new Step.Add(Reason.of(unsaved(victim, full), deciding()), full));
        }
        Save save = trap.save().get();
        BigFraction saves = saves(save, victim);
        BigFraction fails = BigFraction.ONE.subtract(saves);
        Message failing = Message.of(
                trap.harm().isDeadly() ? "ose.lethality.fails-and-dies" : "ose.lethality.fails",
                new Chance(fails),
                new Chance(full),
                victim.save(save.letter(), level));
        List<Step> steps = new ArrayList<>();
        steps.add(new Step.Add(ruled(Reason.of(failing, "save"), save, victim), fails.multiply(full)));
        left(save, victim).ifPresent(left -> {
            Message saving = Message.of("ose.lethality.saves", new Chance(saves), new Chance(left));
            steps.add(new Step.Add(Reason.of(saving, "save-result"), saves.multiply(left)));
        });
        return steps;
    }

    private Message unsaved(CharacterClass victim, BigFraction full) {
        return trap.harm().isDeadly()
                ? Message.of("ose.lethality.outright")
                : Message.of("ose.lethality.damage", new Chance(full), hitPoints(victim));
    }

    private String deciding() {
        return trap.harm().isDeadly() ? "effects" : "damage";
    }

    private Message hitPoints(CharacterClass victim) {
        int bonus = victim.hitPointBonus(level);
        return bonus == 0
                ? Message.of("ose.hit-points", victim.hitDice(level), victim.hitDie())
                : Message.of("ose.hit-points.bonus", victim.hitDice(level), victim.hitDie(), bonus);
    }

    /// The chance that what a success leaves kills.
    private Optional<BigFraction> left(Save save, CharacterClass victim) {
        return switch (trap.leaves(save)) {
            case AVOIDS, LESSER -> Optional.empty();
            case HALF -> Optional.of(kills(damage.halved(0), victim));
            case DAMAGE_ONLY -> Optional.of(kills(damage, victim));
        };
    }

    private BigFraction kills(Distribution harm, CharacterClass victim) {
        Distribution hitPoints = victim.hitPoints(level);
        double sum = 0;
        for (int total = 1; total <= hitPoints.most(); total++) {
            sum += hitPoints.chance(total) * harm.atLeast(total);
        }
        return Distribution.simplest(Math.min(sum, 1));
    }

    private BigFraction saves(Save save, CharacterClass victim) {
        boolean natural = rulings.says(OseRules.NATURAL_SAVES, "on");
        return BigFraction.of(Math.clamp(faces(save, victim), natural ? 1 : 0, natural ? D20 - 1 : D20), D20);
    }

    private Reason ruled(Reason reason, Save save, CharacterClass victim) {
        long faces = faces(save, victim);
        boolean decided = rulings.says(OseRules.NATURAL_SAVES, "on") && (faces < 1 || faces >= D20);
        return decided ? reason.under(Message.of("ose.ruling.natural-saves.on")) : reason;
    }

    private long faces(Save save, CharacterClass victim) {
        return 1L + D20 + save.modifier() - victim.save(save.letter(), level);
    }

    /// A roll of 20 always hits, a roll of 1 always misses.
    private Step hit(Harm.Attack attack, CharacterClass victim) {
        long faces = 1L + D20 + attack.bonus() - victim.ascendingArmourClass();
        BigFraction chance = BigFraction.of(Math.clamp(faces, 1, D20 - 1), D20);
        Message rule = Message.of(
                "ose.lethality.hits", victim.armourClass(), victim.ascendingArmourClass(), new Chance(chance));
        return new Step.Multiply(Reason.of(rule, "attack"), chance);
    }
}
