package trapwright.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import trapwright.card.TrapCard;
import trapwright.interop.imports.Imports;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// `read`: printed stat lines to cards.
@Command(name = "read")
final class Read implements Callable<Integer> {
    private static final int MOST_SAID = 1_000;
    private static final int LETTERS_PER_CONTROL = 50;
    private static final Pattern JSON = Pattern.compile("\\{\\s*[\"}]|\\[\\s*[{\\[\"\\]]");
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
        String text = Inputs.text(talk, file);
        String label = file.equals(Inputs.STANDARD) ? talk.words().say("cli.standard-input") : file;
        Optional<Reading> foreign = Imports.of(label, text);
        if (foreign.isEmpty()) {
            refuse(label, text);
        }
        Reading reading = foreign.orElseGet(() -> Readers.read(text));
        List<Message> said = said(talk, reading);
        said.stream().limit(MOST_SAID).forEach(talk::warn);
        if (said.size() > MOST_SAID) {
            talk.warn(Message.of("cli.read.more", said.size() - MOST_SAID));
        }
        if (reading.cards().isEmpty()) {
            throw new BadUse("cli.read.nothing");
        }
        write(talk, reading.cards());
        boolean faulty = reading.cards().stream().anyMatch(card -> card.assess().hasErrors());
        return reading.leftWordsOver() || faulty ? Exit.FINDINGS : Exit.DONE;
    }

    /// What cannot be a printed trap: nothing at all, bytes that are no text, and files of traps.
    private static void refuse(String label, String text) throws BadUse {
        if (text.isBlank()) {
            throw new BadUse("cli.read.empty", label);
        }
        long controls = text.chars()
                .filter(c -> Character.isISOControl(c) && !Character.isWhitespace(c))
                .count();
        if (controls * LETTERS_PER_CONTROL > text.length()) {
            throw new BadUse("cli.read.binary", label);
        }
        String start = text.strip().replaceFirst("^\ufeff\\s*", "");
        if (JSON.matcher(start).lookingAt()) {
            throw new BadUse(start.contains("\"trapwright") ? "cli.read.trap-file" : "cli.read.json", label);
        }
    }

    /// The remarks in the order of the text, then the errors of the cards.
    private static List<Message> said(Talk talk, Reading reading) {
        Stream<Message> remarks = reading.remarks().stream().map(Remark::said);
        Stream<Message> errors = reading.cards().stream()
                .flatMap(card -> card.assess().findings().stream()
                        .filter(finding -> finding.level() == Finding.Level.ERROR)
                        .map(finding -> Message.of(
                                "cli.read.error",
                                talk.words().written(card.face().texts().name()),
                                finding.message())));
        return Stream.concat(remarks, errors).toList();
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
