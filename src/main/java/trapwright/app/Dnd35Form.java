package trapwright.app;

import java.util.List;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.system.dnd35.Dnd35Rules;

/// The form of a 3.5 card: every field of its face and of the design that is shown.
public final class Dnd35Form implements TrapForm {
    public final Document<TrapCard.Dnd35> document;
    public final Dnd35Parts parts;
    public final FaceForm face;
    public final Dnd35ConceptForm concept;
    public final Dnd35WorkingsForm workings;
    public final Dnd35DcForm dcs;
    public final Dnd35DeliveryForm delivery;
    public final Dnd35HarmForm harm;
    public final Dnd35FeatureForm features;
    public final Dnd35PoisonForm poison;
    public final Dnd35AlchemicalForm alchemical;
    public final Dnd35SpellsForm spells;
    public final Dnd35AdjustmentForm adjustment;

    private final List<FormStep> steps;

    /// A form whose texts start in English.
    public Dnd35Form(Document<TrapCard.Dnd35> document) {
        this(document, Tongue.EN);
    }

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public Dnd35Form(Document<TrapCard.Dnd35> document, Tongue tongue) {
        this.document = document;
        parts = new Dnd35Parts(document);
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), Dnd35Rules.INSTANCE, tongue);
        concept = new Dnd35ConceptForm(document, parts, face.tongue);
        workings = new Dnd35WorkingsForm(parts.design(), face.tongue);
        dcs = new Dnd35DcForm(parts.design());
        delivery = new Dnd35DeliveryForm(parts.design());
        harm = new Dnd35HarmForm(parts.design(), face.tongue);
        features = new Dnd35FeatureForm(parts.design(), face.tongue);
        poison = new Dnd35PoisonForm(parts.design(), face.tongue);
        alchemical = new Dnd35AlchemicalForm(parts.design(), face.tongue);
        spells = new Dnd35SpellsForm(parts, face.tongue);
        adjustment = new Dnd35AdjustmentForm(parts.design(), face.tongue);
        steps = Dnd35Steps.of(document, parts);
    }

    @Override
    public Document<TrapCard.Dnd35> document() {
        return document;
    }

    @Override
    public String words() {
        return "form35.";
    }

    @Override
    public FaceForm face() {
        return face;
    }

    @Override
    public List<FormStep> steps() {
        return steps;
    }

    /// In a compound the step and the part.
    @Override
    public Message place(String key) {
        Message step = TrapForm.super.place(key);
        return parts.of(key).map(part -> Message.of("form35.place", step, part)).orElse(step);
    }

    @Override
    public Spot find(String key) {
        return new Spot(stepOf(key), parts.openFor(key));
    }
}
