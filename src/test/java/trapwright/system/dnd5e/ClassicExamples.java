package trapwright.system.dnd5e;

import static trapwright.system.dnd5e.Example.action;
import static trapwright.system.dnd5e.Example.active;
import static trapwright.system.dnd5e.Example.each;
import static trapwright.system.dnd5e.Example.investigation;
import static trapwright.system.dnd5e.Example.plain;
import static trapwright.system.dnd5e.Example.simple;
import static trapwright.system.dnd5e.Example.some;
import static trapwright.system.dnd5e.Example.spot;
import static trapwright.system.dnd5e.Example.tools;
import static trapwright.system.dnd5e.Example.trigger;
import static trapwright.system.dnd5e.Example.words;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.measure.Weight;
import trapwright.rules.Wording;
import trapwright.system.dnd5e.AbilityCheck.Ability;
import trapwright.system.dnd5e.AbilityCheck.Skill;
import trapwright.system.dnd5e.Concept.Kind;
import trapwright.system.dnd5e.Counter.Purpose;
import trapwright.system.dnd5e.Harm.Affliction;
import trapwright.system.dnd5e.Harm.Condition;
import trapwright.system.dnd5e.Harm.DamageType;
import trapwright.system.dnd5e.Harm.Gate;
import trapwright.system.dnd5e.Harm.Part;
import trapwright.system.dnd5e.Triggering.Trigger;

/// The traps of SRD 5.1 in feet, and those of the French text, which adds some and measures in metres.
///
/// @param french whether it is the French text
record ClassicExamples(boolean french) {
    private static final Wording BY_LOT = words(
            "each at a random creature in reach; sight does not matter",
            "chacune sur une créature au hasard à portée ; la vue ne compte pas");

    List<Example> all() {
        List<Example> all = new ArrayList<>(List.of(
                needle(),
                roof(),
                net(),
                darts(),
                simplePit(),
                hiddenPit(),
                lockingPit(),
                spikedPit(),
                poisonedPit(),
                annihilation(),
                rolling(),
                statue()));
        if (french) {
            all.addAll(List.of(lift(), blades(), beaters(), gravity()));
        }
        return all;
    }

    private Example needle() {
        Harm harm = Harm.of(
                        Part.Dealt.of("1", DamageType.PIERCING, Gate.AUTO).printedAs(1),
                        Part.Dealt.of("2d10", DamageType.POISON, Gate.AUTO).printedAs(11))
                .withConditions(List.of(Affliction.of(Condition.POISONED, Gate.SAVE_NONE)
                        .withLasting(some(new Span(1, Span.Unit.HOURS)))));
        return example(
                "needle",
                words("Poison Needle", "Aiguille empoisonnée"),
                words(
                        "A venomous needle waits in the lock of a chest or anything else that opens.",
                        "Une aiguille venimeuse attend dans la serrure d’un coffre ou de tout ce qui s’ouvre."),
                simple(
                                Edition.V5_1,
                                Kind.MECHANICAL,
                                trigger(
                                        Trigger.LOCK,
                                        "the lock is opened without its key, or picked without success",
                                        "la serrure est ouverte sans sa clef, ou un crochetage échoue"))
                        .withClues(List.of(active(
                                investigation(20),
                                "the lock was altered to make room for a needle",
                                "la serrure a été modifiée pour loger une aiguille")))
                        .withCounters(List.of(tools(15, "takes the needle out", "retire l’aiguille")))
                        .withEffects(
                                List.of(Effect.of(Effect.Targets.TRIGGERER, Delivery.save(Ability.CON, 15), harm))));
    }

    private Example roof() {
        return example(
                "roof",
                words("Collapsing Roof", "Effondrement du plafond"),
                words(
                        "A wire at ankle height holds the last props of a ceiling that is ready to fall.",
                        "Un fil à hauteur de cheville retient les derniers étais d’un plafond prêt à tomber."),
                wire().withClues(List.of(
                                spot(10, "the wire", "le fil"),
                                plain(
                                        "looking at the beams or the ceiling shows that both are barely held",
                                        "regarder les poutres ou le plafond montre qu’ils tiennent à peine")))
                        .withEffects(List.of(Effect.of(
                                each("the weak part of the ceiling’s shadow", "la zone sous la section instable"),
                                Delivery.save(Ability.DEX, 15),
                                Harm.of(Part.Dealt.of("4d10", DamageType.BLUDGEONING, Gate.SAVE_HALF)
                                        .printedAs(22)))))
                        .withLasting(Lasting.UNSAID
                                .withRearming(Lasting.Rearming.INERT)
                                .withWords(words(
                                        "rubble makes the area difficult terrain",
                                        "les gravats rendent le terrain difficile"))));
    }

    private Example net() {
        Harm harm = Harm.NONE.withConditions(List.of(
                Affliction.of(Condition.RESTRAINED, Gate.AUTO), Affliction.of(Condition.PRONE, Gate.SAVE_NONE)));
        List<Counter> counters = new ArrayList<>(wire().counters());
        counters.add(Counter.Check.of(
                Purpose.ESCAPE,
                AbilityCheck.of(Ability.STR, 10),
                words("an action frees oneself or somebody within reach", "une action libère soi-même ou un voisin")));
        counters.add(new Counter.Smash(
                10,
                20,
                words(
                        "the net; 5 slashing damage opens a 5 ft. (1.5 m) square of it",
                        "le filet ; 5 dégâts tranchants en ouvrent un carré de 1,50 m")));
        return example(
                "net",
                words("Falling Net", "Filet"),
                words(
                        "A wire between two pillars lets a net drop, which cobwebs or leaves hide.",
                        "Un fil entre deux piliers lâche un filet que cachent toiles d’araignée ou feuillage."),
                wire().withClues(List.of(
                                french
                                        ? spot(10, "the wire", "le fil")
                                        : spot(10, "wire and net", "le fil et le filet")))
                        .withCounters(counters)
                        .withEffects(List.of(
                                Effect.of(each(Effect.Shape.SQUARE, length(3)), Delivery.save(Ability.STR, 10), harm)))
                        .withLasting(Lasting.UNSAID.withRearming(Lasting.Rearming.INERT)));
    }

    private Dnd5eTrap wire() {
        return simple(
                        Edition.V5_1,
                        Kind.MECHANICAL,
                        trigger(Trigger.WIRE, "the trip wire is touched", "le fil tendu est touché"))
                .withCounters(List.of(tools(15, "cuts the wire safely", "coupe le fil sans danger")
                        .springing()
                        .improvisable()));
    }

    private Example darts() {
        Delivery delivery = new Delivery(
                some(new Delivery.Attack(8, Delivery.Reach.RANGED, Dice.of("4"), Delivery.Aim.SPREAD)),
                some(Delivery.Resistance.save(Ability.CON, 15)));
        Effect.Area around = Effect.Area.of(Effect.Shape.SPHERE, length(3));
        return example(
                "darts",
                words("Poison Darts", "Fléchettes empoisonnées"),
                words(
                        "A step on a hidden plate looses poisoned darts from tubes in the walls.",
                        "Un pas sur une plaque cachée lâche des fléchettes empoisonnées depuis les murs."),
                plate(20)
                        .withClues(List.of(
                                spot(15, "small holes in the walls", "de petits trous dans les murs"),
                                active(investigation(15), "the pressure plate", "la plaque de pression")))
                        .withCounters(List.of(
                                spike(),
                                action(
                                        Purpose.DISARM,
                                        "plug the holes with cloth or wax",
                                        "boucher les trous avec du tissu ou de la cire")))
                        .withEffects(List.of(Effect.of(
                                new Effect.Targets(Effect.Who.RANDOM, some(around), Wording.NONE),
                                delivery,
                                Harm.of(
                                                Part.Dealt.of("1d4", DamageType.PIERCING, Gate.HIT)
                                                        .printedAs(2),
                                                Part.Dealt.of("2d10", DamageType.POISON, Gate.SAVE_HALF)
                                                        .printedAs(11))
                                        .withWords(BY_LOT)))));
    }

    private Example simplePit() {
        return pit(
                "pit-simple",
                words("Pit, Simple", "Fosse ordinaire"),
                words(
                        "A hole in the floor under a cloth with dust and litter on it.",
                        "Un trou dans le sol sous un tissu couvert de poussière et de débris."),
                3,
                open());
    }

    private Dnd5eTrap open() {
        return simple(
                        Edition.V5_1,
                        Kind.MECHANICAL,
                        trigger(Trigger.AREA_ENTERED, "somebody steps on the cloth", "quelqu’un marche sur le tissu"))
                .withClues(List.of(spot(10, "the pit", "la fosse")));
    }

    private Example hiddenPit() {
        return pit(
                "pit-hidden",
                words("Pit, Hidden", "Fosse dissimulée"),
                words(
                        "The cover looks like the floor around it and drops like a trapdoor.",
                        "Le couvercle ressemble au sol alentour et s’ouvre comme une trappe."),
                6,
                hidden());
    }

    private Dnd5eTrap hidden() {
        return simple(
                        Edition.V5_1,
                        Kind.MECHANICAL,
                        trigger(
                                Trigger.AREA_ENTERED,
                                "somebody steps on the cover",
                                "quelqu’un marche sur le couvercle"))
                .withClues(List.of(new Clue.Sequence(List.of(
                        Clue.Check.of(
                                AbilityCheck.perception(15),
                                Clue.Use.BOTH,
                                words(
                                        "nobody leaves footprints there",
                                        "personne ne laisse d’empreintes à cet endroit")),
                        active(investigation(15), "it is the cover of a pit", "c’est le couvercle d’une fosse")))))
                .withCounters(List.of(
                        action(
                                Purpose.AVOID,
                                "wedge the cover with an iron spike",
                                "caler le couvercle avec une pointe de fer"),
                        action(
                                Purpose.AVOID,
                                "hold it shut with arcane lock or the like",
                                "le tenir fermé par un verrou magique ou l’équivalent")));
    }

    private Example lockingPit() {
        List<Counter> counters = new ArrayList<>(hidden().counters());
        counters.add(tools(
                15,
                "the spring, from inside, if it can be seen and reached",
                "le ressort, de l’intérieur, s’il est visible et accessible"));
        counters.add(action(
                Purpose.ESCAPE,
                "a hidden lever nearby opens the lid; it can also be smashed",
                "un levier caché à proximité ouvre la trappe ; on peut aussi la briser"));
        counters.add(Counter.Check.of(
                Purpose.ESCAPE, AbilityCheck.of(Ability.STR, 20), words("forces the lid", "force la trappe")));
        return pit(
                "pit-locking",
                words("Pit, Locking", "Fosse verrouillée"),
                words(
                        "As the hidden pit, but a spring shuts the lid over whoever has fallen in.",
                        "Comme la fosse dissimulée, mais un ressort referme la trappe sur la victime."),
                6,
                hidden().withCounters(counters));
    }

    private Example spikedPit() {
        return pit(
                "pit-spiked",
                words("Pit, Spiked", "Fosse hérissée de pieux"),
                words(
                        "A simple, hidden or locking pit with sharp stakes at the bottom; here the simple one.",
                        "Une fosse ordinaire, dissimulée ou verrouillée, au fond garni de pieux ; ici l’ordinaire."),
                3,
                open(),
                Delivery.AUTOMATIC,
                Part.Dealt.of("2d10", DamageType.PIERCING, Gate.AUTO).printedAs(11));
    }

    private Example poisonedPit() {
        return pit(
                "pit-spiked-poison",
                words("Pit, Spiked and Poisoned", "Fosse à pieux empoisonnés"),
                words(
                        "A spiked pit whose stakes are poisoned. The French text leaves the save DC out.",
                        "Une fosse dont les pieux sont empoisonnés. Le texte français ne donne pas le DD du jet."),
                3,
                open(),
                Delivery.save(Ability.CON, 13),
                Part.Dealt.of("2d10", DamageType.PIERCING, Gate.AUTO).printedAs(11),
                Part.Dealt.of("4d10", DamageType.POISON, Gate.SAVE_HALF).printedAs(22));
    }

    private Example pit(String id, Wording name, Wording description, int metres, Dnd5eTrap pit) {
        return pit(id, name, description, metres, pit, Delivery.AUTOMATIC);
    }

    private Example pit(
            String id, Wording name, Wording description, int metres, Dnd5eTrap pit, Delivery delivery, Part... more) {
        List<Part> parts = new ArrayList<>(List.of(Part.Fall.of(length(metres))));
        parts.addAll(List.of(more));
        return example(
                id,
                name,
                description,
                pit.withEffects(List.of(Effect.of(Effect.Targets.TRIGGERER, delivery, Harm.NONE.withParts(parts)))));
    }

    private Example annihilation() {
        return example(
                "annihilation",
                words("Sphere of Annihilation", "Sphère d’annihilation"),
                words(
                        "Darkness fills the mouth of a stone face. Whatever goes in is gone.",
                        "Les ténèbres emplissent la bouche d’un visage de pierre. Ce qui y entre disparaît."),
                simple(
                                Edition.V5_1,
                                Kind.MAGIC_DEVICE,
                                trigger(
                                        Trigger.OBJECT_TOUCHED,
                                        "anything is put into the stone mouth",
                                        "quelque chose est glissé dans la bouche de pierre"))
                        .withLasting(Lasting.UNSAID.withDuration(new Lasting.Duration.Permanent()))
                        .withClues(List.of(active(
                                AbilityCheck.of(Ability.INT, Skill.ARCANA, 20),
                                "the mouth holds a sphere that nobody can move or control",
                                "la bouche contient une sphère que nul ne peut déplacer ni contrôler")))
                        .withCounters(List.of(new Counter.Dispel(
                                some(18),
                                words("ends the lure, if there is one", "dissipe l’attirance, s’il y en a une"))))
                        .withEffects(List.of(
                                Effect.of(Effect.Targets.TRIGGERER, Delivery.AUTOMATIC, Harm.NONE.withOutright(true))))
                        .withConcept(
                                Concept.of(Edition.V5_1, Kind.MAGIC_DEVICE)
                                        .withVariants(
                                                List.of(
                                                        Variant.of(
                                                                words("Lure", "Attirance"),
                                                                words(
                                                                        "An enchantment makes creatures of a chosen kind want to climb into the mouth.",
                                                                        "Un enchantement pousse des créatures d’une sorte choisie à grimper dans la bouche."))))));
    }

    private Example rolling() {
        Effect.Area sphere = new Effect.Area(
                Effect.Shape.SPHERE,
                some(french ? new Length(new BigDecimal("1.5"), Length.Unit.METRES) : Length.feet(5)),
                Optional.empty(),
                words("the sphere’s own space", "l’emplacement de la sphère"));
        Harm harm = Harm.of(Part.Dealt.of("10d10", DamageType.BLUDGEONING, Gate.SAVE_NONE)
                        .printedAs(55))
                .withConditions(List.of(Affliction.of(Condition.PRONE, Gate.SAVE_NONE)));
        return example(
                "rolling",
                words("Rolling Sphere", "Sphère roulante"),
                words(
                        "A plate opens a trapdoor in the ceiling, and a ball of stone rolls down the passage.",
                        "Une plaque ouvre une trappe au plafond et une boule de pierre dévale le passage."),
                plate(20)
                        .withConcept(Concept.of(Edition.V5_1, Kind.MECHANICAL).withComplex(true))
                        .withLasting(Lasting.UNSAID.withDuration(new Lasting.Duration.Until(
                                words("it meets a wall", "jusqu’à ce qu’elle heurte un mur"))))
                        .withClues(List.of(
                                spot(15, "trapdoor and pressure plate", "la trappe et la plaque de pression"),
                                active(
                                        investigation(15),
                                        "the plate, by searching the floor",
                                        "la plaque, en examinant le sol"),
                                active(
                                        investigation(15),
                                        "the trapdoor, by searching the ceiling",
                                        "la trappe, en examinant le plafond")))
                        .withCounters(
                                List.of(
                                        spike(),
                                        Counter.Check.of(
                                                Purpose.SLOW,
                                                AbilityCheck.of(Ability.STR, 20),
                                                words(
                                                        "an action within 5 ft. (1.5 m) takes 15 ft. (4.5 m) off its speed; at 0 it stops",
                                                        "une action à 1,50 m ou moins réduit sa vitesse de 4,50 m ; à 0 elle s’arrête"))))
                        .withEffects(List.of(Effect.of(
                                        new Effect.Targets(Effect.Who.EACH, some(sphere), Wording.NONE),
                                        Delivery.save(Ability.DEX, 15),
                                        harm)
                                .withMoment(Effect.Moment.TURN)))
                        .withCourse(
                                Course.rolling(8)
                                        .withMoves(
                                                words(
                                                        "it rolls 60 ft. (18 m) in a straight line; its space is difficult terrain",
                                                        "elle roule de 18 m en ligne droite ; son emplacement est un terrain difficile"))));
    }

    private Example statue() {
        return example(
                "statue",
                words("Fire-Breathing Statue", "Statue cracheuse de feu"),
                words(
                        "A plate makes a nearby statue breathe fire.",
                        "Une plaque fait cracher du feu à une statue voisine."),
                plate(20)
                        .withConcept(Concept.of(Edition.V5_1, Kind.MAGIC_DEVICE))
                        .withClues(List.of(
                                spot(
                                        15,
                                        "the plate and faint scorch marks",
                                        "la plaque et de légères traces de brûlure"),
                                plain(
                                        "detect magic shows an aura of evocation around the statue",
                                        "détection de la magie montre une aura d’évocation autour de la statue")))
                        .withCounters(List.of(
                                spike(),
                                new Counter.Dispel(
                                        some(13),
                                        words("on the statue, destroys the trap", "sur la statue, détruit le piège"))))
                        .withEffects(List.of(Effect.of(
                                each(Effect.Shape.CONE, length(9)),
                                Delivery.save(Ability.DEX, 13),
                                Harm.of(Part.Dealt.of("4d10", DamageType.FIRE, Gate.SAVE_HALF)
                                        .printedAs(22))))));
    }

    private Example lift() {
        Effect gas = Effect.of(
                        each("the cage", "la cage"),
                        new Delivery(
                                Optional.empty(),
                                some(Delivery.Resistance.save(Ability.CON, 10)
                                        .varying(words(
                                                "from 5 to 10 m up; DC 15 from 10 to 15 m, +5 for each 5 m more",
                                                "de 5 à 10 m de haut ; DD 15 de 10 à 15 m, +5 par tranche de 5 m")))),
                        Harm.NONE.withConditions(List.of(Affliction.of(Condition.UNCONSCIOUS, Gate.SAVE_NONE))))
                .withName(words("Gas", "Gaz"));
        Effect fall = Effect.of(
                        each("the cage", "la cage"),
                        Delivery.AUTOMATIC,
                        Harm.of(Part.Fall.of(length(15)))
                                .withWords(words(
                                        "it falls when everybody at the rope is asleep",
                                        "elle tombe quand tous ceux qui tiennent la corde dorment")))
                .withName(words("Fall", "Chute"));
        return example(
                "lift",
                words("Sleep-Gas Lift", "Ascenseur soporifique"),
                words(
                        "A hand-hauled cage climbs a shaft whose upper air puts people to sleep.",
                        "Une cage que l’on hisse à la corde monte dans un conduit dont l’air endort."),
                simple(
                                Edition.V5_1,
                                Kind.MECHANICAL,
                                trigger(
                                        Trigger.OTHER,
                                        "the cage is hauled up into the gas",
                                        "la cage est hissée jusque dans le gaz"))
                        .withClues(List.of(
                                spot(10, "the cage is damaged", "la cage est abîmée"),
                                active(
                                        AbilityCheck.of(Ability.INT, Skill.NATURE, 15),
                                        "gas, by its first effects",
                                        "un gaz, à ses premiers effets"),
                                active(
                                        AbilityCheck.of(Ability.WIS, Skill.MEDICINE, 15),
                                        "gas, by its first effects",
                                        "un gaz, à ses premiers effets")))
                        .withCounters(List.of(new Counter.Check(
                                Purpose.AVOID,
                                List.of(
                                        AbilityCheck.of(Ability.DEX, 10),
                                        AbilityCheck.of(Ability.STR, 10)
                                                .withVaries(words(
                                                        "+5 per creature in the cage",
                                                        "+5 par créature dans la cage"))),
                                words(
                                        "catches the rope, for one awake beside it",
                                        "rattrape la corde, pour qui est éveillé à côté"),
                                false,
                                false)))
                        .withEffects(List.of(gas, fall)));
    }

    private Example blades() {
        return example(
                "blades",
                words("Blade Wall", "Mur de lames"),
                words(
                        "A golden statuette is the counterweight of two long blades in the ceiling.",
                        "Une statuette d’or sert de contrepoids à deux longues lames cachées au plafond."),
                pedestal(Part.Dealt.of("4d10", DamageType.SLASHING, Gate.SAVE_HALF)
                        .printedAs(22)));
    }

    private Example beaters() {
        return example(
                "beaters",
                words("Blade Wall, wooden beaters", "Mur de lames, batteurs en bois"),
                words(
                        "The blade wall of a wooden house, with beaters in place of the blades.",
                        "Le mur de lames d’une maison de bois, avec des batteurs à la place des lames."),
                pedestal(Part.Dealt.of("2d10", DamageType.SLASHING, Gate.SAVE_HALF)
                        .printedAs(12)));
    }

    private Dnd5eTrap pedestal(Part damage) {
        Effect first = Effect.of(
                each(
                        "the space within 1 m before and behind the pedestal",
                        "l’espace à moins de 1 m devant et derrière le piédestal"),
                Delivery.save(Ability.DEX, 15),
                Harm.of(damage));
        Effect second = first.withTargets(each(
                        "the space to the left and right of the pedestal",
                        "l’espace à gauche et à droite du piédestal"))
                .withMoment(Effect.Moment.LATER)
                .withHarm(
                        first.harm()
                                .withWords(
                                        words(
                                                "only if a weight is put back once the trap has sprung, which stops the first blades",
                                                "seulement si un poids est reposé une fois le piège déclenché, ce qui arrête les premières lames")));
        return simple(
                        Edition.V5_1,
                        Kind.MECHANICAL,
                        trigger(Trigger.OBJECT_LIFTED, "the statuette is lifted", "la statuette est soulevée"))
                .withClues(List.of(
                        spot(15, "the pedestal is a counterweight", "le socle sert de contrepoids"),
                        spot(
                                10,
                                "blood on the floor, and two long slots above",
                                "du sang au sol et deux longues rainures au plafond")))
                .withCounters(List.of(Counter.Check.of(
                        Purpose.DISARM,
                        AbilityCheck.of(Ability.DEX, 10),
                        words("an equal weight takes the statuette’s place", "un poids égal remplace la statuette"))))
                .withEffects(List.of(first, second));
    }

    private Example gravity() {
        AbilityCheck doorFrame = AbilityCheck.of(Ability.DEX, 15)
                .withVaries(words("only within 3 m of the entrance", "seulement à moins de 3 m de l’entrée"));
        Effect up = Effect.of(
                each("the corridor, its ceiling 15 m up", "le couloir, au plafond à 15 m"),
                new Delivery(Optional.empty(), some(new Delivery.Resistance(Delivery.Roll.CHECK, doorFrame))),
                Harm.of(
                        new Part.Fall(length(15), Dice.NONE, Gate.SAVE_NONE, some(18)),
                        Part.Dealt.of("2d10", DamageType.PIERCING, Gate.SAVE_NONE)
                                .printedAs(11)));
        Effect down = Effect.of(
                        each("the corridor", "le couloir"), Delivery.AUTOMATIC, Harm.of(Part.Fall.of(length(15))))
                .withMoment(Effect.Moment.LATER);
        return example(
                "gravity",
                words("Reversed Gravity Zone", "Zone de gravité inversée"),
                words(
                        "Plates in a long corridor turn gravity round; the ceiling bristles with spikes.",
                        "Des plaques dans un long couloir renversent la gravité ; le plafond est hérissé de pointes."),
                plate(40)
                        .withConcept(Concept.of(Edition.V5_1, Kind.MAGIC_SPELL)
                                .withVariants(List.of(Variant.of(
                                                words("Chest or door", "Coffre ou porte"),
                                                words(
                                                        "Opening a chest or the far door is the trigger. A cage or glue may take the spikes’ place.",
                                                        "Le déclencheur est un coffre ou la porte de sortie. Une cage ou de la colle peut remplacer les pointes."))
                                        .withCounters(List.of(tools(15, "disarms it", "désarme le piège"))))))
                        .withLasting(
                                Lasting.UNSAID.withDuration(new Lasting.Duration.For(new Span(1, Span.Unit.MINUTES))))
                        .withClues(List.of(
                                new Clue.Check(
                                        AbilityCheck.perception(10),
                                        Clue.Use.BOTH,
                                        words("spikes on the ceiling", "des pointes au plafond"),
                                        words("darkvision only", "vision dans le noir seulement")),
                                spot(15, "each plate", "chaque plaque"),
                                active(investigation(15), "each plate", "chaque plaque")))
                        .withCounters(List.of(spike()))
                        .withEffects(List.of(up, down)));
    }

    private Dnd5eTrap plate(int pounds) {
        Weight weight =
                french ? new Weight(BigDecimal.valueOf(pounds / 2), Weight.Unit.KILOGRAMS) : Weight.pounds(pounds);
        return simple(
                Edition.V5_1, Kind.MECHANICAL, Triggering.of(Trigger.PLATE).withWeight(some(weight)));
    }

    private static Counter spike() {
        return action(
                Purpose.DISARM, "wedge an iron spike under the plate", "glisser une pointe de fer sous la plaque");
    }

    private Length length(int metres) {
        return french ? new Length(BigDecimal.valueOf(metres), Length.Unit.METRES) : Length.feet(metres * 10 / 3);
    }

    private Example example(String id, Wording name, Wording description, Dnd5eTrap trap) {
        return new Example((french ? "s-" : "51-") + id, name, description, trap);
    }
}
