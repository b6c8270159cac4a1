package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// The short phrases that figures, findings and the card share.
final class Phrases {
    private Phrases() {}

    static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Message severity(Severity severity) {
        return Message.of("dnd5e.severity." + id(severity));
    }

    static Message edition(Edition edition) {
        return Message.of("dnd5e.edition." + edition.number().replace('.', '-'));
    }

    /// "levels 5-10"; the key ends with the levels, as the answers give them.
    static Message tier(Tier tier) {
        return Message.of("dnd5e.tier." + tier.id());
    }

    static Message levels(Levels levels) {
        return levels.from() == levels.to()
                ? Message.of("dnd5e.level", levels.from())
                : Message.of("dnd5e.levels", levels.from(), levels.to());
    }

    static Message ability(AbilityCheck check) {
        return Message.of("dnd5e.ability." + id(check.ability()));
    }

    static Message condition(Harm.Condition condition) {
        return Message.of("dnd5e.condition." + id(condition));
    }

    /// Whether it destroys somebody outright, so that no scale applies.
    static boolean kills(Dnd5eTrap trap) {
        return trap.effects().stream().anyMatch(effect -> effect.harm().outright() && effect.countsAtOnce());
    }

    /// "DC 15 Wisdom (Perception)".
    static Message check(AbilityCheck check) {
        Message ability = ability(check);
        Message plain = check.skill()
                .map(skill -> Message.of(
                        skill == AbilityCheck.Skill.THIEVES_TOOLS ? "dnd5e.check.tool" : "dnd5e.check.skill",
                        check.dc(),
                        ability,
                        Message.of("dnd5e.skill." + id(skill))))
                .orElse(Message.of("dnd5e.check", check.dc(), ability));
        return varying(plain, check);
    }

    /// "DC 13 Dexterity save", or the check in its place.
    static Message resistance(Delivery.Resistance resistance) {
        AbilityCheck check = resistance.check();
        return switch (resistance.roll()) {
            case SAVE -> varying(Message.of("dnd5e.save", check.dc(), ability(check)), check);
            case CHECK ->
                check.skill().isPresent()
                        ? check(check)
                        : varying(Message.of("dnd5e.check.ability", check.dc(), ability(check)), check);
        };
    }

    private static Message varying(Message plain, AbilityCheck check) {
        return check.varies().isNone() ? plain : Message.of("dnd5e.with", plain, bare(check.varies()));
    }

    static Message trigger(Triggering triggering) {
        Message what = triggering.words().isNone()
                ? Message.of("dnd5e.trigger." + id(triggering.trigger()))
                : Message.of("dnd5e.text", bare(triggering.words()));
        return triggering
                .weight()
                .map(weight -> Message.of("dnd5e.trigger.weight", what, weight))
                .orElse(what);
    }

    static Message sentence(Message phrase) {
        return Message.of("dnd5e.sentence", phrase);
    }

    /// Phrases one after the other with commas.
    static Message list(List<Message> phrases) {
        return phrases.size() == 1 ? phrases.getFirst() : Message.of("dnd5e.text", phrases);
    }

    /// Phrases one after the other, each after the one before has worked.
    static Message then(List<Message> phrases) {
        return Message.joined("dnd5e.then", phrases).orElseThrow();
    }

    /// How long it acts and whether it acts again; nothing when the entry does not say.
    static List<Message> lasting(Lasting lasting) {
        List<Message> said = new ArrayList<>();
        switch (lasting.duration()) {
            case Lasting.Duration.Unsaid() -> {}
            case Lasting.Duration.Instantaneous() -> said.add(Message.of("dnd5e.duration.instantaneous"));
            case Lasting.Duration.For(var time) -> said.add(Message.of("dnd5e.duration.for", time));
            case Lasting.Duration.Permanent() -> said.add(Message.of("dnd5e.duration.permanent"));
            case Lasting.Duration.Until(Wording words) -> said.add(Message.of("dnd5e.duration.until", bare(words)));
        }
        if (lasting.rearming() != Lasting.Rearming.UNSAID) {
            said.add(Message.of("dnd5e.rearming." + id(lasting.rearming())));
        }
        if (lasting.uses() > 0) {
            said.add(Message.of("dnd5e.uses", lasting.uses()));
        }
        if (!lasting.words().isNone()) {
            said.add(Message.of("dnd5e.text", bare(lasting.words())));
        }
        return said;
    }

    /// The game master's text as part of a sentence: without its own full stop.
    static Wording bare(Wording words) {
        return new Wording(bare(words.en()), bare(words.fr()));
    }

    private static String bare(String text) {
        String stripped = text.strip();
        return stripped.endsWith(".") && !stripped.endsWith("..")
                ? stripped.substring(0, stripped.length() - 1)
                : stripped;
    }
}
