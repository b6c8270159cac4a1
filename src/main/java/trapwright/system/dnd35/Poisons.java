package trapwright.system.dnd35;

import static trapwright.system.dnd35.Poison.Ability.CHA;
import static trapwright.system.dnd35.Poison.Ability.CON;
import static trapwright.system.dnd35.Poison.Ability.DEX;
import static trapwright.system.dnd35.Poison.Ability.INT;
import static trapwright.system.dnd35.Poison.Ability.STR;
import static trapwright.system.dnd35.Poison.Ability.WIS;
import static trapwright.system.dnd35.Poison.Way.CONTACT;
import static trapwright.system.dnd35.Poison.Way.INGESTED;
import static trapwright.system.dnd35.Poison.Way.INHALED;
import static trapwright.system.dnd35.Poison.Way.INJURY;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;

/// The poisons of the table (3.5, section 7).
public final class Poisons {
    /// The poison that the published CR table leaves out; this program counts it as +1.
    public static final String OUTSIDE_THE_TABLE = "drow-poison";

    private static final List<Row> ROWS = List.of(
            row("black-adder-venom", INJURY, 11, loss("1d6", CON), loss("1d6", CON), 120, 1),
            row("black-lotus-extract", CONTACT, 20, loss("3d6", CON), loss("3d6", CON), 4500, 8),
            row("bloodroot", INJURY, 12, nothing(), both(loss("1d4", CON), loss("1d3", WIS)), 100, 1),
            row("blue-whinnis", INJURY, 14, loss("1", CON), sleep(""), 120, 1),
            row("burnt-othur-fumes", INHALED, 18, drain("1", CON), loss("3d6", CON), 2100, 6),
            row("deathblade", INJURY, 20, loss("1d6", CON), loss("2d6", CON), 1800, 5),
            row("dragon-bile", CONTACT, 26, loss("3d6", STR), nothing(), 1500, 6),
            row("giant-wasp-poison", INJURY, 18, loss("1d6", DEX), loss("1d6", DEX), 210, 3),
            row("greenblood-oil", INJURY, 13, loss("1", CON), loss("1d2", CON), 100, 1),
            row("insanity-mist", INHALED, 15, loss("1d4", WIS), loss("2d6", WIS), 1500, 4),
            row("large-scorpion-venom", INJURY, 18, loss("1d6", STR), loss("1d6", STR), 200, 3),
            row("malyss-root-paste", CONTACT, 16, loss("1", DEX), loss("2d4", DEX), 500, 3),
            row("medium-spider-venom", INJURY, 14, loss("1d4", STR), loss("1d4", STR), 150, 2),
            row("nitharit", CONTACT, 13, nothing(), loss("3d6", CON), 650, 4),
            row("purple-worm-poison", INJURY, 24, loss("1d6", STR), loss("2d6", STR), 700, 4),
            row("sassone-leaf-residue", CONTACT, 16, hitPoints("2d12"), loss("1d6", CON), 300, 3),
            row("shadow-essence", INJURY, 17, drain("1", STR), loss("2d6", STR), 250, 3),
            row("small-centipede-poison", INJURY, 11, loss("1d2", DEX), loss("1d2", DEX), 90, 1),
            row("terinav-root", CONTACT, 16, loss("1d6", DEX), loss("2d6", DEX), 750, 5),
            row("ungol-dust", INHALED, 15, loss("1", CHA), both(loss("1d6", CHA), drain("1", CHA)), 1000, 3),
            row("wyvern-poison", INJURY, 17, loss("2d6", CON), loss("2d6", CON), 3000, 5),
            row(OUTSIDE_THE_TABLE, INJURY, 13, sleep(""), sleep("2d4"), 75, 1),
            forMeals("arsenic", 13, loss("1", CON), loss("1d8", CON), 120),
            forMeals("dark-reaver-powder", 18, loss("2d6", CON), both(loss("1d6", CON), loss("1d6", STR)), 300),
            forMeals("id-moss", 14, loss("1d4", INT), loss("2d6", INT), 125),
            forMeals("lich-dust", 17, loss("2d6", STR), loss("1d6", STR), 250),
            forMeals("oil-of-taggit", 15, nothing(), sleep(""), 90),
            forMeals("striped-toadstool", 11, loss("1", WIS), both(loss("2d6", WIS), loss("1d4", INT)), 180));

    private static final Map<String, Row> BY_ID =
            ROWS.stream().collect(Collectors.toUnmodifiableMap(Row::id, Function.identity()));

    private Poisons() {}

    /// The poison of that id.
    public static Optional<Row> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /// The name of the poison of that id; the id itself when the list does not have it.
    public static Message name(String id) {
        return find(id).isPresent() ? Message.of("dnd35.poison." + id) : Labels.asTyped(id);
    }

    /// Every poison; those that are ingested, and so not for traps, come last.
    public static List<Row> all() {
        return ROWS;
    }

    private static Row row(
            String id,
            Poison.Way way,
            int dc,
            List<Poison.Toll> initial,
            List<Poison.Toll> secondary,
            int gold,
            int cr) {
        return new Row(id, way, dc, initial, secondary, Money.gold(gold), Optional.of(cr));
    }

    private static Row forMeals(String id, int dc, List<Poison.Toll> initial, List<Poison.Toll> secondary, int gold) {
        return new Row(id, INGESTED, dc, initial, secondary, Money.gold(gold), Optional.empty());
    }

    private static List<Poison.Toll> nothing() {
        return List.of();
    }

    private static List<Poison.Toll> loss(String points, Poison.Ability ability) {
        return List.of(new Poison.Toll.Scores(Dice.of(points), ability, false));
    }

    private static List<Poison.Toll> drain(String points, Poison.Ability ability) {
        return List.of(new Poison.Toll.Scores(Dice.of(points), ability, true));
    }

    private static List<Poison.Toll> hitPoints(String points) {
        return List.of(new Poison.Toll.HitPoints(Dice.of(points)));
    }

    private static List<Poison.Toll> sleep(String hours) {
        return List.of(new Poison.Toll.Sleep(Dice.of(hours)));
    }

    private static List<Poison.Toll> both(List<Poison.Toll> one, List<Poison.Toll> other) {
        return List.of(one.getFirst(), other.getFirst());
    }

    /// A poison of the table.
    ///
    /// @param id its id; its name is the message `dnd35.poison.<id>`
    /// @param way how it reaches the blood
    /// @param dc the Fortitude DC
    /// @param initial what a first failed save does
    /// @param secondary what a second failed save does a minute later
    /// @param price what a dose costs
    /// @param cr its CR modifier; absent for those that are not for traps
    public record Row(
            String id,
            Poison.Way way,
            int dc,
            List<Poison.Toll> initial,
            List<Poison.Toll> secondary,
            Money price,
            Optional<Integer> cr) {
        /// Copies the tolls.
        public Row {
            initial = List.copyOf(initial);
            secondary = List.copyOf(secondary);
        }
    }
}
