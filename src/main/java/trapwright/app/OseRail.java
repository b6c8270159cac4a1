package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Harm;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Place;
import trapwright.system.ose.Springing;

/// What each step of an old-school form says of the trap, in a few words.
final class OseRail {
    private OseRail() {}

    static List<Message> concept(OseTrap trap) {
        return List.of(Message.of(Choice.key("formose.kind", OseKind.of(trap))));
    }

    static List<Message> action(OseTrap trap) {
        Springing springing = trap.springing();
        return List.of(
                springing.words().isNone()
                        ? Message.of(Choice.key("formose.action", springing.action()))
                        : Message.of("formose.rail.words", springing.words()));
    }

    static List<Message> chance(OseTrap trap) {
        int faces = trap.springing().chance();
        return List.of(
                faces == Springing.FACES ? Message.of("formose.chance.always") : Message.of("formose.chance", faces));
    }

    static List<Message> finding(OseTrap trap) {
        return List.of(
                switch (trap.detection()) {
                    case Detection.Search search -> Message.of("formose.rail.search", search.others());
                    case Detection.ThiefSkill() -> Message.of("formose.rail.thief");
                    case Detection.Undetectable() -> Message.of("formose.detection.none");
                });
    }

    static List<Message> effect(OseTrap trap) {
        Harm harm = trap.harm();
        List<Message> said = new ArrayList<>();
        harm.fall().ifPresent(depth -> said.add(Message.of("formose.rail.fall", depth)));
        if (!harm.damage().isNone()) {
            said.add(Message.of("formose.rail.damage", harm.damage()));
        }
        harm.effects().stream()
                .map(effect -> Message.of(
                        said.isEmpty() ? "formose.rail.effect" : "formose.rail.lower",
                        Message.of("formose.field." + OseEffectForm.id(effect.type()))))
                .forEach(said::add);
        return said.isEmpty() ? List.of(Message.of("formose.rail.nothing")) : said;
    }

    static List<Message> save(OseTrap trap) {
        return trap.save()
                .map(save -> List.of(Message.of(
                        "formose.rail.save",
                        Message.of(Choice.key("ose.save.letter", save.letter())),
                        Message.of(Choice.key("formose.save-result", save.result())))))
                .orElse(List.of(Message.of("formose.save.none")));
    }

    static List<Message> place(OseTrap trap) {
        return List.of(
                switch (trap.place().area()) {
                    case Place.Area.Rectangle(Place.Extent(var length, var width)) ->
                        Message.of("formose.rail.area", length, width);
                    case Place.Area.WholeRoom() ->
                        trap.place()
                                .room()
                                .map(room -> Message.of("formose.rail.room", room.length(), room.width()))
                                .orElse(Message.of("formose.area.room"));
                    case Place.Area.Victim() -> Message.of("formose.area.victim");
                });
    }
}
