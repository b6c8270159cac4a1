package trapwright.system.dnd35;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Message;
import trapwright.words.Language;
import trapwright.words.Lexicon;

/// The built-in tables (3.5, sections 2.1, 5, 7 and 8).
class TablesTest {
    @Test
    void theTablesAreWhole() {
        assertThat(SpellList.all()).hasSize(175);
        assertThat(Poisons.all()).hasSize(28);
        assertThat(Poisons.all().stream().filter(row -> row.cr().isPresent())).hasSize(22);
        assertThat(WeaponTable.all()).hasSize(20);
        assertThat(AlchemyTable.all()).hasSize(10);
    }

    @Test
    void everyEntryHasANameInBothLanguages() {
        List<String> keys = new ArrayList<>();
        SpellList.all().forEach(spell -> keys.add("dnd35.spell." + spell.id()));
        Poisons.all().forEach(poison -> keys.add("dnd35.poison." + poison.id()));
        WeaponTable.all().forEach(weapon -> keys.add("dnd35.weapon." + weapon.id()));
        AlchemyTable.all().forEach(item -> keys.add("dnd35.item." + item.id()));
        SpellList.all()
                .forEach(spell -> spell.damage().ifPresent(damage -> keys.add("dnd35.damage-type." + damage.type())));
        for (Language language : Language.values()) {
            assertThat(keys).allMatch(key -> Lexicon.of(language).text(key).isPresent());
        }
    }

    @Test
    void everyDieInTheTablesCanBeRead() {
        List<Dice> dice = new ArrayList<>();
        WeaponTable.all().forEach(weapon -> dice.add(weapon.damage()));
        AlchemyTable.all().forEach(item -> dice.add(item.damage()));
        for (Spell spell : SpellList.all()) {
            spell.damage().ifPresent(damage -> {
                for (int level = 1; level <= 20; level++) {
                    dice.add(damage.at(level));
                }
            });
        }
        assertThat(dice).allMatch(die -> die.roll().isPresent());
    }

    @ParameterizedTest
    @CsvSource({
        "fireball, 5, 5d6",
        "fireball, 10, 10d6",
        "fireball, 15, 10d6",
        "cone-of-cold, 20, 15d6",
        "scorching-ray, 3, 4d6",
        "scorching-ray, 7, (4d6)x2",
        "scorching-ray, 11, (4d6)x3",
        "scorching-ray, 20, (4d6)x3",
        "magic-missile, 1, 1d4+1",
        "magic-missile, 9, (1d4+1)x5",
        "magic-missile, 20, (1d4+1)x5",
        "searing-light, 5, 2d8",
        "searing-light, 20, 5d8",
        "inflict-light-wounds, 9, 1d8+5",
        "fire-trap, 3, 1d4+3",
        "finger-of-death, 13, 3d6+13",
        "harm, 11, 110",
        "harm, 20, 150",
        "meteor-swarm, 17, (8d6)x4",
        "black-tentacles, 7, 1d6+4",
        "disintegrate, 11, 22d6",
        "glyph-of-warding, 16, 5d8",
        "reverse-gravity, 13, ''"
    })
    void spellDamageGrowsWithTheCasterLevel(String id, int casterLevel, String dice) {
        SpellDamage damage = SpellList.find(id).flatMap(Spell::damage).orElseThrow();
        assertThat(damage.at(casterLevel)).isEqualTo(Dice.of(dice));
    }

    @ParameterizedTest
    @CsvSource({
        "acid-arrow, 3, 2",
        "acid-arrow, 18, 7",
        "acid-fog, 11, 11",
        "fireball, 10, 1",
        "incendiary-cloud, 15, 15"
    })
    void spellDamageGoesOnForRounds(String id, int casterLevel, int rounds) {
        SpellDamage damage = SpellList.find(id).flatMap(Spell::damage).orElseThrow();
        assertThat(damage.roundsAt(casterLevel)).isEqualTo(rounds);
    }

    @ParameterizedTest
    @CsvSource({
        "true-seeing, CLERIC, 5, 9, 250", "alarm, WIZARD, 1, 1, 0", "arcane-eye, WIZARD, 4, 7, 0",
        "clairaudience-clairvoyance, WIZARD, 3, 5, 0", "detect-magic, CLERIC, 0, 1, 0", "forcecage, WIZARD, 7, 13, 1500"
    })
    void aSpellIsCastByTheClassThatGetsItFirst(
            String id, CasterClass casting, int level, int casterLevel, int material) {
        SpellUse use = SpellList.find(id).orElseThrow().use(SpellUse.Role.TRIGGER);
        assertThat(use.caster()).isEqualTo(new SpellUse.Caster(casting, casterLevel));
        assertThat(use.level()).isEqualTo(level);
        assertThat(use.components().material()).isEqualTo(Money.gold(material));
    }

    @Test
    void theClassThatGetsASpellFirstCastsItAtTheLowestLevel() {
        assertThat(SpellList.all())
                .filteredOn(spell -> !spell.levels().containsKey(CasterClass.DOMAIN))
                .filteredOn(spell -> !spell.levels().containsKey(CasterClass.BARD))
                .filteredOn(spell -> !spell.levels().containsKey(CasterClass.RANGER))
                .allSatisfy(spell -> assertThat(spell.caster().level()).isEqualTo(spell.lowestLevel()));
        assertThat(SpellList.all())
                .allSatisfy(spell -> assertThat(spell.levels())
                        .containsEntry(spell.caster().casting(), spell.caster().level()));
    }

    @Test
    void whatEachKindOfTrapMayHave() {
        Make mechanism = new Make.Mechanism(20, 20);
        Make device = new Make.Spellwork(Make.Form.DEVICE, List.of(), false, java.util.Optional.empty());
        Make spell = new Make.Spellwork(Make.Form.SPELL, List.of(), false, java.util.Optional.empty());
        assertThat(Legal.triggers(mechanism)).hasSize(5).doesNotContain(Workings.Trigger.SOUND);
        assertThat(Legal.triggers(device)).hasSize(6).doesNotContain(Workings.Trigger.TOUCH_ATTACHED);
        assertThat(Legal.triggers(spell)).containsExactly(Workings.Trigger.SPELL);
        assertThat(Legal.resets(device)).containsExactly(Workings.Reset.NONE, Workings.Reset.AUTOMATIC);
        assertThat(Legal.resets(spell)).containsExactly(Workings.Reset.NONE);
        assertThat(Legal.resets(mechanism)).hasSize(4);
        assertThat(Legal.bypasses(mechanism)).hasSize(4);
        assertThat(Set.copyOf(Legal.bypasses(device))).isEqualTo(Set.of(Workings.Bypass.NONE));
    }

    @Test
    void everyRulingHasWordsInBothLanguages() {
        for (Language language : Language.values()) {
            Rulings35.ALL.forEach(ruling -> {
                String key = "dnd35.ruling." + ruling.id();
                assertThat(Lexicon.of(language).text(key)).as(key).isPresent();
                assertThat(Lexicon.of(language).text(key + ".source")).as(key).isPresent();
                ruling.readings()
                        .forEach(reading -> assertThat(Lexicon.of(language).text(key + "." + reading))
                                .as(key + "." + reading)
                                .isPresent());
            });
        }
        assertThat(Rulings35.said(Rulings35.NET, trapwright.rules.Rulings.DEFAULTS))
                .isEqualTo(Message.of("dnd35.ruling.net.touch"));
    }
}
