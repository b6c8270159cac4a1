package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.party.Adventurer;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.words.Language;
import trapwright.words.Words;

class PartyFilesTest {
    private static final Party BARROW = new Party(
            "Barrow party",
            List.of(
                    new Adventurer(
                            "Sélim",
                            "Rogue",
                            Map.of(
                                    Trait.LEVEL,
                                    3,
                                    Trait.TOUCH_AC,
                                    14,
                                    Trait.SAVE_DEX,
                                    6,
                                    Trait.STR,
                                    -1,
                                    Trait.SEARCH,
                                    0),
                            Map.of(Gift.TRAPFINDING, true, Gift.EVASION, false),
                            Map.of("sleightOfHand", 7)),
                    Adventurer.of("Brenna", "fighter", 3)));

    @TempDir
    Path folder;

    @Test
    void aPartyIsReadAsItWasWrittenAndFitsTheSchema() throws Exception {
        PartyFile file = PartyFile.of(BARROW);
        Path path = folder.resolve("party.json");
        PartyFiles.save(file, path);
        assertThat(PartyFiles.open(path)).isEqualTo(file);
        assertThat(new Schema().faults(file, "x", Locale.ENGLISH)).isEmpty();
        assertThat(Files.readString(path))
                .startsWith("{\n  \"format\": \"trapwright-party/1\",\n  \"name\": \"Barrow party\",")
                .contains("\"evasion\": false", "\"saves\": {\n        \"dex\": 6\n      }", "\"search\": 0")
                .doesNotContain("null");
    }

    @Test
    void whatIsLeftOutIsNotEntered() throws Exception {
        Party party = read("{\"format\":\"trapwright-party/1\",\"characters\":[{},{\"hp\":null,\"level\":5.0}]}")
                .party();
        assertThat(party.characters().getFirst()).isEqualTo(new Adventurer("", "", Map.of(), Map.of(), Map.of()));
        assertThat(party.characters().getLast().number(Trait.HP)).isEmpty();
        assertThat(party.characters().getLast().number(Trait.LEVEL)).contains(5);
        assertThat(read("{\"format\":\"trapwright-party/1\"}").party()).isEqualTo(Party.NONE);
    }

    @Test
    void unknownFieldsAreKeptWithANotice() throws Exception {
        PartyFile file = read("{\"format\":\"trapwright-party/1\",\"song\":\"la\",\"characters\":"
                + "[{\"name\":\"A\",\"pet\":{\"cat\":1},\"saves\":{\"dex\":1,\"luck\":2}}]}");
        assertThat(Words.in(Language.EN).say(file.notices()))
                .contains("song", "characters.0.pet", "characters.0.saves.luck");
        Party changed = file.party().withName("New");
        assertThat(PartyFiles.text(file.withParty(changed)))
                .contains("\"song\": \"la\"", "\"cat\": 1", "\"luck\": 2", "\"name\": \"New\"");
    }

    @Test
    void aNewerFormatIsReadAndKeptAsItIs() throws Exception {
        String newer = "{\"format\":\"trapwright-party/2\",\"characters\":[{\"name\":\"A\",\"level\":2}],\"moon\":1}";
        PartyFile file = read(newer);
        assertThat(file.party().characters()).hasSize(1);
        assertThat(file.notices()).hasSize(1);
        assertThat(PartyFiles.text(file.withParty(Party.NONE)).replaceAll("\\s", ""))
                .isEqualTo(newer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [{"hp":"20"}]          | characters.0.hp | a whole number from +0 to +2,000
            [{"level":0}]          | characters.0.level | a whole number from +1 to +40
            [{"ac":1e9} ]          | characters.0.ac | a whole number from −20 to +100
            [{"will":2.5}]         | characters.0.will | a whole number from −20 to +100
            [{"evasion":1}]        | characters.0.evasion | true or false
            [{"class":7}]          | characters.0.class | a text in quotation marks
            [{"saves":[1]}]        | characters.0.saves | fields in curly brackets
            [{"skills":{"x":""}}]  | characters.0.skills.x | a whole number from −20 to +100
            [7]                    | characters.0 | fields in curly brackets
            {}                     | characters | a list in square brackets
            """)
    void aWrongValueIsNamedWithItsPlace(String characters, String field, String expected) {
        assertThat(complaint("{\"format\":\"trapwright-party/1\",\"characters\":" + characters + "}"))
                .startsWith("x, line 1, column ")
                .endsWith("“" + field + "” should be " + expected + ".");
    }

    @Test
    void whatIsNoPartyIsSaidInOneSentence() {
        assertThat(complaint("{\"format\":\"trapwright/1\"}"))
                .isEqualTo("x is not a party: a party file says \"format\": \"trapwright-party/1\".");
        assertThat(complaint("[]")).startsWith("x is not a party");
        assertThat(complaint("{\"format\":\"trapwright-party/1\",\"characters\":[" + "{},".repeat(50) + "{}]}"))
                .contains("more than 50 characters");
        assertThat(complaint("{\"format\"")).startsWith("x");
        assertThatExceptionOfType(FileTrouble.class)
                .isThrownBy(() -> TrapFiles.read("x", "{\"format\":\"trapwright-party/1\"}".getBytes(UTF_8)))
                .matches(trouble -> trouble.kind() == FileTrouble.Kind.NOT_OURS);
    }

    @Test
    void whatStoodThereIsKeptBeside() throws Exception {
        Path path = folder.resolve("party.json");
        PartyFiles.save(PartyFile.of(BARROW), path);
        PartyFiles.save(PartyFile.of(Party.NONE.withName("Other")), path);
        assertThat(PartyFiles.open(path).party().name()).isEqualTo("Other");
        assertThat(PartyFiles.open(folder.resolve(".party.json.before")).party())
                .isEqualTo(BARROW);
    }

    private static PartyFile read(String text) throws FileTrouble {
        return PartyFiles.read("x", text.getBytes(UTF_8));
    }

    private static String complaint(String text) {
        try {
            return PartyFiles.text(read(text));
        } catch (FileTrouble trouble) {
            return Words.in(Language.EN).say(trouble.sentence());
        }
    }
}
