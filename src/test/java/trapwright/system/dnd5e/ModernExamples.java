package trapwright.system.dnd5e;

import static trapwright.system.dnd5e.Example.action;
import static trapwright.system.dnd5e.Example.active;
import static trapwright.system.dnd5e.Example.each;
import static trapwright.system.dnd5e.Example.investigation;
import static trapwright.system.dnd5e.Example.plain;
import static trapwright.system.dnd5e.Example.simple;
import static trapwright.system.dnd5e.Example.some;
import static trapwright.system.dnd5e.Example.trigger;
import static trapwright.system.dnd5e.Example.words;

import java.util.List;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
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
import trapwright.system.dnd5e.Levelling.Scaled;
import trapwright.system.dnd5e.Levelling.Scaling;
import trapwright.system.dnd5e.Triggering.Trigger;

/// The traps of SRD 5.2.1 with their scaling.
final class ModernExamples {
    private ModernExamples() {}

    static List<Example> all() {
        return List.of(roof(), net(), statue(), pit(), darts(), needle(), rolling(), spiked());
    }

    private static Example roof() {
        return new Example(
                "52-roof",
                words("Collapsing Roof", "Effondrement du plafond"),
                words("A wire holds up a ceiling that is ready to fall.", "Un fil retient un plafond prêt à tomber."),
                trap(Severity.DEADLY, Kind.MECHANICAL, wire())
                        .withLasting(once(
                                words("the ground becomes difficult terrain", "le sol devient un terrain difficile")))
                        .withClues(List.of(active(
                                AbilityCheck.perception(11),
                                "the wire and the weak ceiling",
                                "le fil et le plafond fragile")))
                        .withCounters(List.of(stepOver()))
                        .withEffects(List.of(Effect.of(
                                each("the ground beneath the weak ceiling", "la zone sous la section instable"),
                                Delivery.save(Ability.DEX, 13),
                                Harm.of(Part.Dealt.of("2d10", DamageType.BLUDGEONING, Gate.SAVE_HALF)
                                        .printedAs(11)))))
                        .withLevelling(Levelling.of(Severity.DEADLY, 1, 4)
                                .withScaling(List.of(
                                        grown(5, 10, "4d10", 22).withDc(some(15)),
                                        grown(11, 16, "10d10", 55).withDc(some(17)),
                                        grown(17, 20, "18d10", 99).withDc(some(19))))));
    }

    private static Example net() {
        return new Example(
                "52-net",
                words("Falling Net", "Filet"),
                words("A wire lets a hidden net drop.", "Un fil lâche un filet caché."),
                trap(Severity.NUISANCE, Kind.MECHANICAL, wire())
                        .withLasting(once(Wording.NONE))
                        .withClues(List.of(
                                active(AbilityCheck.perception(11), "the wire and the net", "le fil et le filet")))
                        .withCounters(List.of(
                                stepOver(),
                                Counter.Check.of(
                                        Purpose.ESCAPE,
                                        AbilityCheck.of(Ability.STR, Skill.ATHLETICS, 10),
                                        words(
                                                "an action frees oneself or somebody within reach",
                                                "une action libère soi-même ou un voisin")),
                                action(Purpose.DESTROY, "destroy the net", "détruire le filet"),
                                Counter.Check.of(
                                        Purpose.SET,
                                        AbilityCheck.of(Ability.DEX, Skill.SLEIGHT_OF_HAND, 13),
                                        words(
                                                "with thieves’ tools, 10 minutes a try",
                                                "avec des outils de voleur, 10 minutes par essai"))))
                        .withEffects(List.of(Effect.of(
                                Effect.Targets.each(Effect.Area.of(Effect.Shape.SQUARE, Length.feet(10)))
                                        .withWords(
                                                words(
                                                        "the first creature across; a Huge or larger one succeeds",
                                                        "la première créature à passer ; une créature de taille TG ou plus réussit")),
                                Delivery.save(Ability.DEX, 10),
                                Harm.NONE.withConditions(
                                        List.of(Affliction.of(Condition.RESTRAINED, Gate.SAVE_NONE))))))
                        .withLevelling(Levelling.of(Severity.NUISANCE, 1, 4)
                                .withScaling(List.of(
                                        Scaling.of(5, 10).withDc(some(12)),
                                        Scaling.of(11, 16).withDc(some(14)),
                                        Scaling.of(17, 20).withDc(some(16))))));
    }

    private static Example statue() {
        Clue glyph = new Clue.Sequence(List.of(
                new Clue.Check(
                        AbilityCheck.perception(10),
                        Clue.Use.ACTIVE,
                        words("a glyph on the statue", "un glyphe sur la statue"),
                        words("from within 5 ft. (1.5 m)", "à 1,50 m ou moins")),
                active(
                        AbilityCheck.of(Ability.INT, Skill.ARCANA, 15),
                        "the glyph means fire",
                        "le glyphe signifie le feu")));
        return new Example(
                "52-statue",
                words("Fire-Casting Statue", "Statue lance-flammes"),
                words(
                        "A statue casts fire at whoever steps before it.",
                        "Une statue lance du feu sur qui passe devant."),
                trap(
                                Severity.DEADLY,
                                Kind.MAGIC_DEVICE,
                                trigger(
                                        Trigger.PLATE,
                                        "a creature moves onto the plate for the first time on a turn, or starts its turn there",
                                        "une créature arrive sur la plaque pour la première fois d’un tour, ou y commence son tour"))
                        .withLasting(once(Wording.NONE).withRearming(Lasting.Rearming.NEXT_TURN))
                        .withClues(List.of(
                                plain(
                                        "detect magic shows an aura of evocation",
                                        "détection de la magie montre une aura d’évocation"),
                                glyph,
                                active(AbilityCheck.perception(15), "the pressure plate", "la plaque de pression")))
                        .withCounters(List.of(
                                action(
                                        Purpose.DISARM,
                                        "deface the glyph with a sharp tool, as an action",
                                        "effacer le glyphe avec un outil tranchant, par une action"),
                                spike()))
                        .withEffects(List.of(Effect.of(
                                each(Effect.Shape.CONE, Length.feet(15)),
                                Delivery.save(Ability.DEX, 15),
                                Harm.of(Part.Dealt.of("2d10", DamageType.FIRE, Gate.SAVE_HALF)
                                        .printedAs(11)))))
                        .withLevelling(Levelling.of(Severity.DEADLY, 1, 4)
                                .withScaling(List.of(
                                        grown(5, 10, "4d10", 22).withSize(some(Length.feet(30))),
                                        grown(11, 16, "10d10", 55).withSize(some(Length.feet(60))),
                                        grown(17, 20, "18d10", 99).withSize(some(Length.feet(120)))))));
    }

    private static Example pit() {
        return new Example(
                "52-pit",
                words("Hidden Pit", "Fosse dissimulée"),
                words(
                        "A lid that looks like the floor drops open.",
                        "Un couvercle semblable au sol s’ouvre d’un coup."),
                lid(Severity.NUISANCE)
                        .withEffects(List.of(fall()))
                        .withLevelling(Levelling.of(Severity.NUISANCE, 1, 4)
                                .withScaling(List.of(
                                        deeper(5, 10, 30, new Scaled(Dice.NONE, some(10))),
                                        deeper(11, 16, 60, new Scaled(Dice.NONE, some(21))),
                                        deeper(17, 20, 120, new Scaled(Dice.NONE, some(42)))))));
    }

    private static Example spiked() {
        Effect fall = fall();
        Harm spikes = fall.harm()
                .withParts(List.of(
                        fall.harm().parts().getFirst(),
                        Part.Dealt.of("2d8", DamageType.PIERCING, Gate.AUTO).printedAs(9)));
        return new Example(
                "52-spiked",
                words("Spiked Pit", "Fosse hérissée de pieux"),
                words(
                        "A hidden pit with stakes at the bottom. The source prints 57 for 13d8.",
                        "Une fosse dissimulée au fond garni de pieux. La source imprime 57 pour 13d8."),
                lid(Severity.DEADLY)
                        .withEffects(List.of(fall.withHarm(spikes)))
                        .withLevelling(Levelling.of(Severity.DEADLY, 1, 4)
                                .withScaling(List.of(
                                        deeper(5, 10, 30, new Scaled(Dice.NONE, some(10)), scaled("3d8", 13)),
                                        deeper(11, 16, 60, new Scaled(Dice.NONE, some(21)), scaled("8d8", 36)),
                                        deeper(17, 20, 120, new Scaled(Dice.NONE, some(42)), scaled("13d8", 57))))));
    }

    private static Dnd5eTrap lid(Severity severity) {
        return trap(
                        severity,
                        Kind.MECHANICAL,
                        trigger(
                                Trigger.AREA_ENTERED,
                                "a creature moves onto the lid",
                                "une créature marche sur la trappe"))
                .withLasting(once(words("the lid stays open", "la trappe reste ouverte")))
                .withClues(List.of(active(investigation(15), "the lid", "la trappe")))
                .withCounters(List.of(
                        action(
                                Purpose.DISARM,
                                "wedge the lid with an iron spike",
                                "caler la trappe avec une pointe de fer"),
                        action(
                                Purpose.DISARM,
                                "hold it shut with arcane lock or the like",
                                "la tenir fermée par un verrou magique ou l’équivalent"),
                        action(
                                Purpose.ESCAPE,
                                "a climb speed, climbing gear or magic such as spider climb",
                                "une vitesse d’escalade, du matériel ou une magie comme pattes d’araignée")));
    }

    private static Effect fall() {
        return Effect.of(
                Effect.Targets.TRIGGERER,
                Delivery.AUTOMATIC,
                Harm.of(new Part.Fall(Length.feet(10), Dice.NONE, Gate.AUTO, some(3))));
    }

    private static Example darts() {
        return new Example(
                "52-darts",
                words("Poisoned Darts", "Fléchettes empoisonnées"),
                words("A plate looses a few poisoned darts.", "Une plaque lâche quelques fléchettes empoisonnées."),
                trap(
                                Severity.DEADLY,
                                Kind.MECHANICAL,
                                trigger(
                                        Trigger.PLATE,
                                        "a creature moves onto the plate for the first time on a turn",
                                        "une créature arrive sur la plaque pour la première fois d’un tour"))
                        .withLasting(once(Wording.NONE)
                                .withRearming(Lasting.Rearming.NEXT_TURN)
                                .withUses(3))
                        .withClues(List.of(
                                active(AbilityCheck.perception(15), "the holes", "les trous"),
                                active(AbilityCheck.perception(15), "the pressure plate", "la plaque de pression")))
                        .withCounters(List.of(
                                action(
                                        Purpose.DISARM,
                                        "plug all the holes with wax, cloth or rubbish",
                                        "boucher tous les trous avec de la cire, du tissu ou des débris"),
                                spike()))
                        .withEffects(List.of(Effect.of(
                                each("the darts’ path", "la trajectoire des fléchettes"),
                                Delivery.save(Ability.DEX, 13),
                                Harm.of(Part.Dealt.of("(1d6)x1d3", DamageType.POISON, Gate.SAVE_NONE)))))
                        .withLevelling(Levelling.of(Severity.DEADLY, 1, 4)
                                .withScaling(List.of(
                                        Scaling.of(5, 10).withDamage(List.of(Scaled.of("(2d6)x1d3"))),
                                        Scaling.of(11, 16).withDamage(List.of(Scaled.of("(4d6)x1d3"))),
                                        Scaling.of(17, 20).withDamage(List.of(Scaled.of("(7d6)x1d3")))))));
    }

    private static Example needle() {
        Harm harm = Harm.of(
                        Part.Dealt.of("1d10", DamageType.POISON, Gate.SAVE_HALF).printedAs(5))
                .withConditions(List.of(Affliction.of(Condition.POISONED, Gate.SAVE_NONE)
                        .withLasting(some(new Span(1, Span.Unit.HOURS)))));
        return new Example(
                "52-needle",
                words("Poisoned Needle", "Aiguille empoisonnée"),
                words("A venomous needle waits in a lock.", "Une aiguille venimeuse attend dans une serrure."),
                trap(
                                Severity.NUISANCE,
                                Kind.MECHANICAL,
                                trigger(
                                        Trigger.LOCK,
                                        "the lock is opened with anything but its key, or a disarm attempt fails",
                                        "la serrure est ouverte sans sa clef, ou un désarmement échoue"))
                        .withLasting(once(Wording.NONE))
                        .withClues(List.of(active(AbilityCheck.perception(15), "the needle", "l’aiguille")))
                        .withCounters(List.of(
                                Counter.Check.of(
                                                Purpose.DISARM,
                                                AbilityCheck.of(Ability.DEX, Skill.SLEIGHT_OF_HAND, 15),
                                                words("disarms it", "désarme le piège"))
                                        .springing(),
                                action(
                                        Purpose.AVOID,
                                        "open the lock with knock or the like",
                                        "ouvrir la serrure par déblocage ou l’équivalent")))
                        .withEffects(List.of(Effect.of(Effect.Targets.TRIGGERER, Delivery.save(Ability.CON, 11), harm)))
                        .withLevelling(Levelling.of(Severity.NUISANCE, 1, 4)
                                .withScaling(List.of(
                                        grown(5, 10, "2d10", 11).withDc(some(13)),
                                        grown(11, 16, "4d10", 22).withDc(some(15)),
                                        grown(17, 20, "10d10", 55).withDc(some(17))))));
    }

    private static Example rolling() {
        Effect.Area stone = new Effect.Area(
                Effect.Shape.SPHERE,
                some(Length.feet(5)),
                Optional.empty(),
                words("the stone’s own space", "l’emplacement de la pierre"));
        Harm harm = Harm.of(Part.Dealt.of("10d10", DamageType.BLUDGEONING, Gate.SAVE_NONE)
                        .printedAs(55))
                .withConditions(List.of(Affliction.of(Condition.PRONE, Gate.SAVE_NONE)));
        return new Example(
                "52-rolling",
                words("Rolling Stone", "Pierre roulante"),
                words(
                        "A plate sets a round stone rolling down the passage.",
                        "Une plaque lance une pierre ronde dans le passage."),
                trap(
                                Severity.DEADLY,
                                Kind.MECHANICAL,
                                trigger(
                                        Trigger.PLATE,
                                        "a creature moves onto the hidden plate",
                                        "une créature arrive sur la plaque cachée"))
                        .withConcept(Concept.of(Edition.V5_2, Kind.MECHANICAL).withComplex(true))
                        .withLasting(Lasting.UNSAID.withDuration(new Lasting.Duration.Until(
                                words("the stone stops", "jusqu’à ce que la pierre s’arrête"))))
                        .withClues(List.of(active(investigation(15), "what the plate does", "ce que fait la plaque")))
                        .withCounters(List.of(
                                spike(),
                                Counter.Check.of(
                                        Purpose.SLOW,
                                        AbilityCheck.of(Ability.STR, Skill.ATHLETICS, 20),
                                        words(
                                                "an action makes it move 15 ft. (4.5 m) less; at 0 it stops",
                                                "une action la fait rouler de 4,50 m en moins ; à 0 elle s’arrête")),
                                new Counter.Smash(
                                        17,
                                        100,
                                        words(
                                                "the stone; threshold 10, immune to poison and psychic damage",
                                                "la pierre ; seuil 10, immunisée au poison et au psychique"))))
                        .withEffects(List.of(Effect.of(
                                        new Effect.Targets(Effect.Who.EACH, some(stone), Wording.NONE),
                                        Delivery.save(Ability.DEX, 15),
                                        harm)
                                .withMoment(Effect.Moment.TURN)))
                        .withCourse(Course.rolling(8)
                                .withMoves(words("it rolls 60 ft. (18 m) a turn", "elle roule de 18 m par tour")))
                        .withLevelling(Levelling.NONE.withAims(List.of(
                                new Levelling.Aim(Severity.DEADLY, new Levels(11, 16)),
                                new Levelling.Aim(Severity.NUISANCE, new Levels(17, 20))))));
    }

    private static Dnd5eTrap trap(Severity severity, Kind kind, Triggering triggering) {
        return simple(Edition.V5_2, kind, triggering).withLevelling(Levelling.of(severity, 1, 4));
    }

    private static Triggering wire() {
        return trigger(Trigger.WIRE, "a creature crosses the trip wire", "une créature franchit le fil tendu");
    }

    private static Lasting once(Wording words) {
        return new Lasting(new Lasting.Duration.Instantaneous(), Lasting.Rearming.INERT, 0, words);
    }

    private static Counter stepOver() {
        return action(
                Purpose.DISARM,
                "once found, cut the wire or step over it",
                "une fois repéré, couper ou enjamber le fil");
    }

    private static Counter spike() {
        return action(
                Purpose.DISARM, "wedge an iron spike under the plate", "glisser une pointe de fer sous la plaque");
    }

    private static Scaling grown(int from, int to, String dice, int printed) {
        return Scaling.of(from, to).withDamage(List.of(scaled(dice, printed)));
    }

    private static Scaling deeper(int from, int to, int feet, Scaled... damage) {
        return Scaling.of(from, to).withDepth(some(Length.feet(feet))).withDamage(List.of(damage));
    }

    private static Scaled scaled(String dice, int printed) {
        return new Scaled(Dice.of(dice), some(printed));
    }
}
