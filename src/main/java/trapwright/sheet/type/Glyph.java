package trapwright.sheet.type;

/// One sign in one face. Immutable and shared.
///
/// @param face the face that draws it, the wanted one or one that lends it
/// @param code the code point that is shown: a line feed, or a sign that may stand for a rarer one of its kind
/// @param id number in the face; 0 means that no face has it and a box stands for it
/// @param advance width in thousandths of the type size
record Glyph(FontFace face, int code, int id, int advance) {
    /// Width of the box that stands for a sign that no face has.
    static final int BOX = 640;

    boolean missing() {
        return id == 0 && code != '\n';
    }

    /// Whether a line may end after it and it then takes no room.
    boolean blank() {
        return code == ' ';
    }
}
