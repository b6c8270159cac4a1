package trapwright.ui.form;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import trapwright.app.Bilingual;
import trapwright.app.FaceForm;
import trapwright.app.FormField;
import trapwright.app.Tongue;
import trapwright.card.Picture;
import trapwright.sheet.Icons;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.IconChooser;
import trapwright.ui.kit.Panel;
import trapwright.ui.kit.Phrases;
import trapwright.ui.kit.Switch;

/// What all cards have: texts, picture, tags and source.
public final class FacePanels {
    private FacePanels() {}

    /// Name and texts, in the language that is being written.
    public static Panel texts(Bench<?> bench) {
        return texts(bench, true);
    }

    /// Name and texts in a game whose rules have a field of their own for what gives the trap away. A card that comes
    /// with both keeps both.
    public static Panel textsBesideTheTell(Bench<?> bench) {
        Bilingual noticed = bench.form().face().noticed;
        boolean there =
                !noticed.text().get().isEmpty() || noticed.borrowed().getValue().isPresent();
        return texts(bench, there);
    }

    private static Panel texts(Bench<?> bench, boolean noticed) {
        FaceForm face = bench.form().face();
        Inputs inputs = bench.inputs();
        return bench.panel(
                        "texts",
                        Glyph.FORMAT_TEXT,
                        inputs.line(face.name),
                        inputs.area(face.description, 3),
                        noticed
                                ? Bench.fields(2, inputs.area(face.noticed, 3), inputs.area(face.readAloud, 3))
                                : inputs.area(face.readAloud, 3),
                        inputs.area(face.notes, 2),
                        inputs.line(face.handoutTitle),
                        inputs.area(face.handout, 2))
                .beside(tongues(bench.phrases(), face));
    }

    /// The picture in the card's corner.
    public static Panel picture(Bench<?> bench, Icons icons) {
        return bench.panel(
                "picture",
                Glyph.IMAGE_OUTLINE,
                chooser(bench.phrases(), bench.form().face().icon, icons));
    }

    /// Tags and where the trap comes from.
    public static Panel origin(Bench<?> bench) {
        FaceForm face = bench.form().face();
        Inputs inputs = bench.inputs();
        return bench.panel(
                "origin",
                Glyph.TAG_OUTLINE,
                inputs.line(face.tags),
                Bench.fields(2, inputs.line(face.source), inputs.line(face.licence)));
    }

    private static Switch<Tongue> tongues(Phrases phrases, FaceForm face) {
        Switch<Tongue> tongues = new Switch<>("tongue");
        for (Tongue tongue : Tongue.values()) {
            ToggleButton button = tongues.add(tongue);
            button.setText(tongue.name());
            button.accessibleTextProperty()
                    .bind(phrases.text("ui.tongue." + tongue.name().toLowerCase(Locale.ROOT)));
        }
        tongues.onChoose(face.tongue::set);
        face.tongue.subscribe(tongues::show);
        tongues.setMinWidth(Region.USE_PREF_SIZE);
        return tongues;
    }

    private static IconChooser chooser(Phrases phrases, FormField<Picture> field, Icons icons) {
        IconChooser chooser = new IconChooser(
                field.id(),
                icons.all().stream()
                        .map(icon -> new IconChooser.Entry(icon.id(), icon.path()))
                        .toList());
        chooser.onChoose(id -> field.choose(new Picture.Icon(id)));
        Redraw.on(
                chooser,
                () -> chooser.show(
                        chosen(field.get()).findFirst().orElse(""),
                        id -> phrases.say("icon." + id),
                        is -> phrases.say(is ? "ui.option.chosen" : "ui.option.free")),
                field,
                phrases.words());
        return chooser;
    }

    private static Stream<String> chosen(Picture picture) {
        return switch (picture) {
            case Picture.Icon icon -> Stream.of(icon.id());
            case Picture.Image ignored -> Stream.empty();
        };
    }
}
