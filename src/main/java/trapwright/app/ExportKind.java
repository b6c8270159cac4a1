package trapwright.app;

import java.util.List;
import java.util.stream.Stream;
import trapwright.interop.export.ExportFormat;
import trapwright.rules.Message;

/// A format of another program that cards can be exported to.
///
/// @param id its stable id, as the command line takes it
/// @param ending the ending of its files, without the point
/// @param isFolder whether each trap gets a file of its own
public record ExportKind(String id, String ending, boolean isFolder) {
    /// Every format, simplest first.
    public static final List<ExportKind> ALL =
            Stream.of(ExportFormat.values()).map(ExportKind::of).toList();

    /// What it is called and whom it is for.
    public Message title() {
        return format().title();
    }

    /// Whether it is pasted rather than opened, so that it is wanted on the clipboard.
    public boolean isPasted() {
        return switch (format()) {
            case TEXT, BLOCK, DISCORD, BBCODE, HOMEBREWERY -> true;
            case FIVE_TOOLS, FOUNDRY_DND5E, FOUNDRY_D35E, RPG_CARDS, OBSIDIAN, CSV -> false;
        };
    }

    /// Whether its texts can be guarded against being taken for formulas.
    public boolean isGuarded() {
        return format() == ExportFormat.CSV;
    }

    ExportFormat format() {
        return ExportFormat.of(id).orElseThrow();
    }

    private static ExportKind of(ExportFormat format) {
        return new ExportKind(format.id(), format.ending(), format.shape() == ExportFormat.Shape.FOLDER);
    }
}
