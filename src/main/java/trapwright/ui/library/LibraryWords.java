package trapwright.ui.library;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import trapwright.app.LibraryTrap;
import trapwright.ui.kit.Phrases;

/// What the library says of a trap.
///
/// @param phrases the texts
record LibraryWords(Phrases phrases) {
    /// Its name, or that it has none.
    String name(LibraryTrap trap) {
        String name = phrases.now().written(trap.name());
        return name.isBlank() ? phrases.say("ui.unnamed") : name;
    }

    /// "3.5", "5e", or the id of a system that is not known.
    String system(LibraryTrap trap) {
        String key = "library.system." + trap.system();
        return phrases.knows(key) ? phrases.say(key) : trap.system();
    }

    /// "CR 5", "Dangerous, 5-10", "2-in-6".
    String rating(LibraryTrap trap) {
        return trap.rating().isEmpty()
                ? ""
                : phrases.say(
                        "library.rating." + trap.system(),
                        trap.rating().getFirst(),
                        trap.rating().getLast());
    }

    String kind(LibraryTrap trap) {
        return trap.kind().map(phrases::say).orElse("");
    }

    /// What it costs; that it is not final; or nothing in systems without prices.
    String price(LibraryTrap trap) {
        return trap.price()
                .map(price -> phrases.say("ui.number.money", price))
                .orElseGet(() -> trap.hasCr() ? phrases.say("library.open-price") : "");
    }

    /// "today", "yesterday", "12 Nov", and nothing for a published trap.
    String changed(LibraryTrap trap) {
        if (trap.isPublished()) {
            return phrases.say("library.published");
        }
        LocalDate day = day(trap.changed());
        LocalDate today = day(Instant.now());
        if (day.equals(today)) {
            return phrases.say("library.today");
        }
        if (day.equals(today.minusDays(1))) {
            return phrases.say("library.yesterday");
        }
        String pattern = day.getYear() == today.getYear() ? "d MMM" : "d MMM yyyy";
        return day.format(DateTimeFormatter.ofPattern(
                pattern, Locale.forLanguageTag(phrases.now().language().tag())));
    }

    /// The whole row, for a screen reader.
    String row(LibraryTrap trap) {
        return String.join(
                ", ", name(trap), system(trap), rating(trap), kind(trap), price(trap), String.join(", ", trap.tags()));
    }

    private static LocalDate day(Instant time) {
        return LocalDate.ofInstant(time, ZoneId.systemDefault());
    }
}
