package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Wording;

/// The metamagic that stat lines name before (English) or behind (French) a spell, and the levels it adds.
enum Metamagic {
    EXTENDED(1, "extended", "extension de durée"),
    ENLARGED(1, "enlarged", "extension de portée"),
    SILENT(1, "silent", "incantation silencieuse"),
    STILL(1, "still", "incantation statique"),
    EMPOWERED(2, "empowered", "extension d’effet"),
    MAXIMIZED(3, "maximized", "quintessence des sorts"),
    WIDENED(3, "widened", "extension de zone d’effet"),
    QUICKENED(4, "quickened", "incantation rapide"),
    /// Raises the level to any other, which the Search DC tells.
    HEIGHTENED(0, "heightened", "augmentation d’intensité");

    private final int levels;
    private final String en;
    private final String fr;

    Metamagic(int levels, String en, String fr) {
        this.levels = levels;
        this.en = en;
        this.fr = fr;
    }

    /// A spell's name taken apart.
    ///
    /// @param spell the built-in spell's id, when it is one
    /// @param words what metamagic makes of it
    /// @param levels what that adds
    record Named(Optional<String> spell, Wording words, int levels) {}

    /// Finds a spell and the metamagic in its name.
    ///
    /// @param folded the name, folded
    static Named name(String folded) {
        Optional<String> whole = Names.find(Names.Sort.SPELL, folded);
        String rest = folded.strip();
        List<Metamagic> found = new ArrayList<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Metamagic metamagic : values()) {
                Optional<String> without = metamagic.without(rest);
                if (without.isPresent() && found.size() < values().length) {
                    rest = without.get();
                    found.add(metamagic);
                    more = true;
                }
            }
        }
        if (found.isEmpty()) {
            return new Named(whole, Wording.NONE, 0);
        }
        return new Named(
                Names.find(Names.Sort.SPELL, rest),
                new Wording(
                        String.join(" ", found.stream().map(one -> one.en).toList()),
                        String.join(", ", found.stream().map(one -> one.fr).toList())),
                found.stream().mapToInt(one -> one.levels).sum());
    }

    private Optional<String> without(String name) {
        String plain = Folded.of(fr);
        if (name.startsWith(en + " ")) {
            return Optional.of(name.substring(en.length()).strip());
        }
        if (name.endsWith("(" + en + ")")) {
            return Optional.of(
                    name.substring(0, name.length() - en.length() - 2).strip());
        }
        if (name.endsWith("(" + plain + ")")) {
            return Optional.of(
                    name.substring(0, name.length() - plain.length() - 2).strip());
        }
        return Optional.empty();
    }
}
