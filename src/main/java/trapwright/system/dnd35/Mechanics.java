package trapwright.system.dnd35;

import java.util.Optional;

/// What the rules ask about a design before they count.
final class Mechanics {
    private static final int BASE_SAVE_DC = 20;

    private Mechanics() {}

    /// The Reflex save that is made first, when there is one.
    static Optional<Delivery.Save> reflex(Design design) {
        for (Delivery.Save save : design.delivery().saves()) {
            if (save.kind() == Delivery.Save.Kind.REFLEX) {
                return Optional.of(save);
            }
        }
        return Optional.empty();
    }

    /// The DC of a mechanical trap's save: as set, else the base 20.
    static int saveDc(Delivery.Save save) {
        return save.dc().orElse(BASE_SAVE_DC);
    }

    /// Whether the Reflex save counts: not beside an attack, unless the ruling says so.
    static boolean reflexCounts(Ruled ruled) {
        return ruled.design().delivery().attack().isEmpty() || ruled.says(Rulings35.ATTACK_AND_SAVE, "both");
    }

    /// Whether the thing that strikes is a net.
    static boolean isNet(Design design) {
        return design.harm() instanceof Harm.Strike strike
                && strike.weapon().weapon().equals(WeaponTable.NET);
    }

    /// Whether a touch is enough to hit.
    static boolean isTouch(Ruled ruled) {
        Optional<Delivery.Attack> attack = ruled.design().delivery().attack();
        if (attack.isEmpty()) {
            return false;
        }
        return isNet(ruled.design())
                ? ruled.says(Rulings35.NET, "touch")
                : attack.get().touch();
    }

    /// Whether nobody rolls anything though never miss is not named. Contact poison on a touched thing needs no roll.
    static boolean isNothingToRoll(Design design) {
        return design.delivery().equals(Delivery.NEITHER)
                && !design.features().neverMiss()
                && !(isTouchTrigger(design) && isPoison(design, Poison.Way.CONTACT));
    }

    /// Whether it counts as never missing: as entered, or by the ruling for traps with nothing to roll.
    static boolean neverMisses(Ruled ruled) {
        return ruled.features().neverMiss()
                || isNothingToRoll(ruled.design()) && ruled.says(Rulings35.NOTHING_TO_ROLL, "never-miss");
    }

    /// Whether it is set off by being touched.
    static boolean isTouchTrigger(Design design) {
        Workings.Trigger trigger = design.workings().triggering().trigger();
        return trigger == Workings.Trigger.TOUCH || trigger == Workings.Trigger.TOUCH_ATTACHED;
    }

    /// Whether it holds a poison that works that way.
    static boolean isPoison(Design design, Poison.Way way) {
        return design.features()
                .poison()
                .flatMap(dose -> way(dose.poison()))
                .filter(way::equals)
                .isPresent();
    }

    private static Optional<Poison.Way> way(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Poisons.find(known.id()).map(Poisons.Row::way);
            case Poison.Custom custom -> Optional.of(custom.delivery());
        };
    }
}
