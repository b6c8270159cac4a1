package trapwright.interop.read;

/// The one door for printed text of any system and language.
public final class Readers {
    private Readers() {}

    /// Reads every trap in a text. Any text gives an answer.
    public static Reading read(String text) {
        Page page = new Page(text);
        Reading reading = switch (Marks.of(page)) {
            case DND35 -> StatLineReader.read(page);
            case DND5E -> Dnd5eReader.read(page);
            case OSE -> OseReader.read(page);
        };
        return page.isCut() ? reading.with(page.rest()) : reading;
    }
}
