package trapwright.interop.read;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A place that moves forward through a stretch of folded text.
final class Cursor {
    private static final int LONGEST_SHOWN = 200;
    private static final String SEPARATORS = " \n\f;,.:";

    private final Folded text;
    private final Brackets brackets;
    private final int end;
    private int at;

    Cursor(Folded text, Brackets brackets, int start, int end) {
        this.text = text;
        this.brackets = brackets;
        this.at = start;
        this.end = end;
    }

    int at() {
        return at;
    }

    int end() {
        return end;
    }

    /// The character here.
    char here() {
        return text.charAt(at);
    }

    /// The place here in the text as given.
    int place() {
        return text.place(at);
    }

    boolean isDone() {
        return at >= end;
    }

    /// Goes on over blanks and separators.
    void skipSeparators() {
        while (at < end && SEPARATORS.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    /// Goes on over blanks.
    void skipBlanks() {
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /// Takes what the pattern matches right here.
    boolean take(Pattern pattern) {
        Optional<Matcher> match = look(pattern);
        match.ifPresent(found -> at = found.end());
        return match.isPresent();
    }

    /// Looks whether the pattern matches right here.
    Optional<Matcher> look(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, end).useTransparentBounds(true);
        return matcher.lookingAt() ? Optional.of(matcher) : Optional.empty();
    }

    /// The first place from here on where the pattern matches.
    Optional<Matcher> find(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, end);
        return matcher.find() ? Optional.of(matcher) : Optional.empty();
    }

    /// The same place in a shorter stretch.
    Cursor upTo(int place) {
        return new Cursor(text, brackets, at, Math.min(place, end));
    }

    /// Goes to a place.
    void to(int place) {
        at = Math.min(Math.max(place, at), end);
    }

    /// Goes back to a place passed before.
    void back(int place) {
        at = place;
    }

    /// The inside of a bracket that opens here, perhaps after blanks.
    Optional<Cursor> bracket() {
        int start = at;
        skipBlanks();
        if (at < end && brackets.opens(at)) {
            Cursor inside = new Cursor(text, brackets, at + 1, Math.min(brackets.close(at), end));
            at = Math.min(brackets.after(at), end);
            return Optional.of(inside);
        }
        at = start;
        return Optional.empty();
    }

    /// Everything up to the next separator outside of brackets.
    Stretch toSeparator(String separators) {
        int start = at;
        while (at < end && !isSeparator(separators)) {
            at = brackets.opens(at) ? Math.min(Math.max(brackets.after(at), at + 1), end) : at + 1;
        }
        return stretch(start, at);
    }

    private boolean isSeparator(String separators) {
        char c = text.charAt(at);
        if (c == '\f') {
            return true;
        }
        if (separators.indexOf(c) < 0) {
            return false;
        }
        boolean beforeBlank = at + 1 >= end || Character.isWhitespace(text.charAt(at + 1));
        return c == ';' || c == '\n' || beforeBlank && !(c == '.' && isAbbreviated());
    }

    private boolean isAbbreviated() {
        return at >= 2 && (text.subSequence(at - 2, at).toString().matches("ft|lb|st|\\Wm"));
    }

    /// Goes to the beginning of the next word.
    void toWord() {
        while (at < end && !Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        skipBlanks();
    }

    /// All that is left.
    Stretch rest() {
        int start = at;
        at = end;
        return stretch(start, end);
    }

    Stretch stretch(int from, int to) {
        int start = from;
        int stop = Math.max(from, to);
        while (start < stop && SEPARATORS.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (stop > start && " \n\f;,:".indexOf(text.charAt(stop - 1)) >= 0) {
            stop--;
        }
        return new Stretch(
                text.original(start, stop), text.subSequence(start, stop).toString(), text.place(start));
    }

    /// Some words of the text.
    ///
    /// @param words as they stand there
    /// @param folded made easy to compare
    /// @param place where they begin in the text as given
    record Stretch(String words, String folded, int place) {
        boolean isEmpty() {
            return folded.isBlank();
        }

        /// The words, or as many of them as a remark has room for.
        String shortened() {
            return words.length() <= LONGEST_SHOWN
                    ? words
                    : words.substring(0, words.offsetByCodePoints(0, words.codePointCount(0, LONGEST_SHOWN))) + "…";
        }

        /// The words before the last place where these characters stand.
        Stretch without(String ending) {
            int cut = words.lastIndexOf(ending);
            return cut < 0 ? this : of(words.substring(0, cut), place);
        }

        static Stretch of(String words, int place) {
            return new Stretch(words, Folded.of(words), place);
        }
    }
}
