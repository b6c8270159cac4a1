package trapwright.interop.read;

import java.util.Locale;
import java.util.Optional;

/// The headings of a 5e entry.
enum Dnd5eLabel {
    TRIGGER,
    DURATION,
    EFFECT,
    TURN,
    CONSTANT,
    LATER,
    SPOT,
    COUNTER,
    DETECT_AND_DISARM,
    AVOID,
    ESCAPE,
    DESTROY,
    SLOW,
    SET,
    INITIATIVE,
    ROUNDS,
    SEVERITY,
    HIGHER_LEVELS,
    DESCRIPTION,
    TELL;

    private static final int LONGEST = 30;

    String key() {
        return "fifth.label." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Whether a piece begins with a label and its full stop or colon.
    static boolean begins(Piece piece) {
        return at(piece).isPresent();
    }

    /// Whether a piece begins with a label that printed entries give a line of its own.
    static boolean beginsLine(Piece piece) {
        return at(piece).filter(label -> label == TRIGGER || label == DURATION).isPresent();
    }

    private static Optional<Dnd5eLabel> at(Piece piece) {
        Speech speech = new Speech();
        for (Dnd5eLabel label : values()) {
            Cursor cursor = piece.cursor();
            if (speech.take(cursor, label.key()).isPresent()) {
                cursor.skipBlanks();
                if (!cursor.isDone() && ".:".indexOf(cursor.here()) >= 0) {
                    return Optional.of(label);
                }
            }
        }
        return Optional.empty();
    }

    /// The label that a whole piece is.
    static Optional<Dnd5eLabel> of(Piece piece) {
        if (piece.to() - piece.from() > LONGEST + 2) {
            return Optional.empty();
        }
        String folded = piece.folded().strip();
        Speech speech = new Speech();
        for (Dnd5eLabel label : values()) {
            if (folded.length() <= LONGEST && speech.hearsWhole(folded, label.key())) {
                return Optional.of(label);
            }
        }
        return Optional.empty();
    }
}
