package trapwright.sheet.pdf;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The letters and numbers of SVG path data, one after the other.
final class SvgNumbers {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?");

    private final String data;
    private final Matcher number;
    private int at;

    SvgNumbers(String data) {
        this.data = data;
        number = NUMBER.matcher(data);
    }

    /// Whether anything is left.
    boolean more() {
        while (at < data.length() && (data.charAt(at) == ',' || data.charAt(at) <= ' ')) at++;
        return at < data.length();
    }

    boolean atLetter() {
        return more() && Character.isLetter(data.charAt(at));
    }

    char letter() {
        return data.charAt(at++);
    }

    double number() {
        if (!more() || !number.region(at, data.length()).lookingAt()) {
            throw new IllegalArgumentException("path data at " + at);
        }
        at = number.end();
        return Double.parseDouble(number.group());
    }

    /// A flag of an arc: one digit, which the next number may follow at once.
    boolean flag() {
        if (!more() || (data.charAt(at) != '0' && data.charAt(at) != '1')) {
            throw new IllegalArgumentException("path data at " + at);
        }
        return data.charAt(at++) == '1';
    }
}
