package trapwright.app;

import trapwright.card.TrapCard;

/// The form of a 3.5 card: every field of its face and of the design that is shown.
public final class Dnd35Form {
    public final Document<TrapCard.Dnd35> document;
    public final Dnd35Parts parts;
    public final FaceForm face;
    public final Dnd35ConceptForm concept;
    public final Dnd35WorkingsForm workings;
    public final Dnd35DcForm dcs;
    public final Dnd35DeliveryForm delivery;
    public final Dnd35HarmForm harm;
    public final Dnd35FeatureForm features;

    /// A form whose texts start in English.
    public Dnd35Form(Document<TrapCard.Dnd35> document) {
        this(document, Tongue.EN);
    }

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public Dnd35Form(Document<TrapCard.Dnd35> document, Tongue tongue) {
        this.document = document;
        parts = new Dnd35Parts(document);
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), tongue);
        concept = new Dnd35ConceptForm(document, parts, face.tongue);
        workings = new Dnd35WorkingsForm(parts, face.tongue);
        dcs = new Dnd35DcForm(parts);
        delivery = new Dnd35DeliveryForm(parts);
        harm = new Dnd35HarmForm(parts, face.tongue);
        features = new Dnd35FeatureForm(parts, face.tongue);
    }
}
