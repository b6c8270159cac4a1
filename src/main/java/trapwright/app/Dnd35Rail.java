package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.SpellUse;

/// What each step of a 3.5 form says of the design, in a few words.
final class Dnd35Rail {
    private Dnd35Rail() {}

    static List<Message> concept(Design design, int parts) {
        Message kind = Message.of(Choice.key("form35.kind", Kind.of(design)));
        return parts == 1 ? List.of(kind) : List.of(kind, Message.of("form35.rail.parts", parts));
    }

    static List<Message> trigger(Design design) {
        return List.of(Message.of(
                Choice.key("form35.trigger", design.workings().triggering().trigger())));
    }

    static List<Message> reset(Design design) {
        Message reset = Message.of(
                Choice.key("form35.reset", design.workings().resetting().reset()));
        return design.workings()
                .resetting()
                .time()
                .map(time -> List.of(reset, Message.of("form35.rail.time", time)))
                .orElse(List.of(reset));
    }

    static List<Message> bypass(Design design) {
        return List.of(Message.of(Choice.key("form35.bypass", design.workings().bypass())));
    }

    static List<Message> dcs(Design design) {
        return List.of(
                switch (design.make()) {
                    case Make.Mechanism made -> Message.of("form35.rail.dcs", made.searchDc(), made.disableDc());
                    case Make.Spellwork ignored -> Message.of("form35.rail.dcs.spells");
                });
    }

    static List<Message> strike(Design design) {
        List<Message> said = new ArrayList<>();
        design.delivery().attack().ifPresent(attack -> said.add(attack(attack)));
        design.delivery().saves().forEach(save -> said.add(save(save)));
        if (design.features().neverMiss()) {
            said.add(Message.of("form35.rail.never-miss"));
        }
        if (said.isEmpty()) {
            said.add(Message.of("form35.strike.neither"));
        }
        return said;
    }

    static List<Message> effects(Design design) {
        List<Message> said = new ArrayList<>(harm(design.harm()));
        Dnd35SpellChange.spells(design).stream()
                .filter(use -> use.role() == SpellUse.Role.EFFECT)
                .map(Dnd35Rail::spell)
                .forEach(said::add);
        Features features = design.features();
        features.poison()
                .map(dose -> Message.of("form35.rail.lower", Dnd35PoisonChoice.name(Dnd35PoisonChoice.of(features))))
                .ifPresent(said::add);
        features.alchemical()
                .map(item ->
                        Message.of("form35.rail.lower", Dnd35AlchemicalForm.name(Dnd35AlchemicalForm.chosen(features))))
                .ifPresent(said::add);
        if (features.gas()) {
            said.add(Message.of("form35.rail.gas"));
        }
        if (features.liquid()) {
            said.add(Message.of("form35.rail.liquid"));
        }
        return said.isEmpty() ? List.of(Message.of("form35.rail.harmless")) : said;
    }

    private static Message attack(Delivery.Attack attack) {
        return Message.of(
                attack.touch()
                        ? switch (attack.reach()) {
                            case MELEE -> "form35.rail.melee-touch";
                            case RANGED -> "form35.rail.ranged-touch";
                        }
                        : switch (attack.reach()) {
                            case MELEE -> "form35.rail.melee";
                            case RANGED -> "form35.rail.ranged";
                        },
                attack.bonus());
    }

    private static Message save(Delivery.Save save) {
        Message kind = Message.of(Choice.key("form35.save", save.kind()));
        return save.dc()
                .map(dc -> Message.of("form35.rail.save-dc", kind, dc))
                .orElse(Message.of("form35.rail.save", kind));
    }

    private static List<Message> harm(Harm harm) {
        return switch (harm) {
            case Harm.None ignored -> List.of();
            case Harm.Strike strike when strike.damage().isNone() -> List.of();
            case Harm.Strike strike -> List.of(Message.of("form35.rail.damage", strike.damage()));
            case Harm.Fall(Pit pit) -> {
                Message fall = Message.of("form35.rail.pit", pit.depth());
                yield pit.bottom() == Pit.Bottom.EMPTY
                        ? List.of(fall)
                        : List.of(
                                fall,
                                Message.of(
                                        "form35.rail.lower",
                                        Message.of(Choice.key("form35.pit-bottom", pit.bottom()))));
            }
        };
    }

    private static Message spell(SpellUse use) {
        return Optional.of(use.spell())
                .filter(id -> !id.isEmpty())
                .map(id -> Message.of("form35.rail.lower", Dnd35SpellsForm.name(id)))
                .orElse(Message.of("form35.rail.own", use.name()));
    }
}
