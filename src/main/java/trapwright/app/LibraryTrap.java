package trapwright.app;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.store.library.Shelfmark;
import trapwright.store.library.Slip;

/// A trap of the library.
///
/// @param slip what the library knows of it
public record LibraryTrap(Slip slip) {
    /// Its name; may be empty.
    public Wording name() {
        return slip.name();
    }

    /// Its system's id.
    public String system() {
        return slip.system();
    }

    /// Its rating in parts, such as "CR" and "5"; empty when it has none.
    public List<Message> rating() {
        return slip.facts().rating();
    }

    /// Whether its rating is a challenge rating.
    public boolean hasCr() {
        return slip.facts().cr().isPresent();
    }

    Optional<BigFraction> cr() {
        return slip.facts().cr();
    }

    /// What kind of trap it is.
    public Optional<Message> kind() {
        return slip.facts()
                .kind()
                .map(kind -> Message.of("library.kind." + kind.name().toLowerCase(Locale.ROOT)));
    }

    /// What sets it off.
    public List<Message> trigger() {
        return slip.facts().trigger();
    }

    /// What it costs; empty when it has no price, or none that is final.
    public Optional<Money> price() {
        return slip.facts().copper().map(copper -> new Money(copper.longValue()));
    }

    public List<String> tags() {
        return slip.tags();
    }

    /// When its file was changed last.
    public Instant changed() {
        return slip.changed();
    }

    /// The gravest finding about it.
    public Optional<Finding.Level> worst() {
        return slip.facts().worst();
    }

    /// Whether it is a built-in published trap, which cannot be changed.
    public boolean isPublished() {
        return slip.isPublished();
    }

    /// Its file; empty for a built-in trap.
    public Optional<Path> file() {
        return filed().map(Shelfmark.Filed::path);
    }

    /// Whether it lies in a book with others.
    public boolean isInBook() {
        return filed().filter(Shelfmark.Filed::inBook).isPresent();
    }

    Optional<Shelfmark.Filed> filed() {
        return switch (slip.mark()) {
            case Shelfmark.Filed filed -> Optional.of(filed);
            case Shelfmark.Published ignored -> Optional.empty();
        };
    }
}
