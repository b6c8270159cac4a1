package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.card.Encounter;
import trapwright.card.FrontMatter;
import trapwright.card.PageSetup;
import trapwright.card.TrapCard;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Trap.Joining;
import trapwright.words.Language;
import trapwright.words.Words;

/// A trap book as a whole: its traps, groups, party and pages.
class BookTest {
    private static final String OWN = """
            {
              "format": "trapwright-book/1",
              "traps": [],
              "groups": [
                {
                  "name": {
                    "en": "The gallery"
                  },
                  "joining": "dependent",
                  "traps": [
                    "00000000-0000-0000-0000-000000000001"
                  ],
                  "mood": "grim"
                }
              ],
              "party": {
                "name": "The five",
                "characters": [
                  {
                    "name": "Mara",
                    "class": "rogue",
                    "hat": true
                  }
                ]
              },
              "page": {
                "paper": "letter",
                "cropMarks": false,
                "staples": 2
              },
              "chapter": 3
            }
            """;

    @Test
    void everythingOfABookComesBack(@TempDir Path folder) throws FileTrouble {
        List<TrapCard> cards =
                Samples.of("dnd35").stream().limit(3).map(Samples.Sample::card).toList();
        UUID first = cards.getFirst().face().id();
        FrontMatter front = new FrontMatter(
                List.of(new Encounter(new Wording("Hall", "Salle"), Joining.DEPENDENT, List.of(first)), Encounter.NONE),
                Optional.of(new Party("Five", List.of(Adventurer.of("Mara", "rogue", 5)))),
                new PageSetup("a4", "poker", "gm", "long", true, false));
        TrapFile book = TrapFile.book(cards).withFront(front);
        TrapFile saved = TrapFiles.saveAs(book, folder.resolve("book.traps"));
        TrapFile opened = TrapFiles.open(folder.resolve("book.traps"));
        assertThat(opened).isEqualTo(saved);
        assertThat(opened.front()).contains(front);
        assertThat(opened.notices()).isEmpty();
        assertThat(new Schema().faults(opened, "x", Locale.ENGLISH)).isEmpty();
    }

    @Test
    void aGroupIsReckonedFromTheCardsOfItsBook() {
        List<TrapCard> cards =
                Samples.of("dnd35").stream().limit(4).map(Samples.Sample::card).toList();
        Encounter group = Encounter.NONE.withTraps(List.of(
                cards.get(2).face().id(),
                new UUID(0, 7),
                cards.getFirst().face().id()));
        assertThat(group.among(cards).cards()).containsExactly(cards.getFirst(), cards.get(2));
        assertThat(group.among(cards).dependent()).isFalse();
        assertThat(group.withJoining(Joining.DEPENDENT).among(cards).dependent())
                .isTrue();
    }

    @Test
    void whatIsUnknownInGroupsPagesAndPartyIsKept() throws FileTrouble {
        TrapFile book = read(OWN);
        assertThat(book.front().orElseThrow().groups().getFirst().joining()).isEqualTo(Joining.DEPENDENT);
        assertThat(book.front().orElseThrow().page().cropMarks()).isFalse();
        assertThat(book.front().orElseThrow().party().orElseThrow().characters())
                .extracting(Adventurer::name)
                .containsExactly("Mara");
        assertThat(TrapFiles.text(book)).isEqualTo(OWN);
        assertThat(new Schema().faults(book, "x", Locale.ENGLISH)).isEmpty();
    }

    @Test
    void aBookOfNothingButTrapsSaysNothingMore() throws FileTrouble {
        TrapFile book = read("{\"format\": \"trapwright-book/1\", \"traps\": []}");
        assertThat(book.front()).contains(FrontMatter.NONE);
        assertThat(TrapFiles.text(book)).isEqualTo("{\n  \"format\": \"trapwright-book/1\",\n  \"traps\": []\n}\n");
    }

    @Test
    void aGroupOfALaterVersionLeavesTheBookAsItIs() throws FileTrouble {
        String later = OWN.replace("\"dependent\"", "\"entwined\"");
        TrapFile book = read(later);
        assertThat(book.isReadOnly()).isTrue();
        assertThat(book.notices()).hasSize(1);
        assertThat(TrapFiles.text(book)).isEqualTo(later);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"groups\": 5 | line 1, column 56: “groups” should be a list in square brackets.",
                "\"groups\": [5] | line 1, column 57: “groups.0” should be fields in curly brackets.",
                "\"groups\": [{\"traps\": [\"7\"]}] | line 1, column 68: “groups.0.traps.0” should be an id such as \"123e4567-e89b-12d3-a456-426614174000\".",
                "\"groups\": [{\"joining\": 4}] | line 1, column 69: “groups.0.joining” should be one of \"dependent\", \"independent\".",
                "\"party\": [] | line 1, column 55: “party” should be fields in curly brackets.",
                "\"party\": {\"characters\": [{\"level\": \"x\"}]} | line 1, column 81: “party.characters.0.level” should be a whole number from +1 to +40.",
                "\"page\": {\"paper\": 4} | line 1, column 64: “page.paper” should be a text in quotation marks."
            })
    void aWrongPartOfABookIsNamedWithItsPlace(String part, String sentence) {
        String book = "{\"format\": \"trapwright-book/1\", \"traps\": [], " + part + "}";
        assertThatExceptionOfType(FileTrouble.class)
                .isThrownBy(() -> read(book))
                .satisfies(trouble -> assertThat(Words.in(Language.EN).say(trouble.sentence()))
                        .isEqualTo("x, " + sentence));
    }

    @Test
    void aBookOfTooManyGroupsIsRefused() {
        String many = "{\"format\": \"trapwright-book/1\", \"traps\": [], \"groups\": [" + "{},".repeat(Limits.GROUPS)
                + "{}]}";
        assertThatExceptionOfType(FileTrouble.class)
                .isThrownBy(() -> read(many))
                .satisfies(trouble -> assertThat(Words.in(Language.EN).say(trouble.sentence()))
                        .endsWith("a book holds at most 1,000 groups. Split it into several."));
    }

    private static TrapFile read(String text) throws FileTrouble {
        return TrapFiles.read("x", text.getBytes(UTF_8));
    }
}
