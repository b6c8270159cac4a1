package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import trapwright.words.Language;

/// Parts a text into traps. A trap begins with its name, a colon and a first clause; where there is no such head, a
/// paragraph with a clause in it is a trap whose name, if any, stands before the first clause.
final class Entries {
    private static final List<String> FIRST_CLAUSES = List.of(
            "cr",
            "kind.mechanical",
            "kind.device",
            "kind.spell",
            "trigger.location",
            "trigger.proximity",
            "trigger.touch",
            "trigger.timed",
            "trigger.sound",
            "trigger.visual",
            "trigger.spell",
            "reset.none",
            "reset.repair",
            "reset.manual",
            "reset.automatic",
            "attack",
            "save",
            "pit.deep",
            "spell-effect",
            "gas",
            "poison",
            "targets",
            "multiple",
            "search",
            "disable");

    private static final List<String> NEW_TRAP = List.of("cr", "kind.mechanical", "kind.device", "kind.spell");

    private final Folded text;
    private final Brackets brackets;
    private final Splits splits;
    private final NameStarts names;

    Entries(Folded text, Brackets brackets) {
        this.text = text;
        this.brackets = brackets;
        this.splits = new Splits(text, brackets);
        this.names = new NameStarts(text, brackets);
    }

    /// The traps and the stretches between them, in order.
    List<Entry> all() {
        List<Start> heads = heads();
        List<Entry> entries = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < heads.size(); i++) {
            Start head = heads.get(i);
            entries.addAll(headless(start, head.nameStart()));
            int end = i + 1 < heads.size() ? heads.get(i + 1).nameStart() : text.length();
            int block = endOfTrap(head.colon() + 1, end);
            entries.add(new Entry(head.nameStart(), head.colon(), head.colon() + 1, block));
            start = block;
        }
        entries.addAll(headless(start, text.length()));
        return entries.stream().flatMap(this::parted).toList();
    }

    private Stream<Entry> parted(Entry entry) {
        List<Integer> found = entry.isTrap() ? splits.in(entry.start(), entry.end()) : List.of();
        if (found.isEmpty()) {
            return Stream.of(entry);
        }
        List<Entry> parts = new ArrayList<>();
        parts.add(new Entry(entry.nameStart(), entry.nameEnd(), entry.start(), found.getFirst()));
        for (int i = 0; i < found.size(); i++) {
            int start = found.get(i);
            int end = i + 1 < found.size() ? found.get(i + 1) : entry.end();
            parts.add(new Entry(start, start, start, end));
        }
        return parts.stream();
    }

    /// A trap ends at a blank line, unless a clause or a note goes on behind it.
    private int endOfTrap(int from, int end) {
        Cursor first = new Cursor(text, brackets, from, end);
        first.skipSeparators();
        for (int i = first.at(); i < end; i++) {
            if (text.charAt(i) == '\f' && !goesOn(i + 1, end)) {
                return i;
            }
        }
        return end;
    }

    private boolean goesOn(int from, int end) {
        Cursor cursor = new Cursor(text, brackets, from, end);
        Draft draft = new Draft();
        if (NEW_TRAP.stream().anyMatch(key -> draft.speech.hears(cursor, key))) {
            return false;
        }
        return Clause.TELLING.stream()
                .anyMatch(clause -> clause.read(new Cursor(text, brackets, cursor.at(), end), draft));
    }

    private List<Start> heads() {
        List<Start> heads = new ArrayList<>();
        int least = 0;
        for (int colon = next(0); colon >= 0; colon = next(colon + 1)) {
            if (beginsTrap(colon + 1)) {
                int start = names.start(colon, least);
                if (!isLabel(start, colon)) {
                    heads.add(new Start(start, colon));
                    least = colon + 1;
                }
            }
        }
        return heads;
    }

    private int next(int from) {
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == ':') {
                return i;
            }
        }
        return -1;
    }

    private boolean beginsTrap(int place) {
        Cursor cursor = new Cursor(text, brackets, place, text.length());
        cursor.skipSeparators();
        Speech speech = new Speech();
        return FIRST_CLAUSES.stream().anyMatch(key -> speech.hears(cursor, key));
    }

    private boolean isLabel(int start, int colon) {
        int end = colon;
        while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        for (Language language : Language.values()) {
            Matcher label =
                    Phrasebook.of(language).pattern("head-not").matcher(text).region(start, end);
            if (label.matches()) {
                return true;
            }
        }
        return start >= end;
    }

    /// Paragraphs without a head. A lone line before a paragraph with clauses is its name.
    private List<Entry> headless(int from, int to) {
        List<Entry> entries = new ArrayList<>();
        int pendingName = -1;
        int start = from;
        while (start < to) {
            int end = start;
            while (end < to && text.charAt(end) != '\f') {
                end++;
            }
            if (hasClause(start, end)) {
                entries.add(new Entry(pendingName < 0 ? start : pendingName, start, start, end));
                pendingName = -1;
            } else if (!isBlank(start, end)) {
                if (pendingName >= 0) {
                    entries.add(Entry.words(pendingName, start));
                }
                pendingName = start;
            }
            start = end + 1;
        }
        if (pendingName >= 0) {
            entries.add(Entry.words(pendingName, to));
        }
        return entries;
    }

    private boolean isBlank(int from, int to) {
        return new Cursor(text, brackets, from, to).rest().isEmpty();
    }

    private boolean hasClause(int from, int to) {
        Cursor cursor = new Cursor(text, brackets, from, to);
        Speech speech = new Speech();
        while (!cursor.isDone()) {
            cursor.skipSeparators();
            for (String key : FIRST_CLAUSES) {
                if (speech.hears(cursor, key)) {
                    return true;
                }
            }
            cursor.toWord();
        }
        return false;
    }

    /// A name and where its colon is.
    private record Start(int nameStart, int colon) {}

    /// One trap, or words outside of every trap.
    ///
    /// @param nameStart where the name begins
    /// @param nameEnd where it ends; the beginning again when there is none
    /// @param start where the clauses begin
    /// @param end where they end; before `start` for words outside of every trap
    record Entry(int nameStart, int nameEnd, int start, int end) {
        static Entry words(int from, int to) {
            return new Entry(from, to, to, to - 1);
        }

        boolean isTrap() {
            return end >= start;
        }
    }
}
