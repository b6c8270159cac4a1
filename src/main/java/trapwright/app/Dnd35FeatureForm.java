package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Features.Targets;

/// The features of a 3.5 design that are neither attack nor damage (3.5, section 2.7).
public final class Dnd35FeatureForm {
    /// Whether it can hit more than one character.
    public final FormField<Boolean> targets;

    /// Who is hit, for the card.
    public final Bilingual targetsArea;

    /// Whether it is one machine with two arms.
    public final FormField<Boolean> arms;

    public final FormField<Boolean> liquid;
    public final FormField<Boolean> gas;

    Dnd35FeatureForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        Fields<Features> features = design.in(now -> Optional.of(now.features()), Design::withFeatures);
        Fields<Targets> several =
                features.in(Features::targets, (now, changed) -> now.withTargets(Optional.of(changed)));
        targets = features.field(
                "targets",
                false,
                now -> now.targets().isPresent(),
                (now, many) -> now.withTargets(
                        many ? Optional.of(now.targets().orElse(new Targets(Wording.NONE, false))) : Optional.empty()));
        targetsArea = several.text("targets-area", tongue, Targets::area, (now, area) -> new Targets(area, now.arms()));
        arms = several.field("arms", false, Targets::arms, (now, two) -> new Targets(now.area(), two));
        liquid = features.field("liquid", false, Features::liquid, Features::withLiquid);
        gas = features.field("gas", false, Features::gas, Features::withGas);
    }
}
