package trapwright.app;

import java.util.Optional;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Save;

/// The five saves of old-school play or none, as a choice.
public enum OseSave {
    NONE,
    D,
    W,
    P,
    B,
    S;

    static OseSave of(OseTrap trap) {
        return trap.save().map(Save::letter).map(OseSave::of).orElse(NONE);
    }

    private static OseSave of(Save.Letter letter) {
        return switch (letter) {
            case D -> D;
            case W -> W;
            case P -> P;
            case B -> B;
            case S -> S;
        };
    }

    /// The trap with this save. A new save gives what its kind of harm usually leaves: half of damage, nothing of
    /// anything else (old-school, section 4).
    OseTrap in(OseTrap trap) {
        Save.Result usual = trap.harm().effects().isEmpty() ? Save.Result.HALF : Save.Result.AVOIDS;
        return trap.withSave(letter().map(letter ->
                trap.save().map(save -> save.withLetter(letter)).orElse(Save.of(letter, usual))));
    }

    private Optional<Save.Letter> letter() {
        return switch (this) {
            case NONE -> Optional.empty();
            case D -> Optional.of(Save.Letter.D);
            case W -> Optional.of(Save.Letter.W);
            case P -> Optional.of(Save.Letter.P);
            case B -> Optional.of(Save.Letter.B);
            case S -> Optional.of(Save.Letter.S);
        };
    }
}
