package trapwright.app;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Harm.DamageType;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.system.dnd5e.Harm.Part;
import trapwright.system.dnd5e.Harm.Part.Dealt;
import trapwright.system.dnd5e.Harm.Part.Fall;

/// One part of the damage of a 5e effect, with its own gate.
public final class Dnd5ePartForm {
    /// The dice; of a fall, other dice than its depth gives.
    public final FormField<Dice> dice;

    public final Choice<Optional<DamageType>> damageType;

    /// How deep the fall is; only of a fall.
    public final FormField<Length> depth;

    public final Choice<Gate> gate;

    /// The average that a book prints, for comparison.
    public final FormField<Optional<Integer>> printed;

    Dnd5ePartForm(Fields<Part> part, String path) {
        Fields<Dealt> dealt = part.in(
                now -> now instanceof Dealt found ? Optional.of(found) : Optional.empty(), (now, changed) -> changed);
        Fields<Fall> fall = part.in(
                now -> now instanceof Fall found ? Optional.of(found) : Optional.empty(), (now, changed) -> changed);
        dice = part.field(path + "@dice", Dice.NONE, Dnd5ePartForm::dice, Dnd5ePartForm::withDice);
        damageType = Dnd5eChoice.of(
                dealt.field(
                        path + "/damage-type",
                        Optional.empty(),
                        Dealt::damageType,
                        (now, chosen) -> new Dealt(now.dice(), chosen, now.gate(), now.printed())),
                Stream.concat(
                                Stream.of(Optional.<DamageType>empty()),
                                Arrays.stream(DamageType.values()).map(Optional::of))
                        .toList(),
                chosen -> Message.of(
                        chosen.map(each -> Choice.key("dnd5e.damage", each)).orElse("dnd5e.damage.untyped")));
        depth = fall.field(
                path + "/depth",
                Length.feet(0),
                Fall::depth,
                (now, typed) -> new Fall(typed, now.dice(), now.gate(), now.printed()));
        gate = Choice.of(
                part.field(path + "/gate", Gate.AUTO, Part::gate, Dnd5ePartForm::withGate), Gate.class, "form5e.gate");
        printed = part.field(
                path + "/part-printed", Optional.empty(), Dnd5ePartForm::printed, Dnd5ePartForm::withPrinted);
    }

    private static Dice dice(Part part) {
        return switch (part) {
            case Dealt dealt -> dealt.dice();
            case Fall fall -> fall.dice();
        };
    }

    private static Part withDice(Part part, Dice typed) {
        return switch (part) {
            case Dealt now -> new Dealt(typed, now.damageType(), now.gate(), now.printed());
            case Fall now -> new Fall(now.depth(), typed, now.gate(), now.printed());
        };
    }

    private static Part withGate(Part part, Gate chosen) {
        return switch (part) {
            case Dealt now -> new Dealt(now.dice(), now.damageType(), chosen, now.printed());
            case Fall now -> new Fall(now.depth(), now.dice(), chosen, now.printed());
        };
    }

    private static Optional<Integer> printed(Part part) {
        return switch (part) {
            case Dealt dealt -> dealt.printed();
            case Fall fall -> fall.printed();
        };
    }

    private static Part withPrinted(Part part, Optional<Integer> typed) {
        return switch (part) {
            case Dealt now -> new Dealt(now.dice(), now.damageType(), now.gate(), typed);
            case Fall now -> new Fall(now.depth(), now.dice(), now.gate(), typed);
        };
    }
}
