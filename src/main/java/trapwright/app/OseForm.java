package trapwright.app;

import java.util.List;
import trapwright.card.TrapCard;
import trapwright.system.ose.OseRules;

/// The form of an old-school card.
public final class OseForm implements TrapForm {
    public final Document<TrapCard.Ose> document;
    public final FaceForm face;

    private final List<FormStep> steps;

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public OseForm(Document<TrapCard.Ose> document, Tongue tongue) {
        this.document = document;
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), OseRules.INSTANCE, tongue);
        steps = OseSteps.of(document);
    }

    @Override
    public Document<TrapCard.Ose> document() {
        return document;
    }

    @Override
    public String words() {
        return "formose.";
    }

    @Override
    public FaceForm face() {
        return face;
    }

    @Override
    public List<FormStep> steps() {
        return steps;
    }

    @Override
    public Spot find(String key) {
        return new Spot(stepOf(key), key);
    }
}
