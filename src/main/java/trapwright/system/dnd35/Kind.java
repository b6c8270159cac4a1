package trapwright.system.dnd35;

/// The three kinds of trap (3.5, section 1); [Legal] says what each may have.
public enum Kind {
    /// Made with Craft (trapmaking).
    MECHANICAL,
    /// Made with Craft Wondrous Item and spells.
    DEVICE,
    /// A spell that somebody casts.
    SPELL;

    /// The kind of a design.
    public static Kind of(Design design) {
        return switch (design.make()) {
            case Make.Mechanism ignored -> MECHANICAL;
            case Make.Spellwork spellwork ->
                switch (spellwork.form()) {
                    case DEVICE -> DEVICE;
                    case SPELL -> SPELL;
                };
        };
    }
}
