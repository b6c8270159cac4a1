package trapwright.interop.read;

import java.util.Optional;
import trapwright.system.dnd35.Delivery;

/// `Atk +10 melee touch (1d6/x3, arrow)`.
final class AttackClauses {
    private AttackClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        int start = cursor.at();
        Optional<Delivery.Attack> attack = take(cursor, draft);
        if (attack.isPresent()) {
            PartDraft part = draft.partFor(draft.part().attack.isPresent());
            if (!draft.repeats(Told.ATTACK, cursor, start)) {
                part.attack = attack;
                cursor.bracket().ifPresent(detail -> StrikeClauses.blow(detail, draft));
            }
            return true;
        }
        if (draft.speech.take(cursor, "touch-attack").isPresent()) {
            draft.part().touchAttack = true;
            return true;
        }
        return false;
    }

    /// An attack roll without what it does.
    static Optional<Delivery.Attack> take(Cursor cursor, Draft draft) {
        return draft.speech
                .take(cursor, "attack")
                .or(() -> draft.speech.take(cursor, "attack.turned"))
                .or(() -> draft.part().attack.isPresent() ? draft.speech.take(cursor, "attack.and") : Optional.empty())
                .map(heard -> {
                    String reach = heard.part("reach").orElse("");
                    boolean ranged = reach.equals("ranged") || reach.endsWith("distance");
                    return new Delivery.Attack(
                            heard.number("bonus"),
                            ranged ? Delivery.Reach.RANGED : Delivery.Reach.MELEE,
                            heard.has("touch") || heard.has("after"));
                });
    }
}
