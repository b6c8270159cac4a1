package trapwright.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.Effect.Area;
import trapwright.system.dnd5e.Effect.Shape;
import trapwright.system.dnd5e.Effect.Targets;
import trapwright.system.dnd5e.Effect.Who;

/// Whom a 5e effect strikes, and where.
public final class Dnd5eTargetsForm {
    public final Choice<Who> who;
    public final Bilingual words;

    /// The area's shape; nothing for no area.
    public final Choice<Optional<Shape>> shape;

    /// Its length, side or radius.
    public final FormField<Optional<Length>> size;

    /// Its width or height.
    public final FormField<Optional<Length>> width;

    public final Bilingual areaWords;

    /// @param path the effect's id
    Dnd5eTargetsForm(Fields<Targets> targets, String path, ObjectProperty<Tongue> tongue) {
        who = Dnd5eChoice.of(
                targets.field(
                        path + "/targets",
                        Who.TRIGGERER,
                        Targets::who,
                        (now, chosen) -> new Targets(chosen, now.area(), now.words())),
                List.of(Who.values()),
                chosen -> Message.of(Choice.key("form5e.who", chosen)));
        words = targets.text(path + "/targets-words", tongue, Targets::words, Targets::withWords);
        shape = Dnd5eChoice.of(
                targets.field(
                        path + "/area",
                        Optional.empty(),
                        now -> now.area().map(Area::shape),
                        Dnd5eTargetsForm::withShape),
                Stream.concat(
                                Stream.of(Optional.<Shape>empty()),
                                Arrays.stream(Shape.values()).map(Optional::of))
                        .toList(),
                chosen -> Message.of(
                        chosen.map(each -> Choice.key("form5e.shape", each)).orElse("form5e.shape.none")));
        Fields<Area> area =
                targets.in(Targets::area, (now, changed) -> new Targets(now.who(), Optional.of(changed), now.words()));
        size = area.field(path + "/area-size", Optional.empty(), Area::size, Area::withSize);
        width = area.field(
                path + "/area-width",
                Optional.empty(),
                Area::width,
                (now, typed) -> new Area(now.shape(), now.size(), typed, now.words()));
        areaWords = area.text(
                path + "/area-words",
                tongue,
                Area::words,
                (now, typed) -> new Area(now.shape(), now.size(), now.width(), typed));
    }

    /// A shape for those who strike the one that springs them means everybody in it.
    private static Targets withShape(Targets targets, Optional<Shape> chosen) {
        Area was = targets.area().orElse(new Area(Shape.ROOM, Optional.empty(), Optional.empty(), Wording.NONE));
        return new Targets(
                targets.who() == Who.TRIGGERER && chosen.isPresent() ? Who.EACH : targets.who(),
                chosen.map(shape -> new Area(shape, was.size(), was.width(), was.words())),
                targets.words());
    }
}
