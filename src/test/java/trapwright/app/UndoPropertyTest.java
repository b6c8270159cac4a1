package trapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.function.BiConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.system.dnd35.Poisons;
import trapwright.system.dnd35.SpellList;

class UndoPropertyTest {
    private static final List<BiConsumer<Dnd35Form, Integer>> EDITS = List.of(
            (form, n) -> form.face.name.text().set("Trap " + n),
            (form, n) -> form.face.tongue.set(pick(Tongue.values(), n)),
            (form, n) -> form.face.tags.set("tag" + n + ", other"),
            (form, n) -> choose(form.concept.kind, n),
            (form, n) -> choose(form.workings.trigger, n),
            (form, n) -> choose(form.workings.reset, n),
            (form, n) -> choose(form.workings.bypass, n),
            (form, n) -> form.dcs.searchDc.set(n),
            (form, n) -> form.dcs.disableDc.set(n),
            (form, n) -> choose(form.delivery.attack, n),
            (form, n) -> form.delivery.attackBonus.set(n),
            (form, n) -> choose(form.delivery.reach, n),
            (form, n) -> form.delivery.neverMiss.set(n % 2 == 0),
            (form, n) -> form.delivery.onset.set(n % 5),
            (form, n) -> form.delivery.save.dc.set(n),
            (form, n) -> form.delivery.secondSave.present.set(n % 2 == 0),
            (form, n) -> choose(form.harm.harm, n),
            (form, n) -> form.harm.damage.set(Dice.of(n + "d6")),
            (form, n) -> choose(form.harm.weapon, n),
            (form, n) -> form.harm.pit.depth.set(Length.feet(n)),
            (form, n) -> choose(form.harm.pit.bottom, n),
            (form, n) -> form.features.targets.set(n % 2 == 0),
            (form, n) -> form.poison.poison.choose(
                    Poisons.all().get(n % Poisons.all().size()).id()),
            (form, n) -> form.poison.poison.choose(Dnd35PoisonChoice.OWN),
            (form, n) -> choose(form.poison.initial.kind, n),
            (form, n) -> choose(form.alchemical.item, n),
            (form, n) -> form.spells.add(
                    List.copyOf(SpellList.all()).get(n % SpellList.all().size()).id()),
            (form, n) -> form.spells.row(n % 2).casterLevel.set(1 + n % 20),
            (form, n) -> form.parts.add(),
            (form, n) -> form.parts.remove(),
            (form, n) -> form.parts.move(n % 2 == 0 ? 1 : -1),
            (form, n) -> form.parts.open(n % 3),
            (form, n) ->
                    choose(pick(form.face.rulings.toArray(RulingForm[]::new), n).reading(), n / 3),
            (form, n) -> form.adjustment.cr.set(n % 3),
            (form, n) -> form.document.settle(),
            (form, n) -> form.document.undo(),
            (form, n) -> form.document.redo());

    @Property(tries = 100)
    void undoOfAnyEditsReturnsToTheStartAndRedoToTheEnd(@ForAll("edits") List<Edit> edits) {
        TrapCard.Dnd35 start = Cards.blank();
        Dnd35Form form = new Dnd35Form(new Document<>(start));
        edits.forEach(edit -> EDITS.get(edit.kind()).accept(form, edit.number()));
        TrapCard.Dnd35 end = form.document.card().get();
        while (form.document.redoable().get()) {
            form.document.redo();
        }
        TrapCard.Dnd35 last = form.document.card().get();
        while (form.document.undoable().get()) {
            form.document.undo();
        }
        assertEquals(start, form.document.card().get());
        assertFalse(form.document.dirty().get());
        boolean passedTheEnd = start.equals(end);
        while (form.document.redoable().get()) {
            form.document.redo();
            passedTheEnd |= form.document.card().get().equals(end);
        }
        assertEquals(last, form.document.card().get());
        assertEquals(true, passedTheEnd);
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

    private static <T> T pick(T[] values, int n) {
        return values[n % values.length];
    }
}
