package trapwright.system.dnd35;

import java.util.List;
import trapwright.dice.Dice;

/// What the tables do not know and dice nobody can read; never counted silently.
final class Unknowns {
    private Unknowns() {}

    static void find(Ruled ruled, Findings findings) {
        switch (ruled.design().harm()) {
            case Harm.None ignored -> {}
            case Harm.Strike strike -> {
                dice(strike.damage(), "damage", findings);
                weapon(strike.weapon().weapon(), findings);
            }
            case Harm.Fall(Pit pit) ->
                Falls.spikes(pit).ifPresent(spikes -> {
                    dice(spikes.count(), "spikes", findings);
                    dice(spikes.damage(), "spikes", findings);
                });
        }
        ruled.features().poison().ifPresent(dose -> poison(dose.poison(), findings));
        ruled.features().alchemical().ifPresent(item -> alchemical(item, findings));
        if (ruled.design().make() instanceof Make.Spellwork work) {
            for (SpellUse use : work.spells()) {
                if (!use.spell().isEmpty() && SpellList.find(use.spell()).isEmpty()) {
                    findings.warning(23, "spell", use.spell());
                }
            }
        }
    }

    private static void weapon(String id, Findings findings) {
        if (!id.isEmpty() && WeaponTable.find(id).isEmpty()) {
            findings.warning(24, "weapon", id);
        }
    }

    private static void poison(Poison poison, Findings findings) {
        switch (poison) {
            case Poison.Known known -> {
                if (Poisons.find(known.id()).isEmpty()) {
                    findings.error(20, "poison", known.id());
                }
            }
            case Poison.Custom custom -> {
                if (custom.cr().isEmpty()) {
                    findings.error(21, "poison", Labels.poison(custom));
                }
                tolls(custom.initial(), findings);
                tolls(custom.secondary(), findings);
            }
        }
    }

    private static void tolls(List<Poison.Toll> tolls, Findings findings) {
        for (Poison.Toll toll : tolls) {
            dice(
                    switch (toll) {
                        case Poison.Toll.Scores scores -> scores.points();
                        case Poison.Toll.HitPoints lost -> lost.points();
                        case Poison.Toll.Sleep sleep -> sleep.hours();
                    },
                    "poison",
                    findings);
        }
    }

    private static void alchemical(Alchemical item, Findings findings) {
        if (item instanceof Alchemical.Known known
                && AlchemyTable.find(known.id()).isEmpty()) {
            findings.error(22, "alchemical", known.id());
        }
    }

    private static void dice(Dice dice, String field, Findings findings) {
        if (dice instanceof Dice.Unreadable unreadable) {
            findings.errorOf(19, Labels.key(unreadable.reason()), field, unreadable.text());
        }
    }
}
