package trapwright.system.ose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.interop.read.Readers;
import trapwright.interop.read.Reading;
import trapwright.interop.read.Remark;
import trapwright.measure.Length;
import trapwright.words.Language;
import trapwright.words.Units;
import trapwright.words.Words;

/// Printed old-school entries are read as they were printed.
class OseEntriesReadTest {
    private static OseTrap only(String text) {
        Reading reading = Readers.read(text);
        assertThat(reading.cards()).as(text).hasSize(1);
        return ((TrapCard.Ose) reading.cards().getFirst()).trap();
    }

    private static List<String> remarks(String text) {
        return Readers.read(text).remarks().stream()
                .map(remark -> remark.text().key())
                .toList();
    }

    @ParameterizedTest
    @EnumSource(OseExamples.class)
    void everyExampleIsReadAsItIsPrinted(OseExamples example) {
        for (Language language : Language.values()) {
            for (Units units : Units.values()) {
                Words words = new Words(language, units);
                String printed = words.say(OseEntry.of(example.trap(), example.title()));
                Reading reading = Readers.read(printed);
                assertThat(reading.remarks()).as(printed).isEmpty();
                TrapCard.Ose card = (TrapCard.Ose) reading.cards().getFirst();
                assertThat(words.say(
                                OseEntry.of(card.trap(), card.face().texts().name())))
                        .isEqualTo(printed);
                OseTrap wanted = example.trap();
                assertThat(card.trap().harm().damage()).isEqualTo(wanted.harm().damage());
                assertThat(card.trap().harm().fall().map(depth -> depth.in(Length.Unit.FEET)))
                        .isEqualTo(wanted.harm().fall().map(depth -> depth.in(Length.Unit.FEET)));
                assertThat(card.trap().harm().isDeadly())
                        .isEqualTo(wanted.harm().isDeadly());
                assertThat(card.trap().save().map(Save::letter))
                        .isEqualTo(wanted.save().map(Save::letter));
                assertThat(card.trap().springing().action())
                        .isEqualTo(wanted.springing().action());
                assertThat(card.trap().detection()).isEqualTo(wanted.detection());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void manyEntriesInOneTextAreReadOneByOne(Language language) {
        Words words = Words.in(language);
        for (String joint : List.of("\n\n", "\n", "\n- ", "\n> ")) {
            String text = Arrays.stream(OseExamples.values())
                    .map(example -> words.say(OseEntry.of(example.trap(), example.title())))
                    .collect(Collectors.joining(joint));
            Reading reading = Readers.read(text);
            assertThat(reading.remarks()).as(text).isEmpty();
            assertThat(reading.cards())
                    .extracting(card -> words.written(card.face().texts().name()))
                    .containsExactlyElementsOf(Arrays.stream(OseExamples.values())
                            .map(example -> words.written(example.title()))
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "> **Pit** (room trap, 2-in-6 when the slab is stepped on): 20 ft deep, 2d6 damage. Search 1-in-6, dwarf 2-in-6. *Tell:* dust-free slab.",
                "PIT (ROOM TRAP, 2 IN 6 WHEN THE SLAB IS STEPPED ON): 20' DEEP, 2D6 DAMAGE. SEARCH 1 IN 6, DWARVES 2 IN 6. TELL: DUST-FREE SLAB.",
                "> **Fosse** (piège de salle, 2-sur-6 en marchant sur la dalle) : 6 m de profondeur, 2d6 dégâts. Fouille 1-sur-6, nain 2-sur-6. *Indice :* dalle sans poussière.",
                "Fosse (piege de salle, 2 sur 6 en marchant\nsur la dalle): 20 pieds de profondeur, 2d6 points de degats. Fouille 1 sur 6, nains 2 sur 6. Indice: dalle sans poussiere."
            })
    void aPitIsThePit(String text) {
        assertThat(remarks(text)).isEmpty();
        OseTrap pit = only(text);
        assertThat(pit.kind()).isEqualTo(new Kind.Room());
        assertThat(pit.springing().chance()).isEqualTo(2);
        assertThat(pit.springing().action()).isEqualTo(Springing.Action.STEP);
        assertThat(pit.harm().fall().map(depth -> depth.in(Length.Unit.FEET))).isEqualTo(Optional.of(Length.feet(20)));
        assertThat(pit.harm().damage()).isEqualTo(Dice.NONE);
        assertThat(pit.detection()).isEqualTo(Detection.Search.USUAL);
        assertThat(pit.practice().tell().isNone()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            save versus wands at -2 for half damage | W | -2 | HALF
            save vs. breath avoids it | B | 0 | AVOIDS
            save versus spells, rods, or staves avoids all but the damage | S | 0 | DAMAGE_ONLY
            save versus paralysis or petrification at +1 leaves only this: numb for a turn | P | 1 | LESSER
            sauvegarde contre les baguettes à -2 pour la moitié des dégâts | W | -2 | HALF
            sauvegarde contre souffle pour l’éviter | B | 0 | AVOIDS
            sauvegarde contre sorts, bâtonnets ou bâtons pour éviter tout sauf les dégâts | S | 0 | DAMAGE_ONLY
            sauvegarde contre paralysie ou pétrification à +1 pour ne subir que ceci : engourdi un tour | P | 1 | LESSER""")
    void everySaveIsUnderstood(String save, Save.Letter letter, int modifier, Save.Result result) {
        String text =
                "Jet (room trap, 3-in-6 when it is touched): 3d6 damage, " + save + ". Search 1-in-6, dwarf 2-in-6.";
        assertThat(remarks(text)).isEmpty();
        assertThat(only(text).save()).hasValueSatisfying(read -> {
            assertThat(read.letter()).isEqualTo(letter);
            assertThat(read.modifier()).isEqualTo(modifier);
            assertThat(read.result()).isEqualTo(result);
            assertThat(read.lesser().isNone()).isEqualTo(result != Save.Result.LESSER);
        });
    }

    @Test
    void whatContradictsItselfOrIsMissingIsSaid() {
        assertThat(
                        remarks(
                                "Pit (room trap, 2-in-6 when the slab is stepped on): 20 ft. deep, 3d6 damage. Search 1-in-6, dwarf 2-in-6."))
                .containsExactly("interop.read.fall");
        assertThat(remarks("Arrow (room trap, 9-in-6 when the cord is pulled): 1d6 damage, 1d8 damage."))
                .containsExactly("interop.read.ose.faces", "interop.read.again", "interop.read.ose.no-search");
        assertThat(
                        remarks(
                                "Arrow (room trap, always when the cord is pulled). Search 1-in-6, dwarf 2-in-6. Search 2-in-6. Of 3 arrows."))
                .containsExactlyInAnyOrder(
                        "interop.read.ose.no-effect", "interop.read.again", "interop.read.not-understood");
        Reading outside = Readers.read(
                "The hall.\n\nArrow (room trap, 2-in-6 when the cord is pulled): 1d6 damage. Search 1-in-6, dwarf 2-in-6.");
        assertThat(outside.remarks())
                .singleElement()
                .extracting(Remark::card, remark -> remark.place().line())
                .containsExactly(-1, 1);
    }
}
