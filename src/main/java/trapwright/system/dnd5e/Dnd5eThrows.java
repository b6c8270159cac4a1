package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.List;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.rules.Message;
import trapwright.rules.Throw;

/// What a 5e trap rolls: of each effect the number of attacks, the attack, and the damage by type (5e, effects).
final class Dnd5eThrows {
    private final List<Throw> all = new ArrayList<>();

    private Dnd5eThrows() {}

    static List<Throw> of(Dnd5eTrap trap) {
        Dnd5eThrows dice = new Dnd5eThrows();
        trap.effects().forEach(dice::add);
        return List.copyOf(dice.all);
    }

    private void add(Effect effect) {
        effect.delivery().attack().ifPresent(attack -> {
            amount(named(effect, Message.of("play.attacks", attack.count())), attack.count());
            all.add(new Throw.Attack(named(effect, Message.of("play.attack", attack.bonus())), attack.bonus()));
        });
        for (Harm.Part part : effect.harm().parts()) {
            Message rolled = switch (part) {
                case Harm.Part.Fall fall -> Message.of("play.fall", fall.thrown());
                case Harm.Part.Dealt dealt ->
                    dealt.damageType()
                            .map(type -> Message.of(
                                    "play.damage.type", dealt.dice(), Message.of("dnd5e.damage." + Phrases.id(type))))
                            .orElse(Message.of("play.damage", dealt.dice()));
            };
            amount(named(effect, rolled), part.thrown());
        }
    }

    private static Message named(Effect effect, Message rolled) {
        return effect.name().isNone() ? rolled : Message.of("play.of", effect.name(), rolled);
    }

    /// A fixed number need not be rolled.
    private void amount(Message name, Dice dice) {
        dice.roll().filter(Roll::isRolled).ifPresent(roll -> all.add(new Throw.Amount(name, roll, 0)));
    }
}
