package trapwright.app;

import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.ose.OseRules;

/// A game system that new traps can be made for.
///
/// @param id its stable id
/// @param name what it is called
/// @param blank makes a blank card with a face
public record GameSystem(String id, Message name, Function<Face, TrapCard> blank) {
    /// Every system, in the order they are offered.
    public static final List<GameSystem> ALL = List.of(
            new GameSystem(
                    Dnd35Rules.INSTANCE.id(),
                    Message.of("desk.system.dnd35"),
                    face -> new TrapCard.Dnd35(face, Dnd35Rules.INSTANCE.blank())),
            new GameSystem(
                    Dnd5eRules.INSTANCE.id(),
                    Message.of("desk.system.dnd5e"),
                    face -> new TrapCard.Dnd5e(face, Dnd5eRules.INSTANCE.blank())),
            new GameSystem(
                    OseRules.INSTANCE.id(),
                    Message.of("desk.system.ose"),
                    face -> new TrapCard.Ose(face, OseRules.INSTANCE.blank())));

    /// A blank card with an id of its own.
    TrapCard fresh(SettingsForm settings) {
        return blank.apply(Face.blank(UUID.randomUUID()).withRulings(settings.rulings(id)));
    }
}
