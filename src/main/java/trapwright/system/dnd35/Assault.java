package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trapwright.dice.Distribution;
import trapwright.party.Profile;
import trapwright.party.Trait;
import trapwright.rules.fate.Fate;
import trapwright.rules.fate.Plight;
import trapwright.rules.fate.Portion;

/// What one design does to one victim when it springs (3.5, section 2).
final class Assault {
    private static final int LEAST = 1;

    private final Ruled ruled;
    private final Profile victim;
    private final Blows blows;
    private final OptionalInt shared;
    private final Plight plight;

    /// @param ruled the design and its rulings
    /// @param victim the victim
    /// @param blows its damage
    /// @param shared the number of the roll that all victims share, when its damage is one
    Assault(Ruled ruled, Profile victim, Blows blows, OptionalInt shared) {
        this.ruled = ruled;
        this.victim = victim;
        this.blows = blows;
        this.shared = shared;
        this.plight = reckoned();
    }

    /// At least one attack hits; nothing when none is rolled.
    Optional<Double> hit() {
        return attack().map(attack -> blows.hit(attack, armour()));
    }

    /// Some save succeeds; nothing when there is none.
    Optional<Double> save() {
        return ruled.design().delivery().saves().isEmpty()
                ? Optional.empty()
                : Optional.of(Resisting.of(ruled, victim).saved());
    }

    /// What befalls the victim.
    Plight plight() {
        return plight;
    }

    /// The poison that comes with it, when there is one that is known.
    Optional<Venom> venom() {
        return ruled.features().poison().flatMap(dose -> Venom.of(dose.poison()));
    }

    /// Whether everybody near is caught.
    boolean catchesAll() {
        return Catching.catchesAll(ruled);
    }

    private Plight reckoned() {
        double hit = hit().orElse(1.0);
        Resisting saves = softens() ? Resisting.of(ruled, victim) : Resisting.NOTHING;
        List<Fate> fates = new ArrayList<>();
        fates.add(Fate.of(1 - hit, false, blows.nothing()));
        fates.add(Fate.of(hit * saves.chance(Resisting.End.NONE), false, blows.nothing()));
        double failed = hit * saves.chance(Resisting.End.FAILED);
        fates.add(saves.deadly() ? Fate.of(failed, true, blows.nothing()).killing() : full(failed));
        fates.add(full(hit * saves.chance(Resisting.End.ALL)));
        fates.add(halved(hit * saves.chance(Resisting.End.HALF)));
        fates.add(Fate.of(hit * saves.chance(Resisting.End.REST), true, blows.damage(Resisting.REST_OF_DISINTEGRATE)));
        return Plight.of(fates);
    }

    /// The chance that poison gets at the victim: on a weapon or a spike it needs a hit.
    double contact() {
        double struck = plight.struck();
        return blows.spiked(victim.number(Trait.AC))
                .map(spiked -> struck * spiked)
                .orElse(struck);
    }

    /// Whether the saves bear on the damage: beside an attack they resist a side effect, unless a spell strikes or the
    /// ruling counts both.
    private boolean softens() {
        Delivery delivery = ruled.design().delivery();
        return !delivery.saves().isEmpty()
                && (delivery.attack().isEmpty()
                        || ruled.design().make() instanceof Make.Spellwork
                        || ruled.says(Rulings35.ATTACK_AND_SAVE, "both"));
    }

    private Fate full(double chance) {
        return shared.isPresent()
                ? Fate.of(chance, true, blows.nothing()).taking(shared.getAsInt(), Portion.ALL)
                : Fate.of(chance, true, struck().plus(blows.spikes(victim.number(Trait.AC))));
    }

    private Fate halved(double chance) {
        return shared.isPresent()
                ? Fate.of(chance, true, blows.nothing()).taking(shared.getAsInt(), Portion.HALF)
                : Fate.of(chance, true, struck().halved(LEAST));
    }

    private Distribution struck() {
        return attack().map(attack -> blows.attacks(attack, armour()))
                .orElseGet(blows::plain)
                .plus(blows.item());
    }

    private Optional<Delivery.Attack> attack() {
        return ruled.design().delivery().attack();
    }

    private int armour() {
        return victim.number(Mechanics.isTouch(ruled) ? Trait.TOUCH_AC : Trait.AC);
    }
}
