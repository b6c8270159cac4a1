package trapwright.store;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.TokenStreamLocation;
import trapwright.rules.Message;

/// The text of a file and what it is called, so that every complaint can name the file and the place.
///
/// @param label the file as the game master knows it
/// @param text what stands in it
record Origin(String label, String text) {
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /// Decodes a file that holds something.
    static Origin of(String label, byte[] bytes) throws FileTrouble {
        String text = decoded(label, bytes);
        if (text.isBlank()) {
            throw new FileTrouble(FileTrouble.Kind.BROKEN, Message.of("store.empty", label));
        }
        return new Origin(label, text);
    }

    /// Decodes UTF-8; a byte order mark in front is skipped.
    static String decoded(String label, byte[] bytes) throws FileTrouble {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        } catch (CharacterCodingException notUtf8) {
            throw new FileTrouble(FileTrouble.Kind.BROKEN, Message.of("store.not-utf8", label));
        }
    }

    /// A complaint about one place.
    FileTrouble trouble(String key, TokenStreamLocation place, Object... args) {
        return new FileTrouble(FileTrouble.Kind.BROKEN, said(key, place, args));
    }

    /// A complaint about the value that a path leads to.
    FileTrouble trouble(String key, List<String> path, Object... args) {
        return trouble(key, Locator.find(text, path), args);
    }

    /// A sentence about the value that a path leads to.
    Message said(String key, List<String> path, Object... args) {
        return said(key, Locator.find(text, path), args);
    }

    /// The message gets file, line and column before its own arguments.
    private Message said(String key, TokenStreamLocation place, Object... args) {
        List<Object> all = new ArrayList<>(List.of(
                label,
                Integer.toString(Math.max(1, place.getLineNr())),
                Integer.toString(Math.max(1, place.getColumnNr()))));
        all.addAll(List.of(args));
        return Message.of(key, all.toArray());
    }
}
