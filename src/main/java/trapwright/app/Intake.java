package trapwright.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.card.TrapCard;
import trapwright.interop.imports.Imports;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.store.FileNames;
import trapwright.store.FileTrouble;
import trapwright.store.Output;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.store.library.Known;
import trapwright.store.library.Listing;
import trapwright.store.library.Shelving;
import trapwright.store.library.TrapFolder;

/// Brings traps into the library: files of ours and of other programs, and printed text.
final class Intake {
    private final Shelving shelving;
    private final Known known;
    private final List<Message> troubles = new ArrayList<>();
    private int brought;
    private int there;

    Intake(Shelving shelving, Listing listing) {
        this.shelving = shelving;
        this.known = new Known(listing);
    }

    /// Brings files in, and all files in folders.
    Notice bring(List<Path> paths) throws FileTrouble {
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                for (Path file : new TrapFolder(path).files()) {
                    file(file);
                }
            } else {
                file(path);
            }
        }
        return said(troubles);
    }

    /// Makes traps of a text: of printed lines, or of a file's content.
    Notice paste(String text) throws FileTrouble {
        if (text.stripLeading().startsWith("{") && text.contains("\"trapwright")) {
            take(TrapFiles.read("…", text.getBytes(StandardCharsets.UTF_8)), Optional.empty());
            return said(troubles);
        }
        Reading reading = Imports.of("…", text).orElseGet(() -> Readers.read(text));
        for (TrapCard card : reading.cards()) {
            take(TrapFile.of(card), Optional.empty());
        }
        return reading.cards().isEmpty()
                ? new Notice(Message.of("library.paste.nothing"), true, List.of())
                : said(reading.remarks().stream().map(Remark::said).toList());
    }

    private void file(Path path) throws FileTrouble {
        String name = String.valueOf(path.getFileName());
        try {
            take(TrapFiles.open(path), Optional.of(name.replaceFirst("(\\.trap)?\\.[^.]*$", "")));
        } catch (FileTrouble trouble) {
            switch (trouble.kind()) {
                case NOT_OURS, BROKEN -> foreign(path, trouble);
                case FULL, READ_ONLY -> throw trouble;
                case MISSING, FOLDER, FORBIDDEN, CHANGED, VANISHED, TOO_LARGE, OTHER ->
                    troubles.add(trouble.sentence());
            }
        }
    }

    /// Another program's file, or a text with printed traps.
    private void foreign(Path path, FileTrouble trouble) throws FileTrouble {
        String name = String.valueOf(path.getFileName());
        if (name.endsWith(".trap") || name.endsWith(".traps")) {
            troubles.add(trouble.sentence());
            return;
        }
        String text = Output.text(path);
        Reading reading = Imports.of(path.toString(), text)
                .orElseGet(() ->
                        text.stripLeading().startsWith("{") ? new Reading(List.of(), List.of()) : Readers.read(text));
        if (reading.cards().isEmpty()) {
            troubles.add(trouble.sentence());
        }
        for (TrapCard card : reading.cards()) {
            take(TrapFile.of(card), Optional.empty());
        }
        reading.remarks().stream().map(Remark::said).forEach(troubles::add);
    }

    private void take(TrapFile file, Optional<String> name) throws FileTrouble {
        if (known.hasAll(file)) {
            there++;
            return;
        }
        String wanted = name.map(Wording::same)
                .map(FileNames::plain)
                .orElseGet(() -> file.cards().stream()
                        .findFirst()
                        .map(card -> FileNames.plain(card.face().texts().name()))
                        .orElse(file.isBook() ? "traps" : "trap"));
        shelving.add(file, wanted);
        known.add(file);
        brought++;
    }

    private Notice said(List<Message> remarks) {
        Stream<Message> counts = Stream.of(
                        brought > 0 ? Optional.of(Message.of("library.brought", brought)) : Optional.<Message>empty(),
                        there > 0 ? Optional.of(Message.of("library.there", there)) : Optional.<Message>empty(),
                        brought + there == 0 && remarks.isEmpty()
                                ? Optional.of(Message.of("library.brought.nothing"))
                                : Optional.<Message>empty(),
                        remarks.stream().findFirst(),
                        remarks.size() > 1
                                ? Optional.of(Message.of("library.remarks", remarks.size() - 1))
                                : Optional.<Message>empty())
                .flatMap(Optional::stream);
        Message said = counts.reduce((one, other) -> Message.of("desk.both", one, other))
                .orElseThrow();
        return new Notice(said, brought + there == 0, List.of());
    }
}
