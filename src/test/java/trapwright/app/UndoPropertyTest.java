package trapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
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
    private static final int MOST_KINDS = 40;

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

    private static final List<BiConsumer<OseForm, Integer>> OLD_SCHOOL = List.of(
            (form, n) -> form.face.name.text().set("Trap " + n),
            (form, n) -> form.face.tongue.set(pick(Tongue.values(), n)),
            (form, n) -> choose(form.concept.kind, n),
            (form, n) -> form.concept.item.text().set("chest " + n),
            (form, n) -> choose(form.action.action, n),
            (form, n) -> form.action.words.text().set("lid " + n),
            (form, n) -> choose(form.action.chance, n),
            (form, n) -> form.action.monstersAvoid.set(n % 2 == 0),
            (form, n) -> form.action.reset.text().set("wound up " + n),
            (form, n) -> choose(form.finding.detection, n),
            (form, n) -> form.finding.dwarf.set(n % 7),
            (form, n) -> form.finding.tell.text().set("dust " + n),
            (form, n) -> form.finding.probing.text().set("pole " + n),
            (form, n) -> choose(form.harm.attack, n),
            (form, n) -> form.harm.attackValue.set(n),
            (form, n) -> form.harm.damage.set(Dice.of(n + "d6")),
            (form, n) -> form.harm.fall.set(Optional.of(Length.feet(n))),
            (form, n) -> form.harm.poison.set(n % 2 == 0),
            (form, n) -> pick(form.harm.effects, n).present.set(n % 3 > 0),
            (form, n) -> pick(form.harm.effects, n).amount.set(Dice.of(n % 5 == 0 ? "" : "1d" + n)),
            (form, n) -> choose(pick(form.harm.effects, n).unit, n / 3),
            (form, n) -> pick(form.harm.effects, n).words.text().set("woe " + n),
            (form, n) -> choose(form.save.letter, n),
            (form, n) -> form.save.modifier.set(n % 9 - 4),
            (form, n) -> choose(form.save.result, n),
            (form, n) -> form.save.lesser.text().set("a limp " + n),
            (form, n) -> choose(form.place.area, n),
            (form, n) -> form.place.areaWidth.set(Length.feet(n)),
            (form, n) -> form.place.room.set(n % 2 == 0),
            (form, n) -> form.place.roomLength.set(Length.feet(n)),
            (form, n) -> form.place.dungeonLevel.set(n),
            (form, n) -> form.place.level.set(n % 16),
            (form, n) -> form.place.file.set(n),
            (form, n) -> choose(pick(form.face.rulings, n).reading(), n / 3),
            (form, n) -> form.document.settle(),
            (form, n) -> form.document.undo(),
            (form, n) -> form.document.redo());

    @Property(tries = 100)
    void undoOfAnyEditsReturnsToTheStartAndRedoToTheEnd(@ForAll("edits") List<Edit> edits) {
        Dnd35Form form = new Dnd35Form(new Document<>(Cards.blank()));
        undoes(
                form.document,
                () -> edits.forEach(edit -> pick(EDITS, edit.kind()).accept(form, edit.number())));
    }

    @Property(tries = 100)
    void undoDoesSoForOldSchoolTrapsToo(@ForAll("edits") List<Edit> edits) {
        OseForm form = new OseForm(new Document<>(OseFormTest.blank()));
        undoes(
                form.document,
                () -> edits.forEach(edit -> pick(OLD_SCHOOL, edit.kind()).accept(form, edit.number())));
    }

    private static <C extends TrapCard> void undoes(Document<C> document, Runnable edits) {
        C start = document.card().get();
        edits.run();
        C end = document.card().get();
        while (document.redoable().get()) {
            document.redo();
        }
        C last = document.card().get();
        while (document.undoable().get()) {
            document.undo();
        }
        assertEquals(start, document.card().get());
        assertFalse(document.dirty().get());
        boolean passedTheEnd = start.equals(end);
        while (document.redoable().get()) {
            document.redo();
            passedTheEnd |= document.card().get().equals(end);
        }
        assertEquals(last, document.card().get());
        assertEquals(true, passedTheEnd);
    }

    @Provide
    Arbitrary<List<Edit>> edits() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, MOST_KINDS - 1),
                        Arbitraries.integers().between(0, 40))
                .as(Edit::new)
                .list()
                .ofMaxSize(40);
    }

    record Edit(int kind, int number) {}

    private static <T> void choose(Choice<T> choice, int n) {
        choice.choose(choice.options().get(n % choice.options().size()).value());
    }

    private static <T> T pick(List<T> values, int n) {
        return values.get(n % values.size());
    }

    private static <T> T pick(T[] values, int n) {
        return values[n % values.length];
    }
}
