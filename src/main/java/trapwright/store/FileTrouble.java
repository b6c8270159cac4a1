package trapwright.store;

import trapwright.rules.Message;

/// A file could not be read or written. The sentence says what is the matter and what to do; the file was left as it
/// was.
public final class FileTrouble extends Exception {
    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient Message sentence;

    /// @param kind what kind of trouble it is
    /// @param sentence what to say of it
    public FileTrouble(Kind kind, Message sentence) {
        super(sentence.key() + " " + sentence.args());
        this.kind = kind;
        this.sentence = sentence;
    }

    /// What went wrong, so that a caller can offer a way out.
    public Kind kind() {
        return kind;
    }

    /// One sentence for the game master.
    public Message sentence() {
        return sentence;
    }

    /// What can go wrong with a file.
    public enum Kind {
        /// It is not there.
        MISSING,
        /// It is a folder.
        FOLDER,
        /// This account may not read or write it.
        FORBIDDEN,
        /// Its folder or disk cannot be written to.
        READ_ONLY,
        /// The disk is full.
        FULL,
        /// Another program has changed it since it was opened.
        CHANGED,
        /// It or its folder has gone since it was opened.
        VANISHED,
        /// It is larger than a trap file or a book can be.
        TOO_LARGE,
        /// It is no JSON, or holds what a trap cannot be.
        BROKEN,
        /// It is JSON, but no file of ours.
        NOT_OURS,
        /// The disk or the network does not answer.
        OTHER;

        /// Whether saving under another name is a way out.
        public boolean canSaveElsewhere() {
            return switch (this) {
                case FOLDER, FORBIDDEN, READ_ONLY, FULL, CHANGED, VANISHED, OTHER -> true;
                case MISSING, TOO_LARGE, BROKEN, NOT_OURS -> false;
            };
        }
    }
}
