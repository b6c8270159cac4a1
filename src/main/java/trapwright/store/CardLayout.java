package trapwright.store;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.Printed;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;

/// A card's fields in the order in which a file has them: what all systems share, then the system's own trap.
record CardLayout(
        UUID id,
        String system,
        Wording name,
        Wording description,
        Wording readAloud,
        Wording noticed,
        Wording notes,
        Texts.Handout handout,
        Picture icon,
        List<String> tags,
        Source source,
        Rulings rulings,
        Optional<Printed> printed,
        JsonNode trap) {

    /// Lays a card out.
    static CardLayout of(TrapCard card) {
        Face face = card.face();
        Texts texts = face.texts();
        return new CardLayout(
                face.id(),
                card.system(),
                texts.name(),
                texts.description(),
                texts.readAloud(),
                texts.noticed(),
                texts.notes(),
                texts.handout(),
                face.icon(),
                face.tags(),
                face.source(),
                face.rulings(),
                face.printed(),
                Json.tree(trap(card)));
    }

    /// What all systems share.
    Face face() {
        Texts texts = new Texts(name, description, readAloud, noticed, notes, handout);
        return new Face(id, texts, icon, tags, source, rulings, printed);
    }

    private static Object trap(TrapCard card) {
        return switch (card) {
            case TrapCard.Dnd35 dnd35 -> dnd35.trap();
            case TrapCard.Dnd5e dnd5e -> dnd5e.trap();
            case TrapCard.Ose ose -> ose.trap();
        };
    }
}
