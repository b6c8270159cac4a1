package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Rulings;
import trapwright.rules.StatBlock.StatLine;

/// The published one-line form, its parts in the published order.
final class StatLines {
    private StatLines() {}

    static StatLine of(Dnd35Trap trap, Rulings rulings, Sums sums) {
        List<Message> parts = new ArrayList<>();
        sums.cr().ifPresent(cr -> parts.add(Message.of("block35.line.cr", cr)));
        switch (trap) {
            case Dnd35Trap.Single(Design design) -> {
                parts.addAll(WorkingsClauses.opening(design));
                parts.addAll(HarmClauses.of(design));
                parts.addAll(WorkingsClauses.dcs(design, rulings));
            }
            case Dnd35Trap.Compound compound -> parts.addAll(compound(compound, rulings));
        }
        return new StatLine(parts, closing(sums));
    }

    /// Parts that share kind, trigger, reset, bypass and DCs are printed as the books do; others one after the other,
    /// numbered.
    private static List<Message> compound(Dnd35Trap.Compound compound, Rulings rulings) {
        List<Design> designs = compound.designs();
        Message multiple = Message.of(
                Phrases.key("block35.line.multiple.", compound.joining()),
                compound.parts().size());
        List<Message> parts = new ArrayList<>();
        if (alike(compound, rulings)) {
            Design first = designs.getFirst();
            parts.addAll(WorkingsClauses.opening(first));
            parts.add(multiple);
            designs.forEach(design -> parts.addAll(HarmClauses.of(design)));
            parts.addAll(WorkingsClauses.dcs(first, rulings));
            return parts;
        }
        parts.add(multiple);
        for (int index = 0; index < designs.size(); index++) {
            Dnd35Trap.Part part = compound.parts().get(index);
            Design design = part.design();
            parts.add(
                    part.name().isNone()
                            ? Message.of("block35.line.part", index + 1)
                            : Message.of("block35.line.part.named", index + 1, part.name()));
            parts.addAll(WorkingsClauses.opening(design));
            parts.addAll(HarmClauses.of(design));
            parts.addAll(WorkingsClauses.dcs(design, rulings));
        }
        return parts;
    }

    private static boolean alike(Dnd35Trap.Compound compound, Rulings rulings) {
        List<Design> designs = compound.designs();
        boolean framed = designs.stream()
                        .map(design -> frame(design, rulings))
                        .distinct()
                        .count()
                == 1;
        boolean paidOnce = SpellUse.Role.TRIGGER == role(designs.getFirst())
                && designs.stream().skip(1).allMatch(design -> role(design) == SpellUse.Role.SHARED_TRIGGER);
        boolean unpaid =
                designs.stream().allMatch(design -> Dcs.triggers(design).isEmpty());
        return framed
                && (paidOnce || unpaid)
                && compound.parts().stream().allMatch(part -> part.name().isNone() && isPlain(part.design()));
    }

    /// The role of a part's trigger spells; that of an effect when they differ or there are none.
    private static SpellUse.Role role(Design design) {
        List<SpellUse.Role> roles =
                Dcs.triggers(design).stream().map(SpellUse::role).distinct().toList();
        return roles.size() == 1 ? roles.getFirst() : SpellUse.Role.EFFECT;
    }

    /// What a part's line says before and behind its harm, whoever pays for the trigger.
    private static List<Object> frame(Design design, Rulings rulings) {
        return List.of(
                Kind.of(design),
                design.workings(),
                Dcs.triggers(design).stream().map(Phrases::spell).toList(),
                WorkingsClauses.dcs(design, rulings));
    }

    /// Whether a part is nothing but one spell, so that the next spell can only be the next part.
    private static boolean isPlain(Design design) {
        return design.features().equals(Features.NONE) && Dcs.effects(design).size() == 1;
    }

    private static List<Message> closing(Sums sums) {
        List<Message> closing = new ArrayList<>();
        sums.money("priceGp")
                .ifPresent(price -> closing.add(
                        Message.of(sums.isFinal() ? "block35.line.price" : "block35.line.price.not-final", price)));
        BlockFoot.cost(sums).ifPresent(cost -> closing.add(Message.of("block35.line.cost", cost)));
        if (closing.isEmpty()) {
            sums.money("hiredGp").ifPresent(fee -> closing.add(Message.of("block35.line.hired", fee)));
        }
        return closing;
    }
}
