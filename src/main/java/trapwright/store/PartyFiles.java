package trapwright.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import trapwright.party.Gift;
import trapwright.party.Party;
import trapwright.rules.Message;
import trapwright.store.FileTrouble.Kind;

/// Opens and saves parties.
public final class PartyFiles {
    private static final int FIELDS_SHOWN = 4;

    /// Gifts that were said not to be there; left out they would be assumed.
    static final Set<String> SPOKEN = Set.of(Gift.EVASION.id(), Gift.TRAPFINDING.id());

    private PartyFiles() {}

    /// Opens a file.
    public static PartyFile open(Path path) throws FileTrouble {
        String label = path.toString();
        return read(label, TrapFiles.content(path, label));
    }

    /// Whether a file says that it holds a party; one that cannot be read says nothing.
    public static boolean isParty(Path path) {
        String label = path.toString();
        try {
            JsonNode tree = Json.parse(Origin.of(label, TrapFiles.content(path, label)), false);
            return isParty(tree);
        } catch (FileTrouble unreadable) {
            return false;
        }
    }

    private static boolean isParty(JsonNode tree) {
        Optional<Format> format = tree.isObject() ? Format.of(tree) : Optional.empty();
        return format.filter(each -> each.form() == Format.Form.PARTY).isPresent();
    }

    /// Reads a party from a stream, such as standard input.
    ///
    /// @param label what to call it in a complaint
    public static PartyFile read(String label, InputStream stream) throws FileTrouble {
        try {
            return read(label, stream.readNBytes(Limits.TRAP_BYTES + 1));
        } catch (IOException failed) {
            throw new FileTrouble(Kind.OTHER, Message.of("store.unread", label));
        }
    }

    /// Reads a party whose file is in memory.
    ///
    /// @param label what to call it in a complaint
    public static PartyFile read(String label, byte[] content) throws FileTrouble {
        if (content.length > Limits.TRAP_BYTES) {
            throw TrapFiles.tooLarge(label, Limits.TRAP_BYTES);
        }
        Origin origin = Origin.of(label, content);
        JsonNode tree = Json.parse(origin, false);
        Optional<Format> format = tree.isObject() ? Format.of(tree) : Optional.empty();
        if (format.filter(each -> each.form() == Format.Form.PARTY).isEmpty()) {
            throw new FileTrouble(Kind.NOT_OURS, Message.of("store.not-party", label, Format.Form.PARTY.current()));
        }
        Bounds.check(origin, tree);
        PartyFile file = new PartyReader(origin).read(tree);
        if (format.get().isNewer()) {
            Message newer = Message.of("store.notice.newer", label);
            return new PartyFile(file.party(), file.rest(), Optional.of(new Whole(tree)), List.of(newer));
        }
        return file.rest().isNone()
                ? file
                : new PartyFile(file.party(), file.rest(), Optional.empty(), List.of(unknown(label, file.rest())));
    }

    /// The text of a file, as saving writes it.
    public static String text(PartyFile file) {
        return Json.write(tree(file));
    }

    /// Saves a party over what is there.
    public static void save(PartyFile file, Path path) throws FileTrouble {
        byte[] content = text(file).getBytes(StandardCharsets.UTF_8);
        try {
            LastGood.keep(path);
            SafeFile.write(path, content);
        } catch (IOException failed) {
            throw DiskTrouble.writing(path, failed, content.length);
        }
    }

    /// Keeps a party among the program's own things, whose folder may not be there yet.
    public static void keep(PartyFile file, Path path) throws FileTrouble {
        Output.folder(DiskTrouble.folder(path));
        save(file, path);
    }

    /// Takes a party out of a part of another file.
    ///
    /// @param path where it stands there
    static Party within(Origin origin, JsonNode tree, List<String> path) throws FileTrouble {
        return new PartyReader(origin).party(tree, path);
    }

    static JsonNode tree(PartyFile file) {
        return file.untouched()
                .map(Whole::tree)
                .orElseGet(() -> file.rest().mergedInto(PartyTree.entered(file.party()), SPOKEN));
    }

    private static Message unknown(String label, Leftovers rest) {
        String some =
                rest.fields().stream().limit(FIELDS_SHOWN).map(Diagnosis::shown).collect(Collectors.joining(", "));
        return Message.of("store.notice.unknown", label, rest.fields().size() > FIELDS_SHOWN ? some + ", …" : some);
    }
}
