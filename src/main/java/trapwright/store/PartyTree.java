package trapwright.store;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Trait;

/// Makes trees of parties.
final class PartyTree {
    /// The field that holds the name.
    static final String NAME = "name";

    /// The field that holds the characters.
    static final String CHARACTERS = "characters";

    /// The field that holds the class.
    static final String CALLING = "class";

    /// The field that holds further skills.
    static final String SKILLS = "skills";

    private PartyTree() {}

    /// A party with what was entered.
    static ObjectNode entered(Party party) {
        return tree(party, false);
    }

    /// A party with every field there is, so that those of a file that are not among them can be told.
    static ObjectNode every(Party party) {
        return tree(party, true);
    }

    private static ObjectNode tree(Party party, boolean every) {
        ObjectNode tree = Json.object().put(Format.FIELD, Format.Form.PARTY.current());
        tree.put(NAME, party.name());
        ArrayNode characters = tree.putArray(CHARACTERS);
        party.characters().forEach(each -> characters.add(character(each, every)));
        return tree;
    }

    private static ObjectNode character(Adventurer adventurer, boolean every) {
        ObjectNode tree = Json.object().put(NAME, adventurer.name()).put(CALLING, adventurer.calling());
        for (Trait trait : Trait.values()) {
            adventurer
                    .number(trait)
                    .ifPresentOrElse(
                            number -> group(tree, trait).put(trait.field(), number), () -> blank(tree, trait, every));
        }
        for (Gift gift : Gift.values()) {
            if (every || adventurer.gift(gift).isPresent()) {
                tree.put(gift.id(), adventurer.gift(gift).orElse(false));
            }
        }
        ObjectNode skills = tree.putObject(SKILLS);
        adventurer.skills().forEach(skills::put);
        return tree;
    }

    private static void blank(ObjectNode tree, Trait trait, boolean every) {
        if (every) {
            group(tree, trait).putNull(trait.field());
        }
    }

    private static ObjectNode group(ObjectNode tree, Trait trait) {
        return trait.group().map(tree::withObjectProperty).orElse(tree);
    }
}
