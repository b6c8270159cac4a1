package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.SpellUse.Caster;
import trapwright.system.dnd35.SpellUse.Components;

/// The fields of one spell in a 3.5 magic trap; disabled while the trap has no such spell.
public final class Dnd35SpellForm {
    /// Which spell of the list; choosing one fills in all that the list knows of it.
    public final Choice<String> spell;

    /// The name of a spell of the game master's own, or how one of the list is modified.
    public final Bilingual name;

    public final Choice<SpellUse.Role> role;
    public final FormField<Integer> level;

    /// Levels that metamagic adds.
    public final FormField<Integer> metamagic;

    public final Choice<CasterClass> casting;
    public final FormField<Integer> casterLevel;
    public final FormField<Money> material;
    public final FormField<Integer> xp;
    public final FormField<Money> focus;

    private final int index;

    /// @param index which spell, from 0
    Dnd35SpellForm(Fields<Design> design, int index, ObjectProperty<Tongue> tongue) {
        this.index = index;
        Fields<SpellUse> use = design.in(
                now -> Dnd35SpellChange.spells(now).stream().skip(index).findFirst(),
                (now, changed) -> Dnd35SpellChange.change(now, index, was -> changed));
        Fields<Caster> caster = use.in(now -> Optional.of(now.caster()), Dnd35SpellForm::withCaster);
        Fields<Components> components = use.in(
                now -> Optional.of(now.components()),
                (now, changed) -> new SpellUse(
                        now.role(), now.spell(), now.name(), now.level(), now.metamagic(), now.caster(), changed));
        spell = Choice.of(
                design.maybe(
                        id("spell"), Dnd35SpellsForm.NONE, now -> use.current().map(SpellUse::spell), this::withSpell),
                Dnd35SpellsForm.offered(),
                Dnd35SpellsForm::offer,
                Dnd35SpellsForm::offerSays,
                id -> Optional.empty());
        name = use.text(
                id("spell-name"),
                tongue,
                SpellUse::name,
                (now, words) -> new SpellUse(
                        now.role(), now.spell(), words, now.level(), now.metamagic(), now.caster(), now.components()));
        role = Choice.of(
                use.field(
                        id("spell-role"),
                        SpellUse.Role.EFFECT,
                        SpellUse::role,
                        (now, chosen) -> new SpellUse(
                                chosen,
                                now.spell(),
                                now.name(),
                                now.level(),
                                now.metamagic(),
                                now.caster(),
                                now.components())),
                SpellUse.Role.class,
                "form35.spell-role");
        level = use.field(
                id("spell-level"),
                0,
                SpellUse::level,
                (now, number) -> new SpellUse(
                        now.role(), now.spell(), now.name(), number, now.metamagic(), now.caster(), now.components()));
        metamagic = use.field(
                id("metamagic"),
                0,
                SpellUse::metamagic,
                (now, number) -> new SpellUse(
                        now.role(), now.spell(), now.name(), now.level(), number, now.caster(), now.components()));
        casting = Choice.of(
                use.field(id("caster"), CasterClass.WIZARD, now -> now.caster().casting(), Dnd35SpellForm::castBy),
                CasterClass.class,
                "form35.caster",
                chosen -> use.current().flatMap(now -> whyNot(now.spell(), chosen)));
        casterLevel =
                caster.field(id("caster-level"), 1, Caster::level, (now, number) -> new Caster(now.casting(), number));
        material = components.field(
                id("material"),
                Money.NONE,
                Components::material,
                (now, price) -> new Components(price, now.xp(), now.focus()));
        xp = components.field(
                id("spell-xp"),
                0,
                Components::xp,
                (now, points) -> new Components(now.material(), points, now.focus()));
        focus = components.field(
                id("focus"),
                Money.NONE,
                Components::focus,
                (now, price) -> new Components(now.material(), now.xp(), price));
    }

    private Design withSpell(Design now, String chosen) {
        SpellUse was = Dnd35SpellChange.spells(now).get(index);
        SpellUse own =
                new SpellUse(was.role(), "", was.name(), was.level(), was.metamagic(), was.caster(), was.components());
        return Dnd35SpellChange.put(
                now,
                index,
                SpellList.find(chosen).map(found -> found.use(was.role())).orElse(own));
    }

    /// A class that has the spell at another level casts it at that level, and at least at the caster level it needs.
    private static SpellUse castBy(SpellUse was, CasterClass chosen) {
        int level = levelFor(was.spell(), chosen).orElse(was.level());
        Caster caster = new Caster(chosen, Math.max(was.caster().level(), chosen.leastCasterLevel(level)));
        return new SpellUse(was.role(), was.spell(), was.name(), level, was.metamagic(), caster, was.components());
    }

    private static SpellUse withCaster(SpellUse was, Caster caster) {
        return new SpellUse(
                was.role(), was.spell(), was.name(), was.level(), was.metamagic(), caster, was.components());
    }

    private static Optional<Message> whyNot(String spell, CasterClass chosen) {
        boolean can = spell.isEmpty()
                || chosen == CasterClass.DOMAIN
                || levelFor(spell, chosen).isPresent();
        return can ? Optional.empty() : Optional.of(Message.of("form35.only.class-with-spell"));
    }

    private static Optional<Integer> levelFor(String spell, CasterClass casting) {
        return SpellList.find(spell).map(Spell::levels).map(levels -> levels.get(casting));
    }

    private String id(String id) {
        return index == 0 ? id : id + "-" + (index + 1);
    }
}
