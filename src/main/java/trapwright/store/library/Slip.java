package trapwright.store.library;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Entry;

/// One trap of the library as a list shows it: enough to find and to sort it, without the card itself.
///
/// @param mark where it is
/// @param system its system's id
/// @param name its name
/// @param tags its tags
/// @param facts what the rules say of it
/// @param changed when its file was changed last
/// @param content what is compared
public record Slip(
        Shelfmark mark, String system, Wording name, List<String> tags, Facts facts, Instant changed, Content content) {
    private static final UUID NOBODY = new UUID(0, 0);

    /// Copies the tags.
    public Slip {
        tags = List.copyOf(tags);
    }

    /// What is compared of a trap.
    ///
    /// @param fingerprint the same for cards of the same content, and seldom for others
    /// @param text what a search looks through, folded
    public record Content(int fingerprint, String text) {}

    /// The slip of a trap in a file.
    public static Slip of(Shelfmark mark, Entry entry, Instant changed) {
        return switch (entry) {
            case Entry.Open open -> of(mark, open.card(), changed);
            case Entry.Locked locked ->
                new Slip(
                        mark,
                        locked.system(),
                        locked.name(),
                        List.of(),
                        Facts.NONE,
                        changed,
                        new Content(
                                locked.hashCode(),
                                Folded.of(locked.name().en() + "\n"
                                        + locked.name().fr())));
        };
    }

    /// The slip of a card.
    public static Slip of(Shelfmark mark, TrapCard card, Instant changed) {
        Face face = card.face();
        Content content = new Content(fingerprint(card), Folded.of(face.texts(), face.tags()));
        return new Slip(mark, card.system(), face.texts().name(), face.tags(), Facts.of(card), changed, content);
    }

    /// Whether it is one of the built-in published traps, which cannot be changed.
    public boolean isPublished() {
        return switch (mark) {
            case Shelfmark.Filed ignored -> false;
            case Shelfmark.Published ignored -> true;
        };
    }

    /// Whether every word of a search is in it.
    ///
    /// @param words folded
    public boolean has(List<String> words) {
        for (String word : words) {
            if (!content.text().contains(word)) {
                return false;
            }
        }
        return true;
    }

    /// A number that cards of the same content share, whatever their ids. It holds while the program runs.
    static int fingerprint(TrapCard card) {
        return nameless(card).hashCode();
    }

    /// Whether two cards say the same, whatever their ids.
    static boolean sameContent(TrapCard one, TrapCard other) {
        return nameless(one).equals(nameless(other));
    }

    private static TrapCard nameless(TrapCard card) {
        return card.withFace(face -> face.withId(NOBODY));
    }
}
