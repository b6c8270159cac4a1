package trapwright.interop.read;

import trapwright.rules.Message;

/// Something the reader has to say about a place in the text.
///
/// @param sort what kind of remark it is
/// @param text what it says, without the place
/// @param place where in the text
/// @param card which card it is about, from 0; -1 for words outside of every card
public record Remark(Sort sort, Message text, Place place, int card) {
    /// The remark with its place.
    public Message said() {
        return Message.of("interop.read.at", place.line(), place.column(), text);
    }

    /// Kinds of remark.
    public enum Sort {
        /// Words that no clause could be made of.
        NOT_UNDERSTOOD,
        /// Something that the text leaves open, and what was taken instead.
        ASSUMED,
        /// What is printed differs from the tables.
        DIFFERS
    }

    /// A place in a text.
    ///
    /// @param line the line, from 1
    /// @param column the character in the line, from 1
    public record Place(int line, int column) {}
}
