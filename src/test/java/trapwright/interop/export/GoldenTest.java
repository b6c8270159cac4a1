package trapwright.interop.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import trapwright.card.TrapCard;
import trapwright.store.Samples;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// Kept exports of a few built-in traps, to be looked at whenever they change: run with `-Dgolden=write` to keep new
/// ones.
class GoldenTest {
    private static final Path KEPT = Path.of("src/test/resources/trapwright/interop/export");
    private static final List<String> TRAPS = List.of(
            "poison-wall-spikes-cr5.trap",
            "pit-trap-cr3.trap",
            "fireball-trap-cr5.trap",
            "poisoned-darts-srd-5-2.trap",
            "fire-breathing-statue-srd-5-1.trap",
            "rolling-sphere.trap",
            "pit-ose.trap",
            "needle-ose.trap");

    static Stream<ExportFormat> formats() {
        return Stream.of(ExportFormat.values());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void theExportIsTheKeptOne(ExportFormat format) throws IOException {
        keep(format, new Words(Language.EN, Units.IMPERIAL), "en");
        keep(format, new Words(Language.FR, Units.METRIC), "fr");
    }

    private static void keep(ExportFormat format, Words words, String language) throws IOException {
        List<Exports.Given> given = cards().filter(format::takes)
                .map(card -> new Exports.Given("book.traps", card))
                .toList();
        Path folder = KEPT.resolve(format.id()).resolve(language);
        for (Export.ExportFile file :
                new Exports(words, false).of(format, given).files()) {
            Path kept = folder.resolve(file.name());
            if ("write".equals(System.getProperty("golden"))) {
                Files.createDirectories(folder);
                Files.writeString(kept, file.text());
            }
            assertThat(file.text()).as(kept.toString()).isEqualTo(Files.readString(kept));
        }
    }

    private static Stream<TrapCard> cards() {
        return Samples.SYSTEMS.stream()
                .flatMap(system -> Samples.of(system).stream())
                .filter(sample -> TRAPS.contains(sample.fileName()))
                .map(Samples.Sample::card);
    }
}
