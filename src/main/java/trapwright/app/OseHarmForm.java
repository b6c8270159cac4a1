package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Harm.Attack;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.OseTrap;

/// What a sprung old-school trap does.
public final class OseHarmForm {
    private static final int USUAL_THAC0 = 19;

    /// Automatic damage, or an attack roll on one of two scales.
    public final Choice<OseStrike> attack;

    /// The THAC0 or the bonus; disabled while damage comes by itself.
    public final FormField<Integer> attackValue;

    public final FormField<Dice> damage;

    /// How deep the victim falls; empty when nobody falls.
    public final FormField<Optional<Length>> fall;

    /// Whether the damage comes with poison, which the poison save does not change.
    public final FormField<Boolean> poison;

    /// One form for each type of effect.
    public final List<OseEffectForm> effects;

    OseHarmForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        Fields<Harm> harm = trap.in(now -> Optional.of(now.harm()), OseTrap::withHarm);
        attack = Choice.of(
                harm.field("attack", OseStrike.AUTOMATIC, OseStrike::of, (now, chosen) -> chosen.in(now)),
                OseStrike.class,
                "formose.attack");
        Fields<Attack> roll = harm.in(Harm::attack, (now, changed) -> now.withAttack(Optional.of(changed)));
        attackValue =
                roll.field("attack-value", USUAL_THAC0, Attack::value, (now, value) -> new Attack(now.scale(), value));
        damage = harm.field("damage", Dice.NONE, Harm::damage, Harm::withDamage);
        fall = harm.field("fall", Optional.empty(), Harm::fall, Harm::withFall);
        poison = harm.field("poison", false, Harm::poison, Harm::withPoison);
        effects = Arrays.stream(Effect.Type.values())
                .map(type -> new OseEffectForm(type, harm, tongue))
                .toList();
    }

    /// The form of a type of effect.
    public OseEffectForm effect(Effect.Type type) {
        return effects.get(type.ordinal());
    }
}
