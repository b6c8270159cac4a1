package trapwright.app;

import java.util.List;
import trapwright.card.TrapCard;
import trapwright.system.dnd5e.Dnd5eRules;

/// The form of a 5e card.
public final class Dnd5eForm implements TrapForm {
    public final Document<TrapCard.Dnd5e> document;
    public final FaceForm face;

    private final List<FormStep> steps;

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public Dnd5eForm(Document<TrapCard.Dnd5e> document, Tongue tongue) {
        this.document = document;
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), Dnd5eRules.INSTANCE, tongue);
        steps = Dnd5eSteps.of(document);
    }

    @Override
    public Document<TrapCard.Dnd5e> document() {
        return document;
    }

    @Override
    public String words() {
        return "form5e.";
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
