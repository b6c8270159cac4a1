package trapwright.app;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Clue.Check;
import trapwright.system.dnd5e.Clue.Use;

/// A check that reveals something of a 5e trap.
public final class Dnd5eSpotForm {
    public final Dnd5eCheckForm check;
    public final Choice<Use> use;

    /// What it shows.
    public final Bilingual reveals;

    /// Who may try; nothing for everybody.
    public final Bilingual only;

    Dnd5eSpotForm(Fields<Check> clue, String path, ObjectProperty<Tongue> tongue) {
        check = new Dnd5eCheckForm(
                clue.in(
                        now -> Optional.of(now.check()),
                        (now, changed) -> new Check(changed, now.use(), now.reveals(), now.only())),
                path,
                path + "@dc",
                tongue);
        use = Dnd5eChoice.of(
                clue.field(
                        path + "/use",
                        Use.BOTH,
                        Check::use,
                        (now, chosen) -> new Check(now.check(), chosen, now.reveals(), now.only())),
                List.of(Use.values()),
                chosen -> Message.of(Choice.key("form5e.use", chosen)));
        reveals = clue.text(
                path + "/reveals",
                tongue,
                Check::reveals,
                (now, typed) -> new Check(now.check(), now.use(), typed, now.only()));
        only = clue.text(
                path + "/only",
                tongue,
                Check::only,
                (now, typed) -> new Check(now.check(), now.use(), now.reveals(), typed));
    }
}
