package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Lasting;
import trapwright.system.dnd5e.Lasting.Duration;
import trapwright.system.dnd5e.Lasting.Rearming;
import trapwright.system.dnd5e.Levels;

/// What each step of a 5e form says of the trap, in a few words.
final class Dnd5eRail {
    private Dnd5eRail() {}

    static List<Message> concept(Dnd5eTrap trap) {
        Concept concept = trap.concept();
        return List.of(
                Message.of(Choice.key("form5e.kind", concept.kind())),
                Message.of(concept.complex() ? "form5e.rail.complex" : "form5e.rail.simple"));
    }

    static List<Message> trigger(Dnd5eTrap trap) {
        Message what = Message.of(Choice.key("form5e.trigger", trap.triggering().trigger()));
        return trap.triggering()
                .weight()
                .map(weight -> List.of(what, Message.of("form5e.rail.weight", weight)))
                .orElse(List.of(what));
    }

    static List<Message> duration(Dnd5eTrap trap) {
        Lasting lasting = trap.lasting();
        List<Message> said = new ArrayList<>();
        said.add(
                switch (lasting.duration()) {
                    case Duration.Unsaid ignored -> Message.of("form5e.duration.unsaid");
                    case Duration.Instantaneous ignored -> Message.of("form5e.duration.instantaneous");
                    case Duration.For(var time) -> Message.of("form5e.rail.time", time);
                    case Duration.Permanent ignored -> Message.of("form5e.duration.permanent");
                    case Duration.Until ignored -> Message.of("form5e.duration.until");
                });
        if (lasting.rearming() != Rearming.UNSAID) {
            said.add(Message.of("form5e.rail.lower", Message.of(Choice.key("form5e.reset", lasting.rearming()))));
        }
        if (lasting.uses() > 0) {
            said.add(Message.of("form5e.rail.uses", lasting.uses()));
        }
        return said;
    }

    static List<Message> spot(Dnd5eTrap trap) {
        int plain =
                (int) trap.clues().stream().filter(Clue.Plain.class::isInstance).count();
        return counted(trap.clues().size() - plain, plain);
    }

    static List<Message> counter(Dnd5eTrap trap) {
        int plain = (int)
                trap.counters().stream().filter(Counter.Plain.class::isInstance).count();
        return counted(trap.counters().size() - plain, plain);
    }

    static List<Message> effects(Dnd5eTrap trap) {
        List<Message> said = new ArrayList<>();
        for (Effect effect : trap.effects()) {
            effect.delivery().attack().ifPresent(attack -> said.add(Message.of("form5e.rail.attack", attack.bonus())));
            effect.delivery()
                    .save()
                    .ifPresent(save -> said.add(Message.of(
                            "form5e.rail.dc",
                            Message.of(Choice.key(
                                    "dnd5e.ability.short", save.check().ability())),
                            save.check().dc())));
        }
        int parts = trap.effects().stream()
                .mapToInt(effect -> effect.harm().parts().size()
                        + effect.harm().conditions().size())
                .sum();
        said.add(parts == 0 ? Message.of("form5e.rail.no-parts") : Message.of("form5e.rail.parts", parts));
        return said;
    }

    static List<Message> rounds(Dnd5eTrap trap) {
        Course course = trap.course();
        if (!trap.concept().complex() && course.equals(Course.NONE)) {
            return List.of(Message.of("form5e.rail.no-rounds"));
        }
        List<Message> said = new ArrayList<>();
        said.add(course.initiative()
                .map(initiative -> switch (initiative) {
                    case Course.Initiative.Bonus(int bonus) -> Message.of("form5e.rail.initiative", bonus);
                    case Course.Initiative.Counts(List<Integer> counts) ->
                        Message.of(
                                "form5e.rail.counts",
                                counts.stream()
                                        .map(count -> Message.of("form5e.rail.number", count))
                                        .toList());
                })
                .orElse(Message.of("form5e.rail.no-initiative")));
        if (!course.rounds().isEmpty()) {
            said.add(Message.of("form5e.rail.rounds", course.rounds().size()));
        }
        return said;
    }

    static List<Message> severity(Dnd5eTrap trap) {
        return trap.levelling().aims().stream()
                .findFirst()
                .map(aim -> List.of(Message.of(Choice.key("dnd5e.severity", aim.severity())), levels(aim.levels())))
                .orElse(List.of(Message.of("form5e.rail.no-aim")));
    }

    private static Message levels(Levels levels) {
        return Message.of("form5e.rail.levels", levels.from(), levels.to());
    }

    private static List<Message> counted(int checks, int plain) {
        List<Message> said = new ArrayList<>();
        if (checks > 0) {
            said.add(Message.of("form5e.rail.checks", checks));
        }
        if (plain > 0) {
            said.add(Message.of("form5e.rail.plain", plain));
        }
        return said.isEmpty() ? List.of(Message.of("form5e.rail.none")) : said;
    }
}
