package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import trapwright.card.Face;
import trapwright.card.Picture;
import trapwright.card.Source;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;

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

    private final Fields<Face> fields;

    /// @param document the open card
    /// @param tongue the language the texts start in
    <C extends TrapCard> FaceForm(Document<C> document, Retouch<C> retouch, Tongue tongue) {
        this.tongue = new SimpleObjectProperty<>(tongue);
        fields = new OfFace<>(document, retouch);
        name = text("name", Texts::name, Texts::withName);
        description = text("description", Texts::description, Texts::withDescription);
        readAloud = text("read-aloud", Texts::readAloud, Texts::withReadAloud);
        noticed = text("noticed", Texts::noticed, Texts::withNoticed);
        notes = text("notes", Texts::notes, Texts::withNotes);
        handoutTitle = text(
                "handout-title",
                texts -> texts.handout().title(),
                (texts, title) -> texts.withHandout(
                        new Texts.Handout(title, texts.handout().text())));
        handout = text(
                "handout",
                texts -> texts.handout().text(),
                (texts, text) ->
                        texts.withHandout(new Texts.Handout(texts.handout().title(), text)));
        icon = fields.always("icon", Face::icon, Face::withIcon);
        tags = fields.always(
                "tags", face -> String.join(", ", face.tags()), (face, typed) -> face.withTags(parted(typed)));
        source = fields.always(
                "source",
                face -> face.source().work(),
                (face, work) -> face.withSource(new Source(work, face.source().licence())));
        licence = fields.always(
                "licence",
                face -> face.source().licence(),
                (face, licence) -> face.withSource(new Source(face.source().work(), licence)));
    }

    private Bilingual text(String id, Function<Texts, Wording> get, BiFunction<Texts, Wording, Texts> set) {
        return Bilingual.of(
                fields,
                tongue,
                id,
                face -> Optional.of(get.apply(face.texts())),
                (face, wording) -> face.withTexts(set.apply(face.texts(), wording)));
    }

    private static List<String> parted(String typed) {
        return Arrays.stream(typed.split(",", -1))
                .map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .distinct()
                .toList();
    }

    /// Makes a card with another face; each kind of card says it for its own type.
    @FunctionalInterface
    interface Retouch<C> {
        C withFace(C card, Face face);
    }

    private record OfFace<C extends TrapCard>(Document<C> document, Retouch<C> retouch) implements Fields<Face> {
        @Override
        public Face current() {
            return document.card().get().face();
        }

        @Override
        public <T> FormField<T> field(
                String id,
                T fallback,
                Function<Face, Optional<T>> get,
                BiFunction<Face, T, Face> set,
                Observable... others) {
            return new FormField<>(
                    new FormField.Place<>(
                            document,
                            id,
                            () -> id,
                            card -> get.apply(card.face()),
                            (card, value) -> retouch.withFace(card, set.apply(card.face(), value))),
                    fallback,
                    others);
        }
    }
}
