package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
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
        targets = feature(
                design,
                "targets",
                now -> now.targets().isPresent(),
                (now, many) -> now.withTargets(
                        many ? Optional.of(now.targets().orElse(new Targets(Wording.NONE, false))) : Optional.empty()));
        targetsArea = Bilingual.of(
                design,
                tongue,
                "targets-area",
                now -> now.features().targets().map(Targets::area),
                (now, area) -> now.withFeatures(now.features()
                        .withTargets(now.features().targets().map(was -> new Targets(area, was.arms())))));
        arms = design.field(
                "arms",
                false,
                now -> now.features().targets().map(Targets::arms),
                (now, two) -> now.withFeatures(now.features()
                        .withTargets(now.features().targets().map(was -> new Targets(was.area(), two)))));
        liquid = feature(design, "liquid", Features::liquid, Features::withLiquid);
        gas = feature(design, "gas", Features::gas, Features::withGas);
    }

    private static FormField<Boolean> feature(
            Fields<Design> design,
            String id,
            Function<Features, Boolean> get,
            BiFunction<Features, Boolean, Features> set) {
        return design.always(
                id, now -> get.apply(now.features()), (now, on) -> now.withFeatures(set.apply(now.features(), on)));
    }
}
