package trapwright.interop.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds where the name before a colon begins.
///
/// @param text the text
/// @param brackets its brackets
record NameStarts(Folded text, Brackets brackets) {
    private static final int LONGEST_NAME = 300;
    private static final Pattern SENTENCE_END =
            Pattern.compile("(?:[a-z(),:;] ?[+-]?\\d{1,9}|\\)|gp|xp|sp|cp|po|px|pa|pc|spellcaster|pnj|reset)\\.[ \\n]");

    /// The name goes back to the line's beginning, the last semicolon or the last sentence.
    int start(int colon, int least) {
        int start = Math.max(least, colon - LONGEST_NAME);
        for (int i = colon - 1; i >= start; i--) {
            char c = text.charAt(i);
            if (c == '\f' || c == ';') {
                start = i + 1;
            } else if (c == '\n' && !continues(i, start)) {
                start = i + 1;
            }
        }
        Matcher sentences = SENTENCE_END.matcher(text).region(start, colon);
        while (sentences.find()) {
            start = sentences.end();
        }
        return behindClauses(start, colon);
    }

    /// A name does not begin with the last clauses of the trap before, where a full stop was forgotten.
    private int behindClauses(int from, int colon) {
        Cursor cursor = new Cursor(text, brackets, from, colon);
        Draft draft = new Draft();
        boolean more = true;
        while (more) {
            cursor.skipSeparators();
            int before = cursor.at();
            more = SkillClauses.read(cursor, draft) || ClosingClauses.read(cursor, draft);
            if (more && cursor.isDone()) {
                cursor.back(before);
                more = false;
            }
        }
        return cursor.at();
    }

    /// Whether a name goes on over this line break: the line before ends in the middle of a name that a sentence end
    /// precedes.
    private boolean continues(int feed, int least) {
        int lineStart = feed;
        while (lineStart > least && text.charAt(lineStart - 1) != '\n' && text.charAt(lineStart - 1) != '\f') {
            lineStart--;
        }
        Matcher sentences = SENTENCE_END.matcher(text).region(lineStart, feed);
        int last = -1;
        while (sentences.find()) {
            last = sentences.end();
        }
        return last >= 0 && last < feed && text.subSequence(last, feed).chars().noneMatch(c -> ";:.".indexOf(c) >= 0);
    }
}
