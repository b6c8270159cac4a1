package trapwright.system.dnd35;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock;

/// A 3.5 trap's own part of its printed card, and its published one-line form (3.5, section 13).
final class Dnd35Block {
    private Dnd35Block() {}

    /// The stat block of any trap, half-finished ones too. A part of a compound begins with a line that has a
    /// label and no text; its lines' fields carry the part's number.
    ///
    /// @param designed the trap
    /// @param rulings the readings its figures follow
    /// @param figures what the rules worked out for it, by the ids of the JSON answers
    /// @param finished whether the figures are final
    static StatBlock of(Dnd35Trap designed, Rulings rulings, List<Figure> figures, boolean finished) {
        Dnd35Trap trap = counted(designed, rulings);
        Sums sums = new Sums(figures, finished);
        return new StatBlock(
                kind(trap),
                new StatBlock.Entry(Message.of("block35.cr"), sums.badge().orElse(Message.of("block35.none"))),
                BlockNumbers.of(trap, rulings),
                BlockLines.of(trap, rulings),
                BlockStrip.of(trap),
                BlockFoot.of(trap, sums),
                StatLines.of(trap, rulings, sums),
                BlockWork.of(sums));
    }

    /// The trap with its spells at the levels that count and its saves at the DCs that follow, where the game master
    /// departs from the defaults (rulings `spell-level` and `spell-trap-save`).
    private static Dnd35Trap counted(Dnd35Trap designed, Rulings rulings) {
        if (rulings.chosen().isEmpty()) {
            return designed;
        }
        Dnd35Trap trap = designed;
        for (int part = 0; part < designed.designs().size(); part++) {
            trap = trap.with(part, design -> counted(Ruled.single(design, rulings)));
        }
        return trap;
    }

    private static Design counted(Ruled ruled) {
        Design design = ruled.design();
        return switch (design.make()) {
            case Make.Mechanism ignored -> design;
            case Make.Spellwork work -> {
                List<SpellUse> spells = work.spells().stream()
                        .map(use -> use.withLevel(Spells.level(ruled, use) - use.metamagic()))
                        .toList();
                List<Delivery.Save> saves = design.delivery().saves().stream()
                        .map(save -> new Delivery.Save(save.kind(), Optional.of(Dcs.save(ruled, save)), save.result()))
                        .toList();
                yield design.withMake(new Make.Spellwork(work.form(), spells, work.hired(), work.abilityModifier()))
                        .withDelivery(new Delivery(design.delivery().attack(), saves));
            }
        };
    }

    private static Message kind(Dnd35Trap trap) {
        List<String> kinds = trap.designs().stream()
                .map(design -> kind(design.make()))
                .distinct()
                .toList();
        Message kind = Message.of("block35.kind." + (kinds.size() == 1 ? kinds.getFirst() : "mixed"));
        return switch (trap) {
            case Dnd35Trap.Single ignored -> Message.of("block35.kind", kind);
            case Dnd35Trap.Compound compound ->
                Message.of("block35.kind.parts", compound.parts().size(), kind);
        };
    }

    private static String kind(Make make) {
        return switch (make) {
            case Make.Mechanism ignored -> "mechanical";
            case Make.Spellwork spellwork -> spellwork.form().name().toLowerCase(Locale.ROOT);
        };
    }
}
