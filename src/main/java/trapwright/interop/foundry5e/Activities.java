package trapwright.interop.foundry5e;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import trapwright.card.TrapCard;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.StableId;
import trapwright.interop.foundry.Notes;
import trapwright.rules.Message;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;

/// What of a trap is rolled, as activities of an item: attacks, saves and damage of every effect at every band of
/// levels,
/// checks to notice and to counter.
final class Activities {
    private final Entry entry;
    private final TrapCard.Dnd5e card;
    private final Map<String, Object> all = new LinkedHashMap<>();

    Activities(Entry entry, TrapCard.Dnd5e card) {
        this.entry = entry;
        this.card = card;
    }

    Map<String, Object> all() {
        Dnd5eTrap trap = card.trap();
        effects(trap, "");
        for (Levelling.Scaling scaling : trap.levelling().scaling()) {
            effects(trap.at(scaling), " (" + entry.words().say(levels(scaling.levels())) + ")");
        }
        trap.clues()
                .forEach(clue ->
                        checks(clue).forEach(check -> check(check, entry.words().say("dnd5e.line.spot"))));
        trap.counters()
                .forEach(counter -> checks(counter)
                        .forEach(check -> check(check, entry.words().say("dnd5e.line.counter"))));
        return all;
    }

    private static Message levels(Levels levels) {
        return levels.from() == levels.to()
                ? Message.of("dnd5e.level", levels.from())
                : Message.of("dnd5e.levels", levels.from(), levels.to());
    }

    private void effects(Dnd5eTrap trap, String suffix) {
        for (Effect effect : trap.effects()) {
            String own = entry.line(effect.name());
            String name =
                    (own.isEmpty() ? entry.words().say("dnd5e.line.effect." + id(effect.moment())) : own) + suffix;
            effect.delivery().attack().ifPresent(attack -> attack(name, attack, effect));
            effect.delivery().save().ifPresent(save -> save(name, save, effect));
            List<Harm.Part> sure = parts(effect, Harm.Gate.AUTO);
            if (effect.delivery().equals(Delivery.AUTOMATIC)) {
                sure = effect.harm().parts();
            }
            if (!sure.isEmpty()) {
                add("damage", name).put("damage", Map.of("parts", DamageParts.of(sure)));
            }
        }
    }

    private void attack(String name, Delivery.Attack attack, Effect effect) {
        Map<String, Object> type = new LinkedHashMap<>();
        type.put(
                "value",
                switch (attack.reach()) {
                    case MELEE -> "melee";
                    case RANGED -> "ranged";
                });
        type.put("classification", "weapon");
        Map<String, Object> roll = new LinkedHashMap<>();
        roll.put("ability", "none");
        roll.put("bonus", Integer.toString(attack.bonus()));
        roll.put("flat", true);
        roll.put("type", type);
        Map<String, Object> activity = add("attack", name);
        activity.put("attack", roll);
        activity.put("damage", Map.of("parts", DamageParts.of(parts(effect, Harm.Gate.HIT))));
    }

    private void save(String name, Delivery.Resistance save, Effect effect) {
        List<Harm.Part> failed = new ArrayList<>(parts(effect, Harm.Gate.SAVE_HALF));
        boolean half = !failed.isEmpty();
        failed.addAll(parts(effect, Harm.Gate.SAVE_NONE));
        switch (save.roll()) {
            case SAVE -> {
                Map<String, Object> activity = add("save", name);
                Map<String, Object> roll = new LinkedHashMap<>();
                roll.put("ability", id(save.check().ability()));
                roll.put("dc", dc(save.check()));
                activity.put("save", roll);
                Map<String, Object> damage = new LinkedHashMap<>();
                damage.put("onSave", half ? "half" : "none");
                damage.put("parts", DamageParts.of(failed));
                activity.put("damage", damage);
            }
            case CHECK -> {
                check(save.check(), name);
                if (!failed.isEmpty()) {
                    add("damage", name).put("damage", Map.of("parts", DamageParts.of(failed)));
                }
            }
        }
    }

    private static List<Harm.Part> parts(Effect effect, Harm.Gate gate) {
        return effect.harm().parts().stream()
                .filter(part -> part.gate() == gate)
                .toList();
    }

    private static Stream<AbilityCheck> checks(Clue clue) {
        return switch (clue) {
            case Clue.Check check -> Stream.of(check.check());
            case Clue.Sequence sequence -> sequence.checks().stream().map(Clue.Check::check);
            case Clue.Plain ignored -> Stream.empty();
        };
    }

    private static Stream<AbilityCheck> checks(Counter counter) {
        return switch (counter) {
            case Counter.Check check -> check.checks().stream();
            case Counter.Plain ignored -> Stream.empty();
            case Counter.Dispel ignored -> Stream.empty();
            case Counter.Smash ignored -> Stream.empty();
        };
    }

    private void check(AbilityCheck check, String name) {
        Map<String, Object> roll = new LinkedHashMap<>();
        roll.put("ability", id(check.ability()));
        roll.put(
                "associated", check.skill().map(Activities::skill).map(List::of).orElse(List.of()));
        roll.put("dc", dc(check));
        add("check", name).put("check", roll);
    }

    private static String skill(AbilityCheck.Skill skill) {
        return switch (skill) {
            case PERCEPTION -> "prc";
            case INVESTIGATION -> "inv";
            case ARCANA -> "arc";
            case NATURE -> "nat";
            case MEDICINE -> "med";
            case SURVIVAL -> "sur";
            case RELIGION -> "rel";
            case ATHLETICS -> "ath";
            case ACROBATICS -> "acr";
            case SLEIGHT_OF_HAND -> "slt";
            case THIEVES_TOOLS -> "thief";
        };
    }

    private static Map<String, Object> dc(AbilityCheck check) {
        Map<String, Object> dc = new LinkedHashMap<>();
        dc.put("calculation", "");
        dc.put("formula", Integer.toString(check.dc()));
        return dc;
    }

    private Map<String, Object> add(String type, String name) {
        String id = StableId.of(card.face().id(), "activity/" + all.size());
        Map<String, Object> activity = new LinkedHashMap<>();
        activity.put("_id", id);
        activity.put("type", type);
        activity.put("name", Notes.guarded(name));
        activity.put("sort", all.size());
        Map<String, Object> activation = new LinkedHashMap<>();
        activation.put("type", "");
        activation.put("value", null);
        activation.put("condition", "");
        activation.put("override", false);
        activity.put("activation", activation);
        all.put(id, activity);
        return activity;
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
