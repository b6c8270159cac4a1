package trapwright.app;

import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Workings;
import trapwright.system.dnd35.Workings.Trigger;
import trapwright.system.dnd35.Workings.Triggering;

/// Gives a design another trigger and keeps what still means something.
final class Dnd35TriggerChange {
    private Dnd35TriggerChange() {}

    static Design to(Trigger trigger, Design design) {
        Workings workings = design.workings();
        Triggering was = workings.triggering();
        return design.withWorkings(
                workings.withTriggering(new Triggering(trigger, was.words(), was.distance(), was.interval())));
    }
}
