package trapwright.system.ose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.D20;
import trapwright.dice.Distribution;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Rulings;
import trapwright.rules.Unit;
import trapwright.rules.fate.Fate;
import trapwright.rules.fate.Plight;

/// What a sprung old-school trap does to one character (old-school, section 4).
///
/// @param trap the trap
/// @param rulings the rulings that hold
/// @param victim the character
/// @param damage the damage of one springing
record Ruin(OseTrap trap, Rulings rulings, UsualDelver victim, Distribution damage) {
    /// The attack hits; nothing when none is rolled.
    Optional<Double> hit() {
        return trap.harm().attack().map(attack -> D20.automatic(attack.bonus(), victim.armour()));
    }

    /// The save succeeds; nothing without a save.
    Optional<Double> save() {
        return trap.save().map(this::saves);
    }

    Plight plight() {
        double hit = hit().orElse(1.0);
        double saves = save().orElse(0.0);
        List<Fate> fates = new ArrayList<>();
        fates.add(Fate.of(1 - hit, false, nothing()));
        Fate fails = Fate.of(hit * (1 - saves), true, damage);
        fates.add(trap.harm().isDeadly() ? fails.killing() : fails);
        fates.add(Fate.of(hit * saves, false, left()));
        return Plight.of(fates);
    }

    /// Effects that are not damage, and how likely this character suffers them.
    List<Odds.Line> effects() {
        double suffers = hit().orElse(1.0) * (1 - save().orElse(0.0));
        List<Odds.Line> lines = new ArrayList<>();
        for (Harm.Effect effect : trap.harm().effects()) {
            if (effect.type() != Harm.Effect.Type.MIST && effect.type() != Harm.Effect.Type.DEATH) {
                String id = effect.type().name().toLowerCase(Locale.ROOT).replace('_', '-');
                Message name = effect.words().isNone()
                        ? Message.of("ose.effect." + id)
                        : Message.of("odds.written", effect.words());
                lines.add(new Odds.Line("effect." + id, name, Unit.CHANCE, suffers));
            }
        }
        return lines;
    }

    private Distribution nothing() {
        return Distribution.sure(0, damage.ceiling());
    }

    /// What a success leaves.
    private Distribution left() {
        return switch (trap.save().map(trap::leaves).orElse(Save.Result.AVOIDS)) {
            case AVOIDS, LESSER -> nothing();
            case HALF -> damage.halved(0);
            case DAMAGE_ONLY -> damage;
        };
    }

    private double saves(Save save) {
        int value = victim.delver().save(save.letter(), victim.level());
        return rulings.says(OseRules.NATURAL_SAVES, "on")
                ? D20.automatic(save.modifier(), value)
                : D20.check(save.modifier(), value);
    }
}
