package trapwright.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.party.Adventurer;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.store.PartyFile;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Dnd35Rules;

class PartyFormTest {
    private final PartyForm party = new PartyForm();
    private final Document<TrapCard.Dnd35> document = new Document<>(
            new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank()), Optional.empty());
    private final OddsBoard board = OddsBoard.of(document, party, calling -> calling);

    @Test
    void aPartyIsAlwaysThereAndGrowsAndShrinks() {
        assertThat(party.now().characters()).hasSize(4);
        assertThat(party.add()).isEqualTo(4);
        assertThat(party.now().characters().getLast()).isEqualTo(Adventurer.of("", "fighter", 3));
        party.remove(0);
        assertThat(party.now().characters()).hasSize(4);
        for (int i = 0; i < 100; i++) {
            party.add();
        }
        assertThat(party.now().characters()).hasSize(Party.MOST);
    }

    @Test
    void numbersAreTypedAndTakenOutAgain() {
        assertThat(party.type(0, Trait.WILL, " −2 ")).isTrue();
        assertThat(party.type(0, Trait.AC, "+21")).isTrue();
        assertThat(party.type(0, Trait.LEVEL, "0")).isFalse();
        assertThat(party.type(0, Trait.HP, "many")).isFalse();
        assertThat(party.now().characters().getFirst().number(Trait.WILL)).contains(-2);
        assertThat(party.now().characters().getFirst().number(Trait.AC)).contains(21);
        assertThat(party.now().characters().getFirst().number(Trait.LEVEL)).contains(3);
        assertThat(party.type(0, Trait.AC, "")).isTrue();
        assertThat(party.now().characters().getFirst().number(Trait.AC)).isEmpty();
    }

    @Test
    void theOddsFollowTheCardAndTheParty() {
        double before = hit();
        party.type(0, Trait.AC, "30");
        assertThat(hit()).isEqualTo(0.05).isLessThan(before);
        document.edit(
                "attack-bonus",
                card -> card.withTrap(trap ->
                        trap.with(0, design -> design.withDelivery(Delivery.attack(30, Delivery.Reach.RANGED)))));
        assertThat(hit()).isEqualTo(0.95);
        party.take(PartyFile.of(Party.NONE));
        assertThat(board.odds().getValue().characters()).isEmpty();
    }

    @Test
    void aPartyIsWrittenAndReadAndABrokenFileChangesNothing(@TempDir Path folder) throws Exception {
        ObjectProperty<Optional<Notice>> notice = new SimpleObjectProperty<>(Optional.empty());
        PartyShelf shelf = new PartyShelf(new Crew(Runnable::run, Runnable::run, (wait, task) -> {}), notice);
        shelf.form().name("Barrow");
        Path path = folder.resolve("barrow.json");
        shelf.save(path);
        shelf.form().name("Other");
        List<String> done = new ArrayList<>();
        shelf.open(path, () -> done.add("done"));
        assertThat(shelf.form().now().name()).isEqualTo("Barrow");
        assertThat(notice.get()).isEmpty();
        shelf.open(Files.writeString(folder.resolve("broken.json"), "{"), () -> done.add("broken"));
        assertThat(shelf.form().now().name()).isEqualTo("Barrow");
        assertThat(notice.get()).isPresent();
        assertThat(done).containsExactly("done");
    }

    private double hit() {
        return board.odds().getValue().characters().getFirst().strike().hit().orElseThrow();
    }
}
