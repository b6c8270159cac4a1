package trapwright.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Effect.Moment;
import trapwright.system.dnd5e.Harm;

/// One thing that a 5e trap does (5e, section 4).
public final class Dnd5eEffectForm {
    public final Bilingual name;

    /// When it happens: at once, on the trap's turn, always, or later.
    public final Choice<Moment> moment;

    public final Dnd5eTargetsForm targets;
    public final Dnd5eDeliveryForm delivery;
    public final Rows<Harm.Part, Dnd5ePartForm> parts;
    public final Rows<Harm.Affliction, Dnd5eConditionForm> conditions;

    /// Whether it destroys its victim outright.
    public final FormField<Boolean> outright;

    /// Anything else that happens.
    public final Bilingual words;

    Dnd5eEffectForm(Fields<Effect> effect, String path, ObjectProperty<Tongue> tongue) {
        name = effect.text(path + "/effect-name", tongue, Effect::name, Effect::withName);
        moment = Dnd5eChoice.of(
                effect.field(path + "/moment", Moment.SPRUNG, Effect::moment, Effect::withMoment),
                List.of(Moment.values()),
                chosen -> Message.of(Choice.key("form5e.moment", chosen)));
        targets = new Dnd5eTargetsForm(effect.in(now -> Optional.of(now.targets()), Effect::withTargets), path, tongue);
        delivery = new Dnd5eDeliveryForm(
                effect.in(now -> Optional.of(now.delivery()), Effect::withDelivery), path, tongue);
        Fields<Harm> harm = effect.in(now -> Optional.of(now.harm()), Effect::withHarm);
        parts = new Rows<>(
                harm.in(now -> Optional.of(now.parts()), Harm::withParts), path + "/parts", Dnd5ePartForm::new);
        conditions = new Rows<>(
                harm.in(now -> Optional.of(now.conditions()), Harm::withConditions),
                path + "/conditions",
                (each, at) -> new Dnd5eConditionForm(each, at, tongue));
        outright = harm.field(path + "/outright", false, Harm::outright, Harm::withOutright);
        words = harm.text(path + "/harm-words", tongue, Harm::words, Harm::withWords);
    }
}
