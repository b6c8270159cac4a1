package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;

/// What the odds take into account and what they leave out.
final class OddsNotes {
    private static final int ANYBODY = 20;

    private OddsNotes() {}

    static List<Message> of(List<Ruled> parts, Discovery discovery) {
        List<Message> notes = new ArrayList<>();
        notes.add(Message.of(parts.stream().allMatch(Catching::catchesAll) ? "odds.note.all" : "odds.note.one"));
        notes.add(Message.of("odds35.note.drop"));
        if (discovery.magic()) {
            notes.add(Message.of("odds35.note.magic"));
        } else if (discovery.needsTrapfinding()) {
            notes.add(Message.of("odds35.note.trapfinding", ANYBODY));
        }
        parts.forEach(part -> about(part, notes));
        return notes.stream().distinct().toList();
    }

    private static void about(Ruled part, List<Message> notes) {
        Design design = part.design();
        switch (design.harm()) {
            case Harm.None ignored -> {}
            case Harm.Strike strike -> about(design, strike, notes);
            case Harm.Fall ignored -> {}
        }
        if (part.features().onsetRounds() > 0) {
            notes.add(Message.of("odds35.note.onset", part.features().onsetRounds()));
        }
        if (part.features().liquid()) {
            notes.add(Message.of("odds35.note.liquid"));
        }
        if (part.features().poison().isPresent()) {
            notes.add(Message.of("odds35.note.poison"));
        }
        if (design.make() instanceof Make.Spellwork) {
            notes.add(Message.of("odds35.note.spell"));
        }
    }

    private static void about(Design design, Harm.Strike strike, List<Message> notes) {
        if (strike.damage().roll().isEmpty()) {
            notes.add(Message.of("odds.note.unreadable", strike.damage()));
        }
        if (design.delivery().attack().isPresent() && !strike.damage().isNone()) {
            Critical critical = Critical.of(strike.weapon());
            notes.add(Message.of("odds35.note.critical", critical.range(), critical.factor()));
        }
        if (strike.rounds() > 1) {
            notes.add(Message.of("odds35.note.rounds", strike.rounds()));
        }
    }
}
