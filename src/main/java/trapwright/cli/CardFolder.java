package trapwright.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapCard;
import trapwright.store.FileNames;
import trapwright.store.FileTrouble;
import trapwright.store.Output;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// Writes cards into a folder, one file each; a file that is there already is never overwritten.
///
/// @param folder the folder; made when it is missing
record CardFolder(Path folder) {
    /// Writes cards under names made of theirs.
    void write(List<TrapCard> cards) throws BadUse, FileTrouble {
        List<String> names = FileNames.of(cards);
        Map<String, TrapCard> named = new LinkedHashMap<>();
        for (int i = 0; i < cards.size(); i++) {
            named.put(names.get(i) + ".trap", cards.get(i));
        }
        write(named);
    }

    /// Writes cards under given names.
    void write(Map<String, TrapCard> named) throws BadUse, FileTrouble {
        Output.folder(folder);
        for (String name : named.keySet()) {
            if (Files.exists(folder.resolve(name))) {
                throw new BadUse("cli.folder.taken", folder.resolve(name).toString());
            }
        }
        Output.inTurn(
                named.entrySet(), one -> TrapFiles.saveAs(TrapFile.of(one.getValue()), folder.resolve(one.getKey())));
    }
}
