package trapwright.app;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trapwright.interop.export.Export;
import trapwright.rules.Message;

/// What an export would write.
public final class ExportDraft {
    private final ExportKind kind;
    private final List<Export.ExportFile> files;
    private final List<Message> loses;

    /// @param files what would be written; none when the format takes none of the cards
    /// @param loses what the format cannot hold, and which cards it leaves out
    ExportDraft(ExportKind kind, List<Export.ExportFile> files, List<Message> loses) {
        this.kind = kind;
        this.files = List.copyOf(files);
        this.loses = List.copyOf(loses);
    }

    /// Its format.
    public ExportKind kind() {
        return kind;
    }

    /// What the format cannot hold, and which cards it leaves out.
    public List<Message> loses() {
        return loses;
    }

    /// How many files it has; 0 when the format takes none of the cards.
    public int size() {
        return files.size();
    }

    /// The text for the clipboard.
    public String text() {
        return files.getFirst().text();
    }

    /// The files' content, by where they go.
    ///
    /// @param path the file, or the folder of several files
    public Map<Path, byte[]> at(Path path) {
        Map<Path, byte[]> content = new LinkedHashMap<>();
        for (Export.ExportFile file : files) {
            content.put(
                    kind.isFolder() ? path.resolve(file.name()) : named(path),
                    file.text().getBytes(StandardCharsets.UTF_8));
        }
        return content;
    }

    /// Which of the files are there already, without those that the game master has been asked about.
    ///
    /// @param path the file, or the folder of several files
    public List<Path> taken(Path path) {
        return at(path).keySet().stream()
                .filter(file -> kind.isFolder() || !file.equals(path))
                .filter(Files::exists)
                .toList();
    }

    /// A name without an ending gets one.
    private Path named(Path path) {
        String name = path.getFileName().toString();
        return name.toLowerCase(Locale.ROOT).endsWith("." + kind.ending())
                ? path
                : path.resolveSibling(name + "." + kind.ending());
    }
}
