package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import trapwright.dice.Dice;
import trapwright.dice.Roll;
import trapwright.rules.Message;
import trapwright.rules.Throw;

/// What the referee rolls for an old-school trap: whether it springs, in secret whether a search finds it, attack,
/// damage
/// and how long effects last (old-school, sections 2 to 4).
final class OseThrows {
    private final List<Throw> all = new ArrayList<>();

    private OseThrows() {}

    static List<Throw> of(OseTrap trap) {
        OseThrows dice = new OseThrows();
        int chance = trap.springing().chance();
        if (chance < Springing.FACES) {
            dice.all.add(new Throw.InSix(Message.of("play.springs", chance), chance, false));
        }
        dice.searches(trap.detection());
        trap.harm()
                .attack()
                .ifPresent(attack ->
                        dice.all.add(new Throw.Attack(Message.of("play.attack", attack.bonus()), attack.bonus())));
        dice.amount("play.damage", trap.harm().damage());
        Falling.thrown(trap.harm()).ifPresent(fall -> dice.amount("play.fall", fall));
        for (Harm.Effect effect : trap.harm().effects()) {
            effect.lasting().ifPresent(lasting -> dice.amount("play.lasts", lasting.amount()));
        }
        return List.copyOf(dice.all);
    }

    /// One roll for each chance that some kind of character has.
    private void searches(Detection detection) {
        if (detection instanceof Detection.Search search) {
            TreeMap<Integer, List<Message>> who = new TreeMap<>();
            for (Detection.Searcher searcher : Detection.Searcher.values()) {
                int faces = search.of(searcher);
                if (faces > 0) {
                    who.computeIfAbsent(faces, key -> new ArrayList<>())
                            .add(Message.of("play.searcher." + Phrases.id(searcher)));
                }
            }
            who.forEach((faces, searchers) ->
                    all.add(new Throw.InSix(Message.of("play.search", searchers, faces), faces, true)));
        }
    }

    /// A fixed number need not be rolled.
    private void amount(String key, Dice dice) {
        dice.roll().filter(Roll::isRolled).ifPresent(roll -> all.add(new Throw.Amount(Message.of(key, dice), roll, 0)));
    }
}
