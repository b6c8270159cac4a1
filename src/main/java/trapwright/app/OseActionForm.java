package trapwright.app;

import java.util.Optional;
import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Message;
import trapwright.rules.Message.Arg.Chance;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Practice;
import trapwright.system.ose.Springing;

/// What sets an old-school trap off, how often, who passes without risk, and how it is set again.
public final class OseActionForm {
    public final Choice<Springing.Action> action;

    /// The action as it follows "2-in-6 when …".
    public final Bilingual words;

    /// On how many faces of a six-sided die it springs.
    public final Choice<Integer> chance;

    /// Whether those who live there pass without risk.
    public final FormField<Boolean> monstersAvoid;

    public final Bilingual reset;

    OseActionForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        Fields<Springing> springing = trap.in(now -> Optional.of(now.springing()), OseTrap::withSpringing);
        Fields<Practice> practice = trap.in(now -> Optional.of(now.practice()), OseTrap::withPractice);
        action = Choice.of(
                springing.field("action", Springing.Action.STEP, Springing::action, Springing::withAction),
                Springing.Action.class,
                "formose.action");
        words = springing.text("action-words", tongue, Springing::words, Springing::withWords);
        chance = Choice.of(
                springing.field("chance", Springing.USUAL, Springing::chance, Springing::withChance),
                IntStream.rangeClosed(1, Springing.FACES).boxed().toList(),
                OseActionForm::name,
                faces -> Message.of("formose.chance.says", new Chance(BigFraction.of(faces, Springing.FACES))),
                faces -> Optional.empty());
        monstersAvoid = practice.field("monsters", true, Practice::monstersAvoid, Practice::withMonstersAvoid);
        reset = practice.text("reset", tongue, Practice::reset, Practice::withReset);
    }

    private static Message name(int faces) {
        return faces == Springing.FACES ? Message.of("formose.chance.always") : Message.of("formose.chance", faces);
    }
}
