package trapwright.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levelling.Aim;
import trapwright.system.dnd5e.Levelling.Scaling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// How severe a 5e trap is meant to be and for whom, and what becomes of it at other levels (5e, section 6).
public final class Dnd5eLevellingForm {
    /// The first leads.
    public final Rows<Aim, Dnd5eAimForm> aims;

    public final Rows<Scaling, Dnd5eScalingForm> scaling;

    /// The table's numbers for what the trap is meant to be.
    public final Dnd5eOffers offers;

    private final Document<?> document;
    private final Fields<Dnd5eTrap> trap;

    Dnd5eLevellingForm(
            Document<?> document, Fields<Dnd5eTrap> trap, FormField<Edition> edition, ObjectProperty<Tongue> tongue) {
        this.document = document;
        this.trap = trap;
        Fields<Levelling> levelling = trap.in(now -> Optional.of(now.levelling()), Dnd5eTrap::withLevelling);
        aims = new Rows<>(
                levelling.in(now -> Optional.of(now.aims()), Levelling::withAims),
                "aims",
                (each, at) -> new Dnd5eAimForm(each, at, edition));
        scaling = new Rows<>(
                levelling.in(now -> Optional.of(now.scaling()), Levelling::withScaling),
                "scaling",
                (each, at) -> new Dnd5eScalingForm(each, at, tongue));
        offers = new Dnd5eOffers(trap);
    }

    /// The severity and tier that the next aim would have.
    public Aim nextAim() {
        Edition edition = now().concept().edition();
        return now().levelling().aims().stream()
                .reduce((first, second) -> second)
                .map(last -> new Aim(last.severity(), after(last.levels())))
                .orElse(new Aim(
                        switch (edition) {
                            case V5_1 -> Severity.DANGEROUS;
                            case V5_2 -> Severity.DEADLY;
                        },
                        Levels.of(Tier.FIRST)));
    }

    /// The levels that the next row of scaling would be for.
    public Scaling nextScaling() {
        List<Levels> taken = new ArrayList<>(
                now().levelling().scaling().stream().map(Scaling::levels).toList());
        if (taken.isEmpty()) {
            now().levelling().aims().stream().findFirst().ifPresent(aim -> taken.add(aim.levels()));
        }
        Levels next = taken.isEmpty() ? Levels.of(Tier.SECOND) : after(taken.getLast());
        return Scaling.of(next.from(), next.to());
    }

    /// Fills in the table's numbers for every higher tier.
    public void scaleByTheTable() {
        document.settle();
        scaling.list().choose(Dnd5eOffers.scaled(now()));
    }

    /// How many damage parts there are over all effects.
    public int parts() {
        return now().effects().stream()
                .mapToInt(effect -> effect.harm().parts().size())
                .sum();
    }

    private Dnd5eTrap now() {
        return trap.current().orElseThrow();
    }

    private static Levels after(Levels levels) {
        return Arrays.stream(Tier.values())
                .filter(tier -> tier.from() > levels.from())
                .findFirst()
                .map(Levels::of)
                .orElse(levels);
    }
}
