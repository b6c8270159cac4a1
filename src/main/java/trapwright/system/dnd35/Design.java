package trapwright.system.dnd35;

import java.util.Optional;

/// One design: how it is made, how it works, how it strikes, what it does.
///
/// @param make a mechanism with DCs of its builder's choice, or spellwork whose DCs follow from the spells
/// @param workings trigger, reset and bypass
/// @param delivery the attack, the saves, both or neither
/// @param harm the damage
/// @param features everything else the rules count
/// @param adjustment the game master's own correction, when there is one
public record Design(
        Make make,
        Workings workings,
        Delivery delivery,
        Harm harm,
        Features features,
        Optional<Adjustment> adjustment) {
    public Design withMake(Make changed) {
        return new Design(changed, workings, delivery, harm, features, adjustment);
    }

    public Design withWorkings(Workings changed) {
        return new Design(make, changed, delivery, harm, features, adjustment);
    }

    public Design withDelivery(Delivery changed) {
        return new Design(make, workings, changed, harm, features, adjustment);
    }

    public Design withHarm(Harm changed) {
        return new Design(make, workings, delivery, changed, features, adjustment);
    }

    public Design withFeatures(Features changed) {
        return new Design(make, workings, delivery, harm, changed, adjustment);
    }

    public Design withAdjustment(Optional<Adjustment> changed) {
        return new Design(make, workings, delivery, harm, features, changed);
    }
}
