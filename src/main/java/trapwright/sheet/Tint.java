package trapwright.sheet;

import trapwright.card.TrapCard;

/// Whose colours a card wears.
public enum Tint {
    /// 3.5: slate blue.
    DND35(0x24506B),
    /// 5e: ox blood.
    DND5E(0x7C2128),
    /// Old-School (B/X): moss.
    OSE(0x39552A),
    /// What players may see: leather, for every system.
    HANDOUT(0x5C4A2E);

    private final int band;

    /// What a trap wears on the game master's and the builder's side.
    public static Tint of(TrapCard card) {
        return switch (card) {
            case TrapCard.Dnd35 ignored -> DND35;
            case TrapCard.Dnd5e ignored -> DND5E;
            case TrapCard.Ose ignored -> OSE;
        };
    }

    Tint(int band) {
        this.band = band;
    }

    /// Colour of the band and of labels, as red, green and blue in 24 bits. White on it has a contrast of 8.4 or more.
    public int band() {
        return band;
    }

    /// The band's colour thinned with white to a tenth, for grounds under dark text.
    public int wash() {
        return thinned(16) << 16 | thinned(8) << 8 | thinned(0);
    }

    private int thinned(int shift) {
        int full = band >> shift & 0xFF;
        return Math.round(255 - (255 - full) * 0.1f);
    }
}
