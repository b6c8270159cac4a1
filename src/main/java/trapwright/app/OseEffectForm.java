package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.measure.Span;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.Harm.Lasting;

/// One type of effect of an old-school trap, there or not; of several of a type the first is shown.
public final class OseEffectForm {
    public final Effect.Type type;

    /// Whether the trap has such an effect.
    public final FormField<Boolean> present;

    /// How many rounds, turns or hours it lasts; no dice for no end.
    public final FormField<Dice> amount;

    /// What the dice count; disabled while there are none.
    public final Choice<Span.Unit> unit;

    /// The game master's words for it, which the card prints.
    public final Bilingual words;

    OseEffectForm(Effect.Type type, Fields<Harm> harm, ObjectProperty<Tongue> tongue) {
        this.type = type;
        String id = id(type);
        present = harm.field(id, false, now -> first(now, type).isPresent(), (now, wanted) -> with(now, type, wanted));
        Fields<Effect> effect = harm.in(now -> first(now, type), (now, changed) -> change(now, type, was -> changed));
        amount = effect.field(
                detail("amount", type),
                Dice.NONE,
                now -> now.lasting().map(Lasting::amount).orElse(Dice.NONE),
                (now, dice) -> lasting(now, dice));
        unit = Choice.of(
                effect.maybe(
                        detail("unit", type),
                        Span.Unit.TURNS,
                        now -> now.lasting().map(Lasting::unit),
                        (now, chosen) -> new Effect(
                                now.type(),
                                now.lasting().map(lasting -> new Lasting(lasting.amount(), chosen)),
                                now.words())),
                Span.Unit.class,
                "formose.unit");
        words = effect.text(detail("words", type), tongue, Effect::words, Effect::withWords);
    }

    /// The field that says whether there is an effect of a type.
    static String id(Effect.Type type) {
        return "effect-" + type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// A field about an effect; they are counted, as what they are called does not depend on the type.
    static String detail(String about, Effect.Type type) {
        return "effect-" + about + "-" + (type.ordinal() + 1);
    }

    private static Optional<Effect> first(Harm harm, Effect.Type type) {
        return harm.effects().stream().filter(effect -> effect.type() == type).findFirst();
    }

    private static Harm with(Harm harm, Effect.Type type, boolean wanted) {
        if (wanted == first(harm, type).isPresent()) {
            return harm;
        }
        List<Effect> effects = new ArrayList<>(harm.effects());
        if (wanted) {
            effects.add(Effect.of(type));
        } else {
            effects.removeIf(effect -> effect.type() == type);
        }
        return harm.withEffects(effects);
    }

    private static Harm change(Harm harm, Effect.Type type, UnaryOperator<Effect> change) {
        List<Effect> effects = new ArrayList<>(harm.effects());
        first(harm, type).ifPresent(was -> effects.set(effects.indexOf(was), change.apply(was)));
        return harm.withEffects(effects);
    }

    private static Effect lasting(Effect effect, Dice amount) {
        Span.Unit unit = effect.lasting().map(Lasting::unit).orElse(Span.Unit.TURNS);
        return new Effect(
                effect.type(),
                amount.isNone() ? Optional.empty() : Optional.of(new Lasting(amount, unit)),
                effect.words());
    }
}
