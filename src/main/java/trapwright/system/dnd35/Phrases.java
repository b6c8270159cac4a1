package trapwright.system.dnd35;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// Small phrases that both the card's lines and the stat line are made of.
final class Phrases {
    private Phrases() {}

    /// A choice's own key, such as `block35.trigger.touch-attached`.
    static Message of(String start, Enum<?> choice) {
        return Message.of(key(start, choice));
    }

    static String key(String start, Enum<?> choice) {
        return start + choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// What strikes, when it has a name.
    static Optional<Message> weapon(Harm.Weapon weapon) {
        if (!weapon.words().isNone()) {
            return Optional.of(Message.of("block35.value", trimmed(weapon.words())));
        }
        return weapon.weapon().isEmpty() ? Optional.empty() : Optional.of(WeaponTable.name(weapon.weapon()));
    }

    /// The critical range and factor as books print them: `x3`, `19-20`, `19-20/x3`; nothing for the usual `20/x2`.
    static Optional<Message> critical(String critical) {
        String plain = critical.strip().toLowerCase(Locale.ROOT).replace('×', 'x');
        if (plain.isEmpty() || plain.equals("20/x2")) {
            return Optional.empty();
        }
        String[] parts = plain.split("/", 2);
        if (parts.length < 2 || !parts[1].matches("x\\d{1,2}")) {
            return Optional.of(Message.of("block35.value", critical.strip()));
        }
        String factor = parts[1].substring(1);
        if (parts[0].equals("20")) {
            return Optional.of(Message.of("block35.times", factor));
        }
        return Optional.of(
                factor.equals("2")
                        ? Message.of("block35.value", parts[0])
                        : Message.of("block35.threat", parts[0], Message.of("block35.times", factor)));
    }

    /// A spell's name, with what metamagic makes of it.
    static Message spell(SpellUse use) {
        if (use.spell().isEmpty()) {
            return Message.of("block35.value", use.name());
        }
        Message name = SpellList.name(use.spell());
        return use.name().isNone() ? name : Message.of("block35.modified", trimmed(use.name()), name);
    }

    /// What a failed save against poison takes; 0 for nothing.
    static Message tolls(List<Poison.Toll> tolls) {
        return Message.joined(
                        "block35.toll.and", tolls.stream().map(Phrases::toll).toList())
                .orElse(Message.of("block35.value", "0"));
    }

    private static Message toll(Poison.Toll toll) {
        return switch (toll) {
            case Poison.Toll.Scores(Dice points, Poison.Ability ability, boolean drain) ->
                Message.of(
                        drain ? "block35.toll.drain" : "block35.toll.damage", points, of("common.ability.", ability));
            case Poison.Toll.HitPoints(Dice points) -> Message.of("block35.toll.hp", points);
            case Poison.Toll.Sleep ignored -> Message.of("block35.toll.sleep");
        };
    }

    /// A text without its last full stop, to stand inside a sentence.
    static Wording trimmed(Wording wording) {
        return new Wording(trimmed(wording.en()), trimmed(wording.fr()));
    }

    private static String trimmed(String text) {
        String plain = text.strip();
        return plain.endsWith(".") && !plain.endsWith("ft.") ? plain.substring(0, plain.length() - 1) : plain;
    }
}
