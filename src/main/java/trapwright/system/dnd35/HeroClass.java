package trapwright.system.dnd35;

import static trapwright.party.Trait.CHA;
import static trapwright.party.Trait.DEX;
import static trapwright.party.Trait.FORTITUDE;
import static trapwright.party.Trait.INT;
import static trapwright.party.Trait.REFLEX;
import static trapwright.party.Trait.STR;
import static trapwright.party.Trait.WILL;
import static trapwright.party.Trait.WIS;

import java.util.Locale;
import java.util.Set;
import trapwright.party.Trait;

/// The classes of 3.5, with what their odds need.
public enum HeroClass {
    BARBARIAN(12, STR, false, 0, FORTITUDE),
    BARD(6, CHA, false, 0, REFLEX, WILL),
    CLERIC(8, WIS, true, 0, FORTITUDE, WILL),
    DRUID(8, WIS, false, 0, FORTITUDE, WILL),
    FIGHTER(10, STR, true, 0, FORTITUDE),
    MONK(8, WIS, false, 2, FORTITUDE, REFLEX, WILL),
    PALADIN(10, CHA, true, 0, FORTITUDE),
    RANGER(8, DEX, false, 9, FORTITUDE, REFLEX),
    ROGUE(6, DEX, false, 2, REFLEX),
    SORCERER(4, CHA, false, 0, WILL),
    WIZARD(4, INT, false, 0, WILL);

    private final int hitDie;
    private final Trait prime;
    private final boolean heavy;
    private final int evasionFrom;
    private final Set<Trait> goodSaves;

    HeroClass(int hitDie, Trait prime, boolean heavy, int evasionFrom, Trait... goodSaves) {
        this.hitDie = hitDie;
        this.prime = prime;
        this.heavy = heavy;
        this.evasionFrom = evasionFrom;
        this.goodSaves = Set.of(goodSaves);
    }

    /// The class of that id; those of other games count as the nearest, and an unknown one as a fighter.
    public static HeroClass of(String id) {
        return switch (id) {
            case "thief" -> ROGUE;
            case "magic-user", "warlock" -> WIZARD;
            default -> {
                for (HeroClass each : values()) {
                    if (each.id().equals(id)) {
                        yield each;
                    }
                }
                yield FIGHTER;
            }
        };
    }

    /// Its stable id, such as `rogue`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    int hitDie() {
        return hitDie;
    }

    Trait prime() {
        return prime;
    }

    boolean wearsHeavyArmour() {
        return heavy;
    }

    boolean isGood(Trait save) {
        return goodSaves.contains(save);
    }

    boolean evades(int level) {
        return evasionFrom > 0 && level >= evasionFrom;
    }

    boolean searches() {
        return this == ROGUE || this == RANGER;
    }
}
