package trapwright.app;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Harm.Strike;
import trapwright.system.dnd35.Harm.Weapon;

/// What a 3.5 trap does to a body: a blow, a fall, or nothing by itself.
public final class Dnd35HarmForm {
    private static final Strike USUAL = new Strike(Dice.of("1d6"), Weapon.NONE, 0, 1);

    /// A blow, a fall into a pit, or no damage.
    public final Choice<Dnd35HarmKind> harm;

    public final FormField<Dice> damage;

    /// The built-in weapon's id; empty for none.
    public final FormField<String> weapon;

    /// What the card calls the weapon.
    public final Bilingual weaponWords;

    /// The critical range and factor; empty for the usual 20/x2.
    public final FormField<String> critical;

    /// How much of the fixed damage bonus is a named strength rating.
    public final FormField<Integer> strength;

    /// For how many rounds it goes on.
    public final FormField<Integer> rounds;

    public final Dnd35PitForm pit;

    Dnd35HarmForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        harm = Choice.of(
                design.always("pit", Dnd35HarmKind::of, (now, chosen) -> chosen.in(now)),
                Dnd35HarmKind.class,
                "form35.harm");
        damage = strike(
                design,
                "damage",
                USUAL.damage(),
                Strike::damage,
                (was, dice) -> new Strike(dice, was.weapon(), was.strengthRating(), was.rounds()));
        weapon = weapon(design, "weapon", Weapon::weapon, (was, id) -> new Weapon(id, was.words(), was.critical()));
        weaponWords = Bilingual.of(
                design,
                tongue,
                "weapon-words",
                now -> strike(now).map(was -> was.weapon().words()),
                (now, words) -> withWeapon(now, was -> new Weapon(was.weapon(), words, was.critical())));
        critical = weapon(
                design, "critical", Weapon::critical, (was, typed) -> new Weapon(was.weapon(), was.words(), typed));
        strength = strike(
                design,
                "strength",
                0,
                Strike::strengthRating,
                (was, rating) -> new Strike(was.damage(), was.weapon(), rating, was.rounds()));
        rounds = strike(
                design,
                "rounds",
                1,
                Strike::rounds,
                (was, count) -> new Strike(was.damage(), was.weapon(), was.strengthRating(), count));
        pit = new Dnd35PitForm(design);
    }

    private static <T> FormField<T> strike(
            Fields<Design> design, String id, T fallback, Function<Strike, T> get, BiFunction<Strike, T, Strike> set) {
        return design.field(
                id,
                fallback,
                now -> strike(now).map(get),
                (now, value) -> strike(now)
                        .map(was -> now.withHarm(set.apply(was, value)))
                        .orElse(now));
    }

    private static FormField<String> weapon(
            Fields<Design> design, String id, Function<Weapon, String> get, BiFunction<Weapon, String, Weapon> set) {
        return design.field(
                id,
                "",
                now -> strike(now).map(Strike::weapon).map(get),
                (now, value) -> withWeapon(now, was -> set.apply(was, value)));
    }

    private static Design withWeapon(Design design, Function<Weapon, Weapon> change) {
        return strike(design)
                .map(was -> design.withHarm(
                        new Strike(was.damage(), change.apply(was.weapon()), was.strengthRating(), was.rounds())))
                .orElse(design);
    }

    private static Optional<Strike> strike(Design design) {
        return switch (design.harm()) {
            case Strike strike -> Optional.of(strike);
            case Harm.Fall ignored -> Optional.empty();
            case Harm.None ignored -> Optional.empty();
        };
    }
}
