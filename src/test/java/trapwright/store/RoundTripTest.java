package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Rules;

class RoundTripTest {
    private static final TrapCard BLANK = new TrapCard.Dnd35(
            Face.blank(UUID.fromString("00000000-0000-4000-8000-000000000001")), Dnd35Rules.INSTANCE.blank());

    @Property(tries = 200)
    void anyCardComesBackEqualWithNothingLeftOver(@ForAll long seed) throws FileTrouble {
        TrapCard card = new RandomCards(seed).next();
        String text = TrapFiles.text(TrapFile.of(card));
        TrapFile file = read(text);
        assertThat(TrapFiles.text(file)).isEqualTo(text);
        assertThat(file.entries().equals(List.of(Entry.Open.of(card)))).as(text).isTrue();
        assertThat(file.notices()).isEmpty();
    }

    @Property(tries = 20)
    void anyBookComesBackEqual(@ForAll long seed) throws FileTrouble {
        RandomCards random = new RandomCards(seed);
        List<TrapCard> cards = Stream.generate(random::next).limit(5).toList();
        String text = TrapFiles.text(TrapFile.book(cards));
        assertThat(read(text).cards().equals(cards)).as(text).isTrue();
    }

    @Test
    void theBlankCardIsAShortReadableFileInAFixedOrder() {
        assertThat(TrapFiles.text(TrapFile.of(BLANK))).isEqualTo("""
                {
                  "format": "trapwright/1",
                  "id": "00000000-0000-4000-8000-000000000001",
                  "system": "dnd35",
                  "icon": {
                    "type": "icon",
                    "id": "wolf-trap"
                  },
                  "trap": {
                    "type": "single",
                    "design": {
                      "make": {
                        "type": "mechanical",
                        "searchDc": 20,
                        "disableDc": 20
                      },
                      "workings": {
                        "triggering": {
                          "trigger": "location"
                        },
                        "resetting": {
                          "reset": "manual"
                        },
                        "bypass": "none"
                      },
                      "delivery": {
                        "attack": {
                          "bonus": 10,
                          "reach": "ranged"
                        }
                      },
                      "harm": {
                        "type": "strike",
                        "damage": "1d6",
                        "strengthRating": 0,
                        "rounds": 1
                      },
                      "features": {
                        "onsetRounds": 0
                      }
                    }
                  }
                }
                """);
    }

    private static TrapFile read(String text) throws FileTrouble {
        return TrapFiles.read("x.trap", text.getBytes(UTF_8));
    }
}
