package trapwright.system.dnd35;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery.Reach;

/// The weapons that traps use (3.5, section 2.6).
public final class WeaponTable {
    /// The net, which is thrown as a touch attack (ruling `net`).
    public static final String NET = "net";

    private static final String TIMES_TWO = "20/x2";
    private static final String TIMES_THREE = "20/x3";
    private static final String NINETEEN = "19-20/x2";
    private static final String EIGHTEEN = "18-20/x2";

    private static final List<Row> ROWS = List.of(
            shot("dart", "1d4", TIMES_TWO),
            shot("shortbow-arrow", "1d6", TIMES_THREE),
            shot("longbow-arrow", "1d8", TIMES_THREE),
            shot("light-crossbow-bolt", "1d8", NINETEEN),
            shot("heavy-crossbow-bolt", "1d10", NINETEEN),
            shot("javelin", "1d6", TIMES_TWO),
            new Row("spear", Dice.of("1d8"), TIMES_THREE, EnumSet.allOf(Reach.class), false),
            blade("dagger", "1d4", NINETEEN),
            blade("longsword", "1d8", NINETEEN),
            blade("greatsword", "2d6", NINETEEN),
            blade("greataxe", "1d12", TIMES_THREE),
            blade("battleaxe", "1d8", TIMES_THREE),
            blade("scythe", "2d4", "20/x4"),
            blade("halberd", "1d10", TIMES_THREE),
            blade("scimitar", "1d6", EIGHTEEN),
            blade("falchion", "2d4", EIGHTEEN),
            blade("warhammer", "1d8", TIMES_THREE),
            blade("spiked-chain", "2d4", TIMES_TWO),
            blade("glaive", "1d10", TIMES_THREE),
            new Row(NET, Dice.NONE, "", EnumSet.of(Reach.RANGED), true));

    private static final Map<String, Row> BY_ID =
            ROWS.stream().collect(Collectors.toUnmodifiableMap(Row::id, Function.identity()));

    private WeaponTable() {}

    /// The weapon of that id.
    public static Optional<Row> find(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }

    /// The name of the weapon of that id; the id itself when the table does not have it.
    public static Message name(String id) {
        return find(id).isPresent() ? Message.of("dnd35.weapon." + id) : Labels.asTyped(id);
    }

    /// Every weapon, missiles first.
    public static List<Row> all() {
        return ROWS;
    }

    private static Row shot(String id, String damage, String critical) {
        return new Row(id, Dice.of(damage), critical, EnumSet.of(Reach.RANGED), false);
    }

    private static Row blade(String id, String damage, String critical) {
        return new Row(id, Dice.of(damage), critical, EnumSet.of(Reach.MELEE), false);
    }

    /// A weapon of the table.
    ///
    /// @param id its id; its name is the message `dnd35.weapon.<id>`
    /// @param damage what it does; nothing for a net
    /// @param critical critical range and factor, such as `19-20/x2`; empty when it has none
    /// @param reaches how it can strike
    /// @param touch whether a touch is enough
    public record Row(String id, Dice damage, String critical, Set<Reach> reaches, boolean touch) {
        /// Copies the reaches.
        public Row {
            reaches = Set.copyOf(reaches);
        }
    }
}
