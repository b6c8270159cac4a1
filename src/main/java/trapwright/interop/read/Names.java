package trapwright.interop.read;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Lexicon;

/// The names of the tables in both languages, found without regard to case and accents.
final class Names {
    private static final Map<Sort, Map<String, String>> LOADED = load();

    private Names() {}

    /// What has names in the word files.
    enum Sort {
        POISON,
        SPELL,
        WEAPON,
        ITEM,
        MISSILE,
        DAMAGE;

        String start() {
            return switch (this) {
                case POISON -> "dnd35.poison.";
                case SPELL -> "dnd35.spell.";
                case WEAPON -> "dnd35.weapon.";
                case ITEM -> "dnd35.item.";
                case MISSILE -> "interop.missile.";
                case DAMAGE -> "dnd35.damage-type.";
            };
        }
    }

    /// The id of the thing of that name.
    ///
    /// @param folded the name, folded
    static Optional<String> find(Sort sort, String folded) {
        Map<String, String> names = LOADED.getOrDefault(sort, Map.of());
        return forms(sort, folded).map(names::get).filter(Objects::nonNull).findFirst();
    }

    /// A name in both languages, in lower case as it stands inside a sentence.
    static Wording inBoth(Sort sort, String id) {
        return new Wording(name(Language.EN, sort, id), name(Language.FR, sort, id));
    }

    private static String name(Language language, Sort sort, String id) {
        return Lexicon.of(language).text(sort.start() + id).orElse(id);
    }

    private static Stream<String> forms(Sort sort, String folded) {
        String name = folded.strip();
        return switch (sort) {
            case POISON ->
                Stream.of(
                        name,
                        name + " poison",
                        name.replaceAll(" poison$", ""),
                        name.replaceAll(" monstrous", ""),
                        name.replaceAll(" venom$", " poison"),
                        name.replaceAll(" poison$", " venom"));
            case SPELL ->
                Stream.of(name, name.replaceAll("^\\w+'s ", ""), turned(name), name.replaceAll("\\s*[(\\[].*$", ""));
            case WEAPON, MISSILE ->
                Stream.of(
                        name,
                        name.replaceAll("s$", ""),
                        name.replaceAll("(?<=\\w)s(?=\\s|$)", ""),
                        name.replaceAll("^carreaux\\b", "carreau"),
                        name.replaceAll("^dards?$", "flechette"));
            case ITEM -> Stream.of(name, name.replaceAll("\\s*\\(.*$", ""), name.replaceAll("s$", ""));
            case DAMAGE -> Stream.of(name);
        };
    }

    /// "greater glyph of warding" and "glyph of warding (greater)" are "glyph of warding, greater".
    private static String turned(String name) {
        for (String adjective : List.of("greater", "lesser", "mass")) {
            if (name.startsWith(adjective + " ")) {
                return name.substring(adjective.length() + 1) + ", " + adjective;
            }
            if (name.endsWith(" (" + adjective + ")")) {
                return name.substring(0, name.length() - adjective.length() - 3) + ", " + adjective;
            }
        }
        return name;
    }

    private static Map<Sort, Map<String, String>> load() {
        Map<Sort, Map<String, String>> loaded = new EnumMap<>(Sort.class);
        for (Sort sort : Sort.values()) {
            Map<String, String> names = new HashMap<>();
            for (Language language : Language.values()) {
                Lexicon lexicon = Lexicon.of(language);
                for (String key : lexicon.keys(sort.start())) {
                    String id = key.substring(sort.start().length());
                    lexicon.text(key).ifPresent(name -> names.putIfAbsent(Folded.of(name), id));
                }
            }
            loaded.put(sort, names);
        }
        return loaded;
    }
}
