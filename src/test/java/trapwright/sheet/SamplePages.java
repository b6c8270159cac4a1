package trapwright.sheet;

import static trapwright.sheet.Run.bold;
import static trapwright.sheet.Run.italic;
import static trapwright.sheet.Run.plain;

import java.util.ArrayList;
import java.util.List;
import trapwright.card.Picture;

/// Pages for the tests of this room.
public final class SamplePages {
    private static final Page.About ENGLISH = new Page.About("en", "Continues on card {0}", "Card {0}");
    private static final Page.About FRENCH = new Page.About("fr", "Suite sur la carte {0}", "Carte {0}");

    /// What a print of them says.
    public static final Labels LABELS =
            new Labels("en", "Poison Wall Spikes", "50 mm when printed at 100%", "Sheet {0} of {1}");

    private SamplePages() {}

    /// An English card with every usual block.
    public static Page spikes() {
        return spikes(
                List.of(plain("1d8+4 plus poison, on the nearest creature in each of two adjacent 5-ft. squares.")));
    }

    /// The same card with another text for what happens on a hit.
    public static Page spikes(List<Run> onAHit) {
        return new Page(
                new Band(
                        "Poison Wall Spikes",
                        "Mechanical trap · 3.5",
                        new Picture.Icon("spiky-pit"),
                        new Labelled("CR", "5"),
                        Tint.DND35),
                List.of(
                        new Labelled("Search", "17", "search-dc"),
                        new Labelled("Disable", "21", "disable-dc"),
                        new Labelled("Attack, melee", "+16"),
                        new Labelled("Damage", "1d8+4")),
                List.of(
                        row("Trigger", "Location: a foot on either marked flagstone. Fliers do not set it off."),
                        row("Reset", "Manual, about 1 minute. No bypass."),
                        new Block.Row("On a hit", onAHit),
                        row("Poison", "Medium spider venom. Fort DC 14: 1d4 Str, then 1d4 Str a minute later."),
                        new Block.Rule(),
                        row(
                                "Disabling",
                                "Below 17 the trap springs. From 17 to 20 nothing happens and a new try is allowed. At 31 the party may walk past and leave it armed."),
                        new Block.Tell(
                                "Tell", List.of(plain("Rust weeps from a row of thumb-wide holes at hip height."))),
                        new Block.Strip(
                                "Hits AC",
                                List.of(
                                        new Labelled("15", "95%"),
                                        new Labelled("18", "95%"),
                                        new Labelled("21", "80%"),
                                        new Labelled("24", "65%"),
                                        new Labelled("27", "50%")))),
                new Foot(
                        List.of(new Foot.Tick("Sprung", 3), new Foot.Tick("Found", 1), new Foot.Tick("Disabled", 1)),
                        new Labelled("Market price", "12,650 gp"),
                        new Labelled("Craft (trapmaking)", "DC 25"),
                        ""),
                ENGLISH);
    }

    /// A French card with no-break spaces, a frame to read aloud, a heading, numbered boxes and a credit.
    public static Page scythes() {
        return new Page(
                new Band(
                        "Couloir des faux",
                        "Piège mécanique complexe · 5e",
                        new Picture.Icon("guillotine"),
                        new Labelled("Niv. 5-10", "Dangereux"),
                        Tint.DND5E),
                List.of(
                        new Labelled("Perception", "15"),
                        new Labelled("Désamorcer", "15"),
                        new Labelled("Attaque", "+7"),
                        new Labelled("JdS CON", "14"),
                        new Labelled("Initiative", "+8")),
                List.of(
                        row("Déclencheur", "Plaque de pression, 10\u00A0kg ou plus, au milieu du couloir."),
                        row(
                                "À son tour",
                                "Attaque +7 contre chaque créature de la zone (12\u00A0m × 3\u00A0m)\u00A0: 11 (2d10) tranchants, puis 11 (2d10) poison, moitié si JdS de Constitution DD\u00A014 réussi."),
                        row(
                                "Repérer",
                                "Perception DD\u00A015 (passive ou active)\u00A0: «\u00A0fentes huilées\u00A0». L’œil exercé voit que la dalle commande tout."),
                        new Block.Row(
                                "Rounds",
                                List.of(
                                        bold("2"),
                                        plain(" sol incliné, terrain difficile. "),
                                        bold("3"),
                                        plain(" attaque +8. "),
                                        bold("4"),
                                        plain(" attaque +9. "),
                                        bold("5"),
                                        plain(" dernier passage."))),
                        new Block.Heading("Au plafond"),
                        new Block.ReadAloud(List.of(
                                plain("Un souffle froid passe sur vos nuques\u00A0; "),
                                italic("quelque chose"),
                                plain(" bouge dans le noir."))),
                        new Block.Strip(
                                "Touche CA",
                                List.of(
                                        new Labelled("12", "80\u00A0%"),
                                        new Labelled("14", "70\u00A0%"),
                                        new Labelled("16", "60\u00A0%"),
                                        new Labelled("18", "50\u00A0%"),
                                        new Labelled("20", "40\u00A0%")))),
                new Foot(
                        List.of(new Foot.Tick("Rounds", 5, true)),
                        new Labelled("22 de dégâts si tout touche", ""),
                        new Labelled("", "4\u00A0500\u00A0po"),
                        "Règles\u00A0: SRD 5.1, CC-BY-4.0"),
                FRENCH);
    }

    /// A player's handout: no badge, no numbers, no boxes.
    public static Page handout() {
        return new Page(
                new Band(
                        "The Weeping Passage",
                        "Player handout",
                        new Picture.Icon("scroll-unfurled"),
                        Labelled.NONE,
                        Tint.HANDOUT),
                List.of(),
                List.of(
                        row(
                                "",
                                "The passage narrows until your shoulders brush both walls.\n\nTwo flagstones ahead are paler than their neighbours.")),
                new Foot(List.of(), Labelled.NONE, Labelled.NONE, ""),
                ENGLISH);
    }

    /// A card under another name.
    public static Page named(String name) {
        Page page = spikes();
        Band band = page.band();
        return new Page(
                new Band(name, band.kind(), band.picture(), band.badge(), band.tint()),
                page.numbers(),
                page.body(),
                page.foot(),
                page.about());
    }

    /// The card with so many words more, each to be found again by itself: `w0001x`, `w0002x` …
    public static Page longer(int words) {
        List<Run> runs = new ArrayList<>();
        runs.add(plain("1d8+4 plus poison."));
        for (int i = 1; i <= words; i++) {
            String word = String.format(" w%04dx", i);
            runs.add(i % 7 == 0 ? bold(word) : i % 11 == 0 ? italic(word) : plain(word));
        }
        return spikes(runs);
    }

    private static Block.Row row(String label, String text) {
        return new Block.Row(label, List.of(plain(text)));
    }
}
