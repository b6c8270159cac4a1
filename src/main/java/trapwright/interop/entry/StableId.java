package trapwright.interop.entry;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

/// Ids of foreign programs, made of a card's own: exporting a card again gives the same ones.
public final class StableId {
    private static final String SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int LENGTH = 16;

    private StableId() {}

    /// Sixteen letters or digits.
    ///
    /// @param card the card's id
    /// @param part what of the card it names, such as `item` or `activity/2`
    public static String of(UUID card, String part) {
        byte[] digest = digest((card + "/" + part).getBytes(StandardCharsets.UTF_8));
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(SIGNS.charAt(Byte.toUnsignedInt(digest[i]) % SIGNS.length()));
        }
        return id.toString();
    }

    private static byte[] digest(byte[] text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
