package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import trapwright.words.Language;

/// A sentence of a page, or another stretch of it.
///
/// @param page the page
/// @param from where it begins in the folded text
/// @param to where it ends
record Piece(Page page, int from, int to) {
    private static final int LONGEST_SUBHEAD = 40;
    private static final int MOST_WORDS = 5;
    private static final int LONGEST_SENTENCE = 1_000;
    private static final String ABBREVIATIONS = "(?s).*(?:\\W|^)(?:ft|lb|lbs|vs|m|niv|in|env)";

    Cursor cursor() {
        return page.cursor(from, to);
    }

    Cursor.Stretch stretch() {
        return page.stretch(from, to);
    }

    String words() {
        return stretch().words();
    }

    String folded() {
        return stretch().folded();
    }

    boolean isEmpty() {
        return stretch().isEmpty();
    }

    int place() {
        return page.text().place(from);
    }

    Piece sub(int start, int end) {
        return new Piece(page, Math.max(from, start), Math.min(to, end));
    }

    /// Short headings at the beginnings of lines that go on behind a full stop, as in "Simple Pit. A hole in the
    /// floor."
    List<Piece> subheads() {
        return sentences().stream()
                .filter(piece -> piece.to - piece.from <= LONGEST_SUBHEAD
                        && piece.colon().isEmpty()
                        && piece.from > from
                        && "\n\f".indexOf(page.text().charAt(piece.from - 1)) >= 0
                        && piece.to + 1 < to
                        && page.text().charAt(piece.to) == '.'
                        && page.text().charAt(piece.to + 1) == ' '
                        && piece.folded().split(" ").length <= MOST_WORDS
                        && Dnd5eLabel.of(piece).isEmpty())
                .toList();
    }

    /// Without such words at its end.
    Piece without(String key) {
        Piece piece = this;
        boolean more = true;
        while (more && !piece.isEmpty()) {
            more = false;
            String folded = piece.page
                    .text()
                    .subSequence(piece.from, piece.to)
                    .toString()
                    .stripTrailing();
            for (Language language : Language.values()) {
                Matcher matcher = Phrasebook.of(language).pattern(key).matcher(folded);
                if (!more && matcher.find()) {
                    piece = piece.sub(piece.from, piece.from + matcher.start());
                    more = true;
                }
            }
        }
        return piece;
    }

    /// The clauses between semicolons and commas, without the "and" at their beginning.
    List<Piece> clauses() {
        List<Piece> clauses = new ArrayList<>();
        Cursor cursor = cursor();
        while (!cursor.isDone()) {
            cursor.skipSeparators();
            new Speech().take(cursor, "fifth.and");
            int start = cursor.at();
            cursor.toSeparator(";,");
            if (cursor.at() > start) {
                clauses.add(sub(start, cursor.at()));
            }
        }
        return clauses;
    }

    /// The first colon outside of brackets.
    Optional<Integer> colon() {
        for (int i = from; i < to; i++) {
            char c = page.text().charAt(i);
            if (c == ':') {
                return Optional.of(i);
            }
            if (page.brackets().opens(i)) {
                i = Math.max(i, page.brackets().after(i) - 1);
            }
        }
        return Optional.empty();
    }

    /// The sentences; a blank line, and a line that is nothing but a heading, end one as well.
    List<Piece> sentences() {
        List<Piece> sentences = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i++) {
            if (page.brackets().opens(i)) {
                i = Math.min(Math.max(i, page.brackets().after(i) - 1), to - 1);
            }
            char c = page.text().charAt(i);
            boolean line = c == '\n'
                    && (Dnd5eLabel.of(sub(start, i)).isPresent()
                            || Dnd5eLabel.begins(sub(i + 1, to))
                            || Dnd5eLabel.beginsLine(sub(start, i)) && isCapital(i + 1));
            boolean endless = i - start > LONGEST_SENTENCE && Character.isWhitespace(c);
            boolean label = c == '.' && Dnd5eLabel.of(sub(start, i)).isPresent();
            if (c == '\f' || line || endless || label || c == '.' && isEnd(start, i)) {
                add(sentences, start, i);
                start = i + 1;
            }
        }
        add(sentences, start, to);
        return sentences;
    }

    private void add(List<Piece> sentences, int start, int end) {
        int first = start;
        while (first < end
                && (Character.isWhitespace(page.text().charAt(first))
                        || page.text().charAt(first) == '.')) {
            first++;
        }
        int last = end;
        while (last > first && Character.isWhitespace(page.text().charAt(last - 1))) {
            last--;
        }
        if (last > first) {
            sentences.add(sub(first, last));
        }
    }

    /// Whether the next line begins with a capital, and not with the name of an ability, as wrapped lines may.
    private boolean isCapital(int at) {
        String follows = page.text().original(at, Math.min(to, at + 1));
        return !follows.isEmpty()
                && Character.isUpperCase(follows.codePointAt(0))
                && !new Speech().hears(page.cursor(at, to), "fifth.ability");
    }

    private boolean isEnd(int start, int at) {
        int next = at + 1;
        if (next >= to) {
            return true;
        }
        if (!Character.isWhitespace(page.text().charAt(next))) {
            return false;
        }
        while (next < to && Character.isWhitespace(page.text().charAt(next))) {
            next++;
        }
        String follows = page.text().original(next, Math.min(to, next + 1));
        boolean lower = !follows.isEmpty() && Character.isLowerCase(follows.codePointAt(0));
        boolean abbreviated =
                page.text().subSequence(Math.max(start, at - 6), at).toString().matches(ABBREVIATIONS);
        boolean capital = !follows.isEmpty() && Character.isUpperCase(follows.codePointAt(0));
        return abbreviated ? capital : !lower;
    }
}
