package trapwright.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Levelling.Scaled;
import trapwright.system.dnd5e.Levelling.Scaling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;

/// What a 5e trap's numbers become at other levels. What is left empty stays as it is.
public final class Dnd5eScalingForm {
    public final FormField<Integer> from;
    public final FormField<Integer> to;
    public final Choice<Optional<Severity>> severity;
    public final FormField<Optional<Integer>> dc;
    public final FormField<Optional<Length>> size;
    public final FormField<Optional<Length>> depth;
    public final Bilingual words;

    private final Fields<Scaling> scaling;
    private final String path;
    private final List<FormField<Dice>> damage = new ArrayList<>();

    Dnd5eScalingForm(Fields<Scaling> scaling, String path, ObjectProperty<Tongue> tongue) {
        this.scaling = scaling;
        this.path = path;
        from = scaling.field(
                path + "@from",
                1,
                now -> now.levels().from(),
                (now, typed) -> now.withLevels(new Levels(typed, now.levels().to())));
        to = scaling.field(
                path + "/to",
                1,
                now -> now.levels().to(),
                (now, typed) -> now.withLevels(new Levels(now.levels().from(), typed)));
        severity = Dnd5eChoice.of(
                scaling.field(path + "/scaled-severity", Optional.empty(), Scaling::severity, Scaling::withSeverity),
                Stream.concat(
                                Stream.of(Optional.<Severity>empty()),
                                Arrays.stream(Severity.values()).map(Optional::of))
                        .toList(),
                chosen -> Message.of(
                        chosen.map(each -> Choice.key("form5e.severity", each)).orElse("form5e.severity.same")));
        dc = scaling.field(path + "/scaled-dc", Optional.empty(), Scaling::dc, Scaling::withDc);
        size = scaling.field(path + "/scaled-size", Optional.empty(), Scaling::size, Scaling::withSize);
        depth = scaling.field(path + "/scaled-depth", Optional.empty(), Scaling::depth, Scaling::withDepth);
        words = scaling.text(path + "/scaled-words", tongue, Scaling::words, Scaling::withWords);
    }

    /// The dice of one damage part, counted over all effects; no dice for a part that stays.
    public FormField<Dice> damage(int part) {
        while (damage.size() <= part) {
            int at = damage.size();
            damage.add(scaling.field(
                    path + "/scaled-dice/" + at,
                    Dice.NONE,
                    now -> at < now.damage().size() ? now.damage().get(at).dice() : Dice.NONE,
                    (now, typed) -> now.withDamage(with(now.damage(), at, typed))));
        }
        return damage.get(part);
    }

    private static List<Scaled> with(List<Scaled> now, int at, Dice typed) {
        List<Scaled> changed = new ArrayList<>(now);
        while (changed.size() <= at) {
            changed.add(new Scaled(Dice.NONE, Optional.empty()));
        }
        changed.set(at, new Scaled(typed, changed.get(at).printed()));
        while (!changed.isEmpty()
                && changed.getLast().dice().isNone()
                && changed.getLast().printed().isEmpty()) {
            changed.removeLast();
        }
        return changed;
    }
}
