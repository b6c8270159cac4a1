package trapwright.interop.fivetools;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Words;

/// Says what the 5e rules say with the tags of 5etools: DCs, attacks, dice, conditions, skills. The game master's own
/// words
/// stay as they are.
///
/// @param words the language
record Tagged(Words words) {
    private static final String DC = "dnd5e.check dnd5e.save dnd5e.round.dc dnd5e.scaling.dc dnd5e.counter.dispel";
    private static final Pattern MARKED_DC = Pattern.compile("DC \uE000(-?\\d+)\uE000");
    private static final String CONDITION = "dnd5e.condition.";
    private static final String SKILL = "dnd5e.skill.";

    String say(List<Message> sentences) {
        return said(words.say(sentences.stream().map(this::tagged).toList()));
    }

    String say(Message message) {
        return said(words.say(tagged(message)));
    }

    private static String said(String text) {
        return MARKED_DC.matcher(text).replaceAll("{@dc $1}").replace("\uE000", "");
    }

    private Message tagged(Message message) {
        String key = message.key();
        if (key.startsWith(CONDITION)) {
            return verbatim(named("condition", key.substring(CONDITION.length()), "", words.say(message)));
        }
        if (key.startsWith(SKILL)) {
            return verbatim(skill(key.substring(SKILL.length()), words.say(message)));
        }
        List<Arg> args = message.args();
        if (key.equals("dnd5e.average")
                && args.get(1) instanceof Arg.Thrown(Dice dice)
                && dice.roll().isPresent()) {
            String tag = "{@damage " + dice.roll().get().formula() + "}";
            return new Message(key, List.of(args.getFirst(), new Arg.Verbatim(tag)));
        }
        return new Message(key, args.stream().map(arg -> tagged(key, arg)).toList());
    }

    private Arg tagged(String key, Arg arg) {
        return switch (arg) {
            case Arg.Whole(long number) when isAttack(key) -> new Arg.Verbatim("{@hit " + number + "}");
            case Arg.Whole(long number)
            when isDc(key) && words.language() == Language.EN -> new Arg.Verbatim("\uE000" + number + "\uE000");
            case Arg.Said(Message inner) -> new Arg.Said(tagged(inner));
            case Arg.Listed(List<Message> all) ->
                new Arg.Listed(all.stream().map(this::tagged).toList());
            case Arg.Written(Wording text) ->
                new Arg.Written(new Wording(Braces.safe(text.en()), Braces.safe(text.fr())));
            case Arg.Verbatim(String text) -> new Arg.Verbatim(Braces.safe(text));
            case Arg.Thrown(Dice dice) -> new Arg.Verbatim(Braces.safe(dice.text()));
            case Arg.Whole ignored -> arg;
            case Arg.Exact ignored -> arg;
            case Arg.Chance ignored -> arg;
            case Arg.Coins ignored -> arg;
            case Arg.Distance ignored -> arg;
            case Arg.Mass ignored -> arg;
            case Arg.Time ignored -> arg;
        };
    }

    private static boolean isAttack(String key) {
        return key.startsWith("dnd5e.effect.attack") || key.equals("dnd5e.round.attack");
    }

    private static boolean isDc(String key) {
        return List.of(DC.split(" ")).stream().anyMatch(start -> key.equals(start) || key.startsWith(start + "."));
    }

    private static String skill(String id, String shown) {
        return id.equals("thieves-tools")
                ? named("item", "thieves' tools", "phb", shown.toLowerCase(Locale.ROOT))
                : named("skill", name(id), "", shown);
    }

    /// A skill as 5etools calls it: `Sleight of Hand`.
    private static String name(String id) {
        StringBuilder name = new StringBuilder();
        for (String word : id.split("-")) {
            boolean small = word.equals("of");
            name.append(name.isEmpty() ? "" : " ")
                    .append(small ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
        }
        return name.toString();
    }

    private static String named(String tag, String name, String source, String shown) {
        boolean same = shown.equals(name);
        String end = same ? (source.isEmpty() ? "" : "|" + source) : "|" + source + "|" + shown;
        return "{@" + tag + " " + name + end + "}";
    }

    private static Message verbatim(String text) {
        return new Message("dnd5e.text", List.of(new Arg.Verbatim(text)));
    }
}
