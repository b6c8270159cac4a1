package trapwright.system.ose;

import java.util.Optional;

/// One old-school trap.
///
/// @param kind a trap of a room, or one that guards a treasure
/// @param springing the one action that sets it off, and how often
/// @param detection how it is found
/// @param harm what it does
/// @param save the saving throw against it, when there is one
/// @param place where it lies, and who is expected there
/// @param practice what the referee needs at the table
public record OseTrap(
        Kind kind,
        Springing springing,
        Detection detection,
        Harm harm,
        Optional<Save> save,
        Place place,
        Practice practice) {
    public OseTrap withKind(Kind changed) {
        return new OseTrap(changed, springing, detection, harm, save, place, practice);
    }

    public OseTrap withSpringing(Springing changed) {
        return new OseTrap(kind, changed, detection, harm, save, place, practice);
    }

    public OseTrap withDetection(Detection changed) {
        return new OseTrap(kind, springing, changed, harm, save, place, practice);
    }

    public OseTrap withHarm(Harm changed) {
        return new OseTrap(kind, springing, detection, changed, save, place, practice);
    }

    public OseTrap withSave(Optional<Save> changed) {
        return new OseTrap(kind, springing, detection, harm, changed, place, practice);
    }

    public OseTrap withPlace(Place changed) {
        return new OseTrap(kind, springing, detection, harm, save, changed, practice);
    }

    public OseTrap withPractice(Practice changed) {
        return new OseTrap(kind, springing, detection, harm, save, place, changed);
    }

    /// What a success on the save leaves: a save against poison does not halve the damage that comes with the poison
    /// (old-school, section 4).
    Save.Result leaves(Save against) {
        return isHalvedPoison(against) ? Save.Result.DAMAGE_ONLY : against.result();
    }

    /// Whether the save is to halve the damage of a poison.
    boolean isHalvedPoison(Save against) {
        return harm.poison() && against.letter() == Save.Letter.D && against.result() == Save.Result.HALF;
    }
}
