package trapwright.system.dnd35;

import java.util.Optional;
import trapwright.dice.D20;
import trapwright.party.Gift;
import trapwright.party.Profile;
import trapwright.party.Trait;
import trapwright.rules.Odds;

/// Finding a trap and disabling it (3.5, section 1 and the skills Search and Disable Device).
///
/// @param searchDc the Search DC
/// @param disableDc the Disable Device DC
/// @param magic whether it is a magic trap
record Discovery(int searchDc, int disableDc, boolean magic) {
    private static final int ANYBODY = 20;
    private static final int TWENTY = 20;
    private static final int TRY_AGAIN = 4;
    private static final int WALK_PAST = 10;

    static Discovery of(Ruled ruled) {
        return new Discovery(
                Dcs.search(ruled.design(), ruled.rulings()),
                Dcs.disable(ruled.design(), ruled.rulings()),
                ruled.design().make() instanceof Make.Spellwork);
    }

    /// Whether only those with trapfinding can find it.
    boolean needsTrapfinding() {
        return magic || searchDc > ANYBODY;
    }

    Odds.Notice notice(Profile searcher) {
        if (needsTrapfinding() && !searcher.has(Gift.TRAPFINDING)) {
            return new Odds.Notice(Optional.of(0.0), Optional.empty(), Optional.of(0.0));
        }
        int bonus = searcher.number(Trait.SEARCH);
        double unhurried = (long) TWENTY + bonus >= searchDc ? 1 : 0;
        return new Odds.Notice(Optional.of(D20.check(bonus, searchDc)), Optional.empty(), Optional.of(unhurried));
    }

    /// One try; nothing for the untrained, and for those without trapfinding before a magic trap.
    Optional<Odds.Disarm> disarm(Profile hand) {
        if (!isTrained(hand) || magic && !hand.has(Gift.TRAPFINDING)) {
            return Optional.empty();
        }
        int bonus = hand.number(Trait.DISABLE);
        double success = D20.check(bonus, disableDc);
        double notTooBad = D20.check(bonus + TRY_AGAIN, disableDc);
        return Optional.of(Odds.Disarm.of(success, notTooBad - success, 1 - notTooBad));
    }

    /// The chance of a try so good that one may walk past and leave the trap armed.
    Optional<Double> walksPast(Profile hand) {
        return disarm(hand).map(ignored -> D20.check(hand.number(Trait.DISABLE) - WALK_PAST, disableDc));
    }

    /// Both: whoever finds the harder finds the other too.
    Discovery harder(Discovery other) {
        return new Discovery(
                Math.max(searchDc, other.searchDc), Math.max(disableDc, other.disableDc), magic || other.magic);
    }

    private static boolean isTrained(Profile hand) {
        return hand.entered().number(Trait.DISABLE).isPresent() || hand.has(Gift.TRAPFINDING);
    }
}
