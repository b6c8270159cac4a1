package trapwright.interop.read;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A trap's name as it stands at the head of its line, perhaps with a number before and the CR behind.
final class Head {
    private static final Pattern NUMBER = Pattern.compile("^(?:\\d{1,4}|[a-zA-Z])[.)]\\s+(?=\\S)");
    private static final Pattern CR =
            Pattern.compile("[\\s,;(\\[–—-]+(?:CR|FP|cr|fp)[\\s\\u00a0]*:?[\\s\\u00a0]*(\\d{1,3})\\s*[)\\]]?$");

    private Head() {}

    static void head(Cursor.Stretch words, Draft draft) {
        String name = NUMBER.matcher(words.words()).replaceFirst("");
        Matcher cr = CR.matcher(name);
        if (cr.find()) {
            draft.cr = Optional.of(cr.group(1));
            draft.crPlace = words.place();
            name = name.substring(0, cr.start());
        }
        draft.name = Cursor.Stretch.of(name.strip(), words.place());
    }
}
