package trapwright.app;

import java.util.List;
import java.util.stream.IntStream;
import trapwright.card.TrapCard;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;

/// The form of an old-school card: every field of its face and of its trap.
public final class OseForm implements TrapForm {
    private static final String EFFECT = "effects/";

    public final Document<TrapCard.Ose> document;
    public final FaceForm face;
    public final OseConceptForm concept;
    public final OseActionForm action;
    public final OseFindingForm finding;
    public final OseHarmForm harm;
    public final OseSaveForm save;
    public final OsePlaceForm place;

    private final List<FormStep> steps;

    /// A form whose texts start in English.
    public OseForm(Document<TrapCard.Ose> document) {
        this(document, Tongue.EN);
    }

    /// @param document the open card
    /// @param tongue the language the card's texts start in
    public OseForm(Document<TrapCard.Ose> document, Tongue tongue) {
        this.document = document;
        face = new FaceForm(document, (card, changed) -> card.withFace(was -> changed), OseRules.INSTANCE, tongue);
        Fields<OseTrap> trap =
                new CardFields<>(document, TrapCard.Ose::trap, (card, changed) -> card.withTrap(was -> changed));
        concept = new OseConceptForm(trap, face.tongue);
        action = new OseActionForm(trap, face.tongue);
        finding = new OseFindingForm(trap, face.tongue);
        harm = new OseHarmForm(trap, face.tongue);
        save = new OseSaveForm(trap, face.tongue);
        place = new OsePlaceForm(trap);
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

    /// Findings count the effects; the form has a field for each type of them.
    @Override
    public Spot find(String key) {
        return new Spot(stepOf(key), key.startsWith(EFFECT) ? effect(key) : key);
    }

    /// What the trap is now.
    public OseTrap trap() {
        return document.card().get().trap();
    }

    private String effect(String key) {
        List<Effect> effects = trap().harm().effects();
        return IntStream.range(0, effects.size())
                .filter(place -> key.equals(EFFECT + place))
                .mapToObj(place ->
                        OseEffectForm.detail("words", effects.get(place).type()))
                .findFirst()
                .orElse("");
    }
}
