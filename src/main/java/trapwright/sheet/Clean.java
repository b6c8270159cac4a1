package trapwright.sheet;

import java.text.Normalizer;

/// Makes any text fit for paper and for files: signs composed, no control signs, no halves of surrogate pairs.
public final class Clean {
    private static final int REPLACEMENT = 0xFFFD;

    private Clean() {}

    /// A text of one or more lines. Line ends become line feeds, at most two on end; tabs become spaces.
    public static String text(String raw) {
        String composed = Normalizer.normalize(raw, Normalizer.Form.NFC).replace("\r\n", "\n");
        StringBuilder clean = new StringBuilder(composed.length());
        composed.codePoints().forEach(code -> {
            if (endsLine(code)) clean.append('\n');
            else if (code == '\t') clean.append(' ');
            else if (Character.getType(code) == Character.SURROGATE || code == 0xFFFE || code == 0xFFFF) {
                clean.appendCodePoint(REPLACEMENT);
            } else if (!Character.isISOControl(code)) clean.appendCodePoint(code);
        });
        return clean.toString().replaceAll("\n{3,}", "\n\n");
    }

    /// A text on a single line, without space around it.
    public static String line(String raw) {
        return text(raw).replace('\n', ' ').strip();
    }

    private static boolean endsLine(int code) {
        return switch (code) {
            case '\n', '\r', 0x0B, '\f', 0x85, 0x2028, 0x2029 -> true;
            default -> false;
        };
    }
}
