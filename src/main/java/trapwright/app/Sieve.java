package trapwright.app;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.store.library.Folded;

/// Which of the library's traps are shown.
///
/// @param search what was typed: every word must be in the name, a tag or a text, whatever the accents and the case
/// @param hidden the sides that are left out
/// @param tags tags of which a trap must have all
/// @param crs which challenge ratings are shown; traps without one are shown in any case
public record Sieve(String search, Set<Facet> hidden, Set<String> tags, Optional<Crs> crs) {
    /// Everything is shown.
    public static final Sieve ALL = new Sieve("", Set.of(), Set.of(), Optional.empty());

    /// Copies the sets.
    public Sieve {
        hidden = Set.copyOf(hidden);
        tags = Set.copyOf(tags);
    }

    /// Challenge ratings from the least to the most, both included.
    public record Crs(int least, int most) {
        boolean has(BigFraction cr) {
            return cr.compareTo(BigFraction.of(least)) >= 0 && cr.compareTo(BigFraction.of(most)) <= 0;
        }
    }

    public Sieve withSearch(String changed) {
        return new Sieve(changed, hidden, tags, crs);
    }

    public Sieve withCrs(Optional<Crs> changed) {
        return new Sieve(search, hidden, tags, changed);
    }

    /// Shows or hides a side.
    public Sieve with(Facet facet, boolean shown) {
        EnumSet<Facet> changed = EnumSet.noneOf(Facet.class);
        changed.addAll(hidden);
        if (shown) {
            changed.remove(facet);
        } else {
            changed.add(facet);
        }
        return new Sieve(search, changed, tags, crs);
    }

    /// Wants a tag, or wants it no more.
    public Sieve with(String tag, boolean wanted) {
        Set<String> changed = new HashSet<>(tags);
        if (wanted) {
            changed.add(tag);
        } else {
            changed.remove(tag);
        }
        return new Sieve(search, hidden, changed, crs);
    }

    /// What it lets through.
    Predicate<LibraryTrap> test() {
        List<String> words = Folded.words(search);
        return trap -> trap.slip().has(words)
                && trap.tags().containsAll(tags)
                && crs.flatMap(wanted -> trap.cr().map(wanted::has)).orElse(true)
                && Arrays.stream(Facet.Group.values()).allMatch(group -> shows(group, trap));
    }

    /// A trap that has none of the group's sides, such as one of a system that is not known, is shown.
    private boolean shows(Facet.Group group, LibraryTrap trap) {
        return group.facets().stream().noneMatch(facet -> hidden.contains(facet) && facet.of(trap));
    }
}
