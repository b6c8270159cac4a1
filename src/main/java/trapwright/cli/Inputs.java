package trapwright.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import trapwright.card.TrapCard;
import trapwright.store.FileTrouble;
import trapwright.store.Limits;
import trapwright.store.Output;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// The files of a call. A file that cannot be read is named on standard error, and the others are still looked at.
final class Inputs {
    /// Stands for standard input.
    static final String STANDARD = "-";

    private final Talk talk;
    private final List<Given> given = new ArrayList<>();
    private boolean troubled;

    /// A file that could be read.
    ///
    /// @param label what it was called in the call
    /// @param file what it holds
    record Given(String label, TrapFile file) {}

    /// A card and where it is from.
    record Found(String label, TrapCard card) {}

    private Inputs(Talk talk) {
        this.talk = talk;
    }

    /// Opens all files.
    static Inputs open(Talk talk, List<String> files) throws BadUse {
        Inputs inputs = new Inputs(talk);
        if (files.stream().filter(STANDARD::equals).count() > 1) {
            throw new BadUse("cli.standard-twice");
        }
        for (String file : files) {
            try {
                TrapFile opened = file.equals(STANDARD)
                        ? TrapFiles.read(talk.words().say("cli.standard-input"), talk.in())
                        : TrapFiles.open(path(file));
                opened.notices().forEach(talk::warn);
                inputs.given.add(new Given(file, opened));
            } catch (FileTrouble trouble) {
                talk.warn(trouble.sentence());
                inputs.troubled = true;
            }
        }
        return inputs;
    }

    /// A path as it was typed.
    static Path path(String typed) throws BadUse {
        try {
            return Path.of(typed);
        } catch (InvalidPathException impossible) {
            throw new BadUse("cli.path", typed);
        }
    }

    /// The text of a file, or of standard input.
    static String text(Talk talk, String file) throws BadUse, FileTrouble {
        if (!file.equals(STANDARD)) {
            return Output.text(path(file));
        }
        String label = talk.words().say("cli.standard-input");
        try {
            return Output.text(label, talk.in().readNBytes(Limits.TRAP_BYTES + 1));
        } catch (IOException failed) {
            throw new BadUse("store.unread", label);
        }
    }

    /// The files that could be read.
    List<Given> files() {
        return List.copyOf(given);
    }

    /// All cards that could be read, in order.
    List<Found> cards() {
        return given.stream()
                .flatMap(one -> one.file().cards().stream().map(card -> new Found(one.label(), card)))
                .toList();
    }

    /// Whether a file or one of its cards could not be read.
    boolean troubled() {
        return troubled
                || given.stream()
                        .anyMatch(one ->
                                one.file().cards().size() < one.file().entries().size());
    }

    /// What a call over these cards ends with.
    int exit() {
        if (troubled()) {
            return Exit.TROUBLE;
        }
        return cards().stream().anyMatch(found -> found.card().assess().hasErrors()) ? Exit.FINDINGS : Exit.DONE;
    }
}
