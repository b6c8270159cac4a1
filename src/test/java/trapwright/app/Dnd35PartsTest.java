package trapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import trapwright.card.TrapCard;
import trapwright.system.dnd35.Dnd35Trap.Joining;

class Dnd35PartsTest {
    private final Document<TrapCard.Dnd35> document = new Document<>(Cards.blank());
    private final Dnd35Form form = new Dnd35Form(document);

    @Test
    void fieldsShowThePartThatIsOpen() {
        assertFalse(form.concept.partName.text().enabled().get());
        form.parts.add();
        assertTrue(form.parts.isCompound());
        assertEquals(1, form.parts.index().get());
        form.dcs.searchDc.set(27);
        assertEquals("1/search-dc", form.dcs.searchDc.key());
        form.parts.open(0);
        assertEquals(20, form.dcs.searchDc.get());
        assertEquals(new TrapForm.Spot(4, "search-dc"), form.find("1/search-dc"));
        assertEquals(27, form.dcs.searchDc.get());
    }

    @Test
    void aPartTakenOutLeavesASingleTrap() {
        form.parts.add();
        form.dcs.searchDc.set(27);
        form.parts.remove();
        assertFalse(form.parts.isCompound());
        assertEquals(20, form.dcs.searchDc.get());
        document.undo();
        assertTrue(form.parts.isCompound());
        document.undo();
        document.undo();
        assertEquals(Cards.blank(), document.card().get());
        assertEquals(0, form.parts.index().get());
    }

    @Test
    void aPartThatMovesStaysOpen() {
        form.parts.add();
        form.dcs.searchDc.set(27);
        form.parts.move(-1);
        assertEquals(0, form.parts.index().get());
        assertEquals(27, form.dcs.searchDc.get());
        form.parts.move(-1);
        assertEquals(0, form.parts.index().get());
    }

    @Test
    void twoEqualIndependentTrapsHaveACombinedCr() {
        form.parts.add();
        form.concept.joining.choose(Joining.INDEPENDENT);
        assertEquals(2, Cards.figure(form, "cr"));
        Trial trial = form.dcs.searchDc.trial(27);
        assertEquals(
                Optional.of(3L), trial.change("cr").flatMap(Trial.Change::to).map(cr -> cr.longValue()));
    }

    @Test
    void aPartsNameIsItsOwn() {
        form.parts.add();
        form.concept.partName.text().set("Blade");
        form.parts.open(0);
        assertEquals("", form.concept.partName.text().get());
    }
}
