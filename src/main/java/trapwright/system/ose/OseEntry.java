package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import trapwright.rules.Message;
import trapwright.rules.StatBlock.StatLine;
import trapwright.rules.Wording;

/// The printed entry: a bold name and a few short facts inside a room's text (old-school, section 7).
public final class OseEntry {
    private static final int HEAD = 2;

    private OseEntry() {}

    /// The whole entry: `Pit (room trap, 2-in-6 when the slab is stepped on): 20 ft. deep, 2d6 damage. Search 1-in-6.`
    ///
    /// @param trap the trap
    /// @param name its name
    public static Message of(OseTrap trap, Wording name) {
        StatLine line = line(trap);
        List<Message> head = line.parts().subList(0, HEAD);
        List<Message> harm = line.parts().subList(HEAD, line.parts().size());
        Message entry = harm.isEmpty()
                ? Message.of("ose.entry.harmless", name, head)
                : Message.of("ose.entry", name, head, harm);
        return Message.joined(
                        "ose.then",
                        Stream.concat(Stream.of(entry), line.closing().stream()).toList())
                .orElseThrow();
    }

    /// The same in pieces: kind, chance with action, what happens; then how it is found and told.
    static StatLine line(OseTrap trap) {
        List<Message> parts = new ArrayList<>();
        parts.add(Phrases.kind(trap.kind()));
        parts.add(Message.of(
                "ose.entry.springs", Springs.odds(trap.springing().chance()), Phrases.action(trap.springing())));
        parts.addAll(Phrases.harm(trap.harm()));
        Phrases.save(trap).ifPresent(parts::add);
        if (trap.harm().isDeadly() && trap.save().isEmpty()) {
            parts.add(Message.of("ose.effect.death"));
        }
        return new StatLine(parts, closing(trap));
    }

    private static List<Message> closing(OseTrap trap) {
        List<Message> closing = new ArrayList<>();
        switch (trap.detection()) {
            case Detection.Search search -> closing.add(Phrases.sentence(Phrases.searching(search)));
            case Detection.ThiefSkill() -> closing.add(Message.of("ose.entry.thief"));
            case Detection.Undetectable() -> {}
        }
        if (!trap.practice().tell().isNone()) {
            closing.add(
                    Message.of("ose.entry.tell", Phrases.bare(trap.practice().tell())));
        }
        return closing;
    }
}
