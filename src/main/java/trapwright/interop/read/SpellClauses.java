package trapwright.interop.read;

import java.util.Optional;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Kind;

/// `spell effect (fireball, 8th-level wizard, 8d6 fire, DC 14 Reflex save half damage)`.
final class SpellClauses {
    private SpellClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        int start = cursor.at();
        if (draft.speech.take(cursor, "spell-effect").isEmpty()) {
            return false;
        }
        Optional<Cursor> inside = cursor.bracket();
        if (draft.part().kind.filter(Kind.MECHANICAL::equals).isPresent() && inside.isPresent()) {
            left(cursor.stretch(start, cursor.at()), draft);
            return true;
        }
        if (inside.isEmpty()) {
            Leftover.report(cursor.toSeparator(";,."), draft);
            return true;
        }
        PartDraft before = draft.part();
        PartDraft part = draft.partFor(!before.spells.isEmpty());
        part.spells.add(spell(inside.get(), draft));
        details(inside.get(), draft, part);
        return true;
    }

    /// A mechanism casts nothing; save and damage of the spell are none of the mechanism's either.
    static void left(Cursor.Stretch words, Draft draft) {
        draft.remark(Remark.Sort.NOT_UNDERSTOOD, words.place(), "interop.read.spell-in-mechanism", words.words());
    }

    private static PartDraft.SpellRead spell(Cursor inside, Draft draft) {
        int start = inside.at();
        Optional<Speech.Heard> caster = draft.speech.find(inside, "caster");
        if (caster.isEmpty()) {
            return new PartDraft.SpellRead(inside.toSeparator(",;"), Optional.empty(), Optional.empty());
        }
        Speech.Heard heard = caster.get();
        Cursor.Stretch name = inside.stretch(start, heard.start());
        inside.to(heard.end());
        int level = heard.number(heard.has("level") ? "level" : "level2");
        return new PartDraft.SpellRead(
                name,
                heard.part("class").or(() -> heard.part("class2")).map(SpellClauses::casting),
                Optional.of(level));
    }

    private static void details(Cursor inside, Draft draft, PartDraft part) {
        while (!inside.isDone()) {
            int before = inside.at();
            inside.skipSeparators();
            if (inside.isDone() || detail(inside, draft, part)) {
                continue;
            }
            Leftover.report(inside.toSeparator(",;"), draft);
            if (inside.at() == before) {
                inside.rest();
            }
        }
    }

    private static boolean detail(Cursor inside, Draft draft, PartDraft part) {
        if (SaveClauses.hears(inside, draft.speech)) {
            SaveClauses.takeAll(inside, draft, part);
            return true;
        }
        int start = inside.at();
        Optional<Delivery.Attack> attack = AttackClauses.take(inside, draft);
        if (attack.isPresent()) {
            if (!draft.repeats(Told.ATTACK, inside, start)) {
                part.attack = attack;
                inside.bracket().ifPresent(detail -> StrikeClauses.blow(detail, draft));
            }
            return true;
        }
        Optional<Speech.Heard> missiles = draft.speech.take(inside, "per-target");
        if (missiles.isPresent()) {
            FeatureClauses.missiles(missiles.get(), inside, draft);
            return true;
        }
        if (draft.speech.hears(inside, "spell-damage") && !draft.speech.hears(inside, "no-damage")) {
            if (part.told.contains(Told.HARM)) {
                draft.again(inside.toSeparator(",;"));
            } else {
                StrikeClauses.dealt(inside, draft);
            }
            return true;
        }
        return false;
    }

    private static CasterClass casting(String word) {
        return switch (word) {
            case "cleric", "pretre" -> CasterClass.CLERIC;
            case "sorcerer", "ensorceleur" -> CasterClass.SORCERER;
            case "druid", "druide" -> CasterClass.DRUID;
            case "bard", "barde" -> CasterClass.BARD;
            case "paladin" -> CasterClass.PALADIN;
            case "ranger", "rodeur" -> CasterClass.RANGER;
            case "domain cleric", "pretre de domaine" -> CasterClass.DOMAIN;
            default -> CasterClass.WIZARD;
        };
    }
}
