package trapwright.interop.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Poison;
import trapwright.system.dnd35.Poisons;

/// Finds a printed poison in the table; what is printed wins where it can be kept.
///
/// @param draft the card
/// @param part the design the poison is in
record PoisonAssembly(Draft draft, PartDraft part) {
    private static final int USUAL_DC = 10;

    Features.Dose dose(PartDraft.PoisonRead read) {
        Optional<Poisons.Row> row =
                Names.find(Names.Sort.POISON, read.name().folded()).flatMap(Poisons::find);
        return new Features.Dose(row.map(known -> known(read, known)).orElseGet(() -> custom(read)), 1);
    }

    private Poison known(PartDraft.PoisonRead read, Poisons.Row row) {
        Optional<Integer> printed = read.dc().filter(dc -> dc != row.dc());
        printed.ifPresent(dc -> draft.remark(
                Remark.Sort.DIFFERS, read.name().place(), "interop.read.poison-dc", name(row), dc, row.dc()));
        Tolls tolls = read.tolls();
        boolean same = sameLoss(tolls.initial(), row.initial()) && sameLoss(tolls.secondary(), row.secondary());
        if (tolls.printed() && !same) {
            draft.remark(Remark.Sort.DIFFERS, read.name().place(), "interop.read.poison-loss", name(row));
        }
        return new Poison.Known(row.id(), printed);
    }

    private static boolean sameLoss(List<Poison.Toll> printed, List<Poison.Toll> table) {
        return asleep(printed) ? asleep(table) : printed.equals(table);
    }

    private static boolean asleep(List<Poison.Toll> tolls) {
        return tolls.stream().anyMatch(Poison.Toll.Sleep.class::isInstance);
    }

    private static Message name(Poisons.Row row) {
        return Message.of("dnd35.poison." + row.id());
    }

    private Poison custom(PartDraft.PoisonRead read) {
        Poison.Way way = way();
        boolean whole = read.dc().isPresent() && read.tolls().printed();
        draft.remark(
                whole ? Remark.Sort.ASSUMED : Remark.Sort.NOT_UNDERSTOOD,
                read.name().place(),
                whole ? "interop.read.poison-unknown" : "interop.read.poison-bare",
                read.name().words(),
                Message.of("interop.read.way." + way.name().toLowerCase(Locale.ROOT)),
                read.dc().orElse(USUAL_DC));
        return new Poison.Custom(
                Spoken.in(draft.speech.language(), read.name().words()),
                way,
                read.dc().orElse(USUAL_DC),
                read.tolls().initial(),
                read.tolls().secondary(),
                Money.NONE,
                Optional.empty());
    }

    private Poison.Way way() {
        if (part.gas) {
            return Poison.Way.INHALED;
        }
        boolean wounds =
                part.strike.filter(strike -> !strike.dice().equals(Dice.NONE)).isPresent() || part.spikes.isPresent();
        return wounds ? Poison.Way.INJURY : Poison.Way.CONTACT;
    }
}
