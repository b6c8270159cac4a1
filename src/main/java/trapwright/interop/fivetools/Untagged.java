package trapwright.interop.fivetools;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A text of 5etools as people read it: each tag becomes what it shows.
final class Untagged {
    private static final Pattern TAG = Pattern.compile("\\{[@#=](\\w+) ?([^{}]*)}");
    private static final Set<String> DICE = Set.of("dice", "damage", "d20", "chance", "autodice", "recharge");
    private static final Map<String, String> ALONE = Map.of("h", "Hit: ", "m", "Miss: ", "hom", "Hit or Miss: ");

    private Untagged() {}

    static String of(String text) {
        String untagged = text.replace(String.valueOf(Braces.NOTHING), "");
        Matcher tags = TAG.matcher(untagged);
        while (tags.find()) {
            untagged = tags.replaceAll(tag -> Matcher.quoteReplacement(shown(tag.group(1), tag.group(2))));
            tags = TAG.matcher(untagged);
        }
        return untagged;
    }

    private static String shown(String tag, String content) {
        String[] parts = content.split("\\|", -1);
        if (ALONE.containsKey(tag)) {
            return ALONE.getOrDefault(tag, "");
        }
        if (tag.equals("dc")) {
            return "DC " + parts[0];
        }
        if (tag.equals("hit")) {
            return parts[0].startsWith("-") || parts[0].startsWith("+") ? parts[0] : "+" + parts[0];
        }
        if (DICE.contains(tag)) {
            return parts.length > 1 && !parts[1].isBlank() ? parts[1] : parts[0];
        }
        return parts.length > 2 && !parts[2].isBlank() ? parts[2] : parts[0];
    }
}
