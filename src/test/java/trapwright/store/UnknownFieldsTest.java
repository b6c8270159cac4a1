package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Make;
import trapwright.words.Language;
import trapwright.words.Words;

class UnknownFieldsTest {
    private static final String FROM_LATER = """
            {
              "format": "trapwright/1",
              "id": "00000000-0000-4000-8000-000000000001",
              "system": "dnd35",
              "name": {
                "en": "Pit",
                "de": "Grube"
              },
              "tags": [
                "stone"
              ],
              "trap": {
                "type": "single",
                "design": {
                  "make": {
                    "type": "mechanical",
                    "searchDc": 21,
                    "disableDc": 20,
                    "glue": [
                      1.10,
                      null,
                      ""
                    ]
                  },
                  "delivery": {
                    "attack": {
                      "bonus": 12,
                      "reach": "melee",
                      "colour": "red"
                    }
                  },
                  "features": {
                    "onsetRounds": 0,
                    "curse": false
                  }
                }
              },
              "weather": {
                "wind": 1E+2,
                "rain": {}
              }
            }
            """;

    @Test
    void unknownFieldsAreNamedAndWrittenBack() throws FileTrouble {
        TrapFile file = read(FROM_LATER);
        assertThat(Words.in(Language.EN).say(file.notices()))
                .isEqualTo("x holds fields that this version does not know (weather, name.de, trap.design.make.glue,"
                        + " trap.design.delivery.attack.colour, …): they are kept.");
        String written = TrapFiles.text(file);
        assertThat(written)
                .contains("\"de\": \"Grube\"", "1.10,", "null,", "\"colour\": \"red\"", "\"curse\": false")
                .contains("\"wind\": 1E+2", "\"rain\": {}");
        assertThat(read(written).entries()).isEqualTo(file.entries());
    }

    @Test
    void theyStayWhenTheCardIsEditedAndGoWithThePartThatIsTakenOut() throws FileTrouble {
        TrapFile file = read(FROM_LATER);
        TrapCard.Dnd35 card = (TrapCard.Dnd35) file.cards().getFirst();
        TrapCard edited = card.withTrap(trap -> trap.with(
                0, design -> design.withMake(new Make.Mechanism(25, 25)).withDelivery(Delivery.NEITHER)));
        String written = TrapFiles.text(file.with(edited));
        assertThat(written)
                .contains("\"searchDc\": 25", "\"glue\": [", "\"weather\"")
                .doesNotContain("colour", "attack");
        assertThat(read(written).cards()).containsExactly(edited);
    }

    @Test
    void aTrapOfAnUnknownSystemIsReadOnlyAndWrittenAsItWas() throws FileTrouble {
        String foreign = FROM_LATER.replace("\"dnd35\"", "\"gurps\"");
        TrapFile file = read(foreign);
        assertThat(file.isReadOnly()).isTrue();
        assertThat(file.cards()).isEmpty();
        assertThat(Words.in(Language.EN).say(file.notices()))
                .isEqualTo("x: “Pit” is of a system that this version does not know (gurps)."
                        + " It cannot be changed or printed here; it stays as it is.");
        assertThat(TrapFiles.text(file)).isEqualTo(foreign);
    }

    @Test
    void aNewerFormatIsShownAsFarAsItIsKnownAndWrittenAsItWas() throws FileTrouble {
        String newer = FROM_LATER.replace("trapwright/1", "trapwright/2");
        TrapFile file = read(newer);
        assertThat(file.isReadOnly()).isTrue();
        assertThat(file.cards()).isEqualTo(read(FROM_LATER).cards());
        assertThat(Words.in(Language.FR).say(file.notices()))
                .isEqualTo(
                        "x vient d’une version plus récente\u00a0: il ne peut pas être modifié ici et reste tel quel.");
        assertThat(TrapFiles.text(file)).isEqualTo(newer);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> file.with(file.cards().getFirst()));
        TrapFile odd = read(newer.replace("\"melee\"", "\"teleport\""));
        assertThat(odd.cards()).isEmpty();
        assertThat(odd.entries().getFirst())
                .isInstanceOfSatisfying(
                        Entry.Locked.class,
                        locked -> assertThat(locked.name().en()).isEqualTo("Pit"));
    }

    @Test
    void aBookKeepsWhatItHoldsBesideItsTraps() throws FileTrouble {
        String trap = FROM_LATER.replaceFirst("\"format\": \"trapwright/1\",", "");
        String book = "{\"format\": \"trapwright-book/1\", \"title\": \"Tomb\", \"traps\": [" + trap + ","
                + trap.replace("dnd35", "gurps") + "], \"party\": {\"names\": [\"\", null]}}";
        TrapFile file = read(book);
        assertThat(file.isReadOnly()).isFalse();
        assertThat(file.cards()).hasSize(1);
        String written = TrapFiles.text(file);
        assertThat(written).contains("\"title\": \"Tomb\"", "\"gurps\"", "\"Grube\"", "\"\",");
        assertThat(read(written).entries()).isEqualTo(file.entries());
        assertThat(TrapFiles.text(read(written))).isEqualTo(written);
    }

    @Test
    void aFileWrittenByHandMayLeaveOutNearlyEverything() throws FileTrouble {
        TrapCard card = read("{\"format\":\"trapwright/1\",\"system\":\"dnd35\",\"name\":{\"en\":\"Arrow\"},"
                        + "\"trap\":{\"type\":\"single\",\"design\":{\"harm\":{\"type\":\"strike\",\"damage\":\"1d6\"}}}}")
                .cards()
                .getFirst();
        assertThat(card.face().texts().name().en()).isEqualTo("Arrow");
        assertThat(((TrapCard.Dnd35) card).trap().designs().getFirst().make()).isEqualTo(new Make.Mechanism(20, 20));
        assertThat(((TrapCard.Dnd35) card).trap().designs().getFirst().delivery())
                .isEqualTo(Delivery.NEITHER);
    }

    private static TrapFile read(String text) throws FileTrouble {
        return TrapFiles.read("x", text.getBytes(UTF_8));
    }
}
