package trapwright.party;

import java.util.List;

/// The characters that odds are for.
///
/// @param name what the party is called
/// @param characters the characters in marching order
public record Party(String name, List<Adventurer> characters) {
    /// The most characters a party may have.
    public static final int MOST = 50;

    /// Nobody.
    public static final Party NONE = new Party("", List.of());

    /// Copies the list and refuses a crowd.
    public Party {
        characters = List.copyOf(characters);
        if (characters.size() > MOST) {
            throw new IllegalArgumentException(characters.size() + " characters");
        }
    }

    /// The level assumed of a character who has none entered: the mean of the others, else 1.
    public int usualLevel() {
        return (int) Math.round(characters.stream()
                .flatMap(each -> each.number(Trait.LEVEL).stream())
                .mapToInt(level -> level)
                .average()
                .orElse(1));
    }

    public Party withName(String changed) {
        return new Party(changed, characters);
    }

    public Party withCharacters(List<Adventurer> changed) {
        return new Party(name, changed);
    }
}
