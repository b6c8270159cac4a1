package trapwright.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Message;

/// Makes parties of trees.
///
/// @param origin the file, for complaints
record PartyReader(Origin origin) {
    PartyFile read(JsonNode tree) throws FileTrouble {
        Party party = party(tree, List.of());
        return new PartyFile(party, Leftovers.between(tree, PartyTree.every(party)), Optional.empty(), List.of());
    }

    /// The characters alone.
    ///
    /// @param place where the party stands in its file
    Party party(JsonNode tree, List<String> place) throws FileTrouble {
        JsonNode characters = tree.path(PartyTree.CHARACTERS);
        List<String> path = deeper(place, PartyTree.CHARACTERS);
        if (!characters.isMissingNode() && !characters.isArray()) {
            throw wrong(path, Message.of("store.expected.list"));
        }
        if (characters.size() > Party.MOST) {
            throw origin.trouble("store.party.many", path, Party.MOST);
        }
        List<Adventurer> adventurers = new ArrayList<>();
        for (int i = 0; i < characters.size(); i++) {
            adventurers.add(adventurer(characters.get(i), deeper(path, Integer.toString(i))));
        }
        return new Party(text(tree, PartyTree.NAME, place), adventurers);
    }

    private Adventurer adventurer(JsonNode tree, List<String> path) throws FileTrouble {
        object(tree, path);
        Map<Trait, Integer> numbers = new EnumMap<>(Trait.class);
        for (Trait trait : Trait.values()) {
            JsonNode home = tree;
            List<String> place = path;
            if (trait.group().isPresent()) {
                home = tree.path(trait.group().get());
                place = deeper(path, trait.group().get());
                object(home, place);
            }
            JsonNode value = home.path(trait.field());
            if (!absent(value)) {
                numbers.put(trait, number(value, deeper(place, trait.field()), trait.least(), trait.most()));
            }
        }
        Map<Gift, Boolean> gifts = new EnumMap<>(Gift.class);
        for (Gift gift : Gift.values()) {
            JsonNode value = tree.path(gift.id());
            if (!absent(value)) {
                if (!value.isBoolean()) {
                    throw wrong(deeper(path, gift.id()), Message.of("store.expected.yes-no"));
                }
                gifts.put(gift, value.booleanValue());
            }
        }
        return new Adventurer(
                text(tree, PartyTree.NAME, path),
                text(tree, PartyTree.CALLING, path),
                numbers,
                gifts,
                skills(tree, path));
    }

    private Map<String, Integer> skills(JsonNode tree, List<String> path) throws FileTrouble {
        Map<String, Integer> skills = new TreeMap<>();
        List<String> place = deeper(path, PartyTree.SKILLS);
        JsonNode home = tree.path(PartyTree.SKILLS);
        object(home, place);
        for (Map.Entry<String, JsonNode> field : home.properties()) {
            skills.put(
                    field.getKey(),
                    number(field.getValue(), deeper(place, field.getKey()), Trait.SEARCH.least(), Trait.SEARCH.most()));
        }
        return skills;
    }

    private int number(JsonNode value, List<String> path, int least, int most) throws FileTrouble {
        if (value.isNumber()) {
            BigDecimal number = value.decimalValue().stripTrailingZeros();
            if (number.scale() <= 0
                    && number.compareTo(BigDecimal.valueOf(least)) >= 0
                    && number.compareTo(BigDecimal.valueOf(most)) <= 0) {
                return number.intValueExact();
            }
        }
        throw wrong(path, Message.of("store.expected.between", least, most));
    }

    private String text(JsonNode tree, String field, List<String> path) throws FileTrouble {
        JsonNode value = tree.path(field);
        if (absent(value)) {
            return "";
        }
        if (!value.isString()) {
            throw wrong(deeper(path, field), Message.of("store.expected.text"));
        }
        return value.stringValue();
    }

    private void object(JsonNode value, List<String> path) throws FileTrouble {
        if (!value.isObject() && !value.isMissingNode()) {
            throw wrong(path, Message.of("store.expected.object"));
        }
    }

    private FileTrouble wrong(List<String> path, Message expected) {
        return origin.trouble("store.value", path, Diagnosis.shown(String.join(".", path)), expected);
    }

    private static boolean absent(JsonNode value) {
        return value.isMissingNode() || value.isNull();
    }

    private static List<String> deeper(List<String> path, String step) {
        return Stream.concat(path.stream(), Stream.of(step)).toList();
    }
}
