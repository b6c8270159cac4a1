package trapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.rules.Assessment;
import trapwright.system.dnd35.Dnd35Rules;

class DocumentTest {
    private final TrapCard.Dnd35 blank = new TrapCard.Dnd35(Face.blank(new UUID(0, 1)), Dnd35Rules.INSTANCE.blank());
    private final Document<TrapCard.Dnd35> document = new Document<>(blank);
    private final Dnd35Form form = new Dnd35Form(document);

    @Test
    void typingInOneFieldIsOneStep() {
        type("P", "Pi", "Pit");
        assertEquals("Pit", form.face.name.text().getValue());
        assertEquals(Optional.of("name"), document.undo());
        assertEquals("", form.face.name.text().getValue());
        assertFalse(document.undoable().get());
        document.redo();
        assertEquals("Pit", form.face.name.text().getValue());
    }

    @Test
    void aStepIsComparedWithWhatWasBeforeAllOfIt() {
        Assessment first = document.assessment().getValue();
        form.dcs.searchDc.setValue(1);
        form.dcs.searchDc.setValue(16);
        assertEquals(Optional.of(first), document.before().get());
        Assessment typed = document.assessment().getValue();
        document.undo();
        assertEquals(Optional.of(typed), document.before().get());
    }

    @Test
    void leavingTheFieldEndsTheStep() {
        type("Pit");
        document.settle();
        type("Pit of teeth");
        document.undo();
        assertEquals("Pit", form.face.name.text().getValue());
    }

    @Test
    void anotherFieldEndsTheStep() {
        type("Pit");
        form.dcs.searchDc.setValue(21);
        type("Pit trap");
        document.undo();
        assertEquals("Pit", form.face.name.text().getValue());
        document.undo();
        assertEquals(20, form.dcs.searchDc.getValue());
        document.undo();
        assertEquals(blank, document.card().get());
    }

    @Test
    void typingBackToTheStartLeavesNoStep() {
        type("P", "");
        assertFalse(document.undoable().get());
        type("Q");
        assertTrue(document.undoable().get());
    }

    @Test
    void anEditAfterUndoForgetsWhatCouldBeDoneAgain() {
        type("Pit");
        document.undo();
        assertTrue(document.redoable().get());
        form.dcs.searchDc.setValue(21);
        assertFalse(document.redoable().get());
        assertEquals(Optional.empty(), document.redo());
    }

    @Test
    void unsavedMeansNotEqualToTheSavedCard() {
        assertFalse(document.dirty().get());
        type("Pit");
        assertTrue(document.dirty().get());
        document.undo();
        assertFalse(document.dirty().get());
        type("Pit");
        document.written().run();
        assertFalse(document.dirty().get());
        document.undo();
        assertTrue(document.dirty().get());
    }

    @Test
    void anEditMadeWhileSavingStaysUnsaved() {
        type("Pit");
        Runnable written = document.written();
        type("Pit trap");
        written.run();
        assertTrue(document.dirty().get());
    }

    @Test
    void resetGoesBackToTheSavedCardAndCanBeUndone() {
        type("Pit");
        form.dcs.searchDc.setValue(30);
        document.reset();
        assertEquals(blank, document.card().get());
        document.undo();
        assertEquals(30, form.dcs.searchDc.getValue());
        assertEquals("Pit", form.face.name.text().getValue());
    }

    private void type(String... texts) {
        for (String text : texts) {
            form.face.name.text().setValue(text);
        }
    }
}
