package trapwright.ui.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trapwright.app.Dnd35Form;
import trapwright.rules.Assessment;
import trapwright.rules.Finding;
import trapwright.rules.Message;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Poison;

/// Each step's present value in a few words, for the rail.
final class Summaries {
    private final Dnd35Form form;

    Summaries(Dnd35Form form) {
        this.form = form;
    }

    Message kind() {
        return Message.of("form35.kind-line." + id(Kind.of(design())));
    }

    Message concept() {
        int parts = form.parts.count();
        Message kind = Message.of("form35.kind." + id(Kind.of(design())));
        return form.parts.isCompound() ? list(kind, Message.of("form35.rail.parts", parts)) : kind;
    }

    Message trigger() {
        return Message.of(
                "form35.trigger." + id(design().workings().triggering().trigger()));
    }

    Message reset() {
        return Message.of("form35.reset." + id(design().workings().resetting().reset()));
    }

    Message bypass() {
        return Message.of("form35.bypass." + id(design().workings().bypass()));
    }

    Message dcs() {
        return switch (design().make()) {
            case Make.Mechanism mechanism -> Message.of("form35.rail.dcs", mechanism.searchDc(), mechanism.disableDc());
            case Make.Spellwork ignored -> Message.of("form35.rail.dcs.spells");
        };
    }

    Message strike() {
        List<Message> said = new ArrayList<>();
        Design design = design();
        design.delivery()
                .attack()
                .ifPresent(attack -> said.add(Message.of("form35.rail.attack." + id(attack.reach()), attack.bonus())));
        for (Delivery.Save save : design.delivery().saves()) {
            String key = "form35.rail.save." + id(save.kind());
            said.add(save.dc().map(dc -> Message.of(key + ".dc", dc)).orElseGet(() -> Message.of(key)));
        }
        if (design.features().neverMiss()) {
            said.add(Message.of("form35.strike.never-miss"));
        }
        return said.isEmpty()
                ? Message.of("form35.strike.neither")
                : new Message("form35.rail.list", List.of(new Message.Arg.Listed(said)));
    }

    Message effects() {
        List<Message> said = new ArrayList<>();
        Design design = design();
        switch (design.harm()) {
            case Harm.None ignored -> {}
            case Harm.Strike strike when strike.damage().isNone() -> {}
            case Harm.Strike strike -> said.add(Message.of("form35.rail.damage", strike.damage()));
            case Harm.Fall(var pit) -> said.add(Message.of("form35.rail.pit", pit.depth()));
        }
        if (design.make() instanceof Make.Spellwork spellwork
                && !spellwork.spells().isEmpty()) {
            said.add(Message.of("form35.rail.spells", spellwork.spells().size()));
        }
        design.features()
                .poison()
                .map(Features.Dose::poison)
                .map(Summaries::poison)
                .ifPresent(said::add);
        if (design.features().liquid()) {
            said.add(Message.of("form35.field.liquid"));
        }
        return said.isEmpty()
                ? Message.of("form35.harm.none")
                : new Message("form35.rail.list", List.of(new Message.Arg.Listed(said)));
    }

    Message review() {
        Assessment assessment = form.document.assessment().getValue();
        long open = assessment.findings().stream()
                .filter(finding -> finding.level() != Finding.Level.NOTE)
                .count();
        return open == 0 ? Message.of("form35.rail.fine") : Message.of("form35.rail.findings", (int) open);
    }

    private static Message poison(Poison poison) {
        return switch (poison) {
            case Poison.Known known -> Message.of("dnd35.poison." + known.id());
            case Poison.Custom custom -> Message.of("form35.rail.named", custom.name());
        };
    }

    private Design design() {
        return form.parts.current();
    }

    private static Message list(Message... messages) {
        return new Message("form35.rail.list", List.of(new Message.Arg.Listed(List.of(messages))));
    }

    private static String id(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
