package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.card.TrapCard;
import trapwright.measure.Money;
import trapwright.rules.Finding;
import trapwright.rules.Message.Arg;
import trapwright.words.Language;
import trapwright.words.Speech;
import trapwright.words.Words;

/// A negative number anywhere in a design of any system is refused or is an error, unless it means something there.
class NegativeNumbersTest {
    private static final int STRANGE = -7_777;

    /// Bonuses, modifiers, the game master's adjustment, THAC0 or bonus, and averages as a book prints them, which are
    /// compared with the dice.
    private static final Set<String> MAY_BE_NEGATIVE = Set.of(
            "bonus",
            "attackBonus",
            "abilityModifier",
            "modifier",
            "value",
            "printed",
            "adjustment.cr",
            "adjustment.price");

    @Property(tries = 1_500, shrinking = ShrinkingMode.OFF)
    void aNegativeNumberIsRefusedOrAnError(@ForAll long seed) {
        ObjectNode tree = (ObjectNode) CardWriter.file(TrapFile.of(new RandomCards(seed).next()));
        List<Place> places = new ArrayList<>();
        collect(tree.get("trap"), "trap", places);
        if (places.isEmpty()) {
            return;
        }
        Place place = places.get(new Random(seed).nextInt(places.size()));
        place.owner.set(place.field, IntNode.valueOf(STRANGE));
        try {
            TrapCard card = TrapFiles.read("x", Json.write(tree).getBytes(UTF_8))
                    .cards()
                    .getFirst();
            assertThat(card.assess().findings()).as(place.path).anyMatch(NegativeNumbersTest::namesIt);
        } catch (FileTrouble refused) {
            assertThat(refused.sentence().key()).as(place.path).isEqualTo("store.value");
        }
    }

    @Test
    void theSentenceNamesTheNumberAndWhatToWrite() throws FileTrouble {
        String text = """
                {"format": "trapwright/1", "system": "dnd35", "trap": {"type": "single", "design": {
                  "harm": {"type": "strike", "damage": "2d6", "rounds": -2},
                  "features": {"onsetRounds": -1,
                    "poison": {"poison": {"type": "known", "id": "id-moss"}, "count": -3}}}}}""";
        List<Finding> findings =
                TrapFiles.read("x", text.getBytes(UTF_8)).cards().getFirst().assess().findings().stream()
                        .filter(finding -> finding.code().equals("D35-35"))
                        .toList();
        assertThat(findings).extracting(Finding::field).containsExactly("rounds", "onset", "poison-doses");
        assertThat(findings).allMatch(finding -> finding.level() == Finding.Level.ERROR);
        Speech.assertSayable(findings);
        assertThat(findings.stream().map(finding -> Words.in(Language.EN).say(finding.message())))
                .containsExactly(
                        "The number of rounds cannot be −2. Write 1 or more.",
                        "The onset delay cannot be −1. Write 0 or more.",
                        "The number of doses cannot be −3. Write 1 or more.");
    }

    private record Place(ObjectNode owner, String field, String path) {}

    private static void collect(JsonNode node, String path, List<Place> places) {
        if (node instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> field : object.properties()) {
                String place = path + "." + field.getKey();
                boolean may = MAY_BE_NEGATIVE.stream().anyMatch(known -> place.endsWith("." + known));
                if (field.getValue().isNumber() && !may) {
                    places.add(new Place(object, field.getKey(), place));
                }
                collect(field.getValue(), place, places);
            }
        } else if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                collect(node.get(i), path + "." + i, places);
            }
        }
    }

    private static boolean namesIt(Finding finding) {
        return finding.level() == Finding.Level.ERROR
                && finding.message().args().stream()
                        .anyMatch(arg ->
                                arg.equals(new Arg.Whole(STRANGE)) || arg.equals(new Arg.Coins(Money.gold(STRANGE))));
    }
}
