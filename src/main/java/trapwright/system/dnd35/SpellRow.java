package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import trapwright.measure.Money;
import trapwright.system.dnd35.SpellDamage.Growth;

/// One line of the spell table, its cells parted by tabs and the entries of a cell by blanks.
final class SpellRow {
    private static final int NO_END = Integer.MAX_VALUE;
    private final String[] cells;

    private SpellRow(String line) {
        cells = line.split("\t", -1);
    }

    static Spell read(String line) {
        SpellRow row = new SpellRow(line);
        return new Spell(
                row.cells[0], row.levels(), row.uses(), row.caster(), row.saves(), row.components(), row.damage());
    }

    private Map<CasterClass, Integer> levels() {
        Map<CasterClass, Integer> levels = new EnumMap<>(CasterClass.class);
        for (String entry : entries(1)) {
            String[] pair = entry.split(":", 2);
            levels.put(CasterClass.valueOf(upper(pair[0])), Integer.valueOf(pair[1]));
        }
        return levels;
    }

    private Set<Spell.Use> uses() {
        Set<Spell.Use> uses = EnumSet.noneOf(Spell.Use.class);
        for (String entry : entries(2)) {
            uses.add(Spell.Use.valueOf(upper(entry)));
        }
        return uses;
    }

    private Spell.Listing caster() {
        return new Spell.Listing(CasterClass.valueOf(upper(cells[3])), Integer.parseInt(cells[4]));
    }

    private List<Delivery.Save> saves() {
        List<Delivery.Save> saves = new ArrayList<>();
        for (String entry : entries(5)) {
            String[] pair = entry.split(":", 2);
            saves.add(new Delivery.Save(
                    Delivery.Save.Kind.valueOf(upper(pair[0])),
                    Optional.empty(),
                    Delivery.Save.Result.valueOf(upper(pair[1]))));
        }
        return saves;
    }

    private SpellUse.Components components() {
        return new SpellUse.Components(
                Money.gold(Long.parseLong(cells[6])), Integer.parseInt(cells[8]), Money.gold(Long.parseLong(cells[7])));
    }

    private Optional<SpellDamage> damage() {
        if (cells[9].isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new SpellDamage(
                Integer.parseInt(cells[9]),
                growth(10).orElse(Growth.NONE),
                growth(11).orElse(Growth.NONE),
                growth(12),
                growth(13),
                cells[14],
                cells[15].isEmpty() ? Optional.empty() : Optional.of(Delivery.Reach.valueOf(upper(cells[15])))));
    }

    private Optional<Growth> growth(int cell) {
        List<String> parts = entries(cell);
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Growth(
                number(parts.get(0)),
                number(parts.get(1)),
                number(parts.get(2)),
                number(parts.get(3)),
                number(parts.get(4))));
    }

    private List<String> entries(int cell) {
        return cells[cell].isEmpty() ? List.of() : List.of(cells[cell].split(" "));
    }

    private static int number(String text) {
        return text.equals("-") ? NO_END : Integer.parseInt(text);
    }

    private static String upper(String text) {
        return text.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
