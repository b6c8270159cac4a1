package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;

/// The spells of a 3.5 magic trap.
public final class Dnd35SpellsForm {
    /// No spell of the list: none at all, or one of the game master's own.
    public static final String NONE = "";

    private static final SpellUse OWN = new SpellUse(
            SpellUse.Role.EFFECT,
            NONE,
            Wording.NONE,
            1,
            0,
            new SpellUse.Caster(CasterClass.WIZARD, 1),
            SpellUse.Components.NONE);

    /// The device's trigger spell; [#NONE] for none.
    public final Choice<String> triggerSpell;

    /// Whether a caster must be paid.
    public final FormField<Boolean> hired;

    /// The caster's ability modifier; empty for the least a caster needs. Only for a spell trap.
    public final FormField<Optional<Integer>> abilityModifier;

    private final Dnd35Parts parts;
    private final ObjectProperty<Tongue> tongue;
    private final List<Dnd35SpellForm> rows = new ArrayList<>();

    Dnd35SpellsForm(Dnd35Parts parts, ObjectProperty<Tongue> tongue) {
        this.parts = parts;
        this.tongue = tongue;
        Fields<Make.Spellwork> magic = parts.design()
                .in(
                        now -> switch (now.make()) {
                            case Make.Mechanism ignored -> Optional.empty();
                            case Make.Spellwork made -> Optional.of(made);
                        },
                        Design::withMake);
        triggerSpell = Choice.of(
                parts.design()
                        .maybe(
                                "trigger-spell",
                                NONE,
                                now -> Kind.of(now) == Kind.DEVICE
                                        ? Optional.of(triggers(now)
                                                .map(SpellUse::spell)
                                                .findFirst()
                                                .orElse(NONE))
                                        : Optional.empty(),
                                Dnd35SpellsForm::withTrigger),
                Stream.concat(Stream.of(NONE), ids(Spell.Use.TRIGGER)).toList(),
                Dnd35SpellsForm::name,
                Dnd35SpellsForm::says,
                id -> Optional.empty());
        hired = magic.field(
                "hired",
                false,
                Make.Spellwork::hired,
                (now, paid) -> new Make.Spellwork(now.form(), now.spells(), paid, now.abilityModifier()));
        abilityModifier = magic.maybe(
                "ability-modifier",
                Optional.empty(),
                now -> now.form() == Make.Form.SPELL ? Optional.of(now.abilityModifier()) : Optional.empty(),
                (now, modifier) -> new Make.Spellwork(now.form(), now.spells(), now.hired(), modifier));
    }

    /// How many spells the trap has.
    public int count() {
        return Dnd35SpellChange.spells(parts.current()).size();
    }

    /// The fields of one spell.
    ///
    /// @param index which spell, from 0
    public Dnd35SpellForm row(int index) {
        while (rows.size() <= index) {
            rows.add(new Dnd35SpellForm(parts.design(), rows.size(), tongue));
        }
        return rows.get(index);
    }

    /// What may be chosen as a spell: first one of the game master's own, then all of the list, by level.
    public static List<String> offered() {
        return Stream.concat(Stream.of(NONE), SpellList.all().stream().map(Spell::id))
                .toList();
    }

    /// Adds a spell: one that can only set a device off as its trigger, any other as an effect.
    ///
    /// @param spell one of those offered
    public void add(String spell) {
        parts.change("spell", design -> Dnd35SpellChange.put(design, count(), use(spell)));
    }

    /// What adding a spell would do.
    ///
    /// @param spell one of those offered
    public Trial tryAdding(String spell) {
        return parts.trial(design -> Dnd35SpellChange.put(design, count(), use(spell)));
    }

    private static SpellUse use(String spell) {
        return SpellList.find(spell)
                .map(found -> found.use(
                        found.uses().equals(Set.of(Spell.Use.TRIGGER)) ? SpellUse.Role.TRIGGER : SpellUse.Role.EFFECT))
                .orElse(OWN);
    }

    /// Takes a spell out.
    public void remove(int index) {
        change(spells -> spells.remove(index));
    }

    /// Moves a spell.
    ///
    /// @param by how many places, negative for forward
    public void move(int index, int by) {
        change(spells -> spells.add(Math.clamp((long) index + by, 0, spells.size() - 1), spells.remove(index)));
    }

    /// The name of a spell among those offered.
    public static Message offer(String spell) {
        return spell.equals(NONE) ? Message.of("form35.spell.own") : name(spell);
    }

    /// One line about a spell among those offered: its level and class.
    public static Message offerSays(String spell) {
        return spell.equals(NONE) ? Message.of("form35.spell.own.says") : says(spell);
    }

    /// The name of a spell, or of none.
    static Message name(String spell) {
        return spell.equals(NONE) ? Message.of("form35.spell.none") : SpellList.name(spell);
    }

    /// A spell's level and class.
    static Message says(String spell) {
        return SpellList.find(spell)
                .map(found -> Message.of(
                        "form35.spell.says",
                        found.caster().level(),
                        Message.of(Choice.key("form35.caster", found.caster().casting()))))
                .orElse(Message.of("form35.spell.none.says"));
    }

    private static Stream<String> ids(Spell.Use use) {
        return SpellList.all().stream()
                .filter(spell -> spell.uses().contains(use))
                .map(Spell::id);
    }

    private void change(Consumer<List<SpellUse>> change) {
        parts.change("spell", design -> {
            List<SpellUse> spells = new ArrayList<>(Dnd35SpellChange.spells(design));
            change.accept(spells);
            return Dnd35SpellChange.withSpells(design, spells);
        });
    }

    private static Design withTrigger(Design design, String spell) {
        List<SpellUse> spells = new ArrayList<>(Dnd35SpellChange.spells(design));
        Optional<SpellUse> was = triggers(design).findFirst();
        Optional<SpellUse> is = SpellList.find(spell).map(found -> found.use(SpellUse.Role.TRIGGER));
        if (was.isPresent()) {
            int place = spells.indexOf(was.get());
            spells.remove(place);
            is.ifPresent(use -> spells.add(place, use));
        } else {
            is.ifPresent(spells::add);
        }
        return Dnd35SpellChange.withSpells(design, spells);
    }

    private static Stream<SpellUse> triggers(Design design) {
        return Dnd35SpellChange.spells(design).stream().filter(use -> use.role() != SpellUse.Role.EFFECT);
    }
}
