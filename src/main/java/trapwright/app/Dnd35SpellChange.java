package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import trapwright.dice.Dice;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellDamage;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;

/// Changes the spells of a magic trap; the spell that is its effect brings its save, its attack and its damage with it.
final class Dnd35SpellChange {
    private Dnd35SpellChange() {}

    /// The spells of a design; none for a mechanism.
    static List<SpellUse> spells(Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> List.of();
            case Make.Spellwork magic -> magic.spells();
        };
    }

    /// The design with another list of spells; a mechanism stays as it is.
    static Design withSpells(Design design, List<SpellUse> spells) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> design;
            case Make.Spellwork magic ->
                design.withMake(new Make.Spellwork(magic.form(), spells, magic.hired(), magic.abilityModifier()));
        };
    }

    /// The design with one spell changed. Damage that was the spell's at its old caster level becomes that of the new.
    static Design change(Design design, int index, UnaryOperator<SpellUse> change) {
        List<SpellUse> spells = new ArrayList<>(spells(design));
        SpellUse was = spells.get(index);
        SpellUse is = change.apply(was);
        spells.set(index, is);
        Design changed = withSpells(design, spells);
        return isEffect(is) && design.harm().equals(harm(was)) ? changed.withHarm(harm(is)) : changed;
    }

    /// The design with a spell of the list put in; the first effect spell fills in how the trap strikes.
    ///
    /// @param index which spell it takes the place of; the number of spells to add one
    static Design put(Design design, int index, SpellUse use) {
        List<SpellUse> spells = new ArrayList<>(spells(design));
        if (index < spells.size()) {
            spells.set(index, use);
        } else {
            spells.add(use);
        }
        Design changed = withSpells(design, spells);
        boolean first =
                spells.stream().filter(Dnd35SpellChange::isEffect).findFirst().equals(Optional.of(use));
        return first
                ? SpellList.find(use.spell())
                        .map(spell -> filled(changed, spell, use))
                        .orElse(changed)
                : changed;
    }

    private static Design filled(Design design, Spell spell, SpellUse use) {
        Optional<Delivery.Attack> attack = spell.damage()
                .flatMap(SpellDamage::touch)
                .map(reach -> new Delivery.Attack(use.caster().level() / 2 + use.level() / 2, reach, true));
        return design.withDelivery(new Delivery(attack, spell.saves())).withHarm(harm(use));
    }

    private static Harm harm(SpellUse use) {
        int level = use.caster().level();
        Optional<SpellDamage> damage = SpellList.find(use.spell()).flatMap(Spell::damage);
        Dice dice = damage.map(growing -> growing.at(level)).orElse(Dice.NONE);
        return dice.isNone()
                ? new Harm.None()
                : new Harm.Strike(
                        dice,
                        Harm.Weapon.NONE,
                        0,
                        damage.map(growing -> growing.roundsAt(level)).orElse(1));
    }

    private static boolean isEffect(SpellUse use) {
        return use.role() == SpellUse.Role.EFFECT;
    }
}
