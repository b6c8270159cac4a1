package trapwright.interop.fivetools;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import trapwright.card.Face;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.interop.foreign.Found;
import trapwright.interop.foreign.Tongue;
import trapwright.interop.foreign.Values;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;
import trapwright.system.dnd5e.Triggering;
import trapwright.words.Language;
import trapwright.words.Words;

/// One trap of a homebrew file as a card. What has a field there is taken from it; effects, clues and countermeasures
/// are
/// sentences there, and are read as printed text is.
///
/// @param trap the trap
/// @param edition the printing that the file follows
/// @param found where it stands
record ForeignTrap(Map<String, Object> trap, Edition edition, Found found) {
    private static final Set<String> KNOWN = Set.of(
            "name",
            "source",
            "trapHazType",
            "rating",
            "trigger",
            "duration",
            "entries",
            "effect",
            "initiative",
            "initiativeNote",
            "eActive",
            "eDynamic",
            "eConstant",
            "countermeasures");

    TrapCard card() {
        Flattened trigger = new Flattened().add(Values.list(trap, "trigger"));
        Flattened body = body();
        String all = String.join("\n", trigger.paragraphs()) + "\n" + String.join("\n", body.paragraphs());
        Language language = Tongue.of(all);
        String name = Values.text(trap, "name").strip();
        Optional<TrapCard.Dnd5e> printed = printed(name, trigger, body, language);
        TrapCard.Dnd5e card = printed.orElseGet(() -> {
            found.say(Remark.Sort.NOT_UNDERSTOOD, "imports.text-only", name);
            Wording text = Tongue.written(String.join("\n\n", body.paragraphs()), language);
            Face face = Face.blank(UUID.randomUUID()).withTexts(Texts.NONE.withDescription(text));
            return new TrapCard.Dnd5e(face, nothing());
        });
        sayLost(body);
        return card.withFace(face -> face(face, name, body, language))
                .withTrap(design -> design(design, String.join(" ", trigger.paragraphs()), language));
    }

    /// Everything but the trigger, each part under the heading that printed text has.
    private Flattened body() {
        Flattened body = new Flattened();
        body.add(Values.list(trap, "entries"));
        body.add("Effect", Values.list(trap, "effect"));
        body.add(Values.list(trap, "eActive"));
        body.add(Values.list(trap, "eDynamic"));
        body.add(Values.list(trap, "eConstant"));
        body.add(Values.list(trap, "countermeasures"));
        return body;
    }

    /// The card that the reader of printed text makes of it; nothing when it finds no 5e trap there.
    private Optional<TrapCard.Dnd5e> printed(String name, Flattened trigger, Flattened body, Language language) {
        Words words = Words.in(language);
        List<String> lines = new ArrayList<>(List.of(name, words.say(kind())));
        if (!trigger.paragraphs().isEmpty()) {
            lines.add(words.say("dnd5e.line.trigger") + ". " + String.join(" ", trigger.paragraphs()));
        }
        lines.addAll(body.paragraphs());
        Reading reading = Readers.read(String.join("\n\n", lines));
        if (reading.cards().size() == 1 && reading.cards().getFirst() instanceof TrapCard.Dnd5e card) {
            found.say(reading.remarks());
            return Optional.of(card);
        }
        return Optional.empty();
    }

    /// A trap of which nothing is known yet.
    private static Dnd5eTrap nothing() {
        return Dnd5eRules.INSTANCE
                .blank()
                .withEffects(List.of())
                .withClues(List.of())
                .withCounters(List.of())
                .withLevelling(Levelling.NONE);
    }

    /// The line under the name, as our own cards and the rulebooks print it.
    private Message kind() {
        String size = isComplex() ? "complex." : "simple.";
        String make = Values.text(trap, "trapHazType").equals("MAG") ? "magic-device" : "mechanical";
        Message kind = Message.of("dnd5e.kind." + size + make);
        return Values.text(trap, "source").equals(Homebrew.SOURCE)
                ? Message.of("dnd5e.block.kind", kind)
                : Message.of("dnd5e.sentence", kind);
    }

    private boolean isComplex() {
        return Values.text(trap, "trapHazType").equals("CMPX");
    }

    private Face face(Face face, String name, Flattened body, Language language) {
        Texts texts = face.texts().withName(Wording.same(name));
        String source = Values.text(trap, "source");
        return face.withTexts(
                        body.aloud().isEmpty() ? texts : texts.withReadAloud(Tongue.written(body.aloud(), language)))
                .withSource(source.equals(Homebrew.SOURCE) ? face.source() : new Source(source, ""));
    }

    private Dnd5eTrap design(Dnd5eTrap design, String trigger, Language language) {
        Concept.Kind kind = switch (Values.text(trap, "trapHazType")) {
            case "MAG", "HAUNT" ->
                design.concept().kind().isMagic() ? design.concept().kind() : Concept.Kind.MAGIC_DEVICE;
            case "MECH" -> Concept.Kind.MECHANICAL;
            default -> design.concept().kind();
        };
        Dnd5eTrap changed = design.withConcept(
                design.concept().withEdition(edition).withKind(kind).withComplex(isComplex()));
        if (!trigger.isBlank() && changed.triggering().words().isNone()) {
            changed = changed.withTriggering(
                    Triggering.of(Triggering.Trigger.OTHER).withWords(Tongue.written(trigger, language)));
        }
        List<Levelling.Aim> aims = aims();
        if (!aims.isEmpty()) {
            changed = changed.withLevelling(changed.levelling().withAims(aims));
        }
        Optional<Course.Initiative> initiative = initiative();
        return initiative.isEmpty()
                ? changed
                : changed.withCourse(changed.course().withInitiative(initiative));
    }

    private List<Levelling.Aim> aims() {
        return Values.list(trap, "rating").stream().map(this::aim).toList();
    }

    private Levelling.Aim aim(Object rating) {
        Levels levels = Values.number(rating, "tier")
                .filter(tier -> tier >= 1 && tier <= Tier.values().length)
                .map(tier -> Levels.of(Tier.values()[tier - 1]))
                .orElseGet(() -> new Levels(
                        Values.number(rating, "level", "min").orElse(1),
                        Values.number(rating, "level", "max").orElse(20)));
        Severity severity = switch (Values.text(rating, "threat")) {
            case "nuisance" -> Severity.NUISANCE;
            case "dangerous" -> Severity.DANGEROUS;
            case "deadly" -> Severity.DEADLY;
            case "moderate" -> edition == Edition.V5_2 ? Severity.NUISANCE : Severity.SETBACK;
            default -> Severity.SETBACK;
        };
        return new Levelling.Aim(severity, levels);
    }

    private Optional<Course.Initiative> initiative() {
        String written = Values.text(trap, "initiative").strip();
        return switch (written) {
            case "" -> Optional.empty();
            case "1" -> Optional.of(new Course.Initiative.Counts(List.of(10)));
            case "2" -> Optional.of(new Course.Initiative.Counts(List.of(20)));
            case "3" -> Optional.of(new Course.Initiative.Counts(List.of(20, 10)));
            default -> {
                Optional<Integer> bonus = Values.number(trap, "initiative");
                if (bonus.isEmpty()) {
                    found.say(Remark.Sort.NOT_UNDERSTOOD, "imports.initiative", written);
                }
                yield bonus.map(Course.Initiative.Bonus::new);
            }
        };
    }

    private void sayLost(Flattened body) {
        Set<String> lost = new TreeSet<>(trap.keySet());
        lost.removeAll(KNOWN);
        lost.addAll(body.lost());
        if (!lost.isEmpty()) {
            found.say(Remark.Sort.NOT_UNDERSTOOD, "imports.lost", String.join(", ", lost));
        }
    }
}
