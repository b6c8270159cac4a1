package trapwright.party;

import java.util.Optional;

/// A number that a character may have. Each one may be left out; then a system assumes it by level and class.
public enum Trait {
    /// The level.
    LEVEL("", "level", 1, 40),
    /// The hit points left.
    HP("", "hp", 0, 2_000),
    /// The hit points when unhurt.
    MAX_HP("", "maxHp", 1, 2_000),
    /// The armour class; for old-school 9 and less is a descending one.
    AC("", "ac", -20, 100),
    /// The armour class against touch attacks (3.5).
    TOUCH_AC("", "touchAc", -20, 100),
    /// The Fortitude save (3.5).
    FORTITUDE("", "fortitude", -20, 100),
    /// The Reflex save (3.5).
    REFLEX("", "reflex", -20, 100),
    /// The Will save (3.5).
    WILL("", "will", -20, 100),
    /// The Search bonus (3.5).
    SEARCH("", "search", -20, 100),
    /// The Disable Device bonus (3.5); whoever has none is not trained.
    DISABLE("", "disable", -20, 100),
    /// The Perception bonus (5e).
    PERCEPTION("", "perception", -20, 100),
    /// The passive Perception (5e).
    PASSIVE_PERCEPTION("", "passivePerception", -20, 100),
    /// The Investigation bonus (5e).
    INVESTIGATION("", "investigation", -20, 100),
    /// The bonus with thieves’ tools (5e).
    THIEVES_TOOLS("", "thievesTools", -20, 100),
    /// The Strength save (5e).
    SAVE_STR("saves", "str", -20, 100),
    /// The Dexterity save (5e).
    SAVE_DEX("saves", "dex", -20, 100),
    /// The Constitution save (5e).
    SAVE_CON("saves", "con", -20, 100),
    /// The Intelligence save (5e).
    SAVE_INT("saves", "int", -20, 100),
    /// The Wisdom save (5e).
    SAVE_WIS("saves", "wis", -20, 100),
    /// The Charisma save (5e).
    SAVE_CHA("saves", "cha", -20, 100),
    /// The Strength modifier.
    STR("abilities", "str", -20, 100),
    /// The Dexterity modifier.
    DEX("abilities", "dex", -20, 100),
    /// The Constitution modifier.
    CON("abilities", "con", -20, 100),
    /// The Intelligence modifier.
    INT("abilities", "int", -20, 100),
    /// The Wisdom modifier.
    WIS("abilities", "wis", -20, 100),
    /// The Charisma modifier.
    CHA("abilities", "cha", -20, 100);

    private final String group;
    private final String field;
    private final int least;
    private final int most;

    Trait(String group, String field, int least, int most) {
        this.group = group;
        this.field = field;
        this.least = least;
        this.most = most;
    }

    /// The object a file keeps it in, when it is not the character itself: `saves` or `abilities`.
    public Optional<String> group() {
        return group.isEmpty() ? Optional.empty() : Optional.of(group);
    }

    /// Its name there, such as `touchAc` or `dex`.
    public String field() {
        return field;
    }

    /// Its stable id: `touchAc`, `saves.dex`.
    public String id() {
        return group.isEmpty() ? field : group + "." + field;
    }

    /// The least it may be.
    public int least() {
        return least;
    }

    /// The most it may be.
    public int most() {
        return most;
    }
}
