package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.card.TrapCard;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Poison;
import trapwright.words.Language;
import trapwright.words.Words;

/// Lines with slips of the pen: what contradicts itself or breaks off is said, and nothing is made of it.
class FaultyLinesTest {
    private static final String EN =
            "A: mechanical; location trigger; manual reset; Search DC 21; Disable Device DC 22; CR 3";
    private static final String FR =
            "A : mécanique ; déclencheur à espace ; remise en place manuelle ; Fouille (DD 21) ; Désamorçage/sabotage (DD 22) ; FP 3";

    private static List<String> troubles(String text) {
        return Readers.read(text).remarks().stream()
                .filter(remark -> remark.sort() == Remark.Sort.NOT_UNDERSTOOD)
                .map(remark -> Words.in(Language.EN).say(remark.text()))
                .toList();
    }

    private static Design design(String text) {
        return PublishedLines.trap(text).designs().getFirst();
    }

    private static Harm.Strike strike(String text) {
        return (Harm.Strike) design(text).harm();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ; Atk +10 ranged (1d6/*3, spear) | 1d6 | 20/x3
            ; Atk +10 ranged (1d6/ * 3, spear) | 1d6 | 20/x3
            ; *Atk +10 ranged* (*1d6/*3*, spear) | 1d6 | 20/x3
            ; **Atk +10 ranged (1d6/19-20/*3, spear)** | 1d6 | 19-20/x3
            ; Atk +10 ranged ((1d6)*3, spear) | (1d6)x3 |
            ; Atk +10 ranged ((1d6) * 3, spear) | (1d6)x3 |
            ; Atk +10 ranged ((1d6)\\*3, spear) | (1d6)x3 |""")
    void aStarByANumberMultiplies(String clause, String damage, @Nullable String critical) {
        assertThat(troubles(EN + clause)).isEmpty();
        Harm.Strike strike = strike(EN + clause);
        assertThat(strike.damage().text()).isEqualTo(damage);
        assertThat(strike.weapon().critical()).isEqualTo(critical == null ? "" : critical);
        String french =
                clause.replace("Atk +10 ranged", "attaque +10 à distance").replace("spear", "lance");
        assertThat(troubles(FR + french)).isEmpty();
        assertThat(strike(FR + french)).isEqualTo(strike);
    }

    @ParameterizedTest
    @ValueSource(strings = {"*3", " * 3", "* 3", " *3", "x3", "×3", "_3", "`3", "\"3", "d3", ".3", ",3"})
    void noTwoNumbersBecomeOne(String joint) {
        for (String text : List.of(
                EN + "; Atk +10 ranged (1d6" + joint + ", arrow)",
                FR + " ; attaque +10 à distance (1d6" + joint + ", flèche)")) {
            assertThat(troubles(text)).as(text).isNotEmpty();
            assertThat(design(text).harm())
                    .as(text)
                    .satisfiesAnyOf(
                            harm -> assertThat(harm).isInstanceOf(Harm.None.class),
                            harm -> assertThat(((Harm.Strike) harm).damage().text())
                                    .isIn("", "1d6"));
        }
    }

    static Stream<List<String>> contradictions() {
        return Stream.of(
                List.of("Search DC 25", "Fouille (DD 25)"),
                List.of("Disable Device DC 25", "Désamorçage/sabotage (DD 25)"),
                List.of("magic device", "objet magique"),
                List.of("proximity trigger", "déclencheur de proximité"),
                List.of("touch trigger (attached)", "déclencheur par contact (rattaché)"),
                List.of("automatic reset", "remise en place automatique"),
                List.of("CR 9", "FP 9"));
    }

    @ParameterizedTest
    @MethodSource("contradictions")
    void theFirstCountsAndTheSecondIsGivenBack(List<String> clause) {
        assertThat(troubles(EN + "; " + clause.getFirst())).containsExactly(again(clause.getFirst()));
        assertThat(PublishedLines.trap(EN + "; " + clause.getFirst())).isEqualTo(PublishedLines.trap(EN));
        assertThat(troubles(FR + " ; " + clause.getLast())).containsExactly(again(clause.getLast()));
        assertThat(PublishedLines.trap(FR + " ; " + clause.getLast())).isEqualTo(PublishedLines.trap(FR));
    }

    static Stream<List<String>> pairs() {
        return Stream.of(
                List.of("Atk +10 melee (1d8/x3, battleaxe)", "Atk +5 ranged touch (3d6, claw)"),
                List.of("attaque +10 au corps à corps (1d8, hache)", "attaque +5 à distance (3d6, griffe)"),
                List.of("walls close in (12d6, crush)", "ceiling falls (4d6, crush)"),
                List.of("Atk +10 melee (1d8, axe)", "and (2d6*2)"),
                List.of("attaque +10 au corps à corps (1d8, hache)", "et (2d6*2)"),
                List.of("20 ft. deep (2d6, fall)", "40 ft. deep (4d6, fall)"),
                List.of("6 m de profondeur (2d6, chute)", "12 m de profondeur (4d6, chute)"),
                List.of("DC 20 Reflex save avoids", "DC 25 Reflex save half damage"),
                List.of("jet de Réflexes (DD 20) pour éviter", "jet de Réflexes (DD 25) pour éviter"),
                List.of("hidden switch bypass (Search DC 25)", "lock bypass (Open Lock DC 30)"),
                List.of("onset delay (1 round)", "onset delay (4 rounds)"),
                List.of("retardement (1 round)", "retardement (4 rounds)"),
                List.of("multiple targets (all targets in the room)", "multiple targets (two targets)"),
                List.of("alchemical item (alchemist's fire)", "alchemical item (tanglefoot bag)"),
                List.of(
                        "poison (bloodroot, DC 12 Fortitude save resists, 0/1d4 Con plus 1d3 Wis)",
                        "poison (black adder venom, DC 11 Fortitude save resists, 1d6 Con/1d6 Con)"),
                List.of("Market Price: 1,200 gp", "Market Price: 2,400 gp"),
                List.of("Prix : 1 200 po", "Prix : 2 400 po"),
                List.of("Cost: 1,200 gp, 30 XP", "Cost: 100 gp, 40 XP"));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void ofTwoTheFirstIsKept(List<String> pair) {
        String line = "A: mechanical; location trigger; manual reset; Search DC 21; Disable Device DC 22; ";
        String text = line + pair.getFirst() + "; " + pair.getLast();
        assertThat(troubles(text)).containsExactly(again(pair.getLast()));
        assertThat(PublishedLines.trap(text)).isEqualTo(PublishedLines.trap(line + pair.getFirst()));
        assertThat(PublishedLines.only(text).face().printed())
                .isEqualTo(PublishedLines.only(line + pair.getFirst()).face().printed());
    }

    private static String again(String words) {
        return Words.in(Language.EN).say(Message.of("interop.read.again", words));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A: magic device; touch trigger; no reset; spell effect (fireball, 40th-level wizzard, 8d6 fire); Search DC 28; Disable Device DC 28",
                "A: magic device; touch trigger; no reset; spell effect (fireball, 40 level wizzard, 8d6 fire); Search DC 28; Disable Device DC 28",
                "A: magic device; touch trigger; no reset; spell effect (fireball, 1240th-level wizard, 8d6 fire); Search DC 28; Disable Device DC 28",
                "A : objet magique ; déclencheur par contact ; aucune remise en place ; effet de sort (boule de feu, magissien de niveau 40, 8d6 feu) ; Fouille (DD 28) ; Désamorçage/sabotage (DD 28)",
                "A : objet magique ; déclencheur par contact ; aucune remise en place ; effet de sort (boule de feu, 40e niveau, 8d6 feu) ; Fouille (DD 28) ; Désamorçage/sabotage (DD 28)"
            })
    void aCasterThatIsNotUnderstoodIsNoDamage(String text) {
        assertThat(troubles(text)).hasSize(1);
        assertThat(strike(text).damage().text()).isEqualTo("8d6");
        Make.Spellwork work = (Make.Spellwork) design(text).make();
        assertThat(work.spells().getFirst().caster().level()).isEqualTo(5);
        assertThat(Readers.read(text).remarks())
                .extracting(remark -> remark.text().key())
                .contains("interop.read.no-caster");
    }

    static Stream<String> numbersTooLong() {
        List<String> texts = new ArrayList<>();
        Pattern number = Pattern.compile("(?<![\\d.,/-])(\\d{1,2})(?![\\d.,/-])");
        for (Language language : Language.values()) {
            for (String line : PublishedLines.of(language)) {
                Matcher matcher = number.matcher(line);
                int name = line.indexOf(':') + 1;
                while (matcher.find()) {
                    String before = line.substring(Math.min(name, matcher.start()), matcher.start());
                    boolean inWords = before.lastIndexOf("multiples (") > before.lastIndexOf(')')
                            || before.lastIndexOf("targets (") > before.lastIndexOf(')');
                    if (!before.isEmpty() && !inWords) {
                        texts.add(line.substring(0, matcher.end()) + "99999999999" + line.substring(matcher.end()));
                        texts.add(line.substring(0, matcher.end()) + ".5.5" + line.substring(matcher.end()));
                    }
                }
            }
        }
        return texts.stream().distinct();
    }

    /// No number of any line is cut short: it is said, and no card holds its beginning instead.
    @Test
    void numbersThatAreTooLongOrBrokenAreGivenBack() {
        assertThat(numbersTooLong())
                .hasSizeGreaterThan(500)
                .allSatisfy(text ->
                        assertThat(Readers.read(text).leftWordsOver()).as(text).isTrue());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Search DC 99999999999; Disable Device DC 22 | 20 | 22
            Search DC 20.5; Disable Device DC 22 | 20 | 22
            Search DC 23; Disable Device DC 1000 | 23 | 20
            Search DC 23*; Disable Device DC 22 | 23 | 22
            Fouille (DD 99999999999) ; Désamorçage/sabotage (DD 22) | 20 | 22
            Fouille (DD 20,5) ; Désamorçage/sabotage (DD 22) | 20 | 22
            Fouille DD 23 ; Désamorçage/sabotage DD 1000 | 23 | 20""")
    void aDcThatCannotBeReadIsTakenFromTheRulesAloud(String dcs, int search, int disable) {
        String text = "A: mechanical; location trigger; manual reset; " + dcs;
        assertThat(troubles(text)).hasSize(1);
        Make.Mechanism make = (Make.Mechanism) design(text).make();
        assertThat(make.searchDc()).isEqualTo(search);
        assertThat(make.disableDc()).isEqualTo(disable);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "A: mechanical; location trigger; manual reset; Atk +10 ranged (1d8/x3, spear; Search DC 23; Disable Device DC 24.",
                "A: mechanical; location trigger; manual reset; Atk +10 ranged 1d8/x3, spear); Search DC 23; Disable Device DC 24.",
                "A: mechanical; location trigger; manual reset; Atk +10 ranged (1d8/x3, spear; multiple targets (all (of them; Search DC 23; Disable Device DC 24.",
                "A : mécanique ; déclencheur à espace ; remise en place manuelle ; attaque +10 à distance (1d8/×3, lance ; Fouille (DD 23) ; Désamorçage/sabotage (DD 24).",
                "A : mécanique ; déclencheur à espace ; remise en place manuelle ; attaque +10 à distance [1d8/×3, lance ; Fouille (DD 23) ; Désamorçage/sabotage (DD 24)."
            })
    void aBracketWithoutItsPartnerIsSaidAndSwallowsNothing(String text) {
        assertThat(troubles(text)).anyMatch(said -> said.startsWith("a bracket is"));
        Design design = design(text);
        Make.Mechanism make = (Make.Mechanism) design.make();
        assertThat(make.searchDc()).isEqualTo(23);
        assertThat(make.disableDc()).isEqualTo(24);
        assertThat(design.delivery().attack()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "; ", " ; ", "\n", ". "})
    void twoTrapsOnOneLineAreTwo(String joint) {
        for (String head : List.of(
                "B Trap: CR 1; mechanical", "B Trap CR 1; mechanical", "B Trap: mechanical", "B Trap; mechanical")) {
            String first = head.replace('B', 'C')
                    + "; location trigger; manual reset; Atk +11 ranged (1d8/x3, spear); Search DC 20; Disable Device DC 23";
            String second = head
                    + "; touch trigger; no reset; Atk +10 ranged (1d6/x3, arrow); Search DC 21; Disable Device DC 22";
            assertTwo(first + joint + second);
        }
        for (String head : List.of("B Piège : FP 1 ; mécanique", "B Piège FP 1 ; mécanique", "B Piège : mécanique")) {
            String first = head.replace('B', 'C')
                    + " ; déclencheur à espace ; remise en place manuelle ; attaque +11 à distance (1d8/×3, lance) ; Fouille (DD 20) ; Désamorçage/sabotage (DD 23)";
            String second = head
                    + " ; déclencheur par contact ; aucune remise en place ; attaque +10 à distance (1d6/×3, flèche) ; Fouille (DD 21) ; Désamorçage/sabotage (DD 22)";
            assertTwo(first + joint + second);
        }
    }

    private static void assertTwo(String text) {
        assertThat(troubles(text)).as(text).isEmpty();
        assertThat(Readers.read(text).cards())
                .as(text)
                .extracting(card -> card.face().texts().name().en()
                        + card.face().texts().name().fr())
                .satisfiesExactly(
                        name -> assertThat(name).matches("C (Trap|Piège)"),
                        name -> assertThat(name).matches("B (Trap|Piège)"));
        assertThat(Readers.read(text).cards()).allSatisfy(card -> {
            Make.Mechanism make = (Make.Mechanism)
                    ((TrapCard.Dnd35) card).trap().designs().getFirst().make();
            assertThat(make.searchDc() - 20).isEqualTo(23 - make.disableDc());
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Atk +10 melee (1d4 plus poison, spike); poison (frog sweat) | INJURY | by injury, DC 10
            walls weep (2d6, sting); gas; poison (frog sweat, DC 17 Fortitude save resists) | INHALED | inhaled, DC 17
            poison (frog sweat) | CONTACT | by contact, DC 10
            attaque +10 au corps à corps (1d4 plus poison, pointe) ; poison (sueur de grenouille) | INJURY | by injury, DC 10""")
    void anUnknownPoisonIsNotUnderstoodAndWhatIsTakenIsSaid(String clauses, Poison.Way way, String said) {
        String text = EN + "; " + clauses;
        assertThat(troubles(text)).singleElement().asString().contains(said);
        assertThat(design(text).features().poison())
                .hasValueSatisfying(dose ->
                        assertThat(((Poison.Custom) dose.poison()).delivery()).isEqualTo(way));
    }

    @Test
    void controlCharactersAreLeftOutAloud() {
        assertThat(troubles(EN.replace("location trigger", "location\0trigger")))
                .containsExactly("a control character (U+0000) was left out.");
        assertThat(PublishedLines.trap(EN.replace("location trigger", "location\0trigger")))
                .isEqualTo(PublishedLines.trap(EN));
    }

    @ParameterizedTest
    @CsvSource({
        "darts, flèche, dart",
        "javelins, javelines, javelin",
        "light crossbow bolts, carreaux d’arbalète légère, light-crossbow-bolt",
        "longbow arrows, flèches d'arc long, longbow-arrow",
        "spears, lances, spear",
        "darts, dards, dart"
    })
    void weaponsAreFoundInThePlural(String english, String french, String id) {
        assertThat(strike(EN + "; Atk +10 ranged (1d4, " + english + ")")
                        .weapon()
                        .weapon())
                .isEqualTo(id);
        if (!french.equals("flèche")) {
            assertThat(strike(FR + " ; attaque +10 à distance (1d4, " + french + ")")
                            .weapon()
                            .weapon())
                    .isEqualTo(id);
        }
    }

    @ParameterizedTest
    @CsvSource({"arrows, flèches, arrow, flèche", "bolt, carreaux, bolt, carreau"})
    void missilesOfSeveralWeaponsAreNamedInBothLanguages(String english, String french, String en, String fr) {
        for (String text : List.of(
                EN + "; Atk +10 ranged (1d6/x3, " + english + ")",
                FR + " ; attaque +10 à distance (1d6/×3, " + french + ")")) {
            assertThat(strike(text).weapon().words()).isEqualTo(new Wording(en, fr));
        }
    }
}
