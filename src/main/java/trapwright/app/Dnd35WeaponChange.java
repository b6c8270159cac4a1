package trapwright.app;

import java.util.Optional;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.WeaponTable;

/// Puts a weapon of the table into a design, with its dice, its critical and how it strikes.
final class Dnd35WeaponChange {
    /// No weapon of the table.
    static final String NONE = "";

    private Dnd35WeaponChange() {}

    static Design to(String weapon, Design design) {
        return switch (design.harm()) {
            case Harm.Strike strike ->
                WeaponTable.find(weapon)
                        .map(row -> armed(design, strike, row))
                        .orElse(design.withHarm(new Harm.Strike(
                                strike.damage(),
                                new Harm.Weapon(
                                        NONE,
                                        strike.weapon().words(),
                                        strike.weapon().critical()),
                                strike.strengthRating(),
                                strike.rounds())));
            case Harm.Fall ignored -> design;
            case Harm.None ignored -> design;
        };
    }

    private static Design armed(Design design, Harm.Strike strike, WeaponTable.Row row) {
        Optional<Delivery.Attack> attack = design.delivery()
                .attack()
                .map(was -> new Delivery.Attack(
                        was.bonus(),
                        row.reaches().contains(was.reach())
                                ? was.reach()
                                : row.reaches().iterator().next(),
                        row.touch()));
        return design.withHarm(new Harm.Strike(
                        row.damage(),
                        new Harm.Weapon(row.id(), strike.weapon().words(), ""),
                        strike.strengthRating(),
                        strike.rounds()))
                .withDelivery(new Delivery(attack, design.delivery().saves()));
    }

    static Message name(String weapon) {
        return weapon.equals(NONE) ? Message.of("form35.weapon.own") : WeaponTable.name(weapon);
    }

    /// A weapon's dice and critical.
    static Message says(String weapon) {
        return WeaponTable.find(weapon)
                .map(row -> row.damage().isNone()
                        ? Message.of("form35.weapon.net.says")
                        : Message.of("form35.weapon.says", row.damage(), row.critical()))
                .orElse(Message.of("form35.weapon.own.says"));
    }
}
