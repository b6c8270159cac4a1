package trapwright.app;

import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.system.dnd35.Dnd35Rules;

/// Cards and figures for the tests of this room.
final class Cards {
    private Cards() {}

    static TrapCard.Dnd35 blank() {
        return new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank());
    }

    /// A figure as a whole number; prices in copper.
    static long figure(Assessment assessment, String id) {
        return assessment.amount(id).orElseThrow().value().longValue();
    }

    static long figure(Dnd35Form form, String id) {
        return figure(form.document().assessment().getValue(), id);
    }
}
