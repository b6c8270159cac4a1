package trapwright.interop.foundry35;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.interop.foreign.Found;
import trapwright.interop.foreign.HtmlText;
import trapwright.interop.foreign.Values;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.rules.Wording;

/// Reads a trap actor of the D35E system. A stat line in its notes says more than its fields, so it is read where there
/// is
/// one; else the card is made of the fields.
public final class TrapActorReader {
    /// A stat line has at least so many parts.
    private static final int LEAST_PARTS = 4;

    private TrapActorReader() {}

    /// The trap of a file; nothing when it is no trap actor.
    ///
    /// @param actor the file
    /// @param text the file's text, for the places of remarks
    public static Optional<Reading> read(Map<String, Object> actor, String text) {
        Object system =
                Values.at(actor, "system").or(() -> Values.at(actor, "data")).orElse(Map.of());
        if (!Values.text(actor, "type").equals("trap")
                || Values.at(system, "details").isEmpty()) {
            return Optional.empty();
        }
        Found found = new Found(text, Values.text(actor, "name"), 0);
        List<HtmlText.Paragraph> notes = HtmlText.of(Values.text(system, "details", "notes", "value"));
        TrapCard.Dnd35 card = line(notes, found).orElseGet(() -> new ActorFields(actor, system, found).card());
        Wording name = Wording.same(Values.text(actor, "name").strip());
        TrapCard named = card.withFace(face -> identified(
                actor, new ActorTexts(notes).put(face.withTexts(face.texts().withName(name)))));
        return Optional.of(new Reading(List.of(named), found.remarks()));
    }

    /// The card of the first paragraph that is a whole stat line.
    private static Optional<TrapCard.Dnd35> line(List<HtmlText.Paragraph> notes, Found found) {
        for (HtmlText.Paragraph paragraph : notes) {
            if (paragraph.text().split(";").length < LEAST_PARTS) {
                continue;
            }
            Reading reading = Readers.read(paragraph.text());
            if (reading.cards().size() == 1
                    && !reading.leftWordsOver()
                    && reading.cards().getFirst() instanceof TrapCard.Dnd35 card) {
                found.say(reading.remarks().stream()
                        .filter(remark -> remark.sort() != Remark.Sort.ASSUMED)
                        .toList());
                return Optional.of(card.withFace(face -> face.withTexts(Texts.NONE)));
            }
        }
        return Optional.empty();
    }

    /// Our own exports carry the card's id, so that it comes back as the same card.
    private static Face identified(Map<String, Object> actor, Face face) {
        String id = Values.text(actor, "flags", TrapActor.SYSTEM_FLAG, "id");
        try {
            return id.isEmpty() ? face : face.withId(UUID.fromString(id));
        } catch (IllegalArgumentException foreign) {
            return face;
        }
    }
}
