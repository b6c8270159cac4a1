package trapwright.system.dnd35;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.rules.Rulings;

/// What making one trap, or one part of a compound, takes its builder.
public sealed interface Construction {
    /// What it is called; nothing for a single trap.
    Optional<Message> name();

    /// A mechanical trap: Craft (trapmaking), and gold for materials (3.5, section 6).
    ///
    /// @param price the market price
    /// @param materials the raw materials: a third of the price
    /// @param spoiled what a check missed by 5 or more costs: half the raw materials
    /// @param repair the materials of a repair
    /// @param dc the Craft DC
    record Mechanical(Optional<Message> name, Money price, Money materials, Money spoiled, Money repair, int dc)
            implements Construction {
        /// Building it.
        public Labour building(Builder builder) {
            return new Labour(price, dc, builder);
        }

        /// Repairing it: the same DC, with the materials in place of the price.
        public Labour repairing(Builder builder) {
            return new Labour(repair, dc, builder);
        }
    }

    /// A magic device: gold, experience and days, and fees where the spells are bought (3.5, section 5.1).
    ///
    /// @param gold what the materials cost
    /// @param xp the experience
    /// @param days the days of work
    /// @param fees what hired casters take for its spells
    /// @param hired whether they are hired
    record Device(Optional<Message> name, Money gold, long xp, long days, Money fees, boolean hired)
            implements Construction {}

    /// A spell that lies in wait (3.5, section 5.2).
    ///
    /// @param fees what hired casters take; nothing for who casts it
    record SpellTrap(Optional<Message> name, Money fees) implements Construction {}

    /// What every part of a trap takes.
    static List<Construction> of(Dnd35Trap trap, Rulings rulings) {
        return switch (trap) {
            case Dnd35Trap.Single single -> List.of(of(single.design(), rulings, Optional.empty()));
            case Dnd35Trap.Compound compound ->
                IntStream.range(0, compound.parts().size())
                        .mapToObj(part -> of(compound.designs().get(part), rulings, Optional.of(compound.nameOf(part))))
                        .toList();
        };
    }

    private static Construction of(Design design, Rulings rulings, Optional<Message> name) {
        Ruled ruled = Ruled.single(design, rulings);
        Sums sums = new Sums(
                Dnd35Rules.INSTANCE
                        .assess(new Dnd35Trap.Single(design), rulings)
                        .figures(),
                true);
        return switch (design.make()) {
            case Make.Mechanism ignored -> {
                BigFraction price = sums.number("priceGp").orElse(BigFraction.ZERO);
                yield new Mechanical(
                        name,
                        Labels.money(price),
                        money(sums, "rawMaterialsGp"),
                        Crafting.spoiled(ruled, price),
                        money(sums, "repairGp"),
                        (int) whole(sums, "craftDc"));
            }
            case Make.Spellwork work when work.form() == Make.Form.SPELL -> new SpellTrap(name, money(sums, "hiredGp"));
            case Make.Spellwork work ->
                new Device(
                        name,
                        money(sums, "costGp"),
                        whole(sums, "costXp"),
                        whole(sums, "buildDays"),
                        Labels.money(Folding.value(HiredFee.steps(ruled, work))),
                        work.hired());
        };
    }

    private static Money money(Sums sums, String figure) {
        return sums.money(figure).orElse(Money.NONE);
    }

    private static long whole(Sums sums, String figure) {
        return sums.number(figure).map(Labels::whole).orElse(0L);
    }
}
