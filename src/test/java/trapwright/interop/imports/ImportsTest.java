package trapwright.interop.imports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.dice.Dice;
import trapwright.interop.export.Export;
import trapwright.interop.export.ExportFormat;
import trapwright.interop.export.Exports;
import trapwright.interop.read.Reading;
import trapwright.rules.Figure;
import trapwright.store.Samples;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd5e.Concept;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Levelling;
import trapwright.system.dnd5e.Levels;
import trapwright.system.dnd5e.Severity;
import trapwright.words.Language;
import trapwright.words.Words;

class ImportsTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void every35SampleComesBackFromItsActor(Language language) {
        Words words = Words.in(language);
        for (Samples.Sample sample : Samples.of("dnd35")) {
            TrapCard card = sample.card();
            String actor = export(ExportFormat.FOUNDRY_D35E, words, List.of(card))
                    .getFirst()
                    .text();
            Reading reading = Imports.of("actor", actor).orElseThrow();
            TrapCard back = reading.cards().getFirst();
            assertThat(back.face().id())
                    .as(sample.fileName())
                    .isEqualTo(card.face().id());
            assertThat(words.written(back.face().texts().name()))
                    .isEqualTo(words.written(card.face().texts().name()));
            assertThat(words.written(back.face().texts().description()))
                    .isEqualTo(words.written(card.face().texts().description()));
            assertThat(words.written(back.face().texts().noticed()))
                    .isEqualTo(words.written(card.face().texts().noticed()));
            Stream.of("cr", "priceGp", "searchDc", "disableDc")
                    .forEach(figure -> assertThat(back.assess().amount(figure).map(amount -> amount.value()))
                            .as(sample.fileName() + " " + figure)
                            .isEqualTo(card.assess().amount(figure).map(amount -> amount.value())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"system", "data"})
    void anActorWithoutAStatLineIsMadeOfItsFields(String part) {
        Reading reading = Imports.of("actor", """
                {"name": "Slab", "type": "trap",
                 "PART": {"details": {"type": "mechanical", "cr": 2, "findDC": 22, "disarmDC": "21",
                   "notes": {"value": "<p>It groans &amp; falls.</p><blockquote>Dust.</blockquote>"}}},
                 "items": [
                  {"name": "Stone", "type": "attack", "PART": {"actionType": "mwak", "attackBonus": "12",
                   "ability": {"critRange": "19", "critMult": 3}, "damage": {"parts": [["3d6", "Bludgeoning", ""]]}}},
                  {"name": "Gas", "type": "attack", "PART": {"actionType": "save",
                   "save": {"dc": "14", "type": "fortitudepartial"}}},
                  {"name": "Loot", "type": "loot"}]}""".replace("PART", part)).orElseThrow();
        TrapCard.Dnd35 card = (TrapCard.Dnd35) reading.cards().getFirst();
        assertThat(card.face().texts().name().fr()).isEqualTo("Slab");
        assertThat(card.face().texts().description().en()).isEqualTo("It groans & falls.");
        assertThat(card.face().texts().readAloud().en()).isEqualTo("Dust.");
        var stone = card.trap().designs().getFirst();
        assertThat(stone.make()).isEqualTo(new Make.Mechanism(22, 21));
        assertThat(stone.delivery().attack()).contains(new Delivery.Attack(12, Delivery.Reach.MELEE, false));
        assertThat(stone.harm()).isInstanceOfSatisfying(Harm.Strike.class, strike -> {
            assertThat(strike.damage()).isEqualTo(Dice.of("3d6"));
            assertThat(strike.weapon().critical()).isEqualTo("19-20/x3");
        });
        assertThat(card.trap().designs().getLast().delivery().saves())
                .containsExactly(new Delivery.Save(
                        Delivery.Save.Kind.FORTITUDE, java.util.Optional.of(14), Delivery.Save.Result.PARTIAL));
        assertThat(said(reading)).anyMatch(remark -> remark.contains("not carried over: Loot"));
        assertThat(reading.leftWordsOver()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void every5eSampleComesBackFromItsHomebrew(Language language) {
        Words words = Words.in(language);
        List<TrapCard> samples =
                Samples.of("dnd5e").stream().map(Samples.Sample::card).toList();
        for (TrapCard card : samples) {
            String file = export(ExportFormat.FIVE_TOOLS, words, List.of(card))
                    .getFirst()
                    .text();
            TrapCard.Dnd5e before = (TrapCard.Dnd5e) card;
            Reading reading = Imports.of("homebrew", file).orElseThrow();
            TrapCard.Dnd5e back = (TrapCard.Dnd5e) reading.cards().getFirst();
            assertThat(words.written(back.face().texts().name()))
                    .isEqualTo(words.written(before.face().texts().name()));
            assertThat(back.assess().amount("averageDamage").map(Figure.Amount::value))
                    .as(sampleName(before, language))
                    .isEqualTo(before.assess().amount("averageDamage").map(Figure.Amount::value));
            assertThat(deliveries(back)).as(sampleName(before, language)).isEqualTo(deliveries(before));
            Concept concept = before.trap().concept();
            assertThat(back.trap().concept().edition()).isEqualTo(concept.edition());
            assertThat(back.trap().concept().complex()).isEqualTo(concept.complex());
            if (!concept.complex()) {
                assertThat(back.trap().concept().kind().isMagic())
                        .isEqualTo(concept.kind().isMagic());
            }
            assertThat(back.trap().levelling().aims())
                    .isEqualTo(before.trap().levelling().aims());
            assertThat(back.trap().course().initiative())
                    .isEqualTo(before.trap().course().initiative());
        }
    }

    @Test
    void foreignHomebrewIsReadAsFarAsItHoldsData() {
        Reading reading = Imports.of("homebrew", """
                {"_meta": {"edition": "one", "sources": []},
                 "monster": [{"name": "Rat"}],
                 "trap": [{"name": "Fosse \\"à\\" <x>", "source": "MyBrew1", "trapHazType": "CMPX",
                  "rating": [{"tier": 2, "threat": "deadly"}, {"level": {"min": 3, "max": 4}, "threat": "moderate"}],
                  "trigger": ["A creature touches the {@item rope|phb|old rope}."], "initiative": 3, "page": 12,
                  "entries": ["{@b Runes} glow; {@damage 2d6} fire, {@dc 13} save or {@condition prone}.",
                   {"type": "insetReadaloud", "entries": ["You smell oil."]},
                   {"type": "list", "items": ["one", "two"]}, {"type": "image", "href": {}}],
                  "countermeasures": ["Cut it."]}]}""").orElseThrow();
        TrapCard.Dnd5e card = (TrapCard.Dnd5e) reading.cards().getFirst();
        assertThat(card.face().texts().name().en()).isEqualTo("Fosse \"à\" <x>");
        assertThat(card.face().texts().readAloud().en()).isEqualTo("You smell oil.");
        assertThat(card.face().source().work()).isEqualTo("MyBrew1");
        assertThat(card.trap().concept().edition()).isEqualTo(Edition.V5_2);
        assertThat(card.trap().concept().complex()).isTrue();
        assertThat(card.trap().course().initiative()).contains(new Course.Initiative.Counts(List.of(20, 10)));
        assertThat(card.trap().levelling().aims())
                .containsExactly(
                        new Levelling.Aim(Severity.DEADLY, new Levels(5, 10)),
                        new Levelling.Aim(Severity.NUISANCE, new Levels(3, 4)));
        assertThat(card.trap().triggering().words().en()).contains("old rope");
        assertThat(said(reading))
                .anyMatch(remark -> remark.contains("not carried over: image, page"))
                .anyMatch(remark -> remark.contains("which were left out: monster"))
                .allMatch(remark -> remark.startsWith("Line "));
    }

    @Test
    void otherTextsAreNotForThisDoor() {
        assertThat(Imports.of("x", "Pit Trap: CR 1; mechanical; …")).isEmpty();
        assertThat(Imports.of("x", "{\"format\":\"trapwright/1\"}")).isEmpty();
        assertThat(Imports.of("x", "{\"name\":\"Rat\",\"type\":\"npc\",\"system\":{}}"))
                .isEmpty();
        assertThat(Imports.of("x", "{ broken")).isEmpty();
        assertThat(Imports.of("x", "{\"_meta\":3,\"trap\":[4,null,\"a\",{\"rating\":[5]}]}")
                        .orElseThrow()
                        .cards())
                .hasSize(4);
    }

    private static String sampleName(TrapCard card, Language language) {
        return card.face().texts().name().en() + " " + language;
    }

    /// What is rolled by each effect that rolls; a sentence of its own may come back as an effect of its own.
    private static List<String> deliveries(TrapCard.Dnd5e card) {
        return card.trap().effects().stream()
                .map(effect -> effect.delivery()
                                .attack()
                                .map(attack -> attack.bonus() + "")
                                .orElse("-")
                        + effect.delivery()
                                .save()
                                .map(save -> save.check().ability() + " "
                                        + save.check().dc())
                                .orElse("-"))
                .filter(rolled -> !rolled.equals("--"))
                .toList();
    }

    private static List<String> said(Reading reading) {
        return reading.remarks().stream()
                .map(remark -> Words.in(Language.EN).say(remark.said()))
                .toList();
    }

    private static List<Export.ExportFile> export(ExportFormat format, Words words, List<TrapCard> cards) {
        return new Exports(words, false)
                .of(
                        format,
                        cards.stream().map(card -> new Exports.Given("x", card)).toList())
                .files();
    }
}
