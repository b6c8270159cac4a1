package trapwright.interop.export;

import java.util.List;
import trapwright.rules.Message;

/// Cards in a foreign format.
///
/// @param files what to write; a single one for formats of one file, whose name is the asker's to choose
/// @param loses what the format cannot hold, and which cards it left out
/// @param left how many cards it left out
public record Export(List<ExportFile> files, List<Message> loses, int left) {
    /// Copies the lists.
    public Export {
        files = List.copyOf(files);
        loses = List.copyOf(loses);
    }

    /// One file.
    ///
    /// @param name its name, made of the trap's
    /// @param text what stands in it
    public record ExportFile(String name, String text) {}
}
