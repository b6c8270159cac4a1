package trapwright.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.store.PartyFile;

/// The party that odds are for. Every change holds at once.
public final class PartyForm {
    /// Four characters of whom only class and level are known.
    public static final Party USUAL = new Party(
            "",
            Stream.of("fighter", "rogue", "cleric", "wizard")
                    .map(calling -> Adventurer.of("", calling, 3))
                    .toList());

    private final ReadOnlyObjectWrapper<PartyFile> file = new ReadOnlyObjectWrapper<>(PartyFile.of(USUAL));

    /// The party with what its file holds beyond it.
    public ReadOnlyObjectProperty<PartyFile> file() {
        return file.getReadOnlyProperty();
    }

    /// The party as it is.
    public Party now() {
        return file.get().party();
    }

    /// Takes another party.
    public void take(PartyFile other) {
        file.set(other);
    }

    public void name(String name) {
        change(now().withName(name));
    }

    /// Adds a fighter of the party's usual level, unless the party is full.
    ///
    /// @return the new one's place; the last one's in a full party
    public int add() {
        List<Adventurer> more = new ArrayList<>(now().characters());
        if (more.size() < Party.MOST) {
            more.add(Adventurer.of("", "fighter", Math.max(1, now().usualLevel())));
            change(now().withCharacters(more));
        }
        return more.size() - 1;
    }

    /// Takes a character out.
    public void remove(int index) {
        List<Adventurer> fewer = new ArrayList<>(now().characters());
        fewer.remove(index);
        change(now().withCharacters(fewer));
    }

    /// Changes a character.
    public void edit(int index, UnaryOperator<Adventurer> how) {
        List<Adventurer> changed = new ArrayList<>(now().characters());
        changed.set(index, how.apply(changed.get(index)));
        change(now().withCharacters(changed));
    }

    /// Enters a number as typed; an empty text takes it out again, so that it is assumed.
    ///
    /// @return whether the text was a number that the trait can have; else nothing changes
    public boolean type(int index, Trait trait, String typed) {
        String plain = typed.strip().replace('−', '-').replaceFirst("^\\+", "");
        if (plain.isEmpty()) {
            edit(index, each -> each.with(trait, Optional.empty()));
            return true;
        }
        if (!plain.matches("-?\\d{1,6}")) {
            return false;
        }
        int number = Integer.parseInt(plain);
        if (number < trait.least() || number > trait.most()) {
            return false;
        }
        edit(index, each -> each.with(trait, Optional.of(number)));
        return true;
    }

    private void change(Party party) {
        file.set(file.get().withParty(party));
    }
}
