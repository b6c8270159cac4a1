package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Spell;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;

/// Finds printed spells in the list. The printed Search DC, save DC and caster level win over it (3.5, section 2.4).
///
/// @param draft the card
/// @param part the design the spells are in
record MagicAssembly(Draft draft, PartDraft part) {
    private static final int MAGIC_BASE = 25;
    private static final int SAVE_BASE = 10;
    private static final int HIGHEST = 9;

    Make make(Make.Form form) {
        List<SpellUse> spells = new ArrayList<>();
        part.spells.forEach(read -> spells.add(effect(read)));
        SpellUse.Role role = part.sharedTrigger ? SpellUse.Role.SHARED_TRIGGER : SpellUse.Role.TRIGGER;
        part.triggerDetails.forEach(name -> spells.add(trigger(name, role)));
        Make.Spellwork spellwork = new Make.Spellwork(form, spells, form == Make.Form.SPELL, Optional.empty());
        compareDcs(spellwork);
        return spellwork;
    }

    private void compareDcs(Make.Spellwork spellwork) {
        int derived = MAGIC_BASE + level(spellwork);
        part.searchDc
                .filter(dc -> dc != derived)
                .ifPresent(dc ->
                        draft.remark(Remark.Sort.DIFFERS, part.dcPlace, "interop.read.magic-search", dc, derived));
        part.disableDc
                .filter(dc -> dc != derived)
                .ifPresent(dc ->
                        draft.remark(Remark.Sort.DIFFERS, part.dcPlace, "interop.read.magic-disable", dc, derived));
    }

    private static int level(Make.Spellwork spellwork) {
        return spellwork.spells().stream()
                .filter(use -> use.role() == SpellUse.Role.EFFECT)
                .mapToInt(SpellUse::raisedLevel)
                .max()
                .orElse(0);
    }

    /// The spell level that the printed Search DC tells, when there is one.
    private Optional<Integer> impliedLevel() {
        return part.searchDc.map(dc -> dc - MAGIC_BASE).filter(level -> level >= 0 && level <= HIGHEST);
    }

    private SpellUse effect(PartDraft.SpellRead read) {
        Metamagic.Named named = Metamagic.name(read.name().folded());
        Optional<Spell> spell = named.spell().flatMap(SpellList::find);
        return spell.map(known -> known(read, named, known)).orElseGet(() -> custom(read));
    }

    private SpellUse known(PartDraft.SpellRead read, Metamagic.Named named, Spell spell) {
        CasterClass casting = read.casting().orElse(spell.caster().casting());
        int listed = spell.levels().getOrDefault(casting, spell.caster().level());
        boolean single = part.spells.size() == 1;
        int level = impliedLevel()
                .filter(raised -> single && raised >= named.levels())
                .map(raised -> raised - named.levels())
                .orElse(listed);
        if (level != listed) {
            draft.remark(
                    Remark.Sort.DIFFERS,
                    read.name().place(),
                    "interop.read.spell-level",
                    Message.of("dnd35.spell." + spell.id()),
                    level,
                    listed);
        }
        return new SpellUse(
                SpellUse.Role.EFFECT,
                spell.id(),
                named.words(),
                level,
                named.levels(),
                caster(read, casting, level + named.levels()),
                spell.components());
    }

    private SpellUse custom(PartDraft.SpellRead read) {
        int level = impliedLevel()
                .orElseGet(() -> read.level()
                        .map(caster -> Math.clamp((caster + 1) / 2, 0, HIGHEST))
                        .orElse(1));
        draft.remark(
                Remark.Sort.ASSUMED,
                read.name().place(),
                "interop.read.spell-unknown",
                read.name().words(),
                level);
        return new SpellUse(
                SpellUse.Role.EFFECT,
                "",
                Spoken.in(draft.speech.language(), read.name().words()),
                level,
                0,
                caster(read, read.casting().orElse(CasterClass.WIZARD), level),
                SpellUse.Components.NONE);
    }

    private SpellUse.Caster caster(PartDraft.SpellRead read, CasterClass casting, int level) {
        return new SpellUse.Caster(
                casting, read.level().filter(caster -> caster > 0).orElseGet(() -> {
                    draft.remark(
                            Remark.Sort.ASSUMED,
                            read.name().place(),
                            "interop.read.no-caster",
                            casting.leastCasterLevel(level));
                    return casting.leastCasterLevel(level);
                }));
    }

    private SpellUse trigger(Cursor.Stretch name, SpellUse.Role role) {
        return Names.find(Names.Sort.SPELL, name.folded())
                .flatMap(SpellList::find)
                .map(spell -> spell.use(role))
                .orElseGet(() -> {
                    draft.remark(Remark.Sort.ASSUMED, name.place(), "interop.read.spell-unknown", name.words(), 1);
                    Wording words = Spoken.in(draft.speech.language(), name.words());
                    return new SpellUse(
                            role,
                            "",
                            words,
                            1,
                            0,
                            new SpellUse.Caster(CasterClass.WIZARD, 1),
                            SpellUse.Components.NONE);
                });
    }

    /// The saves; a DC that follows from the spell level is not kept.
    List<Delivery.Save> saves(Make make) {
        return part.saves.stream()
                .map(save -> new Delivery.Save(
                        save.kind(), keptDc(make, save), save.result().orElseGet(() -> usual(save))))
                .toList();
    }

    private Delivery.Save.Result usual(PartDraft.SaveRead save) {
        Delivery.Save.Result result = part.pit.isPresent() ? Delivery.Save.Result.AVOIDS : Delivery.Save.Result.NEGATES;
        draft.remark(
                Remark.Sort.ASSUMED,
                save.place(),
                "interop.read.no-result." + result.name().toLowerCase(Locale.ROOT));
        return result;
    }

    private Optional<Integer> keptDc(Make make, PartDraft.SaveRead save) {
        return switch (make) {
            case Make.Mechanism ignored -> Optional.of(save.dc());
            case Make.Spellwork spellwork -> {
                int level = level(spellwork);
                int derived = switch (spellwork.form()) {
                    case DEVICE -> SAVE_BASE + level * 3 / 2;
                    case SPELL -> SAVE_BASE + level + level / 2;
                };
                if (save.dc() == derived) {
                    yield Optional.empty();
                }
                draft.remark(Remark.Sort.DIFFERS, save.place(), "interop.read.save-dc", save.dc(), derived);
                yield Optional.of(save.dc());
            }
        };
    }
}
