package trapwright.interop.imports;

import java.util.Map;
import java.util.Optional;
import trapwright.interop.fivetools.HomebrewReader;
import trapwright.interop.foundry35.TrapActorReader;
import trapwright.interop.read.Reading;
import trapwright.store.FileTrouble;
import trapwright.store.PlainJson;

/// The one door for traps in the files of other programs: 5etools homebrew, and trap actors of Foundry's D35E system.
public final class Imports {
    private Imports() {}

    /// The traps of a text that is such a file; nothing for any other text.
    ///
    /// @param label what the file is called
    public static Optional<Reading> of(String label, String text) {
        if (!text.stripLeading().startsWith("{")) {
            return Optional.empty();
        }
        try {
            Map<String, Object> file = PlainJson.read(label, text);
            return HomebrewReader.read(file, text).or(() -> TrapActorReader.read(file, text));
        } catch (FileTrouble noJson) {
            return Optional.empty();
        }
    }
}
