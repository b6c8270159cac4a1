package trapwright.system.ose;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.Harm.Effect.Type;
import trapwright.system.ose.Springing.Action;

/// The twelve example traps of the reference text, each in its own words.
enum OseExamples {
    FALLING_BLOCK(
            words("Falling block", "Chute d’un bloc de pierre"),
            room(Action.STEP, "the cracked flagstone is stepped on", "en marchant sur la dalle fendue")
                    .withHarm(Harm.of(Dice.of("1d10")))
                    .withSave(Optional.of(Save.of(Save.Letter.P, Save.Result.AVOIDS)))
                    .withPractice(Practice.NONE.withTell(words(
                            "Fresh dust has trickled from a seam overhead.",
                            "De la poussière fraîche a coulé d’un joint au plafond.")))),
    GAS(
            words("Poison gas", "Gaz toxique"),
            room(Action.OPEN, "the bronze door is opened", "en ouvrant la porte de bronze")
                    .withHarm(Harm.of(Effect.of(Type.DEATH)))
                    .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS)))
                    .withPlace(wholeRoom(2))
                    .withPractice(Practice.NONE.withTell(words(
                            "Dead moths lie along the foot of the door.",
                            "Des papillons morts gisent au pied de la porte.")))),
    MIST(
            words("Harmless mist", "Brume inoffensive"),
            room(Action.OPEN, "the sarcophagus is opened", "en ouvrant le sarcophage")
                    .withHarm(Harm.of(Effect.of(Type.MIST)
                            .withWords(words(
                                    "a green mist that looks like gas and harms nobody",
                                    "une brume verte qui ressemble à un gaz et ne fait de mal à personne"))))
                    .withPlace(wholeRoom(1))
                    .withPractice(Practice.NONE.withTell(
                            words("The lid is sealed with wax.", "Le couvercle est scellé à la cire.")))),
    PIT(
            words("Pit", "Fosse"),
            room(Action.STEP, "the slab is stepped on", "en marchant sur la dalle")
                    .withHarm(Harm.NONE.withFall(Optional.of(Length.feet(20))))
                    .withPractice(Practice.NONE.withTell(words("dust-free slab.", "dalle sans poussière.")))),
    SCYTHING_BLADE(
            words("Scything blade", "Lame fauchante"),
            room(Action.PASS, "somebody passes between the pillars", "en passant entre les piliers")
                    .withHarm(Harm.of(Dice.of("1d8")))
                    .withPractice(Practice.NONE.withTell(words(
                            "A curved groove runs across both pillars.",
                            "Une rainure courbe traverse les deux piliers.")))),
    SLIDE(
            words("Slide", "Glissière"),
            room(Action.STEP, "the third stair is stepped on", "en marchant sur la troisième marche")
                    .withHarm(Harm.of(Effect.of(Type.LOWER_LEVEL)))
                    .withPractice(Practice.NONE.withTell(
                            words("The stairs are polished smooth.", "L’escalier est poli comme un miroir.")))),
    DARTS(
            words("Spring darts", "Fléchettes à ressort"),
            treasure("a casket", "un coffret", Action.OPEN, "the casket is opened", "en ouvrant le coffret")
                    .withHarm(Harm.of(Dice.of("(1d4)x1d6")))
                    .withPractice(probing(
                            "The carved lion has a row of pinholes for a mane.",
                            "Le lion sculpté a pour crinière une rangée de petits trous.",
                            "A shield before the lid catches the darts.",
                            "Un bouclier devant le couvercle arrête les fléchettes."))),
    FLASH(
            words("Blinding flash", "Éclair aveuglant"),
            treasure("a mirror", "un miroir", Action.LIFT, "the mirror is lifted", "en soulevant le miroir")
                    .withHarm(Harm.of(Effect.of(Type.BLINDNESS).lasting(Dice.of("1d8"), Span.Unit.TURNS)))
                    .withSave(Optional.of(Save.of(Save.Letter.S, Save.Result.AVOIDS)))
                    .withPractice(probing(
                            "The wall behind is bleached.",
                            "Le mur derrière est décoloré.",
                            "With eyes shut nobody is harmed.",
                            "Les yeux fermés, personne n’est touché."))),
    HIDDEN_MONSTER(
            words("Hidden monster", "Monstre caché"),
            treasure(
                            "a basket of coins",
                            "un panier de pièces",
                            Action.TOUCH,
                            "the coins are touched",
                            "en touchant les pièces")
                    .withHarm(Harm.of(Effect.of(Type.MONSTER)
                            .withWords(words(
                                    "a snake strikes from among the coins", "un serpent surgit d’entre les pièces"))))
                    .withPractice(probing(
                            "The coins stir by themselves.",
                            "Les pièces remuent toutes seules.",
                            "A stick drives the snake out.",
                            "Un bâton fait sortir le serpent."))),
    ILLUSION(
            words("Illusory monster", "Monstre illusoire"),
            treasure("an urn", "une urne", Action.OPEN, "the urn is opened", "en ouvrant l’urne")
                    .withHarm(
                            Harm.of(
                                    Effect.of(Type.ILLUSION)
                                            .withWords(
                                                    words(
                                                            "an illusory monster attacks, AC 9 [10], gone when hit; whoever it “kills” is out for 1d4 turns",
                                                            "un monstre illusoire attaque, CA 9 [10], disparaît quand on le touche\u00a0; ses «\u00a0victimes\u00a0» sont hors de combat 1d4 tours"))))
                    .withPractice(probing(
                            "The painted beast on the urn follows with its eyes.",
                            "La bête peinte sur l’urne suit des yeux.",
                            "Turned to the wall, the urn shows nothing.",
                            "Tournée contre le mur, l’urne ne montre rien."))),
    SPRAY(
            words("Scent spray", "Jet de liquide odorant"),
            treasure("a strongbox", "une cassette", Action.OPEN, "the strongbox is opened", "en ouvrant la cassette")
                    .withHarm(Harm.of(Effect.of(Type.SCENT).lasting(Dice.of("1d6"), Span.Unit.HOURS)))
                    .withPractice(probing(
                            "A faint smell of musk hangs about it.",
                            "Une légère odeur de musc flotte autour.",
                            "A cloth over the lid takes the spray.",
                            "Un linge sur le couvercle reçoit le jet."))),
    NEEDLE(
            words("Needle", "Aiguille"),
            treasure("a chest", "un coffre", Action.LIFT, "the lid is lifted", "en soulevant le couvercle")
                    .withHarm(Harm.of(Effect.of(Type.DEATH)))
                    .withSave(Optional.of(Save.of(Save.Letter.D, Save.Result.AVOIDS)))
                    .withPractice(probing(
                            "The catch has no wear where a thumb would press.",
                            "Le loquet n’est pas usé là où le pouce appuierait.",
                            "A gauntlet blunts the needle.",
                            "Un gantelet émousse l’aiguille.")));

    private final Wording title;
    private final OseTrap trap;

    OseExamples(Wording title, OseTrap trap) {
        this.title = title;
        this.trap = trap;
    }

    Wording title() {
        return title;
    }

    OseTrap trap() {
        return trap;
    }

    private static OseTrap room(Action action, String english, String french) {
        return OseRules.INSTANCE.blank().withSpringing(springing(action, english, french));
    }

    private static OseTrap treasure(String item, String objet, Action action, String english, String french) {
        return OseRules.INSTANCE
                .blank()
                .withKind(new Kind.Treasure(words(item, objet)))
                .withDetection(new Detection.ThiefSkill())
                .withSpringing(springing(action, english, french))
                .withPlace(OseRules.INSTANCE.blank().place().withArea(new Place.Area.Victim()));
    }

    private static Springing springing(Action action, String english, String french) {
        return Springing.of(action).withWords(words(english, french));
    }

    private static Place wholeRoom(int dungeonLevel) {
        return new Place(
                new Place.Area.WholeRoom(),
                Optional.of(new Place.Extent(Length.feet(30), Length.feet(40))),
                dungeonLevel,
                OseRules.INSTANCE.blank().place().delvers());
    }

    private static Practice probing(String tell, String indice, String english, String french) {
        return Practice.NONE.withTell(words(tell, indice)).withProbing(words(english, french));
    }

    private static Wording words(String english, String french) {
        return new Wording(english, french);
    }

    static List<OseExamples> rooms() {
        return List.of(FALLING_BLOCK, GAS, MIST, PIT, SCYTHING_BLADE, SLIDE);
    }
}
