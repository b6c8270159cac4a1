package trapwright.interop.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import trapwright.measure.Length;
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
    private static final int MOST = 200;
    private static final int HIGHEST_DC = 30;

    private final Page page;
    final List<String> description = new ArrayList<>();
    final List<Piece> told = new ArrayList<>();
    final List<Piece> happenings = new ArrayList<>();
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
    boolean initiativeSpoken;

    /// Whether the sentence before told of a check, whose outcome may follow.
    boolean checked;

    /// How deep the pit is that the text tells of.
    Optional<Length> pitDepth = Optional.empty();
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

    /// Whether it holds more than any trap would; the rest of the text is given back.
    boolean isFull() {
        return checks.clues.size() + checks.counters.size() + effects.size() > MOST;
    }

    /// Where a clause stands in the text as given.
    int placeOf(Speech.Heard heard) {
        return page.text().place(heard.start());
    }

    void understand(Speech.Heard heard) {
        understood.set(heard.start(), heard.end());
    }

    /// Every place in a piece where a clause stands, in order; where both languages hear one, the longer counts.
    List<Speech.Heard> all(Piece piece, String key) {
        TreeMap<Integer, Speech.Heard> found = new TreeMap<>();
        for (Language language : Language.values()) {
            Matcher matcher = Phrasebook.of(language)
                    .pattern(key)
                    .matcher(piece.page().text())
                    .region(piece.from(), piece.to())
                    .useTransparentBounds(true);
            while (matcher.find()) {
                Speech.Heard heard = new Speech.Heard(matcher.toMatchResult(), language);
                if (heard.end() > heard.start() && isLongest(heard, found)) {
                    found.put(heard.start(), heard);
                    speech.vote(heard);
                }
            }
        }
        return List.copyOf(found.values());
    }

    /// Whether a clause is longer than those it overlaps, which it then replaces.
    private static boolean isLongest(Speech.Heard heard, TreeMap<Integer, Speech.Heard> found) {
        var before = found.lowerEntry(heard.end());
        while (before != null && before.getValue().end() > heard.start()) {
            if (length(before.getValue()) >= length(heard)) {
                return false;
            }
            found.remove(before.getKey());
            before = found.lowerEntry(heard.end());
        }
        return true;
    }

    private static int length(Speech.Heard heard) {
        return heard.end() - heard.start();
    }

    /// Gives back the figures of a piece that no clause took, and says which DCs are none of the rules'.
    void figures(Piece piece) {
        for (Speech.Heard heard : all(piece, "fifth.dc")) {
            int dc = heard.number("dc");
            if (understood.get(heard.start()) && (dc < 1 || dc > HIGHEST_DC)) {
                remark(Remark.Sort.DIFFERS, placeOf(heard), "interop.read.fifth.dc", dc, 1, HIGHEST_DC);
            }
        }
        for (String key : List.of("fifth.figure", "fifth.bare-save", "fifth.bare-check", "fifth.per", "fifth.half")) {
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
