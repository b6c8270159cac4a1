package trapwright.card;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import trapwright.rules.Rulings;

/// What every card has, whatever its system.
///
/// @param id stable for the life of the card; a copy gets its own
/// @param texts the game master's texts in both languages
/// @param icon the picture in the card's corner
/// @param tags for finding it again
/// @param source where it comes from
/// @param rulings the readings that differ from the defaults
/// @param printed the figures a book prints for it, for comparison; never used in a calculation
public record Face(
        UUID id,
        Texts texts,
        Picture icon,
        List<String> tags,
        Source source,
        Rulings rulings,
        Optional<Printed> printed) {
    /// Copies the tags.
    public Face {
        tags = List.copyOf(tags);
    }

    /// A face without texts.
    ///
    /// @param id the card's id
    public static Face blank(UUID id) {
        return new Face(
                id,
                Texts.NONE,
                new Picture.Icon("wolf-trap"),
                List.of(),
                Source.OWN,
                Rulings.DEFAULTS,
                Optional.empty());
    }

    public Face withId(UUID changed) {
        return new Face(changed, texts, icon, tags, source, rulings, printed);
    }

    public Face withTexts(Texts changed) {
        return new Face(id, changed, icon, tags, source, rulings, printed);
    }

    public Face withIcon(Picture changed) {
        return new Face(id, texts, changed, tags, source, rulings, printed);
    }

    public Face withTags(List<String> changed) {
        return new Face(id, texts, icon, changed, source, rulings, printed);
    }

    public Face withSource(Source changed) {
        return new Face(id, texts, icon, tags, changed, rulings, printed);
    }

    public Face withRulings(Rulings changed) {
        return new Face(id, texts, icon, tags, source, changed, printed);
    }

    public Face withPrinted(Optional<Printed> changed) {
        return new Face(id, texts, icon, tags, source, rulings, changed);
    }
}
