package trapwright.interop.foundry35;

import static trapwright.interop.foundry35.TrapActor.ordered;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.StableId;
import trapwright.interop.foundry.Notes;
import trapwright.rules.Figure;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Falls;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.SpellList;
import trapwright.system.dnd35.SpellUse;
import trapwright.system.dnd35.WeaponTable;

/// The attack items of one design: its blow or save, and a pit's spikes.
///
/// @param entry the card's entry
/// @param card the card
/// @param part which of its designs it is, from 0
record Attacks(Entry entry, TrapCard.Dnd35 card, int part) {
    private static final Pattern CRITICAL = Pattern.compile("(\\d{1,2})(?:-20)?/[x×](\\d{1,2})");
    private static final int SPIKE_ATTACK = 10;

    private Design design() {
        return card.trap().designs().get(part);
    }

    List<Map<String, Object>> items() {
        List<Map<String, Object>> items = new ArrayList<>();
        if (!design().delivery().equals(Delivery.NEITHER) || !damage().isEmpty()) {
            items.add(item("attack", name(), main()));
        }
        pit().flatMap(pit -> Falls.spikes(pit).map(spikes -> spikes(pit, spikes)))
                .ifPresent(items::add);
        return items;
    }

    private Map<String, Object> main() {
        Map<String, Object> system = new LinkedHashMap<>();
        system.put("attackType", "misc");
        system.put("actionType", actionType());
        design().delivery().attack().ifPresent(attack -> {
            system.put("attackBonus", Integer.toString(attack.bonus()));
            system.put("ability", ability(attack));
        });
        system.put("damage", damage(damage(), cause()));
        save().ifPresent(save -> system.put("save", save));
        return system;
    }

    private String actionType() {
        boolean magic = Kind.of(design()) != Kind.MECHANICAL;
        return design().delivery()
                .attack()
                .map(attack -> switch (attack.reach()) {
                    case MELEE -> magic ? "msak" : "mwak";
                    case RANGED -> magic ? "rsak" : "rwak";
                })
                .orElse(design().delivery().saves().isEmpty() ? "other" : magic ? "spellsave" : "save");
    }

    private Map<String, Object> ability(Delivery.Attack attack) {
        Map<String, Object> ability = ordered("vsTouchAc", attack.touch());
        Matcher critical = CRITICAL.matcher(critical().strip().toLowerCase(Locale.ROOT));
        if (critical.matches()) {
            ability.put("critRange", critical.group(1));
            ability.put("critMult", Integer.parseInt(critical.group(2)));
        }
        return ability;
    }

    private Optional<Map<String, Object>> save() {
        return design().delivery().saves().stream().findFirst().map(save -> {
            String gives = switch (save.result()) {
                case AVOIDS, NEGATES, DISBELIEF -> "negates";
                case HALF -> "half";
                case PARTIAL -> "partial";
            };
            return ordered(
                    "dc", saveDc(), "type", save.kind().name().toLowerCase(Locale.ROOT) + gives, "description", "");
        });
    }

    private String saveDc() {
        return Dnd35Rules.INSTANCE
                .assess(new Dnd35Trap.Single(design()), card.face().rulings())
                .amount("saveDc")
                .map(Figure.Amount::value)
                .map(dc -> Integer.toString(dc.intValue()))
                .orElse("");
    }

    private Map<String, Object> spikes(Pit pit, Pit.Spikes spikes) {
        Map<String, Object> system = ordered("attackType", "misc", "actionType", "mwak");
        system.put("attackBonus", Integer.toString(SPIKE_ATTACK));
        system.put("damage", damage(formula(Falls.spikeDamage(pit, spikes)), ""));
        return item("spikes", entry.words().say("block35.spikes"), system);
    }

    private Map<String, Object> item(String id, String name, Map<String, Object> system) {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("_id", StableId.of(card.face().id(), part + "/" + id));
        item.put("name", Notes.guarded(name));
        item.put("type", "attack");
        item.put("system", system);
        return item;
    }

    private static Map<String, Object> damage(String formula, String cause) {
        return ordered("parts", formula.isEmpty() ? List.of() : List.of(List.of(formula, cause, "")));
    }

    private String name() {
        String named = switch (card.trap()) {
            case Dnd35Trap.Compound compound ->
                entry.line(compound.parts().get(part).name());
            case Dnd35Trap.Single ignored -> "";
        };
        String what = pit().isPresent() ? entry.words().say("block35.pit") : spell().orElseGet(this::cause);
        return !named.isEmpty() ? named : !what.isEmpty() ? what : entry.name();
    }

    /// The name of the spell that is the effect.
    private Optional<String> spell() {
        return switch (design().make()) {
            case Make.Mechanism ignored -> Optional.empty();
            case Make.Spellwork work ->
                work.spells().stream()
                        .filter(use -> use.role() == SpellUse.Role.EFFECT)
                        .map(use -> use.spell().isEmpty()
                                ? entry.line(use.name())
                                : entry.words().say(SpellList.name(use.spell())))
                        .findFirst();
        };
    }

    /// What strikes, where it has a name.
    private String cause() {
        return switch (design().harm()) {
            case Harm.None() -> "";
            case Harm.Strike strike -> {
                String own = entry.line(strike.weapon().words());
                yield !own.isEmpty() || strike.weapon().weapon().isEmpty()
                        ? own
                        : entry.words().say(WeaponTable.name(strike.weapon().weapon()));
            }
            case Harm.Fall ignored -> entry.words().say("dnd35.damage-type.fall");
        };
    }

    private String critical() {
        return switch (design().harm()) {
            case Harm.Strike strike -> strike.weapon().critical();
            case Harm.None ignored -> "";
            case Harm.Fall ignored -> "";
        };
    }

    private Optional<Pit> pit() {
        return switch (design().harm()) {
            case Harm.Fall(Pit pit) -> Optional.of(pit);
            case Harm.None ignored -> Optional.empty();
            case Harm.Strike ignored -> Optional.empty();
        };
    }

    /// The dice of one missile, as Foundry rolls them; none where they could not be read.
    private String damage() {
        return switch (design().harm()) {
            case Harm.None() -> "";
            case Harm.Strike strike -> formula(strike.damage());
            case Harm.Fall(Pit pit) -> formula(Falls.damage(pit));
        };
    }

    private static String formula(Dice dice) {
        return dice.roll().map(Roll::formula).orElse("");
    }
}
