package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import trapwright.rules.Finding;
import trapwright.store.library.Kind;

/// A side of the library's traps that can be left out of the list.
public enum Facet {
    OWN(Group.SHELF, trap -> !trap.isPublished()),
    PUBLISHED(Group.SHELF, LibraryTrap::isPublished),
    DND35(Group.SYSTEM, trap -> trap.system().equals("dnd35")),
    DND5E(Group.SYSTEM, trap -> trap.system().equals("dnd5e")),
    OSE(Group.SYSTEM, trap -> trap.system().equals("ose")),
    MECHANICAL(Group.KIND, is(Kind.MECHANICAL)),
    MAGIC(Group.KIND, is(Kind.MAGIC)),
    ROOM(Group.KIND, is(Kind.ROOM)),
    TREASURE(Group.KIND, is(Kind.TREASURE)),
    READY(Group.STATE, trap -> !is(trap, Finding.Level.WARNING) && !is(trap, Finding.Level.ERROR)),
    WARNED(Group.STATE, trap -> is(trap, Finding.Level.WARNING)),
    DRAFT(Group.STATE, trap -> is(trap, Finding.Level.ERROR));

    private final Group group;
    private final Predicate<LibraryTrap> holds;

    Facet(Group group, Predicate<LibraryTrap> holds) {
        this.group = group;
        this.holds = holds;
    }

    /// Sides of which every trap has one.
    public enum Group {
        SHELF,
        SYSTEM,
        KIND,
        STATE;

        /// Its sides, in order.
        public List<Facet> facets() {
            return Arrays.stream(Facet.values())
                    .filter(facet -> facet.group == this)
                    .toList();
        }

        /// The key of its word.
        public String key() {
            return "library.filter." + name().toLowerCase(Locale.ROOT);
        }
    }

    public Group group() {
        return group;
    }

    /// Whether a trap has this side.
    public boolean of(LibraryTrap trap) {
        return holds.test(trap);
    }

    /// The key of its word.
    public String key() {
        return "library.facet." + name().toLowerCase(Locale.ROOT);
    }

    private static Predicate<LibraryTrap> is(Kind kind) {
        return trap -> trap.slip().facts().kind().filter(of -> of == kind).isPresent();
    }

    private static boolean is(LibraryTrap trap, Finding.Level level) {
        return trap.worst().filter(worst -> worst == level).isPresent();
    }
}
