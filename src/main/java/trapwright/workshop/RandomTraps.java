package trapwright.workshop;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.ose.OseTrap;

/// Draws traps at random: legal ones, whose parts go together, and that meet their target exactly.
public final class RandomTraps {
    private static final int TRIES = 20_000;

    private RandomTraps() {}

    /// The trap of a seed.
    ///
    /// @return nothing when no trap was found that meets the wish
    public static Optional<Drawn> draw(Wish wish, long seed) {
        Lot lot = new Lot(seed);
        for (int i = 0; i < TRIES; i++) {
            Optional<Drawn> drawn = switch (wish) {
                case Wish.Dnd35 dnd35 -> Random35.draw(lot, dnd35).map(idea -> idea.drawn(wish, seed));
                case Wish.Dnd5e dnd5e -> Random5e.draw(lot, dnd5e).map(idea -> idea.drawn(wish, seed));
                case Wish.Ose ose -> RandomOse.draw(lot, ose).map(idea -> idea.drawn(wish, seed));
            };
            if (drawn.isPresent()) {
                return drawn;
            }
        }
        return Optional.empty();
    }

    /// An idea carried out.
    ///
    /// @param id the idea: its name and its picture go by it
    /// @param picture the picture’s id
    /// @param trap the trap
    record Idea<T>(String id, String picture, T trap) {
        Drawn drawn(Wish wish, long seed) {
            UUID card = UUID.nameUUIDFromBytes((wish + " " + seed).getBytes(StandardCharsets.UTF_8));
            Face face = Face.blank(card).withIcon(new Picture.Icon(picture));
            TrapCard made = switch (trap) {
                case Dnd35Trap dnd35 -> new TrapCard.Dnd35(face, dnd35);
                case Dnd5eTrap dnd5e -> new TrapCard.Dnd5e(face, dnd5e);
                case OseTrap ose -> new TrapCard.Ose(face, ose);
                default -> throw new IllegalArgumentException(String.valueOf(trap));
            };
            return new Drawn(made, Message.of("workshop.idea." + id), seed);
        }
    }
}
