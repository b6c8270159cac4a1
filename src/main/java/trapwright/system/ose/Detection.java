package trapwright.system.ose;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/// How the trap is found by dice; describing what one does may find it without any (old-school, section 2).
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Detection.Search.class, name = "search"),
    @JsonSubTypes.Type(value = Detection.ThiefSkill.class, name = "thief-skill"),
    @JsonSubTypes.Type(value = Detection.Undetectable.class, name = "none")
})
public sealed interface Detection {
    /// Searching the right place for a turn: so many faces of a six-sided die for each kind of character, 0 for none.
    ///
    /// @param others most characters
    /// @param dwarf a dwarf
    /// @param elf an elf
    /// @param halfling a halfling
    /// @param thief a thief
    record Search(int others, int dwarf, int elf, int halfling, int thief) implements Detection {
        /// The chances for room traps.
        public static final Search USUAL = new Search(1, 2, 1, 1, 1);

        /// The chance of one kind of character.
        public int of(Searcher searcher) {
            return switch (searcher) {
                case OTHERS -> others;
                case DWARF -> dwarf;
                case ELF -> elf;
                case HALFLING -> halfling;
                case THIEF -> thief;
            };
        }
    }

    /// Only a thief, who rolls once to find it and once more to remove it.
    record ThiefSkill() implements Detection {}

    /// No roll finds it.
    record Undetectable() implements Detection {}

    /// The kinds of character that search differently.
    enum Searcher {
        OTHERS,
        DWARF,
        ELF,
        HALFLING,
        THIEF
    }
}
