package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock;
import trapwright.rules.StatBlock.Entry;
import trapwright.rules.StatBlock.Foot;
import trapwright.rules.StatBlock.Strip;
import trapwright.rules.StatBlock.Tick;
import trapwright.rules.Wording;

/// An old-school trap's part of its card. The tell is a line of its own.
final class OseBlock {
    private static final int RANKS = 5;
    private static final int SEARCHERS = 6;

    private OseBlock() {}

    static StatBlock of(OseTrap trap, Rulings rulings) {
        return new StatBlock(
                Message.of("ose.block.kind", Phrases.kind(trap.kind())),
                new Entry(
                        Message.of("ose.block.springs"),
                        Springs.odds(trap.springing().chance())),
                numbers(trap),
                BlockLines.of(trap, rulings),
                Optional.of(strip(trap.springing())),
                foot(trap),
                OseEntry.line(trap));
    }

    private static List<Entry> numbers(OseTrap trap) {
        List<Entry> numbers = new ArrayList<>();
        switch (trap.detection()) {
            case Detection.Search search -> {
                numbers.add(entry("search", Springs.odds(search.others())));
                numbers.add(entry("dwarf", Springs.odds(search.dwarf())));
            }
            case Detection.ThiefSkill() -> numbers.add(entry("thief", Message.of("ose.block.skill")));
            case Detection.Undetectable() -> {}
        }
        trap.harm().attack().ifPresent(attack -> {
            String scale = Phrases.id(attack.scale());
            numbers.add(entry("attack." + scale, Message.of("ose.block.attack." + scale + ".value", attack.value())));
        });
        trap.save().ifPresent(save -> numbers.add(entry("save", letter(save))));
        Phrases.thrown(trap.harm()).ifPresent(dice -> numbers.add(entry("damage", dice)));
        if (trap.harm().isDeadly()) {
            numbers.add(entry("effect", Message.of("ose.block.death")));
        }
        return numbers;
    }

    private static Message letter(Save save) {
        Message letter = Message.of("ose.save.letter." + Phrases.id(save.letter()));
        return save.modifier() == 0 ? letter : Message.of("ose.block.modified", letter, save.modifier());
    }

    private static Entry entry(String label, Message value) {
        return new Entry(Message.of("ose.block." + label), value);
    }

    private static Strip strip(Springing springing) {
        List<Entry> columns = IntStream.rangeClosed(1, RANKS)
                .mapToObj(rank -> new Entry(
                        Message.of("ose.rank." + rank),
                        Message.of("ose.text", new Chance(Springs.onRank(springing, rank)))))
                .toList();
        return new Strip(Message.of("ose.block.springs-on"), columns);
    }

    private static Foot foot(OseTrap trap) {
        List<Tick> ticks = new ArrayList<>();
        ticks.add(new Tick(Message.of("ose.block.sprung"), 1));
        switch (trap.detection()) {
            case Detection.Search ignored -> ticks.add(new Tick(Message.of("ose.block.searched"), SEARCHERS));
            case Detection.ThiefSkill() -> ticks.add(new Tick(Message.of("ose.block.tried"), 2));
            case Detection.Undetectable() -> {}
        }
        Wording reset = Phrases.bare(trap.practice().reset());
        List<Message> left =
                reset.isNone() ? List.of() : List.of(Message.of("ose.line.reset"), Message.of("ose.text", reset));
        List<Message> right = List.of(
                Message.of("ose.block.dungeon-level"),
                Message.of("ose.text", trap.place().dungeonLevel()));
        return new Foot(ticks, left, right);
    }
}
