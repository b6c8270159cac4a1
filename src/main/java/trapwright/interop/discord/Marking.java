package trapwright.interop.discord;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// How a line is marked. Marks pair up in each line, so that messages can be cut between any two.
enum Marking {
    /// The trap's name.
    NAME("**", "**"),
    /// A text to read to the players.
    ALOUD("> *", "*"),
    /// A text for the game master.
    SPOILER("> ||", "||"),
    /// A small text for the game master.
    SPOILER_ITALIC("> ||*", "*||");

    /// Signs that Discord reads inside a line, and the colon of an address, as an address takes backslashes for its
    /// own.
    private static final Pattern READ = Pattern.compile("[\\\\*_~|`<>\\[\\]@#]|:(?=//)");

    private final String open;
    private final String close;

    Marking(String open, String close) {
        this.open = open;
        this.close = close;
    }

    /// A text as lines, one a paragraph, or more where one is longer than a message.
    ///
    /// @param label what stands strong before it; may be empty
    List<String> lines(String label, String text) {
        List<String> lines = new ArrayList<>();
        List<String> paragraphs =
                text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        int room = DiscordText.MOST - open.length() - close.length();
        String head = "";
        for (String piece : pieces(label, room - "****".length())) {
            head = "**" + piece + "**";
            lines.add(head);
        }
        for (String paragraph : paragraphs) {
            int left = room - (head.isEmpty() ? 0 : head.length() + 1);
            for (String piece : pieces(paragraph, left < room / 2 ? room : left)) {
                boolean joins = !head.isEmpty() && head.length() + 1 + piece.length() <= room;
                if (joins) {
                    lines.removeLast();
                }
                lines.add(joins ? head + " " + piece : piece);
                head = "";
            }
        }
        return lines.stream().map(line -> open + line + close).toList();
    }

    /// A text escaped and cut into pieces, at spaces where it can be.
    private static List<String> pieces(String text, int room) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        int space = -1;
        for (int at = 0; at < text.length(); ) {
            int code = text.codePointAt(at);
            at += Character.charCount(code);
            String sign = escaped(text, at, code);
            if (!piece.isEmpty() && piece.length() + sign.length() > room) {
                int cut = space > 0 ? space : piece.length();
                pieces.add(piece.substring(0, cut));
                piece.delete(0, space > 0 ? cut + 1 : cut);
                space = -1;
            }
            if (code == ' ') {
                space = piece.length();
            }
            piece.append(sign);
        }
        if (!piece.isEmpty()) {
            pieces.add(piece.toString());
        }
        return pieces;
    }

    private static String escaped(String text, int next, int code) {
        String sign = Character.toString(code);
        return READ.matcher(sign + text.substring(next, Math.min(next + 2, text.length())))
                        .lookingAt()
                ? "\\" + sign
                : sign;
    }
}
