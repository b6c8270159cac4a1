package trapwright.app;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Harm.Strike;
import trapwright.system.dnd35.Harm.Weapon;
import trapwright.system.dnd35.WeaponTable;

/// What a 3.5 trap does to a body: a blow, a fall, or nothing by itself.
public final class Dnd35HarmForm {
    /// A blow, a fall into a pit, or no damage.
    public final Choice<Dnd35HarmKind> harm;

    public final FormField<Dice> damage;

    /// A weapon of the table, or one of the game master's own.
    public final Choice<String> weapon;

    /// What the card calls the weapon.
    public final Bilingual weaponWords;

    /// The critical range and factor; empty for the usual one.
    public final FormField<String> critical;

    /// How much of the fixed damage bonus is a named strength rating.
    public final FormField<Integer> strength;

    /// For how many rounds it goes on.
    public final FormField<Integer> rounds;

    public final Dnd35PitForm pit;

    Dnd35HarmForm(Fields<Design> design, ObjectProperty<Tongue> tongue) {
        Fields<Strike> strike = design.in(
                now -> switch (now.harm()) {
                    case Strike blow -> Optional.of(blow);
                    case Harm.Fall ignored -> Optional.empty();
                    case Harm.None ignored -> Optional.empty();
                },
                Design::withHarm);
        Fields<Weapon> own = strike.in(
                now -> Optional.of(now.weapon()),
                (now, changed) -> new Strike(now.damage(), changed, now.strengthRating(), now.rounds()));
        harm = Choice.of(
                design.field("pit", Dnd35HarmKind.NONE, Dnd35HarmKind::of, (now, chosen) -> chosen.in(now)),
                Dnd35HarmKind.class,
                "form35.harm",
                Length.feet(10));
        damage = strike.field(
                "damage",
                Dice.NONE,
                Strike::damage,
                (now, dice) -> new Strike(dice, now.weapon(), now.strengthRating(), now.rounds()));
        weapon = Choice.of(
                design.maybe(
                        "weapon",
                        Dnd35WeaponChange.NONE,
                        now -> own.current().map(Weapon::weapon),
                        (now, chosen) -> Dnd35WeaponChange.to(chosen, now)),
                Stream.concat(
                                Stream.of(Dnd35WeaponChange.NONE),
                                WeaponTable.all().stream().map(WeaponTable.Row::id))
                        .toList(),
                Dnd35WeaponChange::name,
                Dnd35WeaponChange::says,
                id -> Optional.empty());
        weaponWords = own.text(
                "weapon-words", tongue, Weapon::words, (now, words) -> new Weapon(now.weapon(), words, now.critical()));
        critical = own.field(
                "critical", "", Weapon::critical, (now, typed) -> new Weapon(now.weapon(), now.words(), typed));
        strength = strike.field(
                "strength",
                0,
                Strike::strengthRating,
                (now, rating) -> new Strike(now.damage(), now.weapon(), rating, now.rounds()));
        rounds = strike.field(
                "rounds",
                1,
                Strike::rounds,
                (now, count) -> new Strike(now.damage(), now.weapon(), now.strengthRating(), count));
        pit = new Dnd35PitForm(design);
    }
}
