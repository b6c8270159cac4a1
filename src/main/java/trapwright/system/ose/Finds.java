package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Rulings;
import trapwright.rules.Step;
import trapwright.rules.Unit;
import trapwright.system.ose.Detection.Searcher;

/// How likely the trap is found and removed, and what looking for it costs (old-school, sections 2 and 5).
final class Finds {
    private Finds() {}

    static List<Figure> of(OseTrap trap, Rulings rulings) {
        return switch (trap.detection()) {
            case Detection.Search search -> List.of(bySearching(search, trap.place()));
            case Detection.ThiefSkill() -> byThief(trap, rulings);
            case Detection.Undetectable() -> List.of();
        };
    }

    /// The one chance that the plate shows: most characters' by searching, else a thief's, else none.
    static Figure.Amount plate(OseTrap trap) {
        int level = trap.place().delvers().tableLevel();
        return switch (trap.detection()) {
            case Detection.Search search ->
                plate(
                                "ose.figure.searchChance",
                                Unit.IN_SIX,
                                Message.of("ose.search.odds", Springs.odds(search.others())),
                                "search-others",
                                chance(search.others()))
                        .beside(Message.of("ose.beside.dwarf", Springs.odds(search.dwarf())));
            case Detection.ThiefSkill() ->
                plate(
                        "ose.figure.searchChance.thief",
                        Unit.CHANCE,
                        Message.of("ose.thief.find", level, Thief.treasureTraps(level)),
                        "level",
                        Thief.chance(level));
            case Detection.Undetectable() ->
                plate(
                        "ose.figure.searchChance",
                        Unit.IN_SIX,
                        Message.of("ose.card.no-roll"),
                        "detection",
                        BigFraction.ZERO);
        };
    }

    private static Figure.Amount plate(String name, Unit unit, Message rule, String field, BigFraction amount) {
        return new Figure.Amount(
                "searchChance", Message.of(name), unit, List.of(new Step.Add(Reason.of(rule, field), amount)));
    }

    /// Turns and wandering monsters for searching the area, and the room when its size is known.
    static List<Figure> exposure(OseTrap trap) {
        return switch (trap.detection()) {
            case Detection.Search ignored -> exposure(trap.place());
            case Detection.ThiefSkill() -> List.of();
            case Detection.Undetectable() -> List.of();
        };
    }

    static BigFraction chance(int faces) {
        return BigFraction.of(Math.clamp(faces, 0, Springing.FACES), Springing.FACES);
    }

    private static Figure bySearching(Detection.Search search, Place place) {
        List<Figure> kinds = new ArrayList<>();
        for (Searcher searcher : Searcher.values()) {
            String id = searcher.name().toLowerCase(Locale.ROOT);
            Message rule = Message.of("ose.search.odds", Springs.odds(search.of(searcher)));
            kinds.add(chance(id, Message.of("ose.searcher." + id), rule, "search-" + id, chance(search.of(searcher))));
        }
        int group = place.delvers().count();
        BigFraction missed = BigFraction.ONE.subtract(chance(search.others())).pow(group);
        Message together = Message.of("ose.search.together", group, Springs.odds(search.others()));
        kinds.add(chance(
                "group", Message.of("ose.searcher.group", group), together, "file", BigFraction.ONE.subtract(missed)));
        return new Figure.Series("findChance", Message.of("ose.figure.findChance"), kinds);
    }

    private static List<Figure> byThief(OseTrap trap, Rulings rulings) {
        int level = trap.place().delvers().tableLevel();
        Message skill = Message.of("ose.thief.find", level, Thief.treasureTraps(level));
        Figure thief = chance("thief", Message.of("ose.searcher.thief"), skill, "level", Thief.chance(level));
        Step finds = new Step.Add(Reason.of(skill, "level"), Thief.chance(level));
        Message removal = Message.of("ose.thief.remove", Thief.treasureTraps(level));
        Step removes = new Step.Multiply(Reason.of(removal, "level"), Thief.chance(level));
        return List.of(
                new Figure.Series("findChance", Message.of("ose.figure.findChance"), List.of(thief)),
                new Figure.Amount(
                        "removeChance", Message.of("ose.figure.removeChance"), Unit.CHANCE, List.of(finds, removes)),
                new Figure.Amount(
                        "removeSprings",
                        Message.of("ose.figure.removeSprings"),
                        Unit.CHANCE,
                        List.of(finds, failsToRemove(level), springsOnFailure(trap.springing(), rulings))));
    }

    private static Step failsToRemove(int level) {
        BigFraction fails = BigFraction.ONE.subtract(Thief.chance(level));
        return new Step.Multiply(Reason.of(Message.of("ose.thief.fails"), "level"), fails);
    }

    private static Step springsOnFailure(Springing springing, Rulings rulings) {
        String reading = rulings.reading(OseRules.FAILED_REMOVAL);
        BigFraction chance = switch (reading) {
            case "springs" -> BigFraction.ONE;
            case "nothing" -> BigFraction.ZERO;
            default -> Springs.chance(springing);
        };
        Message rule = Message.of("ose.thief.springs", Springs.odds(springing.chance()));
        return new Step.Multiply(
                Reason.of(rule, "rulings").under(Message.of("ose.ruling.failed-removal." + reading)), chance);
    }

    private static List<Figure> exposure(Place place) {
        List<Figure> turns = new ArrayList<>();
        List<Figure> encounters = new ArrayList<>();
        add(turns, encounters, "area", "area", new Exposure(place.areaSquares()));
        place.room().ifPresent(room -> {
            add(turns, encounters, "half", "room", new Exposure(Math.ceilDiv(room.squares(), 2)));
            add(turns, encounters, "room", "room", new Exposure(room.squares()));
        });
        return List.of(
                new Figure.Series("searchTurns", Message.of("ose.figure.searchTurns"), turns),
                new Figure.Series("encounterChance", Message.of("ose.figure.encounterChance"), encounters));
    }

    private static void add(List<Figure> turns, List<Figure> encounters, String id, String field, Exposure exposure) {
        Message name = Message.of("ose.exposure." + id, exposure.squares());
        List<Step> steps = List.of(
                Step.Add.of(Message.of("ose.exposure.search", exposure.squares()), field, exposure.squares()),
                Step.Add.of(Message.of("ose.exposure.rest"), field, exposure.rests()));
        turns.add(new Figure.Amount(id, name, Unit.COUNT, steps));
        Message checks = Message.of("ose.exposure.checks", exposure.checks());
        encounters.add(chance(id, name, checks, field, exposure.encounter()));
    }

    private static Figure chance(String id, Message name, Message rule, String field, BigFraction amount) {
        return new Figure.Amount(id, name, Unit.CHANCE, List.of(new Step.Add(Reason.of(rule, field), amount)));
    }
}
