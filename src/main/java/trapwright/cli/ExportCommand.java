package trapwright.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.interop.export.Export;
import trapwright.interop.export.ExportFormat;
import trapwright.interop.export.Exports;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.store.Output;

/// `export`: cards in the formats of other programs.
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "file")
    private List<String> files = List.of();

    @Option(names = "--to", required = true, paramLabel = "FORMAT", descriptionKey = "export-to")
    private String to = "";

    @Option(names = "-o", required = true, paramLabel = "OUT", descriptionKey = "export-out")
    private String out = "";

    @Option(names = "--for-spreadsheets", descriptionKey = "for-spreadsheets")
    private boolean guarded;

    ExportCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        ExportFormat format =
                ExportFormat.of(to).orElseThrow(() -> new BadUse("cli.export.format", to, String.join(", ", ids())));
        Inputs inputs = Inputs.open(talk, files);
        if (inputs.troubled()) {
            return Exit.TROUBLE;
        }
        if (inputs.cards().isEmpty()) {
            throw new BadUse("cli.export.none");
        }
        Export export = new Exports(talk.words(), guarded)
                .of(
                        format,
                        inputs.cards().stream()
                                .map(found -> new Exports.Given(found.label(), found.card()))
                                .toList());
        if (export.files().isEmpty()) {
            throw new BadUse("cli.export.nothing", format.title());
        }
        write(talk, format, export.files());
        export.loses().forEach(talk::warn);
        return export.left() > 0 ? Exit.FINDINGS : inputs.exit();
    }

    private static List<String> ids() {
        return Stream.of(ExportFormat.values()).map(ExportFormat::id).toList();
    }

    private void write(Talk talk, ExportFormat format, List<Export.ExportFile> written) throws BadUse, FileTrouble {
        if (format.shape() == ExportFormat.Shape.ONE_FILE && out.equals(Inputs.STANDARD)) {
            talk.write(written.getFirst().text());
            return;
        }
        Path path = Inputs.path(out);
        Map<Path, String> texts = new LinkedHashMap<>();
        for (Export.ExportFile file : written) {
            texts.put(
                    switch (format.shape()) {
                        case ONE_FILE -> path;
                        case FOLDER -> path.resolve(file.name());
                    },
                    file.text());
        }
        Sources sources = Sources.of(files);
        for (Path target : texts.keySet()) {
            sources.spare(target);
        }
        if (format.shape() == ExportFormat.Shape.FOLDER) {
            Output.folder(path);
        }
        Output.inTurn(
                texts.entrySet(),
                text -> Output.write(text.getKey(), text.getValue().getBytes(StandardCharsets.UTF_8)));
        if (format.shape() == ExportFormat.Shape.FOLDER) {
            talk.say(Message.of("cli.export.written", texts.size(), out));
        }
    }
}
