package trapwright.card;

import java.util.List;
import java.util.function.UnaryOperator;
import trapwright.party.Party;
import trapwright.rules.Assessment;
import trapwright.rules.Odds;
import trapwright.rules.Throw;
import trapwright.system.dnd35.Dnd35Rules;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.ose.OseRules;
import trapwright.system.ose.OseTrap;

/// One trap card: a face that all systems share, and one system's trap.
public sealed interface TrapCard {
    /// The code of the note that a book prints other figures than the rules give.
    String PRINTED_OTHERWISE = "CARD-03";

    /// Title, texts, tags, picture and rulings.
    Face face();

    /// The system's stable id, such as `dnd35`.
    String system();

    /// The same card with its face changed.
    TrapCard withFace(UnaryOperator<Face> change);

    /// What the card's own rules say of it, under the rulings written on its face.
    Assessment assess();

    /// What the trap does to a party, under the same rulings.
    Odds odds(Party party);

    /// The rolls the trap makes at the table.
    List<Throw> dice();

    /// A 3.5 card.
    ///
    /// @param face what all systems share
    /// @param trap the design
    record Dnd35(Face face, Dnd35Trap trap) implements TrapCard {
        @Override
        public String system() {
            return Dnd35Rules.INSTANCE.id();
        }

        @Override
        public Dnd35 withFace(UnaryOperator<Face> change) {
            return new Dnd35(change.apply(face), trap);
        }

        /// The same card with its trap changed.
        public Dnd35 withTrap(UnaryOperator<Dnd35Trap> change) {
            return new Dnd35(face, change.apply(trap));
        }

        @Override
        public Assessment assess() {
            return CardFindings.assess(Dnd35Rules.INSTANCE, trap, face);
        }

        @Override
        public Odds odds(Party party) {
            return Dnd35Rules.INSTANCE.odds(trap, face.rulings(), party);
        }

        @Override
        public List<Throw> dice() {
            return Dnd35Rules.INSTANCE.dice(trap);
        }
    }

    /// A 5e card.
    ///
    /// @param face what all systems share
    /// @param trap the design
    record Dnd5e(Face face, Dnd5eTrap trap) implements TrapCard {
        @Override
        public String system() {
            return Dnd5eRules.INSTANCE.id();
        }

        @Override
        public Dnd5e withFace(UnaryOperator<Face> change) {
            return new Dnd5e(change.apply(face), trap);
        }

        /// The same card with its trap changed.
        public Dnd5e withTrap(UnaryOperator<Dnd5eTrap> change) {
            return new Dnd5e(face, change.apply(trap));
        }

        @Override
        public Assessment assess() {
            return CardFindings.assess(Dnd5eRules.INSTANCE, trap, face);
        }

        @Override
        public Odds odds(Party party) {
            return Dnd5eRules.INSTANCE.odds(trap, face.rulings(), party);
        }

        @Override
        public List<Throw> dice() {
            return Dnd5eRules.INSTANCE.dice(trap);
        }
    }

    /// An old-school (B/X) card.
    ///
    /// @param face what all systems share
    /// @param trap the design
    record Ose(Face face, OseTrap trap) implements TrapCard {
        @Override
        public String system() {
            return OseRules.INSTANCE.id();
        }

        @Override
        public Ose withFace(UnaryOperator<Face> change) {
            return new Ose(change.apply(face), trap);
        }

        /// The same card with its trap changed.
        public Ose withTrap(UnaryOperator<OseTrap> change) {
            return new Ose(face, change.apply(trap));
        }

        @Override
        public Assessment assess() {
            return CardFindings.assess(OseRules.INSTANCE, trap, face);
        }

        @Override
        public Odds odds(Party party) {
            return OseRules.INSTANCE.odds(trap, face.rulings(), party);
        }

        @Override
        public List<Throw> dice() {
            return OseRules.INSTANCE.dice(trap);
        }
    }
}
