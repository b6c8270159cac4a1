package trapwright.interop.obsidian;

/// Texts in YAML, always in double quotes: unquoted, a colon would make a map of them.
final class Yaml {
    private static final int FIRST_BEYOND_ASCII = 0x7F;

    private Yaml() {}

    /// A text on one line. Brackets are escaped, as the plugin looks for links before it reads the YAML.
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(code -> {
            switch (code) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '[', ']', '`' -> quoted.append("\\x%02X".formatted(code));
                default -> {
                    if (code < ' ' || code >= FIRST_BEYOND_ASCII && !isPlain(code)) {
                        quoted.append(code > 0xFFFF ? "\\U%08X".formatted(code) : "\\u%04X".formatted(code));
                    } else {
                        quoted.appendCodePoint(code);
                    }
                }
            }
        });
        return quoted.append('"').toString();
    }

    /// Whether a sign may stand as it is; invisible and unassigned ones may not.
    private static boolean isPlain(int code) {
        return switch (Character.getType(code)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
