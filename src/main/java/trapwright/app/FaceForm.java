package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.Texts.Handout;
import trapwright.card.TrapCard;
import trapwright.rules.Ruleset;

/// What every system's form has: the texts, the picture, the tags, where the trap comes from.
public final class FaceForm {
    /// The language the texts are being written in; a switch of its own, apart from the window's.
    public final ObjectProperty<Tongue> tongue;

    public final Bilingual name;
    public final Bilingual description;
    public final Bilingual readAloud;
    public final Bilingual noticed;
    public final Bilingual notes;
    public final Bilingual handoutTitle;
    public final Bilingual handout;
    public final FormField<Picture> icon;

    /// The tags as one text, parted by commas.
    public final FormField<String> tags;

    public final FormField<String> source;
    public final FormField<String> licence;

    /// What a book prints for the trap.
    public final PrintedForm printed;

    /// The rulings of the card's system, in the order of its rules.
    public final List<RulingForm> rulings;

    /// @param document the open card
    /// @param retouch makes the card with another face
    /// @param rules the rules of the card's system
    /// @param written the language the texts start in
    <C extends TrapCard> FaceForm(
            Document<C> document, BiFunction<C, Face, C> retouch, Ruleset<?> rules, Tongue written) {
        tongue = new SimpleObjectProperty<>(written);
        tongue.addListener((changed, was, is) -> document.settle());
        Fields<Face> face = new CardFields<>(document, TrapCard::face, retouch);
        Fields<Texts> texts = face.in(now -> Optional.of(now.texts()), Face::withTexts);
        name = texts.text("name", tongue, Texts::name, Texts::withName);
        description = texts.text("description", tongue, Texts::description, Texts::withDescription);
        readAloud = texts.text("read-aloud", tongue, Texts::readAloud, Texts::withReadAloud);
        noticed = texts.text("noticed", tongue, Texts::noticed, Texts::withNoticed);
        notes = texts.text("notes", tongue, Texts::notes, Texts::withNotes);
        Fields<Handout> paper = texts.in(now -> Optional.of(now.handout()), Texts::withHandout);
        handoutTitle =
                paper.text("handout-title", tongue, Handout::title, (now, title) -> new Handout(title, now.text()));
        handout = paper.text("handout", tongue, Handout::text, (now, text) -> new Handout(now.title(), text));
        icon = face.field("icon", new Picture.Icon(""), Face::icon, Face::withIcon);
        tags = face.field(
                "tags", "", now -> String.join(", ", now.tags()), (now, typed) -> now.withTags(parted(typed)));
        Fields<Source> origin = face.in(now -> Optional.of(now.source()), Face::withSource);
        source = origin.field("source", "", Source::work, (now, work) -> new Source(work, now.licence()));
        licence = origin.field("licence", "", Source::licence, (now, licence) -> new Source(now.work(), licence));
        printed = new PrintedForm(face, tongue);
        rulings = rules.rulings().stream()
                .map(ruling -> RulingForm.of(face, rules.id() + ".ruling", ruling))
                .toList();
    }

    private static List<String> parted(String typed) {
        return Arrays.stream(typed.split(",", -1))
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .distinct()
                .toList();
    }
}
