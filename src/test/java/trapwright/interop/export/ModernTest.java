package trapwright.interop.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;
import trapwright.store.Samples;
import trapwright.system.dnd5e.AbilityCheck;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eRules;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Triggering;
import trapwright.words.Language;
import trapwright.words.Words;

/// 5e cards in 5etools and in Foundry.
class ModernTest {
    private static final JsonMapper JSON = JsonMapper.shared();

    @Test
    void everySampleAndHostileTextsPassTheSchemasOf5etools() {
        List<JsonNode> files = new ArrayList<>();
        for (Language language : Language.values()) {
            Words words = Words.in(language);
            Stream<TrapCard> samples = Samples.of("dnd5e").stream().map(Samples.Sample::card);
            files.add(homebrew(words, samples.toList()));
            files.add(homebrew(words, List.of(hostile(false))));
            files.add(homebrew(words, List.of(hostile(true))));
            files.add(homebrew(words, List.of(new TrapCard.Dnd5e(Hostile.face(), Dnd5eRules.INSTANCE.blank()))));
        }
        String broken = files.getFirst().toString().replace("\"MECH\"", "\"MECHANICAL\"");
        files.add(JSON.readTree(broken));
        JsonNode complaints = NodeReader.read("5etools", JSON.writeValueAsString(files));
        assertThat(complaints).hasSize(files.size());
        for (int i = 0; i < files.size(); i++) {
            assertThat(complaints.get(i).isEmpty())
                    .as(complaints.get(i).toString())
                    .isEqualTo(i < files.size() - 1);
        }
    }

    @Test
    void namesStayAndBracesNeverMakeATag() {
        JsonNode trap = homebrew(Hostile.words(), List.of(hostile(false))).at("/trap/0");
        assertThat(trap.get("name").stringValue()).isEqualTo(Hostile.NAME);
        String text = trap.get("entries").toString();
        assertThat(text).contains("{{monster q}} \uFF5D\uFF5D \uFF5B\uFF5B \uFF5Br");
        assertThat(text.replaceAll("\\{@(dc|hit|damage|condition|skill|item) [^{}]*}", ""))
                .doesNotContain("{@", "{=");
        assertThat(text.chars().filter(sign -> sign == '{').count())
                .isEqualTo(text.chars().filter(sign -> sign == '}').count());
    }

    @Test
    void dcsDiceConditionsAndSkillsAreTags() {
        String english = homebrew(Words.in(Language.EN), List.of(sample("poisoned-spiked-pit-srd-5-1.trap")))
                .toString();
        assertThat(english)
                .contains("{@dc 10} Wisdom ({@skill Perception})", "{@damage 2d10}", "{@dc 13} Constitution save")
                .doesNotContain("\uE000");
        String french = homebrew(Words.in(Language.FR), List.of(sample("falling-net-srd-5-1.trap")))
                .toString();
        assertThat(french).contains("{@condition restrained||").contains("DD").doesNotContain("{@dc");
    }

    @Test
    void complexTrapsHaveTheirInitiativeAndElements() {
        JsonNode trap = homebrew(Words.in(Language.EN), List.of(sample("rolling-sphere-srd-5-1.trap")))
                .at("/trap/0");
        assertThat(trap.get("trapHazType").stringValue()).isEqualTo("CMPX");
        assertThat(trap.get("initiative").stringValue()).isEqualTo("+8");
        assertThat(trap.get("eActive")).isNotEmpty();
        assertThat(trap.get("countermeasures")).isNotEmpty();
    }

    @Test
    void itemsRollWhatTheTrapRolls() {
        List<Export.ExportFile> files = new Exports(Hostile.words(), false)
                .of(ExportFormat.FOUNDRY_DND5E, given(List.of(hostile(false))))
                .files();
        assertThat(files)
                .extracting(Export.ExportFile::name)
                .containsExactly("fosse-a-pieux-acide-3-1-x.item.json", "fosse-a-pieux-acide-3-1-x.actor.json");
        JsonNode item = JSON.readTree(files.getFirst().text());
        assertThat(item.get("name").stringValue()).isEqualTo(Hostile.NAME);
        assertThat(item.get("type").stringValue()).isEqualTo("equipment");
        assertThat(item.at("/system/identifier").stringValue()).isEqualTo("fosse-a-pieux-acide-3-1-x");
        List<JsonNode> activities = new ArrayList<>();
        item.at("/system/activities").properties().forEach(activity -> {
            assertThat(activity.getKey()).matches("[A-Za-z0-9]{16}");
            assertThat(activity.getValue().get("_id").stringValue()).isEqualTo(activity.getKey());
            activities.add(activity.getValue());
        });
        JsonNode save = activities.stream()
                .filter(activity -> activity.get("type").stringValue().equals("save"))
                .findFirst()
                .orElseThrow();
        assertThat(save.at("/save/ability").stringValue()).isEqualTo("dex");
        assertThat(save.at("/save/dc/formula").stringValue()).isEqualTo("13");
        assertThat(save.at("/save/dc/calculation").stringValue()).isEmpty();
        assertThat(save.at("/damage/onSave").stringValue()).isEqualTo("half");
        assertThat(save.at("/damage/parts/0/number").intValue()).isEqualTo(2);
        assertThat(save.at("/damage/parts/0/denomination").intValue()).isEqualTo(10);
        assertThat(save.at("/damage/parts/0/bonus").stringValue()).isEqualTo("3");
        assertThat(save.at("/damage/parts/0/types/0").stringValue()).isEqualTo("fire");
        JsonNode actor = JSON.readTree(files.getLast().text());
        assertThat(actor.get("type").stringValue()).isEqualTo("npc");
        assertThat(actor.at("/items/0/_id").stringValue()).matches("[A-Za-z0-9]{16}");
        assertThat(actor.at("/items/0/system")).isEqualTo(item.get("system"));
        var page = Jsoup.parse(item.at("/system/description/value").stringValue());
        String shown = page.wholeText().replaceAll("\u2060|\\s", "");
        Hostile.PARAGRAPHS.forEach(paragraph -> assertThat(shown).contains(Hostile.squeezed(paragraph)));
        assertThat(page.wholeText()).doesNotContain("[[").doesNotContainPattern("[@&]\\w+\\[");
    }

    @Test
    void everyBandOfLevelsHasItsActivities() {
        JsonNode item = JSON.readTree(new Exports(Hostile.words(), false)
                .of(ExportFormat.FOUNDRY_DND5E, given(List.of(sample("poisoned-darts-srd-5-2.trap"))))
                .files()
                .getFirst()
                .text());
        List<String> names = item.at("/system/activities").properties().stream()
                .map(activity -> activity.getValue().get("name").stringValue())
                .toList();
        assertThat(names)
                .anyMatch(name -> name.endsWith("(Levels 5-10)"))
                .anyMatch(name -> name.endsWith("(Levels 17-20)"));
    }

    private static TrapCard.Dnd5e hostile(boolean complex) {
        Wording text = new Wording(Hostile.TEXT, "");
        return new TrapCard.Dnd5e(Hostile.face(), Dnd5eRules.INSTANCE.blank())
                .withTrap(trap -> trap.withConcept(trap.concept().withComplex(complex))
                        .withTriggering(Triggering.of(Triggering.Trigger.OTHER).withWords(text))
                        .withEffects(List.of(Effect.of(
                                        Effect.Targets.TRIGGERER.withWords(text),
                                        Delivery.save(AbilityCheck.Ability.DEX, 13),
                                        new Harm(
                                                List.of(Harm.Part.Dealt.of(
                                                        "2d10+3", Harm.DamageType.FIRE, Harm.Gate.SAVE_HALF)),
                                                List.of(Harm.Affliction.of(Harm.Condition.PRONE, Harm.Gate.SAVE_NONE)
                                                        .withEscape(text)),
                                                false,
                                                text))
                                .withName(text))));
    }

    private static TrapCard sample(String file) {
        return Samples.of("dnd5e").stream()
                .filter(sample -> sample.fileName().equals(file))
                .findFirst()
                .orElseThrow()
                .card();
    }

    private static JsonNode homebrew(Words words, List<TrapCard> cards) {
        return JSON.readTree(new Exports(words, false)
                .of(ExportFormat.FIVE_TOOLS, given(cards))
                .files()
                .getFirst()
                .text());
    }

    private static List<Exports.Given> given(List<TrapCard> cards) {
        return cards.stream().map(card -> new Exports.Given("x", card)).toList();
    }
}
