package trapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.card.Face;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AnyDnd5eTrap;
import trapwright.system.dnd5e.Clue;
import trapwright.system.dnd5e.Counter;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Variant;

/// Whatever a game master does to a 5e trap can be taken back.
class Dnd5eUndoTest {
    private static final List<BiConsumer<Dnd5eForm, Integer>> EDITS = List.of(
            (form, n) -> form.face.name.text().set("Trap " + n),
            (form, n) -> choose(form.concept.edition, n),
            (form, n) -> choose(form.concept.kind, n),
            (form, n) -> choose(form.concept.complex, n),
            (form, n) -> form.concept.variants.add(Variant.of(Wording.NONE, Wording.same("v" + n))),
            (form, n) -> form.concept.variants.row(0).ownTrigger.set(n % 2 == 0),
            (form, n) -> form.concept.variants.row(0).trigger.words.text().set("t" + n),
            (form, n) -> choose(form.trigger.trigger, n),
            (form, n) -> choose(form.lasting.duration, n),
            (form, n) -> form.lasting.until.text().set("u" + n),
            (form, n) -> form.lasting.uses.set(n),
            (form, n) -> form.clues.add(new Clue.Plain(Wording.same("c" + n))),
            (form, n) -> form.clues.add(new Clue.Sequence(List.of())),
            (form, n) -> remove(form.clues, n),
            (form, n) -> move(form.clues, n),
            (form, n) -> form.clues.row(n % 3).check.check.dc.set(n),
            (form, n) -> choose(form.clues.row(n % 3).check.check.skill, n),
            (form, n) -> form.clues.row(n % 3).action.text().set("a" + n),
            (form, n) -> form.counters.add(new Counter.Dispel(Optional.of(n), Wording.NONE)),
            (form, n) -> remove(form.counters, n),
            (form, n) -> choose(form.counters.row(n % 3).purpose, n),
            (form, n) -> form.counters.row(n % 3).springs.set(n % 2 == 0),
            (form, n) -> form.effects.add(Effect.of(Effect.Targets.TRIGGERER, Delivery.AUTOMATIC, Harm.NONE)),
            (form, n) -> remove(form.effects, n),
            (form, n) -> choose(form.effects.row(n % 2).delivery.strike, n),
            (form, n) -> form.effects.row(n % 2).delivery.save.dc.set(n),
            (form, n) -> form.effects.row(n % 2).parts.add(Harm.Part.Fall.of(Length.feet(n))),
            (form, n) -> form.effects.row(n % 2).parts.row(n % 3).dice.set(Dice.of(n + "d6")),
            (form, n) -> choose(form.effects.row(n % 2).parts.row(0).gate, n),
            (form, n) -> choose(form.effects.row(n % 2).targets.shape, n),
            (form, n) -> choose(form.course.initiative, n),
            (form, n) -> form.course.counts.set(n + ", 1"),
            (form, n) -> form.course.rounds.add(Course.Round.of(n, Wording.NONE, Wording.NONE)),
            (form, n) -> form.course.rounds.row(0).attack.set(Optional.of(n)),
            (form, n) -> form.levelling.aims.add(form.levelling.nextAim()),
            (form, n) -> choose(form.levelling.aims.row(0).severity, n),
            (form, n) -> choose(form.levelling.aims.row(0).tier, n),
            (form, n) -> form.levelling.scaleByTheTable(),
            (form, n) -> form.levelling.scaling.row(0).damage(n % 3).set(Dice.of(n + "d4")),
            (form, n) ->
                    form.levelling.offers.take(List.of("dc", "attack", "damage").get(n % 3)),
            (form, n) -> form.document.settle(),
            (form, n) -> form.document.undo(),
            (form, n) -> form.document.redo());

    @Property(tries = 100)
    void undoOfAnyEditsReturnsToTheStartAndRedoToTheEnd(
            @ForAll("traps") Dnd5eTrap trap, @ForAll("edits") List<Edit> edits) {
        TrapCard.Dnd5e start = new TrapCard.Dnd5e(Face.blank(new UUID(0, 1)), trap);
        Dnd5eForm form = new Dnd5eForm(new Document<>(start), Tongue.EN);
        edits.forEach(edit -> EDITS.get(edit.kind()).accept(form, edit.number()));
        while (form.document.redoable().get()) {
            form.document.redo();
        }
        TrapCard.Dnd5e last = form.document.card().get();
        while (form.document.undoable().get()) {
            form.document.undo().ifPresent(form::find);
        }
        assertEquals(start, form.document.card().get());
        assertFalse(form.document.dirty().get());
        while (form.document.redoable().get()) {
            form.document.redo();
        }
        assertEquals(last, form.document.card().get());
    }

    @Provide
    Arbitrary<Dnd5eTrap> traps() {
        return AnyDnd5eTrap.any();
    }

    @Provide
    Arbitrary<List<Edit>> edits() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, EDITS.size() - 1),
                        Arbitraries.integers().between(0, 40))
                .as(Edit::new)
                .list()
                .ofMaxSize(40);
    }

    record Edit(int kind, int number) {}

    private static <T> void choose(Choice<T> choice, int n) {
        choice.choose(choice.options().get(n % choice.options().size()).value());
    }

    private static void remove(Rows<?, ?> rows, int n) {
        if (rows.count() > 0) {
            rows.remove(n % rows.count());
        }
    }

    private static void move(Rows<?, ?> rows, int n) {
        if (rows.count() > 0) {
            rows.move(n % rows.count(), n % 2 == 0 ? 1 : -1);
        }
    }
}
