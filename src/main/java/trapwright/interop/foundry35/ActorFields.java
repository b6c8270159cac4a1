package trapwright.interop.foundry35;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.interop.foreign.Found;
import trapwright.interop.foreign.Values;
import trapwright.interop.read.Remark;
import trapwright.rules.Wording;
import trapwright.system.dnd35.CasterClass;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.SpellUse;

/// A card made of an actor's fields: its DCs, and one part for each of its attacks. It has no field for trigger, reset
/// and
/// bypass, so the usual ones are taken.
///
/// @param actor the file
/// @param system its system's part
/// @param found where it stands
record ActorFields(Map<String, Object> actor, Object system, Found found) {
    private static final int MAGIC_DC = 25;
    private static final int MOST_LEVELS = 9;

    TrapCard.Dnd35 card() {
        found.say(Remark.Sort.ASSUMED, "imports.d35e.workings");
        List<Design> designs = new ArrayList<>();
        for (Object item : Values.list(actor, "items")) {
            if (Values.text(item, "type").equals("attack")) {
                designs.add(design(item));
            } else {
                found.say(Remark.Sort.NOT_UNDERSTOOD, "imports.lost", Values.text(item, "name"));
            }
        }
        if (designs.isEmpty()) {
            designs.add(base("").withDelivery(Delivery.NEITHER).withHarm(new Harm.None()));
            found.say(Remark.Sort.NOT_UNDERSTOOD, "imports.d35e.no-attack");
        }
        return new TrapCard.Dnd35(Face.blank(UUID.randomUUID()), trap(designs));
    }

    private static Dnd35Trap trap(List<Design> designs) {
        return designs.size() == 1
                ? new Dnd35Trap.Single(designs.getFirst())
                : new Dnd35Trap.Compound(
                        Dnd35Trap.Joining.INDEPENDENT,
                        designs.stream()
                                .map(design -> new Dnd35Trap.Part(Wording.NONE, design))
                                .toList());
    }

    private Design base(String cause) {
        return Dnd35Rules.INSTANCE.blank().designs().getFirst().withMake(make(cause));
    }

    /// A magic trap's DCs tell the level of its spell, as they are 25 and the level (3.5, section 2.4).
    private Make make(String cause) {
        int search = Values.number(system, "details", "findDC").orElse(20);
        int disable = Values.number(system, "details", "disarmDC").orElse(20);
        if (!Values.text(system, "details", "type").toLowerCase(Locale.ROOT).startsWith("magic")) {
            return new Make.Mechanism(search, disable);
        }
        int level = Math.clamp(search - MAGIC_DC, 0, MOST_LEVELS);
        found.say(Remark.Sort.ASSUMED, "imports.d35e.spell", level);
        SpellUse spell = new SpellUse(
                SpellUse.Role.EFFECT,
                "",
                Wording.same(cause),
                level,
                0,
                new SpellUse.Caster(CasterClass.WIZARD, Math.max(1, 2 * level - 1)),
                SpellUse.Components.NONE);
        return new Make.Spellwork(Make.Form.DEVICE, List.of(spell), false, Optional.empty());
    }

    private Design design(Object item) {
        String cause = Values.text(item, "name");
        Object data =
                Values.at(item, "system").or(() -> Values.at(item, "data")).orElse(Map.of());
        return base(cause).withDelivery(new Delivery(attack(data), saves(data))).withHarm(harm(cause, data));
    }

    private static Optional<Delivery.Attack> attack(Object data) {
        String action = Values.text(data, "actionType");
        boolean touch = Values.at(data, "ability", "vsTouchAc")
                .filter(Boolean.TRUE::equals)
                .isPresent();
        return switch (action) {
            case "mwak", "msak" ->
                Optional.of(
                        new Delivery.Attack(Values.number(data, "attackBonus").orElse(0), Delivery.Reach.MELEE, touch));
            case "rwak", "rsak" ->
                Optional.of(new Delivery.Attack(
                        Values.number(data, "attackBonus").orElse(0), Delivery.Reach.RANGED, touch));
            default -> Optional.empty();
        };
    }

    private static List<Delivery.Save> saves(Object data) {
        String type = Values.text(data, "save", "type").toLowerCase(Locale.ROOT);
        for (Delivery.Save.Kind kind : Delivery.Save.Kind.values()) {
            String name = kind.name().toLowerCase(Locale.ROOT);
            if (type.startsWith(name)) {
                Delivery.Save.Result result = switch (type.substring(name.length())) {
                    case "half" -> Delivery.Save.Result.HALF;
                    case "partial" -> Delivery.Save.Result.PARTIAL;
                    default -> Delivery.Save.Result.NEGATES;
                };
                return List.of(new Delivery.Save(kind, Values.number(data, "save", "dc"), result));
            }
        }
        return List.of();
    }

    private static Harm harm(String cause, Object data) {
        String dice = Values.list(data, "damage", "parts").stream()
                .map(part ->
                        part instanceof List<?> pieces && !pieces.isEmpty() ? String.valueOf(pieces.getFirst()) : "")
                .filter(formula -> !formula.isBlank())
                .reduce((one, other) -> one + "+" + other)
                .orElse("");
        if (dice.isEmpty()) {
            return new Harm.None();
        }
        Harm.Weapon weapon = new Harm.Weapon("", Wording.same(cause), critical(data));
        return new Harm.Strike(Dice.of(dice), weapon, 0, 1);
    }

    private static String critical(Object data) {
        int range = Values.number(data, "ability", "critRange").orElse(20);
        int factor = Values.number(data, "ability", "critMult").orElse(2);
        boolean usual = range == 20 && factor == 2 || range < 1 || range > 20;
        return usual ? "" : (range == 20 ? "20" : range + "-20") + "/x" + factor;
    }
}
