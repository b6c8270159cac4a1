package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;

/// Finds where 5e entries begin: a name, and under it or behind a colon the line that says what kind of trap it is.
final class Dnd5eHeads {
    private final Page page;
    private final List<Head> heads = new ArrayList<>();
    private int behind;

    private Dnd5eHeads(Page page) {
        this.page = page;
    }

    /// A name and the kind line behind it.
    ///
    /// @param nameFrom where the name begins
    /// @param nameTo where it ends
    /// @param kindFrom where the kind begins
    /// @param inLine whether both stand on one line, as the product prints them
    record Head(int nameFrom, int nameTo, int kindFrom, boolean inLine) {}

    static List<Head> of(Page page) {
        Dnd5eHeads found = new Dnd5eHeads(page);
        Speech speech = new Speech();
        for (int i = 0; i < page.text().length(); i++) {
            boolean first = i == 0 || "\n\f".indexOf(page.text().charAt(i - 1)) >= 0;
            boolean colon = page.text().charAt(i) == ':';
            int start = colon ? found.word(i + 1) : i;
            if ((first || colon) && speech.hears(page.cursor(start, page.text().length()), "fifth.kind")) {
                found.head(colon ? i : start, start, colon);
            }
        }
        return found.heads;
    }

    private int word(int from) {
        int at = from;
        while (at < page.text().length() && Character.isWhitespace(page.text().charAt(at))) {
            at++;
        }
        return at;
    }

    private void head(int nameTo, int kindFrom, boolean inLine) {
        int end = nameTo;
        while (end > behind && Character.isWhitespace(page.text().charAt(end - 1))) {
            end--;
        }
        int start = end;
        while (start > behind && "\n\f".indexOf(page.text().charAt(start - 1)) < 0) {
            start--;
        }
        heads.add(new Head(start, end, kindFrom, inLine));
        behind = kindFrom;
    }
}
