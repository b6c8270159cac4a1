package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock.Line;
import trapwright.rules.Wording;

/// What a card says of an old-school trap, in the order a referee needs it.
final class BlockLines {
    private final OseTrap trap;
    private final List<Line> lines = new ArrayList<>();

    private BlockLines(OseTrap trap) {
        this.trap = trap;
    }

    static List<Line> of(OseTrap trap, Rulings rulings) {
        BlockLines block = new BlockLines(trap);
        block.action();
        block.harm();
        block.area();
        block.search(rulings);
        block.practice();
        return block.lines;
    }

    private void action() {
        switch (trap.kind()) {
            case Kind.Room() -> {}
            case Kind.Treasure(Wording item) -> words("item", item);
        }
        line("action", Phrases.sentence(Phrases.action(trap.springing())), "action-words");
    }

    private void harm() {
        List<Message> text = new ArrayList<>();
        List<Message> phrases = Phrases.harm(trap.harm());
        if (!phrases.isEmpty()) {
            text.add(Phrases.sentence(Message.of("ose.text", phrases)));
        }
        if (trap.harm().attack().isEmpty() && Phrases.damage(trap.harm()).isPresent()) {
            text.add(Message.of("ose.card.automatic"));
        }
        Phrases.save(trap).map(Phrases::sentence).ifPresent(text::add);
        if (trap.harm().isDeadly() && trap.save().isEmpty()) {
            text.add(Message.of("ose.card.death"));
        }
        if (!text.isEmpty()) {
            lines.add(new Line(label("effect"), text, "damage", false));
        }
    }

    private void area() {
        switch (trap.place().area()) {
            case Place.Area.Rectangle(Place.Extent(Length length, Length width)) ->
                line("area", Message.of("ose.card.area", length, width), "area");
            case Place.Area.WholeRoom() ->
                trap.place()
                        .room()
                        .ifPresentOrElse(
                                room -> line(
                                        "area", Message.of("ose.card.room.size", room.length(), room.width()), "area"),
                                () -> line("area", Message.of("ose.card.room"), "area"));
            case Place.Area.Victim() -> line("area", Message.of("ose.card.victim"), "area");
        }
    }

    private void search(Rulings rulings) {
        switch (trap.detection()) {
            case Detection.Search search -> {
                List<Message> text = new ArrayList<>();
                text.add(Phrases.sentence(Phrases.odds(search)));
                text.add(Message.of("ose.card.search", Length.feet(10)));
                lines.add(new Line(label("search"), text, "detection", true));
                lines.add(new Line(label("time"), time(), "room", false));
            }
            case Detection.ThiefSkill() -> {
                String reading = rulings.reading(OseRules.FAILED_REMOVAL);
                List<Message> text =
                        List.of(Message.of("ose.card.thief"), Message.of("ose.card.failed-removal." + reading));
                lines.add(new Line(label("search"), text, "detection", true));
            }
            case Detection.Undetectable() ->
                lines.add(new Line(label("search"), List.of(Message.of("ose.card.no-roll")), "detection", true));
        }
    }

    private List<Message> time() {
        List<Message> text = new ArrayList<>();
        text.add(time("ose.card.time.area", new Exposure(trap.place().areaSquares())));
        trap.place()
                .room()
                .map(Place.Extent::squares)
                .filter(squares -> squares != trap.place().areaSquares())
                .ifPresent(squares -> text.add(time("ose.card.time.room", new Exposure(squares))));
        return text;
    }

    private static Message time(String key, Exposure exposure) {
        if (exposure.checks() == 0) {
            return Message.of(key + ".quiet", Message.of("ose.turns", exposure.turns()));
        }
        return Message.of(
                key,
                Message.of("ose.turns", exposure.turns()),
                Message.of("ose.checks", exposure.checks()),
                new Chance(exposure.encounter()));
    }

    private void practice() {
        Practice practice = trap.practice();
        words("probing", practice.probing());
        String monsters = practice.monstersAvoid() ? "ose.card.monsters.avoid" : "ose.card.monsters.spring";
        line("monsters", Message.of(monsters), "monsters");
        if (!practice.tell().isNone()) {
            lines.add(new Line(label("tell"), List.of(Message.of("ose.text", practice.tell())), "tell", false, true));
        }
    }

    private void words(String id, Wording words) {
        if (!words.isNone()) {
            line(id, Message.of("ose.text", words), id);
        }
    }

    private void line(String id, Message text, String field) {
        lines.add(new Line(label(id), List.of(text), field, false));
    }

    private static Message label(String id) {
        return Message.of("ose.line." + id);
    }
}
