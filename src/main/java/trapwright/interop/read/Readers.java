package trapwright.interop.read;

/// The one door for printed text of any system and language.
public final class Readers {
    private Readers() {}

    /// Reads every trap in a text. Any text gives an answer.
    public static Reading read(String text) {
        return StatLineReader.read(text);
    }
}
