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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;
import trapwright.rules.Wording;
import trapwright.words.Language;
import trapwright.words.Speech;
import trapwright.words.Words;

/// Kinds and choices that a later version may have added: the trap is kept as it is, not refused.
class LaterKindsTest {
    private static final String PIT = """
            {
              "format": "trapwright/1",
              "id": "00000000-0000-4000-8000-000000000001",
              "system": "dnd35",
              "name": {
                "en": "Pit"
              },
              "icon": {
                "type": "icon",
                "id": "spiky-pit"
              },
              "trap": {
                "type": "single",
                "design": {
                  "make": {
                    "type": "mechanical"
                  },
                  "workings": {
                    "triggering": {
                      "trigger": "location"
                    }
                  },
                  "delivery": {
                    "saves": [
                      {
                        "kind": "reflex"
                      }
                    ]
                  },
                  "harm": {
                    "type": "fall",
                    "pit": {
                      "depth": {
                        "amount": 20,
                        "unit": "feet"
                      }
                    }
                  }
                }
              }
            }
            """;

    /// Fields whose text is no choice and cannot be any text.
    private static final Set<String> FORMED = Set.of("format", "id", "base64");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"mechanical\" | 16, column 17 | trap.design.make.type | \"mechanical\", \"magic\"",
                "\"single\" | 13, column 13 | trap.type | \"single\", \"compound\"",
                "\"icon\", | 9, column 13 | icon.type | \"icon\", \"image\"",
                "\"reflex\" | 26, column 21 | trap.design.delivery.saves.0.kind | \"fortitude\", \"reflex\", \"will\"",
                "\"feet\" | 35, column 21 | trap.design.harm.pit.depth.unit | \"feet\", \"metres\"",
                "\"fall\" | 31, column 17 | trap.design.harm.type | \"none\", \"strike\", \"fall\""
            })
    void aKindOrChoiceOfALaterVersionIsNamedAndTheTrapIsKept(String now, String place, String field, String known)
            throws FileTrouble {
        assertThat(PIT).contains(now);
        String later = PIT.replace(now, now.replaceAll("[a-z]+", "later"));
        TrapFile file = read(later);
        assertThat(file.isReadOnly()).isTrue();
        assertThat(file.cards()).isEmpty();
        assertThat(Words.in(Language.EN).say(file.notices()))
                .isEqualTo("x, line " + place + ": “" + field + "” is “later”, and this version knows only " + known
                        + ". This trap cannot be changed or printed here; it stays as it is.");
        Speech.assertSayable(file.notices());
        assertThat(TrapFiles.text(file)).isEqualTo(later);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"\"mechanical\" | \"java.util.ArrayList\"", "\"fall\" | \"[Ljava.lang.Object;\""})
    void theNameOfAClassIsATextLikeAnyOther(String now, String name) throws FileTrouble {
        assertThat(read(PIT.replace(now, name)).cards()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"\"single\" | \"later\"", "\"dnd35\" | \"later\"", "\"reflex\" | \"later\""})
    void inABookTheOtherTrapsCanBeEdited(String now, String later) throws FileTrouble {
        String trap = PIT.replaceFirst("\"format\": \"trapwright/1\",", "");
        String second = trap.replace(now, later).replace("000000000001", "000000000002");
        TrapFile file = read("{\"format\": \"trapwright-book/1\", \"traps\": [" + trap + "," + second + "]}");
        assertThat(file.isReadOnly()).isFalse();
        assertThat(file.entries().getLast()).isInstanceOf(Entry.Locked.class);
        var renamed = file.cards()
                .getFirst()
                .withFace(face -> face.withTexts(face.texts().withName(new Wording("Deep pit", ""))));
        TrapFile again = read(TrapFiles.text(file.with(renamed)));
        assertThat(again.cards()).containsExactly(renamed);
        assertThat(again.entries().getLast()).isEqualTo(file.entries().getLast());
    }

    @Property(tries = 400)
    void noTextInAnyCardOfAnySystemMakesAFileUnreadable(@ForAll long seed) throws FileTrouble {
        ObjectNode tree = (ObjectNode) CardWriter.file(TrapFile.of(new RandomCards(seed).next()));
        List<Runnable> changes = new ArrayList<>();
        collect(tree, changes);
        changes.get(new Random(seed).nextInt(changes.size())).run();
        String later = Json.write(tree);
        TrapFile file = read(later);
        if (file.entries().getFirst() instanceof Entry.Locked) {
            assertThat(TrapFiles.text(file)).isEqualTo(later);
            assertThat(file.notices()).hasSize(1);
        } else {
            assertThat(read(TrapFiles.text(file)).cards().equals(file.cards())).isTrue();
        }
    }

    private static void collect(JsonNode node, List<Runnable> changes) {
        StringNode strange = StringNode.valueOf("from-later");
        if (node instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> field : object.properties()) {
                if (!field.getValue().isString()) {
                    collect(field.getValue(), changes);
                } else if (!FORMED.contains(field.getKey())) {
                    changes.add(() -> object.set(field.getKey(), strange));
                }
            }
        } else if (node instanceof ArrayNode list) {
            for (int i = 0; i < list.size(); i++) {
                int place = i;
                if (list.get(i).isString()) {
                    changes.add(() -> list.set(place, strange));
                } else {
                    collect(list.get(i), changes);
                }
            }
        }
    }

    private static TrapFile read(String text) throws FileTrouble {
        return TrapFiles.read("x", text.getBytes(UTF_8));
    }
}
