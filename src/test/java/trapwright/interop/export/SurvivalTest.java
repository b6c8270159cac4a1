package trapwright.interop.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.commonmark.ext.gfm.strikethrough.StrikethroughExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import trapwright.card.TrapCard;
import trapwright.interop.discord.DiscordText;
import trapwright.interop.entry.Entry;
import trapwright.rules.Wording;

/// What a game master typed comes out of every format's own reader as it was typed.
class SurvivalTest {
    @ParameterizedTest
    @EnumSource(ExportFormat.class)
    void exportingTwiceGivesTheSame(ExportFormat format) {
        for (TrapCard card : List.of(Hostile.dnd35(), Hostile.dnd5e(), Hostile.ose())) {
            assertThat(export(format, card)).isEqualTo(export(format, card));
        }
    }

    @Test
    void plainBlock() {
        String block = text(ExportFormat.BLOCK, Hostile.dnd35());
        assertThat(block.lines()).first().isEqualTo(Hostile.NAME);
        assertThat(Hostile.squeezed(block)).contains(Hostile.squeezed(Hostile.TEXT));
    }

    @Test
    void discordShowsEveryParagraphAndHidesWhatIsTheGameMasters() {
        List<String> messages = DiscordText.messages(entry(Hostile.dnd35()));
        assertThat(messages).allSatisfy(message -> assertThat(message.length()).isLessThanOrEqualTo(DiscordText.MOST));
        assertThat(messages.size()).isGreaterThan(1);
        Read read = read(messages);
        assertThat(read.shown())
                .startsWith(Hostile.squeezed(Hostile.NAME + Hostile.TEXT))
                .doesNotContain("Search");
        assertThat(read.hidden()).contains(Hostile.squeezed(Hostile.TEXT)).contains("Search");
    }

    @Test
    void aNameLongerThanAMessageIsCutBetweenSigns() {
        String name = "🕳*|".repeat(3_000);
        TrapCard card = Hostile.dnd35()
                .withFace(face -> face.withTexts(face.texts().withName(Wording.same(name + " " + name))));
        List<String> messages = DiscordText.messages(entry(card));
        assertThat(messages).allSatisfy(message -> assertThat(message.length()).isLessThanOrEqualTo(DiscordText.MOST));
        assertThat(read(messages).shown()).startsWith(name + name + "!");
    }

    @Test
    void forumsShowEveryParagraph() {
        Document page = Jsoup.parse(NodeReader.read("bbcode", text(ExportFormat.BBCODE, Hostile.dnd35()))
                .stringValue());
        assertThat(page.selectFirst("span").wholeText()).isEqualTo(Hostile.NAME);
        assertThat(Hostile.squeezed(page.selectFirst("blockquote").wholeText()))
                .isEqualTo(Hostile.squeezed(Hostile.TEXT));
        assertThat(Hostile.squeezed(page.selectFirst("spoiler").wholeText())).contains(Hostile.squeezed(Hostile.TEXT));
        assertThat(page.select("li")).hasSizeGreaterThan(5);
        assertThat(page.select("script, b b, spoiler spoiler")).isEmpty();
    }

    @Test
    void brewsShowEveryParagraph() {
        String brew = text(ExportFormat.HOMEBREWERY, Hostile.dnd35());
        List<String> lines = brew.lines().toList();
        assertThat(lines.stream().filter(line -> line.contains("{{")))
                .containsExactly("{{monster,frame", "{{descriptive");
        assertThat(lines.stream().filter(line -> line.contains("}"))).containsExactly("}}", "}}");
        assertThat(lines.stream().filter(line -> line.contains("::")))
                .allMatch(line -> line.matches("\\*\\*.*\\*\\* :: .*"));
        assertThat(lines.stream().filter(line -> line.startsWith("\\"))).isEmpty();
        String markdown = lines.stream()
                .filter(line -> !line.startsWith("{{") && !line.equals("}}") && !line.equals(":"))
                .collect(Collectors.joining("\n"));
        var strike = List.of(StrikethroughExtension.create());
        Document page = Jsoup.parse(HtmlRenderer.builder()
                .extensions(strike)
                .build()
                .render(Parser.builder().extensions(strike).build().parse(markdown)));
        assertThat(page.selectFirst("h2").wholeText()).isEqualTo(Hostile.NAME);
        assertThat(Hostile.squeezed(page.wholeText())).contains(Hostile.squeezed(Hostile.TEXT));
        assertThat(page.select("a, img, code, del, ul, ol, h1, b, script")).isEmpty();
    }

    @Test
    void decksShowEveryParagraph() {
        JsonNode deck = JsonMapper.shared().readTree(text(ExportFormat.RPG_CARDS, Hostile.dnd35()));
        assertThat(deck.size()).isGreaterThan(1);
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < deck.size(); i++) {
            JsonNode card = deck.get(i);
            assertThat(Jsoup.parse(card.get("title").stringValue()).wholeText())
                    .isEqualTo(Hostile.NAME + " (" + (i + 1) + "/" + deck.size() + ")");
            assertThat(card.get("color_front").stringValue()).matches("#[0-9a-f]{6}");
            for (JsonNode element : card.get("contents")) {
                List<String> parts = Pattern.compile("\\|")
                        .splitAsStream(element.stringValue())
                        .map(String::strip)
                        .toList();
                assertThat(parts.getFirst())
                        .isIn("subtitle", "rule", "property", "description", "text", "fill", "section", "justify");
                assertThat(parts.size()).isLessThanOrEqualTo(5);
                parts.stream()
                        .skip(1)
                        .forEach(value -> shown.append(html(value)).append(' '));
            }
        }
        assertThat(Hostile.squeezed(shown.toString())).contains(Hostile.squeezed(Hostile.TEXT));
    }

    @Test
    void vaultsReadEveryParagraph() {
        Export export = export(ExportFormat.OBSIDIAN, Hostile.dnd35());
        assertThat(export.files())
                .extracting(Export.ExportFile::name)
                .containsExactly("fosse-a-pieux-acide-3-1-x.md", "trapwright-trap-layout.json");
        String note = export.files().getFirst().text();
        Map<?, ?> front = yaml(note.split("(?m)^---$")[1]);
        assertThat(front.get("aliases")).isEqualTo(List.of(Hostile.NAME));
        assertThat(((List<?>) front.get("tags")).stream().map(String::valueOf))
                .contains("trap", "dnd35", "a-b", "c", "d", "e")
                .doesNotContain("12");
        String[] fences = note.split("(?m)^```.*$");
        assertThat(fences).hasSize(3);
        assertThat(fences[1]).doesNotContain("[[", "]]");
        Map<?, ?> block = yaml(fences[1]);
        assertThat(block.get("layout")).isEqualTo("Trapwright Trap");
        assertThat(block.get("name")).isEqualTo(Hostile.NAME);
        assertThat(block.get("aloud").toString()).startsWith(Hostile.nfc(Hostile.TEXT));
        assertThat(((List<?>) block.get("effects"))
                        .stream().map(effect -> ((Map<?, ?>) effect).get("desc").toString()))
                .anyMatch(desc -> desc.startsWith(Hostile.nfc(Hostile.TEXT)));
        JsonNode layout = JsonMapper.shared().readTree(export.files().getLast().text());
        assertThat(layout.get("name").stringValue()).isEqualTo("Trapwright Trap");
        String asked = layout.get("blocks").toString();
        assertThat(block.keySet())
                .filteredOn(key -> !List.of("layout", "dice").contains(key))
                .allSatisfy(key -> assertThat(asked).contains("\"" + key + "\""));
    }

    @Test
    void listsReadBackCellByCell() throws IOException {
        String list = text(ExportFormat.CSV, Hostile.dnd35());
        assertThat(list).startsWith("\uFEFFid,name,system,").endsWith("\r\n");
        CSVRecord row = row(list);
        assertThat(row.toMap().keySet())
                .containsExactly("id name system kind cr severity tier trigger reset bypass searchDc"
                        .concat(" disableDc attack save damage priceGp costGp costXp craftDc tags file")
                        .split(" "));
        assertThat(row.get("name")).isEqualTo(Hostile.NAME);
        assertThat(row.get("id")).isEqualTo(Hostile.ID.toString());
        assertThat(row.get("tags")).isEqualTo("a: b; #c; | d; \"e\"; 12");
        assertThat(row.get("searchDc")).isEqualTo("20");
        assertThat(row.get("file")).isEqualTo("x.trap");
    }

    @Test
    void aFormulaIsGuardedOnlyWhenAskedFor() throws IOException {
        TrapCard card =
                Hostile.dnd35().withFace(face -> face.withTexts(face.texts().withName(Wording.same("=1+1"))));
        List<Exports.Given> given = List.of(new Exports.Given("-", card));
        assertThat(row(new Exports(Hostile.words(), false)
                                .of(ExportFormat.CSV, given)
                                .files()
                                .getFirst()
                                .text())
                        .get("name"))
                .isEqualTo("=1+1");
        CSVRecord guarded = row(new Exports(Hostile.words(), true)
                .of(ExportFormat.CSV, given)
                .files()
                .getFirst()
                .text());
        assertThat(guarded.get("name")).isEqualTo("'=1+1");
        assertThat(guarded.get("file")).isEqualTo("'-");
    }

    @Test
    void trapActorsShowEveryParagraphAndCarryNothingOut() {
        JsonNode actor = JsonMapper.shared().readTree(text(ExportFormat.FOUNDRY_D35E, Hostile.dnd35()));
        assertThat(actor.get("name").stringValue()).isEqualTo(Hostile.NAME);
        String notes = actor.at("/system/details/notes/value").stringValue();
        Document page = Jsoup.parse(notes);
        assertThat(page.selectFirst("p").wholeText()).contains("Search DC 20");
        assertThat(Hostile.squeezed(page.wholeText())).contains(Hostile.squeezed(Hostile.TEXT));
        assertThat(page.wholeText()).doesNotContain("[[").doesNotContainPattern("[@&]\\w+\\[");
        assertThat(page.select("script, b")).isEmpty();
    }

    /// What Discord's reader makes of messages, without white space.
    ///
    /// @param shown what everybody sees
    /// @param hidden what is in spoilers
    private record Read(String shown, String hidden) {}

    private static Read read(List<String> messages) {
        StringBuilder shown = new StringBuilder();
        StringBuilder hidden = new StringBuilder();
        for (JsonNode message : NodeReader.read("discord", JsonMapper.shared().writeValueAsString(messages))) {
            for (JsonNode piece : message) {
                assertThat(piece.path("other").asBoolean(false))
                        .as(piece.toString())
                        .isFalse();
                (piece.path("hidden").asBoolean(false) ? hidden : shown)
                        .append(piece.get("text").stringValue());
            }
        }
        return new Read(Hostile.squeezed(shown.toString()), Hostile.squeezed(hidden.toString()));
    }

    private static Entry entry(TrapCard card) {
        return Entry.of("x.trap", card, Hostile.words());
    }

    private static Export export(ExportFormat format, TrapCard card) {
        return new Exports(Hostile.words(), false).of(format, List.of(new Exports.Given("x.trap", card)));
    }

    private static String text(ExportFormat format, TrapCard card) {
        return export(format, card).files().getFirst().text();
    }

    private static Map<?, ?> yaml(String text) {
        return (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(text);
    }

    private static CSVRecord row(String list) throws IOException {
        try (var parser = CSVFormat.RFC4180.builder().setHeader().get().parse(new StringReader(list.substring(1)))) {
            return StreamSupport.stream(parser.spliterator(), false).findFirst().orElseThrow();
        }
    }

    private static String html(String value) {
        return Jsoup.parse(value.replace("<br>", "\n")).wholeText();
    }
}
