package trapwright.sheet.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import trapwright.rules.Message;
import trapwright.sheet.Clean;
import trapwright.sheet.Page;

/// Signs of one trap that no face has; a box stands for each of them.
///
/// @param name the trap's name
/// @param signs their code points, in order
public record Lacking(String name, List<Integer> signs) {
    private static final int SIGNS_NAMED = 8;
    private static final int TRAPS_NAMED = 6;
    private static final int NAME_SHOWN = 40;

    /// Copies the list.
    public Lacking {
        signs = List.copyOf(signs);
    }

    static Lacking of(Page page, SortedSet<Integer> signs) {
        return new Lacking(page.band().name(), List.copyOf(signs));
    }

    /// One sentence that names the signs and their traps; none when no sign is lacking.
    public static Optional<Message> said(List<Lacking> traps) {
        if (traps.isEmpty()) {
            return Optional.empty();
        }
        List<Message> named = new ArrayList<>();
        traps.stream().limit(TRAPS_NAMED).map(Lacking::said).forEach(named::add);
        if (traps.size() > TRAPS_NAMED) {
            named.add(Message.of("sheet.lacking.more", traps.size() - TRAPS_NAMED));
        }
        return Optional.of(Message.of("sheet.lacking", named));
    }

    private Message said() {
        List<Message> named = new ArrayList<>();
        signs.stream().limit(SIGNS_NAMED).map(Lacking::sign).forEach(named::add);
        if (signs.size() > SIGNS_NAMED) {
            named.add(Message.of("sheet.lacking.signs", signs.size() - SIGNS_NAMED));
        }
        String line = Clean.line(name);
        String shown = line.codePointCount(0, line.length()) <= NAME_SHOWN
                ? line
                : line.substring(0, line.offsetByCodePoints(0, NAME_SHOWN)) + "…";
        return Message.of("sheet.lacking.in", named, shown);
    }

    private static Message sign(int code) {
        return Message.of("sheet.lacking.sign", Character.toString(code), "U+%04X".formatted(code));
    }
}
