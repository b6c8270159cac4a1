package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Rulings;
import trapwright.rules.Unit;

/// How likely one character finds and removes an old-school trap (old-school, section 2).
///
/// @param trap the trap
/// @param rulings the rulings that hold
/// @param delver the character
record Delving(OseTrap trap, Rulings rulings, UsualDelver delver) {
    /// Searching once; each character may search an area only once, and nothing shows by itself.
    Odds.Notice notice() {
        double active = switch (trap.detection()) {
            case Detection.Search search -> Finds.chance(search.of(searcher())).doubleValue();
            case Detection.ThiefSkill() -> skill();
            case Detection.Undetectable() -> 0;
        };
        return new Odds.Notice(Optional.of(active), Optional.empty(), Optional.empty());
    }

    /// A thief's one try to remove a treasure trap that was found; nobody else may try.
    Optional<Odds.Disarm> disarm() {
        return switch (trap.detection()) {
            case Detection.Search ignored -> Optional.empty();
            case Detection.ThiefSkill() ->
                isThief()
                        ? Optional.of(Odds.Disarm.of(skill(), 0, (1 - skill()) * springsOnFailure()))
                        : Optional.empty();
            case Detection.Undetectable() -> Optional.empty();
        };
    }

    /// Finding and removing together.
    List<Odds.Line> lines() {
        List<Odds.Line> lines = new ArrayList<>();
        disarm().ifPresent(one -> lines.add(new Odds.Line(
                "findAndRemove", Message.of("ose.figure.removeChance"), Unit.CHANCE, skill() * one.success())));
        return lines;
    }

    private double springsOnFailure() {
        return switch (rulings.reading(OseRules.FAILED_REMOVAL)) {
            case "springs" -> 1;
            case "nothing" -> 0;
            default -> Springs.chance(trap.springing()).doubleValue();
        };
    }

    private double skill() {
        return isThief() ? Thief.chance(delver.level()).doubleValue() : 0;
    }

    private boolean isThief() {
        return delver.delver() == CharacterClass.THIEF;
    }

    private Detection.Searcher searcher() {
        return switch (delver.delver()) {
            case FIGHTER, CLERIC, MAGIC_USER -> Detection.Searcher.OTHERS;
            case THIEF -> Detection.Searcher.THIEF;
            case ELF -> Detection.Searcher.ELF;
            case HALFLING -> Detection.Searcher.HALFLING;
            case DWARF -> Detection.Searcher.DWARF;
        };
    }
}
