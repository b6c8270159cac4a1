package trapwright.system.dnd35;

import trapwright.rules.Message;
import trapwright.rules.Reason;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;

/// One design under the rulings that hold for it.
///
/// @param design the design
/// @param rulings the rulings
/// @param prefix what stands before its field ids: nothing for a single trap, `N/` for part N of a compound
record Ruled(Design design, Rulings rulings, String prefix) {
    /// A single trap.
    static Ruled single(Design design, Rulings rulings) {
        return new Ruled(design, rulings, "");
    }

    Features features() {
        return design.features();
    }

    boolean says(Ruling ruling, String reading) {
        return rulings.says(ruling, reading);
    }

    /// The field id with its part.
    String field(String id) {
        return prefix.isEmpty() ? id : prefix + id;
    }

    /// A rule that can be read only one way.
    Reason reason(Message rule, String field) {
        return Reason.of(rule, field(field));
    }

    /// A rule whose reading decided the step; the reading is named.
    Reason reason(Message rule, String field, Ruling ruling) {
        return reason(rule, field).under(Rulings35.said(ruling, rulings));
    }

    /// A rule that the books state outright; the reading is named only when the game master departs from it.
    Reason stated(Message rule, String field, Ruling ruling) {
        return departs(ruling) ? reason(rule, field, ruling) : reason(rule, field);
    }

    /// Whether a ruling is read in another way than its default.
    boolean departs(Ruling ruling) {
        return !rulings.says(ruling, ruling.standard());
    }

    boolean isAutomatic() {
        return design.workings().resetting().reset() == Workings.Reset.AUTOMATIC;
    }

    boolean isTimed() {
        return design.workings().triggering().trigger() == Workings.Trigger.TIMED;
    }
}
