package trapwright.card;

import java.util.List;
import java.util.Optional;
import trapwright.party.Party;

/// What a trap book holds beside its traps.
///
/// @param groups the traps that are met together
/// @param party the characters that the book is for; absent when the book says nothing of them
/// @param page how its cards go on paper
public record FrontMatter(List<Encounter> groups, Optional<Party> party, PageSetup page) {
    /// A book of nothing but traps.
    public static final FrontMatter NONE = new FrontMatter(List.of(), Optional.empty(), PageSetup.USUAL);

    /// Copies the groups.
    public FrontMatter {
        groups = List.copyOf(groups);
    }

    public FrontMatter withGroups(List<Encounter> changed) {
        return new FrontMatter(changed, party, page);
    }

    public FrontMatter withParty(Optional<Party> changed) {
        return new FrontMatter(groups, changed, page);
    }

    public FrontMatter withPage(PageSetup changed) {
        return new FrontMatter(groups, party, changed);
    }
}
