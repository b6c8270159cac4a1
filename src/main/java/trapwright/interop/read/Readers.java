package trapwright.interop.read;

import java.util.Map;
import java.util.Optional;

/// The one door for printed text of any system and language.
public final class Readers {
    private Readers() {}

    /// Reads every trap in a text. Any text gives an answer.
    public static Reading read(String text) {
        Sheets.Tidied tidied = Sheets.tidy(text);
        Page page = new Page(text, tidied.text());
        Map<Marks.Game, Integer> marks = Marks.in(page);
        Reading reading = switch (Marks.most(marks)) {
            case DND35 -> StatLineReader.read(page);
            case DND5E -> Dnd5eReader.read(page);
            case OSE -> OseReader.read(page);
        };
        Reading whole = SheetExtras.add(reading, tidied.sheets());
        Optional<Remark> mixture = Marks.mixture(marks, page);
        whole = mixture.isPresent() ? whole.with(mixture.get()) : whole;
        return page.isCut() ? whole.with(page.rest()) : whole;
    }
}
