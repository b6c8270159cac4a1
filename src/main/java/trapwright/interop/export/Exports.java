package trapwright.interop.export;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import trapwright.card.TrapCard;
import trapwright.interop.bbcode.BbcodeText;
import trapwright.interop.csv.CsvList;
import trapwright.interop.discord.DiscordText;
import trapwright.interop.entry.Entry;
import trapwright.interop.export.Export.ExportFile;
import trapwright.interop.fivetools.Homebrew;
import trapwright.interop.foundry35.TrapActor;
import trapwright.interop.foundry5e.TrapItem;
import trapwright.interop.homebrewery.Brew;
import trapwright.interop.obsidian.Layout;
import trapwright.interop.obsidian.Note;
import trapwright.interop.rpgcards.Deck;
import trapwright.interop.text.BlockText;
import trapwright.interop.text.StatLineText;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.store.FileNames;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// The one door to all foreign formats.
///
/// @param words the export's own language and units
/// @param guarded whether texts in a list are guarded against being taken for formulas
public record Exports(Words words, boolean guarded) {
    /// A card and where it is from.
    ///
    /// @param file the file, as the game master named it
    /// @param card the card
    public record Given(String file, TrapCard card) {}

    /// Exports in a language and in units.
    ///
    /// @param language its locale
    /// @param guarded whether texts in a list are guarded against being taken for formulas
    public static Exports in(Locale language, Length.Unit units, boolean guarded) {
        return new Exports(
                new Words(Language.of(language), units == Length.Unit.FEET ? Units.IMPERIAL : Units.METRIC), guarded);
    }

    /// Cards in a format; those that it cannot hold at all are left out and named.
    public Export of(ExportFormat format, List<Given> cards) {
        List<Message> loses = new ArrayList<>(List.of(format.loses()));
        List<Entry> entries = new ArrayList<>();
        for (Given given : cards) {
            if (format.takes(given.card())) {
                entries.add(Entry.of(given.file(), given.card(), words));
            } else {
                loses.add(Message.of(
                        "export.left-out",
                        given.card().face().texts().name().isNone()
                                ? Message.of("sheet.unnamed")
                                : Message.of(
                                        "export.written",
                                        given.card().face().texts().name()),
                        format.title()));
            }
        }
        entries.stream()
                .filter(Entry::hasOwnPicture)
                .forEach(entry -> loses.add(Message.of("export.own-picture", entry.name())));
        if (format == ExportFormat.CSV && !guarded && CsvList.hasFormulas(entries)) {
            loses.add(Message.of("export.formulas"));
        }
        return new Export(entries.isEmpty() ? List.of() : files(format, entries), loses, cards.size() - entries.size());
    }

    private List<ExportFile> files(ExportFormat format, List<Entry> entries) {
        return switch (format) {
            case TEXT -> one(format, lines(entries));
            case BLOCK -> one(format, BlockText.of(entries));
            case DISCORD -> one(format, DiscordText.of(entries));
            case BBCODE -> one(format, BbcodeText.of(entries));
            case FIVE_TOOLS -> one(format, Homebrew.of(modern(entries)));
            case FOUNDRY_DND5E -> items(modern(entries));
            case FOUNDRY_D35E -> each(entries, "json", Exports::actor);
            case HOMEBREWERY -> one(format, Brew.of(entries, words.say("export.homebrewery.hint")));
            case RPG_CARDS -> one(format, Deck.of(entries));
            case OBSIDIAN -> {
                List<ExportFile> files = new ArrayList<>(each(entries, "md", Note::of));
                files.add(new ExportFile(Layout.FILE, Layout.text()));
                yield files;
            }
            case CSV -> one(format, CsvList.of(entries, guarded));
        };
    }

    private String lines(List<Entry> entries) {
        return entries.stream()
                .map(entry -> StatLineText.of(entry.card(), words))
                .collect(joining("\n\n", "", "\n"));
    }

    private static String actor(Entry entry) {
        return switch (entry.card()) {
            case TrapCard.Dnd35 card -> TrapActor.of(entry, card);
            case TrapCard.Dnd5e ignored -> throw new IllegalArgumentException("no 3.5 card");
            case TrapCard.Ose ignored -> throw new IllegalArgumentException("no 3.5 card");
        };
    }

    private static List<Homebrew.Written> modern(List<Entry> entries) {
        return entries.stream()
                .<Homebrew.Written>mapMulti((entry, found) -> {
                    if (entry.card() instanceof TrapCard.Dnd5e card) {
                        found.accept(new Homebrew.Written(entry, card));
                    }
                })
                .toList();
    }

    private static List<ExportFile> items(List<Homebrew.Written> cards) {
        List<String> names = FileNames.of(
                cards.stream().<TrapCard>map(Homebrew.Written::card).toList());
        List<ExportFile> files = new ArrayList<>();
        for (int i = 0; i < cards.size(); i++) {
            Homebrew.Written written = cards.get(i);
            files.add(new ExportFile(names.get(i) + ".item.json", TrapItem.item(written.entry(), written.card())));
            files.add(new ExportFile(names.get(i) + ".actor.json", TrapItem.actor(written.entry(), written.card())));
        }
        return files;
    }

    private static List<ExportFile> one(ExportFormat format, String text) {
        return List.of(new ExportFile("traps." + format.ending(), text));
    }

    private static List<ExportFile> each(List<Entry> entries, String ending, Function<Entry, String> text) {
        List<String> names = FileNames.of(entries.stream().map(Entry::card).toList());
        List<ExportFile> files = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            files.add(new ExportFile(names.get(i) + "." + ending, text.apply(entries.get(i))));
        }
        return files;
    }
}
