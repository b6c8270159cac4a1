package trapwright.interop.read;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Locale;

/// A text made easy to compare: lower case without accents or Markdown emphasis, one kind of dash and apostrophe, one
/// blank for many. Every character knows where it stood. A line break stays a line feed, a blank line becomes a form
/// feed, and a control character counts as a blank.
final class Folded implements CharSequence {
    private final String original;
    private final Stars stars;
    private final BitSet dropped = new BitSet();
    private final BitSet controls = new BitSet();
    private final StringBuilder text = new StringBuilder();
    private int[] places = new int[64];

    Folded(String original) {
        this.original = original;
        stars = new Stars(original);
        int i = 0;
        boolean lineStart = true;
        while (i < original.length()) {
            char c = original.charAt(i);
            if (isBlank(c)) {
                int end = i;
                int feeds = 0;
                while (end < original.length() && isBlank(original.charAt(end))) {
                    feeds += original.charAt(end) == '\n' ? 1 : 0;
                    controls.set(end, isControl(original.charAt(end)));
                    end++;
                }
                add(feeds == 0 ? ' ' : feeds == 1 ? '\n' : '\f', i);
                lineStart |= feeds > 0;
                i = end;
            } else if (lineStart && (c == '>' || c == '#' || isBullet(i))) {
                if (c == '#') {
                    beginParagraph();
                }
                i++;
            } else {
                lineStart = false;
                fold(c, i);
                i++;
            }
        }
        places = Arrays.copyOf(places, text.length() + 1);
        places[text.length()] = original.length();
    }

    /// The folded form of a short text, blanks trimmed.
    static String of(String text) {
        return new Folded(text).toString().strip();
    }

    /// What stood between two folded places, line breaks made blanks and emphasis taken out.
    String original(int from, int to) {
        StringBuilder kept = new StringBuilder();
        for (int i = places[from]; i < places[Math.max(from, to)]; i++) {
            if (controls.get(i)) {
                kept.append(' ');
            } else if (!dropped.get(i)) {
                kept.append(original.charAt(i));
            }
        }
        return kept.toString()
                .replace("\u202f", "\u00a0")
                .replaceAll("\\s+", " ")
                .strip();
    }

    /// Where a folded place stood.
    int place(int index) {
        return places[index];
    }

    private void fold(char c, int at) {
        switch (c) {
            case '’', '‘', '´', 'ʼ' -> add('\'', at);
            case '–', '—', '−', '‐', '‑' -> add('-', at);
            case '×' -> add('x', at);
            case '*' -> {
                if (stars.isEmphasis(at)) {
                    dropped.set(at);
                } else {
                    add(stars.isTimes(at) ? 'x' : '*', at);
                }
            }
            case '_', '`' -> {
                if (isBetweenDigits(at)) {
                    add(c, at);
                } else {
                    dropped.set(at);
                }
            }
            case '\\' -> {
                if (at + 1 < original.length() && "*_`[]()#-+.!".indexOf(original.charAt(at + 1)) >= 0) {
                    dropped.set(at);
                } else {
                    add(c, at);
                }
            }
            case '«', '»', '“', '”', '„', '"' -> {
                if (isBetweenDigits(at)) {
                    add(c, at);
                }
            }
            case '\u00ad', '\u200b', '\u200c', '\u200d', '\ufeff' -> {}
            case 'œ', 'Œ' -> {
                add('o', at);
                add('e', at);
            }
            case 'æ', 'Æ' -> {
                add('a', at);
                add('e', at);
            }
            default -> letter(c, at);
        }
    }

    /// A heading begins a paragraph of its own.
    private void beginParagraph() {
        int last = text.length() - 1;
        if (last >= 0 && text.charAt(last) == '\n') {
            text.setCharAt(last, '\f');
        }
    }

    private void letter(char c, int at) {
        if (c < 128) {
            add(Character.toLowerCase(c), at);
            return;
        }
        String base =
                Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        for (int i = 0; i < base.length(); i++) {
            if (Character.getType(base.charAt(i)) != Character.NON_SPACING_MARK) {
                add(base.charAt(i), at);
            }
        }
    }

    /// A mark that would make one number of two when it is left out.
    private boolean isBetweenDigits(int at) {
        return at > 0
                && at + 1 < original.length()
                && Character.isDigit(original.charAt(at - 1))
                && Character.isDigit(original.charAt(at + 1));
    }

    /// Where control characters stood, such as U+0000.
    BitSet controls() {
        return (BitSet) controls.clone();
    }

    private boolean isBullet(int at) {
        return "-*+•·–—".indexOf(original.charAt(at)) >= 0
                && at + 1 < original.length()
                && isBlank(original.charAt(at + 1));
    }

    private static boolean isBlank(char c) {
        return Character.isWhitespace(c) || Character.isSpaceChar(c) || isControl(c);
    }

    private static boolean isControl(char c) {
        return Character.getType(c) == Character.CONTROL && !Character.isWhitespace(c);
    }

    private void add(char c, int at) {
        if (text.length() + 1 >= places.length) {
            places = Arrays.copyOf(places, places.length * 2);
        }
        places[text.length()] = at;
        text.append(c);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
