package trapwright.app;

import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import trapwright.system.ose.Detection;
import trapwright.system.ose.Detection.Search;
import trapwright.system.ose.OseTrap;
import trapwright.system.ose.Practice;

/// How an old-school trap is found, by dice and by looking.
public final class OseFindingForm {
    public final Choice<OseFinding> detection;

    /// Faces of a six-sided die for each kind of character; disabled unless the trap is found by searching.
    public final FormField<Integer> others;

    public final FormField<Integer> dwarf;
    public final FormField<Integer> elf;
    public final FormField<Integer> halfling;
    public final FormField<Integer> thief;

    /// What gives it away.
    public final Bilingual tell;

    /// What poking, pouring and wedging reveal or stop.
    public final Bilingual probing;

    OseFindingForm(Fields<OseTrap> trap, ObjectProperty<Tongue> tongue) {
        detection = Choice.of(
                trap.field(
                        "detection",
                        OseFinding.SEARCH,
                        now -> OseFinding.of(now.detection()),
                        (now, chosen) -> now.withDetection(chosen.in(now.detection()))),
                OseFinding.class,
                "formose.detection");
        Fields<Search> search = trap.in(
                now -> switch (now.detection()) {
                    case Search found -> Optional.of(found);
                    case Detection.ThiefSkill() -> Optional.empty();
                    case Detection.Undetectable() -> Optional.empty();
                },
                OseTrap::withDetection);
        others = search.field(
                "search-others",
                Search.USUAL.others(),
                Search::others,
                (now, faces) -> new Search(faces, now.dwarf(), now.elf(), now.halfling(), now.thief()));
        dwarf = search.field(
                "search-dwarf",
                Search.USUAL.dwarf(),
                Search::dwarf,
                (now, faces) -> new Search(now.others(), faces, now.elf(), now.halfling(), now.thief()));
        elf = search.field(
                "search-elf",
                Search.USUAL.elf(),
                Search::elf,
                (now, faces) -> new Search(now.others(), now.dwarf(), faces, now.halfling(), now.thief()));
        halfling = search.field(
                "search-halfling",
                Search.USUAL.halfling(),
                Search::halfling,
                (now, faces) -> new Search(now.others(), now.dwarf(), now.elf(), faces, now.thief()));
        thief = search.field(
                "search-thief",
                Search.USUAL.thief(),
                Search::thief,
                (now, faces) -> new Search(now.others(), now.dwarf(), now.elf(), now.halfling(), faces));
        Fields<Practice> practice = trap.in(now -> Optional.of(now.practice()), OseTrap::withPractice);
        tell = practice.text("tell", tongue, Practice::tell, Practice::withTell);
        probing = practice.text("probing", tongue, Practice::probing, Practice::withProbing);
    }
}
