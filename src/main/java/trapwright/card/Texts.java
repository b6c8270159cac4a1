package trapwright.card;

import trapwright.rules.Wording;

/// A card's texts, each in both languages; an empty one has not been written.
///
/// @param name the trap's name
/// @param description what it is and does, for the game master
/// @param readAloud the boxed text for the players
/// @param noticed what attentive characters notice
/// @param notes the game master's notes
/// @param handout the title and text of the player handout
public record Texts(
        Wording name, Wording description, Wording readAloud, Wording noticed, Wording notes, Handout handout) {
    /// No texts.
    public static final Texts NONE =
            new Texts(Wording.NONE, Wording.NONE, Wording.NONE, Wording.NONE, Wording.NONE, Handout.NONE);

    public Texts withName(Wording changed) {
        return new Texts(changed, description, readAloud, noticed, notes, handout);
    }

    public Texts withDescription(Wording changed) {
        return new Texts(name, changed, readAloud, noticed, notes, handout);
    }

    public Texts withReadAloud(Wording changed) {
        return new Texts(name, description, changed, noticed, notes, handout);
    }

    public Texts withNoticed(Wording changed) {
        return new Texts(name, description, readAloud, changed, notes, handout);
    }

    public Texts withNotes(Wording changed) {
        return new Texts(name, description, readAloud, noticed, changed, handout);
    }

    public Texts withHandout(Handout changed) {
        return new Texts(name, description, readAloud, noticed, notes, changed);
    }

    /// What the players get on paper.
    ///
    /// @param title its title
    /// @param text its text
    public record Handout(Wording title, Wording text) {
        /// No handout.
        public static final Handout NONE = new Handout(Wording.NONE, Wording.NONE);
    }
}
