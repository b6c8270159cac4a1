package trapwright.interop.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Triggering;
import trapwright.system.dnd5e.Variant;
import trapwright.words.Language;

/// A 5e card while it is being read.
final class Dnd5eDraft extends Notes {
    private final Page page;
    final List<String> description = new ArrayList<>();
    final List<Levelling.Aim> aims = new ArrayList<>();
    final List<Variant> variants = new ArrayList<>();
    final List<Levelling.Scaling> scaling = new ArrayList<>();
    final BitSet understood = new BitSet();
    final Dnd5eEffects effects = new Dnd5eEffects(this);
    final Dnd5eChecks checks = new Dnd5eChecks(this);

    /// Whether the text is one that the product itself prints, whose sentences have fixed forms.
    boolean own;
    Cursor.Stretch name = new Cursor.Stretch("", "", 0);
    int place;
    Optional<Edition> edition = Optional.empty();
    Optional<Concept.Kind> kind = Optional.empty();
    boolean complex;
    Optional<Triggering> triggering = Optional.empty();
    Lasting lasting = Lasting.UNSAID;
    Course course = Course.NONE;
    String tell = "";

    Dnd5eDraft(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    /// Hears a clause in a piece from a place on, and remembers that it was understood.
    Optional<Speech.Heard> find(Piece piece, String key) {
        Optional<Speech.Heard> heard = speech.find(piece.cursor(), key);
        heard.ifPresent(this::understand);
        return heard;
    }

    /// Takes a clause where a cursor stands, and remembers that it was understood.
    Optional<Speech.Heard> take(Cursor cursor, String key) {
        Optional<Speech.Heard> heard = speech.take(cursor, key);
        heard.ifPresent(this::understand);
        return heard;
    }

    /// Where a clause stands in the text as given.
    int placeOf(Speech.Heard heard) {
        return page.text().place(heard.start());
    }

    void understand(Speech.Heard heard) {
        understood.set(heard.start(), heard.end());
    }

    /// Every place in a piece where a clause stands, in both languages.
    List<Speech.Heard> all(Piece piece, String key) {
        List<Speech.Heard> found = new ArrayList<>();
        for (Language language : Language.values()) {
            Matcher matcher = Phrasebook.of(language)
                    .pattern(key)
                    .matcher(piece.page().text())
                    .region(piece.from(), piece.to())
                    .useTransparentBounds(true);
            while (matcher.find()) {
                Speech.Heard heard = new Speech.Heard(matcher.toMatchResult(), language);
                if (heard.end() > heard.start()
                        && found.stream()
                                .noneMatch(other -> overlaps(other, heard) && length(other) >= length(heard))) {
                    found.removeIf(other -> overlaps(other, heard));
                    found.add(heard);
                    speech.vote(heard);
                }
            }
        }
        found.sort(Comparator.comparingInt(Speech.Heard::start));
        return found;
    }

    private static boolean overlaps(Speech.Heard one, Speech.Heard other) {
        return one.start() < other.end() && other.start() < one.end();
    }

    private static int length(Speech.Heard heard) {
        return heard.end() - heard.start();
    }

    /// Gives back the figures of a piece that no clause took.
    void figures(Piece piece) {
        for (String key : List.of("fifth.figure", "fifth.bare-save")) {
            for (Speech.Heard heard : all(piece, key)) {
                if (understood.nextSetBit(heard.start()) < 0 || understood.nextSetBit(heard.start()) >= heard.end()) {
                    Leftover.report(piece.sub(heard.start(), heard.end()).stretch(), this);
                    understand(heard);
                }
            }
        }
    }

    Wording written(Piece piece) {
        return written(piece.words());
    }
}
