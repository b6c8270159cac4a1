package trapwright.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import trapwright.card.TrapCard;
import trapwright.interop.text.StatLineText;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;
import trapwright.words.Language;
import trapwright.words.Words;
import trapwright.workshop.Drawn;
import trapwright.workshop.RandomTraps;
import trapwright.workshop.Wish;

/// `random`: a legal trap that meets a target, drawn at random and repeatable by its seed.
@Command(name = "random")
final class RandomCommand implements Callable<Integer> {
    private static final int LARGEST_OWN_SEED = 1_000_000;

    private final Surroundings surroundings;

    @Mixin
    private final Speaking speaking = new Speaking();

    @Option(names = "--system", required = true, paramLabel = "dnd35|dnd5e|ose", descriptionKey = "random-system")
    private System system = System.DND35;

    @Option(names = "--cr", paramLabel = "N", descriptionKey = "random-cr")
    private @Nullable Integer cr;

    @Option(names = "--level", paramLabel = "N", descriptionKey = "random-level")
    private @Nullable Integer level;

    @Option(names = "--severity", paramLabel = "nuisance|setback|dangerous|deadly", descriptionKey = "random-severity")
    private @Nullable Degree severity;

    @Option(names = "--kind", paramLabel = "mechanical|magic", descriptionKey = "random-kind")
    private @Nullable Kind kind;

    @Option(names = "--seed", paramLabel = "K", descriptionKey = "random-seed")
    private @Nullable Long seed;

    @Option(names = "-o", paramLabel = "OUT", descriptionKey = "random-out")
    private @Nullable String out;

    RandomCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /// The games.
    private enum System {
        DND35,
        DND5E,
        OSE
    }

    /// How severe a 5e trap is.
    private enum Degree {
        NUISANCE,
        SETBACK,
        DANGEROUS,
        DEADLY
    }

    /// How a trap is made.
    private enum Kind {
        MECHANICAL,
        MAGIC
    }

    @Override
    public Integer call() throws BadUse, FileTrouble {
        Talk talk = speaking.talk(surroundings);
        Wish wish = wish();
        long drawnBy = seed == null ? ThreadLocalRandom.current().nextInt(LARGEST_OWN_SEED) : seed;
        Drawn drawn = RandomTraps.draw(wish, drawnBy)
                .orElseThrow(() -> new BadUse("cli.random.none", Long.toString(drawnBy)));
        TrapCard card = named(drawn);
        if (out == null || out.equals(Inputs.STANDARD)) {
            talk.warn(Message.of("cli.random.seed", Long.toString(drawnBy)));
            talk.write(TrapFiles.text(TrapFile.of(card)));
        } else {
            Path path = Inputs.path(out);
            TrapFiles.saveAs(TrapFiles.isBook(path) ? TrapFile.book(List.of(card)) : TrapFile.of(card), path);
            talk.write(StatLineText.of(card, talk.words()) + "\n"
                    + talk.words().say(Message.of("cli.random.seed", Long.toString(drawnBy))) + "\n");
        }
        return Exit.DONE;
    }

    private Wish wish() throws BadUse {
        Optional<Boolean> magic = Optional.ofNullable(kind).map(each -> each == Kind.MAGIC);
        return switch (system) {
            case DND35 -> {
                refuse(level, "--level");
                refuse(severity, "--severity");
                yield new Wish.Dnd35(within(cr, "--cr", Wish.Dnd35.HIGHEST), magic);
            }
            case DND5E -> {
                refuse(cr, "--cr");
                Degree wanted = Optional.ofNullable(severity)
                        .orElseThrow(() -> new BadUse("cli.random.missing", "--severity", "dnd5e"));
                yield Wish.Dnd5e.of(wanted.name(), within(level, "--level", Wish.Dnd5e.HIGHEST), magic);
            }
            case OSE -> {
                refuse(cr, "--cr");
                refuse(severity, "--severity");
                refuse(kind, "--kind");
                yield new Wish.Ose(within(level, "--level", Wish.Ose.HIGHEST));
            }
        };
    }

    private void refuse(@Nullable Object given, String option) throws BadUse {
        if (given != null) {
            throw new BadUse("cli.random.other-system", option, id());
        }
    }

    private int within(@Nullable Integer given, String option, int highest) throws BadUse {
        if (given == null) {
            throw new BadUse("cli.random.missing", option, id());
        }
        if (given < 1 || given > highest) {
            throw new BadUse("cli.random.range", option, highest);
        }
        return given;
    }

    private String id() {
        return system.name().toLowerCase(Locale.ROOT);
    }

    private static TrapCard named(Drawn drawn) {
        Wording name = new Wording(
                Words.in(Language.EN).say(drawn.name()), Words.in(Language.FR).say(drawn.name()));
        return drawn.card().withFace(face -> face.withTexts(face.texts().withName(name)));
    }
}
