package trapwright.system.dnd35;

/// The classes that cast spells, and the domain of a cleric.
public enum CasterClass {
    BARD,
    CLERIC,
    DRUID,
    PALADIN,
    RANGER,
    SORCERER,
    WIZARD,
    /// A cleric through a domain, whose level for the spell may differ.
    DOMAIN;

    /// The least caster level at which this class casts spells of a level (3.5, section 5.1).
    /// A level the class never casts gives the level at which its progression would reach it.
    ///
    /// @param spellLevel 0 to 9
    public int leastCasterLevel(int spellLevel) {
        return switch (this) {
            case CLERIC, DRUID, WIZARD, DOMAIN -> Math.max(1, 2 * spellLevel - 1);
            case SORCERER -> spellLevel <= 1 ? 1 : 2 * spellLevel;
            case BARD ->
                switch (spellLevel) {
                    case 0 -> 1;
                    case 1 -> 2;
                    default -> 3 * spellLevel - 2;
                };
            case PALADIN, RANGER ->
                switch (spellLevel) {
                    case 0, 1 -> 2;
                    case 2 -> 4;
                    case 3 -> 5;
                    default -> 2 * spellLevel - 1;
                };
        };
    }
}
