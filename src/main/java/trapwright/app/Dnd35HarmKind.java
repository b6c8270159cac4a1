package trapwright.app;

import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Delivery.Save;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Pit;

/// The three ways a 3.5 trap may hurt (3.5, section 2.6).
public enum Dnd35HarmKind {
    /// A weapon, a missile, a weight or a spell.
    BLOW,
    /// A fall into a pit.
    FALL,
    /// No damage by itself.
    NONE;

    private static final int USUAL_DEPTH_FT = 20;
    private static final int BASE_DC = 20;

    static Dnd35HarmKind of(Design design) {
        return switch (design.harm()) {
            case Harm.Strike ignored -> BLOW;
            case Harm.Fall ignored -> FALL;
            case Harm.None ignored -> NONE;
        };
    }

    /// The design with that way to hurt. A pit is avoided by a Reflex save, and a blow struck by an attack, unless the
    /// design already has its own.
    Design in(Design design) {
        if (of(design) == this) {
            return design;
        }
        return switch (this) {
            case BLOW ->
                design.withHarm(new Harm.Strike(Dice.of("1d6"), Harm.Weapon.NONE, 0, 1))
                        .withDelivery(
                                of(design) == FALL ? Delivery.attack(10, Delivery.Reach.RANGED) : design.delivery());
            case FALL ->
                design.withHarm(new Harm.Fall(Pit.covered(Length.feet(USUAL_DEPTH_FT))))
                        .withDelivery(
                                design.delivery().saves().isEmpty()
                                        ? Delivery.save(Save.Kind.REFLEX, BASE_DC, Save.Result.AVOIDS)
                                        : design.delivery());
            case NONE -> design.withHarm(new Harm.None());
        };
    }
}
