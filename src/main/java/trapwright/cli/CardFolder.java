package trapwright.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble;
import trapwright.store.Output;
import trapwright.store.TrapFile;
import trapwright.store.TrapFiles;

/// Writes cards into a folder, one file each; a file that is there already is never overwritten.
///
/// @param folder the folder; made when it is missing
record CardFolder(Path folder) {
    private static final int LONGEST = 60;

    /// Writes cards under names made of theirs.
    void write(List<TrapCard> cards) throws BadUse, FileTrouble {
        Map<String, TrapCard> named = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (TrapCard card : cards) {
            String plain = plain(card.face().texts().name());
            String name = plain;
            for (int i = 2; !taken.add(name); i++) {
                name = plain + "-" + i;
            }
            named.put(name + ".trap", card);
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

    /// A file name that every system takes: letters a to z, digits and hyphens.
    static String plain(Wording name) {
        String text = name.en().isBlank() ? name.fr() : name.en();
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String shortened = plain.substring(0, Math.min(plain.length(), LONGEST));
        return shortened.isEmpty() ? "trap" : shortened;
    }
}
