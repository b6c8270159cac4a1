package trapwright.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.card.TrapCard;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// `read`: printed stat lines to cards.
@Command(name = "read")
final class Read implements Callable<Integer> {
    private static final List<String> FILES = List.of(".trap", ".traps", ".json");

    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Parameters(arity = "1", paramLabel = "FILE|-", descriptionKey = "text")
    private String file = Inputs.STANDARD;

    @Option(names = "-o", paramLabel = "OUT", descriptionKey = "read-out")
    private @Nullable String out;

    Read(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        Reading reading = Readers.read(Inputs.text(talk, file));
        reading.remarks().forEach(remark -> talk.warn(remark.said()));
        if (reading.cards().isEmpty()) {
            throw new BadUse("cli.read.nothing");
        }
        write(talk, reading.cards());
        return reading.leftWordsOver() ? Exit.FINDINGS : Exit.DONE;
    }

    private void write(Talk talk, List<TrapCard> cards) throws BadUse, FileTrouble {
        TrapFile whole = cards.size() == 1 ? TrapFile.of(cards.getFirst()) : TrapFile.book(cards);
        if (out == null || out.equals(Inputs.STANDARD)) {
            talk.write(TrapFiles.text(whole));
            return;
        }
        Path path = Inputs.path(out);
        Sources.of(List.of(file)).spare(path);
        if (isFolder(path)) {
            new CardFolder(path).write(cards);
        } else if (TrapFiles.isBook(path)) {
            TrapFiles.saveAs(TrapFile.book(cards), path);
        } else if (cards.size() > 1) {
            throw new BadUse("cli.read.several", out);
        } else {
            TrapFiles.saveAs(whole, path);
        }
    }

    private static boolean isFolder(Path path) {
        String name = String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
        return Files.isDirectory(path) || FILES.stream().noneMatch(name::endsWith);
    }
}
