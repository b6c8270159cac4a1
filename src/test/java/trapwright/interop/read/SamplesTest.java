package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.numbers.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.Picture;
import trapwright.card.Printed;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.rules.Assessment;
import trapwright.rules.Figure;
import trapwright.rules.Wording;
import trapwright.sheet.Icons;
import trapwright.store.Samples;
import trapwright.store.Samples.Sample;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

class SamplesTest {
    /// Published CRs and prices that the tables do not give (3.5, section 12, known slips).
    private static final Set<String> CR_SLIPS = Set.of("Portcullis Trap", "Falling Block Trap", "Compacting Room");

    private static final Set<String> PRICE_SLIPS =
            Set.of("Portcullis Trap", "Spear Trap", "Hail of Needles", "Falling Block Trap", "Compacting Room");

    static List<Sample> all() {
        return Samples.of("dnd35");
    }

    @Test
    void thereAreFiftyThreeWithFilesAndIdsOfTheirOwn() {
        Set<Object> ids = new HashSet<>();
        Set<String> files = new HashSet<>();
        for (Sample sample : all()) {
            ids.add(sample.card().face().id());
            files.add(sample.fileName());
        }
        assertThat(ids).hasSize(53);
        assertThat(files).hasSize(53).allMatch(file -> file.matches("[a-z0-9-]+-cr\\d+\\.trap"));
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyOneIsToldInBothLanguagesWithASourceAndAPicture(Sample sample) {
        var face = sample.card().face();
        for (Wording text : List.of(
                face.texts().name(), face.texts().description(), face.texts().noticed())) {
            assertThat(text.en()).isNotBlank().doesNotContain("'");
            assertThat(text.fr()).isNotBlank().doesNotContain("'").doesNotContainPattern(" [:;!?]");
        }
        assertThat(face.source().licence()).isEqualTo("OGL 1.0a");
        assertThat(face.icon()).isInstanceOf(Picture.Icon.class);
        assertThat(new Icons().find(((Picture.Icon) face.icon()).id())).isPresent();
    }

    @Test
    void theFiguresAreThePublishedOnesButForTheKnownSlips() throws Exception {
        List<Map<String, String>> rows = published();
        List<Sample> samples = all();
        assertThat(rows).hasSameSizeAs(samples);
        for (int i = 0; i < rows.size(); i++) {
            Map<String, String> row = rows.get(i);
            TrapCard card = samples.get(i).card();
            Printed printed = card.face().printed().orElseThrow();
            assertThat(card.face().texts().name().en()).isEqualToIgnoringCase(row.get("name"));
            assertThat(printed.cr()).contains(Integer.valueOf(row.get("cr")));
            assertThat(printed.price().orElseThrow().copper() / 100).isEqualTo(Long.parseLong(row.get("price_gp")));
            assertThat(printed.xp().map(String::valueOf).orElse("")).isEqualTo(row.get("price_xp"));
            String name = row.get("name");
            Assessment said = card.assess();
            BigFraction cr = value(said, "cr").orElseThrow();
            boolean slip = CR_SLIPS.contains(name);
            assertThat(cr.equals(BigFraction.of(Integer.parseInt(row.get("cr")))))
                    .as(name)
                    .isNotEqualTo(slip);
            BigFraction price = value(said, "priceGp")
                    .or(() -> value(said, "costGp"))
                    .or(() -> value(said, "hiredGp"))
                    .orElseThrow();
            assertThat(price.equals(BigFraction.of(printed.price().orElseThrow().copper())))
                    .as(name + " " + price)
                    .isNotEqualTo(PRICE_SLIPS.contains(name));
            assertThat(said.hasErrors()).as(name).isFalse();
            if (slip || PRICE_SLIPS.contains(name)) {
                assertThat(printed.note().en()).as(name).isNotBlank();
                assertThat(printed.note().fr()).as(name).isNotBlank();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void theirStatLinesAreThePublishedOnes(Language language) {
        List<String> published = PublishedLines.of(language).stream()
                .map(PublishedLines::plain)
                .filter(line -> !line.contains("(part")
                        && !line.contains("tentacules noirs")
                        && !line.contains("black tentacles"))
                .toList();
        Words words = Words.in(language);
        List<String> printed = all().stream()
                .map(Sample::card)
                .filter(card -> !card.face().texts().name().en().matches("Forcecage.*|Black Tentacles.*"))
                .map(card -> PublishedLines.plain(StatLineText.of(card, words))
                        .replaceAll("^([^:]*: )(?:CR|FP) \\d+ ?; ", "$1")
                        .replaceAll("(?<=\\d|\\)\\.) ?(?:Market Price|Cost|Prix|Coût) ?:.*$", "")
                        .replaceAll("\\. (?:Market Price|Cost|Prix|Coût) ?:.*$", "."))
                .toList();
        assertThat(printed).containsExactlyElementsOf(published);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyOneIsReadAgainAsItIsPrinted(Sample sample) {
        TrapCard.Dnd35 card = (TrapCard.Dnd35) sample.card();
        for (Language language : Language.values()) {
            for (Units units : Units.values()) {
                String printed = StatLineText.of(card, new Words(language, units));
                Reading reading = Readers.read(printed);
                assertThat(reading.leftWordsOver()).as(printed).isFalse();
                var again = ((TrapCard.Dnd35) reading.cards().getFirst()).trap();
                boolean english = language == Language.EN;
                assertThat(english ? Bare.english(again) : Bare.french(again))
                        .as(printed)
                        .isEqualTo(english ? Bare.english(card.trap()) : Bare.french(card.trap()));
            }
        }
    }

    private static Optional<BigFraction> value(Assessment said, String id) {
        return said.amount(id).map(Figure.Amount::value);
    }

    private static List<Map<String, String>> published() throws Exception {
        List<Map<String, String>> rows = new ArrayList<>();
        try (InputStream stream =
                        SamplesTest.class.getResourceAsStream("/trapwright/system/dnd35/published_traps.tsv");
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            String[] head = reader.readLine().split("\t", -1);
            for (String line : reader.lines().toList()) {
                String[] cells = line.split("\t", -1);
                Map<String, String> row = new HashMap<>();
                for (int i = 0; i < Math.min(head.length, cells.length); i++) {
                    row.put(head[i], cells[i]);
                }
                if ("trap".equals(row.get("row_type"))) {
                    rows.add(row);
                }
            }
        }
        return rows;
    }
}
