package trapwright.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Counter.Check;
import trapwright.system.dnd5e.Counter.Dispel;
import trapwright.system.dnd5e.Counter.Plain;
import trapwright.system.dnd5e.Counter.Purpose;
import trapwright.system.dnd5e.Counter.Smash;

/// One way to deal with a 5e trap; of its fields only those of its kind are enabled.
public final class Dnd5eCounterForm {
    /// What it is for; of a check or an action.
    public final Choice<Purpose> purpose;

    /// The checks that must succeed in order.
    public final Rows<AbilityCheck, Dnd5eCheckForm> checks;

    /// What success does, what is done, or what is broken.
    public final Bilingual words;

    /// Whether a failed check sets the trap off.
    public final FormField<Boolean> springs;

    /// Whether an edged weapon or tool will do.
    public final FormField<Boolean> improvised;

    /// The DC to dispel it; empty when no dispelling helps.
    public final FormField<Optional<Integer>> dispelDc;

    public final FormField<Integer> armourClass;
    public final FormField<Integer> hitPoints;

    Dnd5eCounterForm(Fields<Counter> counter, String path, ObjectProperty<Tongue> tongue) {
        Fields<Check> check = counter.in(
                now -> now instanceof Check found ? Optional.of(found) : Optional.empty(), (now, changed) -> changed);
        Fields<Dispel> dispel = counter.in(
                now -> now instanceof Dispel found ? Optional.of(found) : Optional.empty(), (now, changed) -> changed);
        Fields<Smash> smash = counter.in(
                now -> now instanceof Smash found ? Optional.of(found) : Optional.empty(), (now, changed) -> changed);
        purpose = Dnd5eChoice.of(
                counter.maybe(
                        path + "/purpose", Purpose.DISARM, Dnd5eCounterForm::purpose, Dnd5eCounterForm::withPurpose),
                List.of(Purpose.values()),
                chosen -> Message.of(Choice.key("form5e.purpose", chosen)));
        checks = new Rows<>(
                check.in(
                        now -> Optional.of(now.checks()),
                        (now, changed) -> new Check(
                                now.purpose(), changed, now.does(), now.springsOnFailure(), now.improvised())),
                path + "/checks",
                (each, at) -> new Dnd5eCheckForm(each, at, at + "@dc", tongue));
        words = counter.text(path + "/does", tongue, Dnd5eCounterForm::words, Dnd5eCounterForm::withWords);
        springs = check.field(
                path + "/springs",
                false,
                Check::springsOnFailure,
                (now, is) -> new Check(now.purpose(), now.checks(), now.does(), is, now.improvised()));
        improvised = check.field(
                path + "/improvised",
                false,
                Check::improvised,
                (now, is) -> new Check(now.purpose(), now.checks(), now.does(), now.springsOnFailure(), is));
        dispelDc = dispel.field(
                path + "@dispel-dc", Optional.empty(), Dispel::dc, (now, typed) -> new Dispel(typed, now.does()));
        armourClass = smash.field(
                path + "@armour-class",
                0,
                Smash::armourClass,
                (now, typed) -> new Smash(typed, now.hitPoints(), now.words()));
        hitPoints = smash.field(
                path + "/hit-points",
                0,
                Smash::hitPoints,
                (now, typed) -> new Smash(now.armourClass(), typed, now.words()));
    }

    private static Optional<Purpose> purpose(Counter counter) {
        return switch (counter) {
            case Check check -> Optional.of(check.purpose());
            case Plain plain -> Optional.of(plain.purpose());
            case Dispel ignored -> Optional.empty();
            case Smash ignored -> Optional.empty();
        };
    }

    private static Counter withPurpose(Counter counter, Purpose chosen) {
        return switch (counter) {
            case Check now -> new Check(chosen, now.checks(), now.does(), now.springsOnFailure(), now.improvised());
            case Plain now -> new Plain(chosen, now.action());
            case Dispel now -> now;
            case Smash now -> now;
        };
    }

    private static Wording words(Counter counter) {
        return switch (counter) {
            case Check check -> check.does();
            case Plain plain -> plain.action();
            case Dispel dispel -> dispel.does();
            case Smash smash -> smash.words();
        };
    }

    private static Counter withWords(Counter counter, Wording typed) {
        return switch (counter) {
            case Check now -> new Check(now.purpose(), now.checks(), typed, now.springsOnFailure(), now.improvised());
            case Plain now -> new Plain(now.purpose(), typed);
            case Dispel now -> new Dispel(now.dc(), typed);
            case Smash now -> new Smash(now.armourClass(), now.hitPoints(), typed);
        };
    }
}
