package trapwright.interop.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trapwright.measure.Money;
import trapwright.system.dnd35.Dnd35Trap;

/// The same trap as game masters meet it in print.
class VariantsTest {
    private static final Dnd35Trap DARTS = Bare.wordless(
            PublishedLines.trap(
                    "Darts: mechanical; location trigger; manual reset;"
                            + " Atk +12 ranged (1d4/19-20/x3 plus poison, dart); multiple targets (all targets in two 5-ft. squares);"
                            + " poison (greenblood oil, DC 13 Fortitude save resists, 1 Con/1d2 Con); Search DC 22; Disable Device DC 21."));

    private static final Dnd35Trap PIT =
            Bare.wordless(PublishedLines.trap("Pit: mechanical; location trigger; manual reset;"
                    + " DC 20 Reflex save avoids; 40 ft. deep (4d6, fall); Search DC 20; Disable Device DC 20."));

    private static final Dnd35Trap FLAME =
            Bare.wordless(PublishedLines.trap("Flame: magic device; touch trigger (alarm);"
                    + " automatic reset; spell effect (fireball, 8th-level wizard, 8d6 fire, DC 14 Reflex save half damage);"
                    + " Search DC 28; Disable Device DC 28."));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "DARTS: MECHANICAL; LOCATION TRIGGER; MANUAL RESET; ATK +12 RANGED (1D4/19-20/X3 PLUS POISON, DART); MULTIPLE TARGETS (ALL); POISON (GREENBLOOD OIL, DC 13 FORTITUDE SAVE RESISTS, 1 CON/1D2 CON); SEARCH DC 22; DISABLE DEVICE DC 21",
                "Darts: CR 3; mechanical, location trigger, manual reset, Atk +12 ranged (1d4/19–20/×3 plus poison, darts), multiple targets (all), poison (Greenblood Oil, DC 13 Fort resists, 1 Con/1d2 Con), Search DC 22, Disable Device DC 21. Market Price: 6,000 gp.",
                "Darts: mechanical;\nlocation   trigger; manual\nreset; Atk 12 ranged (1d4/19-20/*3 plus greenblood oil poison,\ndart); multiple targets (all); Search DC 22;\nDisable Device DC 21.",
                "- **Darts:** Search DC 22; Disable Device DC 21; mechanical; manual reset; location trigger; multiple targets (all); Atk + 12 ranged (dart, 1d4 / 19-20 / x3 plus poison); poison (greenblood oil, DC 13 Fortitude save resists, 1 Con/1d2 Con)",
                "3. _Darts_: CR 3; mechanical; location trigger; manual reset; attack +12 ranged (1d4/19-20/x3 plus greenblood oil, dart); multiple targets (all); poison (greenblood oil, DC 13 Fortitude save resists, 1 Con/1d2 Con); Search (DC 22); Disable Device (DC 21). 6000 gp",
                "Darts\nCR 3; mechanical; location trigger; manual reset; Atk +12 ranged (1d4/19-20/x3 plus poison, dart); multiple targets (all); poison (greenblood oil, DC 13 Fortitude save resists, 1 Con/1d2 Con); Search DC 22; Disable Device DC 21.",
                "Flechettes: mecanique; declencheur a espace; remise en place manuelle; attaque +12 a distance (1d4/19-20/x3 plus poison, dard); cibles multiples (toutes); poison (extrait de sanvert, jet de Vigueur DD 13 pour resister, 1 Con/1d2 Con); Fouille (DD 22); Desamorcage/sabotage (DD 21). Prix: 6000 po",
                "Fléchettes\u202f: FP 3\u202f; mécanique\u202f; déclencheur à espace\u202f; remise en place manuelle\u202f; attaque +12 à distance (1d4/19-20/×3 plus extrait de sanvert, fléchette)\u202f; cibles multiples (toutes)\u202f; Fouille (DD\u00a022)\u202f; Désamorçage/sabotage (DD\u00a021). Prix\u202f: 6\u202f000\u00a0po."
            })
    void dartsAreTheSameDarts(String text) {
        understood(text, DARTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Pit: mechanical; location trigger; manual reset; DC 20 Reflex save avoids; 40' deep (4d6, fall); Search DC 20; Disable Device DC 20",
                "Pit: mechanical; location trigger; manual reset; DC 20 Ref avoids; 40-ft.-deep pit (4d6, fall); Search DC 20; Disable Device DC 20",
                "Pit: mechanical; location trigger; manual reset; Reflex save (DC 20) avoids; 40 feet deep (4d6 fall); Search DC 20; Disable Device DC 20",
                "Pit: mechanical; location trigger; manual reset; Reflex DC 20 avoids; 12 m deep (4d6, falling damage); Search DC 20; Disable Device DC 20",
                "Pit: mechanical; trigger: location; reset: manual; DC 20 Reflex avoids; 40-ft. pit (4d6 fall); Search 20; Disable Device 20",
                "Pit\nMechanical; location trigger; manual reset\nDC 20 Reflex save avoids; 40 ft. deep (4d6, fall)\nSearch DC 20; Disable Device DC 20",
                "Pit\nCR 1\nMechanical; location trigger; manual reset\nDC 20 Reflex save avoids; 40 ft. deep (4d6, fall)\nSearch DC 20; Disable Device DC 20",
                "Fosse : mécanique ; déclencheur à espace ; remise manuelle ; Réf DD 20 évite ; 12 m de profondeur (4d6, chute) ; Fouille 20 ; Désamorçage 20",
                "Fosse : mécanique ; déclencheur à espace ; remise en place manuelle ; jet de Réflexes (DD 20) « évite » ; 12 m de profondeur (4d6, chute) ; Fouille (DD 20) ; Désamorçage/sabotage (DD 20)",
                "Fosse : mécanique ; déclencheur à espace ; remise en place manuelle ; Réflexes DD 20 évite ; 40 pieds de profondeur (4d6, chute) ; Fouille DD 20 ; Désamorçage DD 20",
                "Fosse : mécanique ; déclencheur à espace ; remise en place manuelle ; DD 20 Réflexes pour éviter ; 12 mètres de profondeur (4d6, chute) ; Fouille (DD 20) ; Désamorçage/sabotage (DD 20)"
            })
    void pitsAreTheSamePit(String text) {
        understood(text, PIT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Flame: CR 5; magic device; touch trigger (Alarm); automatic reset; spell effect (Fireball, 8th level wizard, 8d6 fire damage, DC 14 Reflex half); Search DC 28; Disable Device DC 28. Cost: 12,000 gp, 960 XP.",
                "Flame: magic device; touch trigger (alarm); automatic reset; spell effect (fireball; wizard 8; 8d6 fire; Reflex DC 14 half damage); Search DC 28; Disable Device DC 28",
                "Flamme : objet magique ; déclencheur par contact (alarme) ; remise en place automatique ; effet de sort (boule de feu, magicien de niveau 8, 8d6 feu, jet de Réflexes DD 14, réduit de moitié) ; Fouille (DD 28) ; Désamorçage/sabotage (DD 28). Coût : 12 000 po, 960 PX.",
                "Flamme : objet magique ; déclencheur par contact (alarme) ; remise en place automatique ; effet de sort (boule de feu, magicien 8, 8d6 feu, jet de Réflexes DD 14 pour « 1/2 dégâts ») ; Fouille (DD 28) ; Désamorçage/sabotage (DD 28)."
            })
    void flamesAreTheSameFlame(String text) {
        understood(text, FLAME);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Spear Trap: CR 1; mechanical; location trigger; manual reset; Atk +11 ranged (1d8/x3, spear); Search DC 20; Disable Device DC 20. Market Price: 1,200 gp.",
                "Spear Trap (CR 1): mechanical; location trigger; manual reset; Atk +11 ranged (1d8/x3, spear); Search DC 20; Disable Device DC 20. 1200 gp",
                "Piège à lance : FP 1 ; mécanique ; déclencheur à espace ; remise en place manuelle ; attaque +11 à distance (1d8/×3, lance) ; Fouille (DD 20) ; Désamorçage/sabotage (DD 20). Prix : 1 200 po."
            })
    void thePrintedFiguresAreKept(String text) {
        Reading reading = Readers.read(text);
        assertThat(reading.remarks()).isEmpty();
        assertThat(reading.cards().getFirst().face().printed()).hasValueSatisfying(printed -> {
            assertThat(printed.cr()).hasValue(1);
            assertThat(printed.price()).hasValue(Money.gold(1200));
            assertThat(printed.xp()).isEmpty();
        });
    }

    private static void understood(String text, Dnd35Trap wanted) {
        Reading reading = Readers.read(text);
        assertThat(reading.remarks())
                .as(text)
                .filteredOn(remark -> remark.sort() != Remark.Sort.DIFFERS)
                .isEmpty();
        assertThat(Bare.wordless(PublishedLines.trap(text))).isEqualTo(wanted);
        String name = reading.cards().getFirst().face().texts().name().en()
                + reading.cards().getFirst().face().texts().name().fr();
        assertThat(name.toLowerCase(java.util.Locale.ROOT))
                .isIn("darts", "flechettes", "fléchettes", "pit", "fosse", "flame", "flamme");
    }
}
