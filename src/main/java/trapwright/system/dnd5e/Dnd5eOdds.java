package trapwright.system.dnd5e;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import trapwright.dice.D20;
import trapwright.dice.Distribution;
import trapwright.party.Party;
import trapwright.party.Trait;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;
import trapwright.rules.fate.Exposed;
import trapwright.rules.fate.Notices;
import trapwright.rules.fate.Ordeal;
import trapwright.rules.fate.Plight;

/// The odds of a party against a 5e trap: everything that counts at once, as in the assessment.
final class Dnd5eOdds {
    private static final int LEAST_CEILING = 400;
    private static final int ROUNDS = 3;

    private final Dnd5eTrap trap;
    private final List<Effect> effects;
    private final int among;
    private final int ceiling;
    private final List<Wounds> wounds;
    private final Shares shares;
    private final int volley;
    private final Ordeal ordeal;

    private Dnd5eOdds(Dnd5eTrap trap, List<UsualHero> party) {
        this.trap = trap;
        this.effects = trap.effects().stream().filter(Effect::countsAtOnce).toList();
        this.among = Math.max(1, party.size());
        int toughest = party.stream()
                .map(UsualHero::profile)
                .mapToInt(each -> each.number(Trait.HP) + each.number(Trait.MAX_HP))
                .max()
                .orElse(0);
        this.ceiling = Math.max(LEAST_CEILING, toughest);
        this.wounds =
                effects.stream().map(effect -> new Wounds(effect, ceiling)).toList();
        this.shares = new Shares(effects, wounds);
        this.volley = volley(effects);
        this.ordeal = new Ordeal(
                shares.rolls(),
                volley < 0
                        ? Optional.empty()
                        : effects.get(volley)
                                .delivery()
                                .attack()
                                .map(attack -> new Ordeal.Volley(Onslaught.count(attack, Ordeal.Volley.MOST), among)),
                0);
    }

    /// The first volley, when there is one. The missiles of another one are aimed for themselves.
    private static int volley(List<Effect> effects) {
        for (int i = 0; i < effects.size(); i++) {
            if (Onslaught.isVolley(effects.get(i)) && !effects.get(i).harm().outright()) {
                return i;
            }
        }
        return -1;
    }

    static Odds of(Dnd5eTrap trap, Party party) {
        List<UsualHero> heroes = party.characters().stream()
                .map(each -> UsualHero.of(each, party))
                .toList();
        return new Dnd5eOdds(trap, heroes).against(heroes);
    }

    private Odds against(List<UsualHero> party) {
        List<Exposed> exposed = party.stream().map(this::exposed).toList();
        List<Odds.Against> each = new ArrayList<>();
        for (int i = 0; i < party.size(); i++) {
            each.add(against(party.get(i), exposed.get(i)));
        }
        Odds.Together together = new Odds.Together(
                Notices.any(each.stream().map(Odds.Against::notice).toList()),
                Optional.empty(),
                Exposed.anyDrops(ordeal, exposed),
                Exposed.expectedDamage(ordeal, exposed));
        return new Odds(each, together, notes());
    }

    private Exposed exposed(UsualHero hero) {
        Plight full = plight(hero, true);
        boolean all = effects.stream().allMatch(Dnd5eOdds::catchesAll);
        return new Exposed(
                full, all ? full : plight(hero, false), sure(hero.profile().number(Trait.HP)));
    }

    private Plight plight(UsualHero hero, boolean first) {
        Plight plight = Plight.nothing(2 * ceiling);
        for (Onslaught onslaught : onslaughts(hero)) {
            plight = first || catchesAll(onslaught.effect()) ? plight.and(onslaught.plight()) : plight;
        }
        return plight;
    }

    private Odds.Against against(UsualHero hero, Exposed exposed) {
        int hitPoints = hero.profile().number(Trait.HP);
        int dead = hitPoints + hero.profile().number(Trait.MAX_HP);
        Handling handling = new Handling(trap.counters(), hero);
        return new Odds.Against(
                hero.entered().name(),
                new Spotting(trap.clues(), hero).notice(),
                handling.disarm(),
                new Odds.Strike(
                        all(hero, Onslaught::hit)
                                .map(hits -> D20.anyOf(hits.stream().mapToDouble(each -> each))),
                        all(hero, Onslaught::save)
                                .map(saves -> D20.allOf(saves.stream().mapToDouble(each -> each)))),
                new Odds.Toll(
                        ordeal.damage(exposed.victim()),
                        hitPoints,
                        dead,
                        ordeal.atLeast(exposed.victim(), exposed.dropsAt()),
                        ordeal.atLeast(exposed.victim(), sure(dead))),
                apart(hero, handling),
                hero.profile().known(used()));
    }

    private List<Odds.Line> apart(UsualHero hero, Handling handling) {
        Map<Harm.Condition, Double> spared = new EnumMap<>(Harm.Condition.class);
        double untouched = 1;
        for (Onslaught onslaught : onslaughts(hero)) {
            untouched *= 1
                    - (onslaught.hit().isPresent()
                            ? onslaught.hit().get()
                            : 1 - onslaught.save().orElse(0.0));
            for (Harm.Affliction affliction : onslaught.effect().harm().conditions()) {
                spared.merge(
                        affliction.condition(), 1 - onslaught.comes(affliction.gate()), (one, other) -> one * other);
            }
        }
        List<Odds.Line> lines = new ArrayList<>();
        spared.forEach((condition, chance) -> {
            String id = Onslaught.id(condition);
            lines.add(new Odds.Line("condition." + id, Message.of("dnd5e.condition." + id), Unit.CHANCE, 1 - chance));
        });
        if (trap.concept().complex()) {
            lines.add(new Odds.Line(
                    "struckInRounds",
                    Message.of("odds5.struck", ROUNDS),
                    Unit.CHANCE,
                    1 - Math.pow(untouched, ROUNDS)));
        }
        lines.addAll(handling.lines());
        return lines;
    }

    private <T> Optional<List<T>> all(UsualHero hero, Function<Onslaught, Optional<T>> chance) {
        List<T> chances =
                onslaughts(hero).stream().map(chance).flatMap(Optional::stream).toList();
        return chances.isEmpty() ? Optional.empty() : Optional.of(chances);
    }

    private List<Onslaught> onslaughts(UsualHero hero) {
        List<Onslaught> all = new ArrayList<>();
        for (int i = 0; i < effects.size(); i++) {
            int number = i;
            Effect effect = effects.get(i);
            all.add(new Onslaught(
                    effect,
                    hero,
                    wounds.get(i),
                    gate -> shares.number(number, gate),
                    Onslaught.isVolley(effect) ? among : 1,
                    i == volley));
        }
        return all;
    }

    private static boolean catchesAll(Effect effect) {
        return switch (effect.targets().who()) {
            case EACH -> true;
            case TRIGGERER -> false;
            case RANDOM -> Onslaught.isVolley(effect);
        };
    }

    private List<Trait> used() {
        List<Trait> used = new ArrayList<>(List.of(Trait.LEVEL, Trait.HP, Trait.MAX_HP));
        for (Clue clue : trap.clues()) {
            if (clue instanceof Clue.Check check) {
                UsualHero.trait(check.check()).ifPresent(used::add);
                if (check.use() != Clue.Use.ACTIVE) {
                    used.add(Trait.PASSIVE_PERCEPTION);
                }
            }
        }
        for (Counter counter : trap.counters()) {
            if (counter instanceof Counter.Check check) {
                check.checks().forEach(each -> UsualHero.trait(each).ifPresent(used::add));
            }
        }
        for (Effect effect : effects) {
            effect.delivery().attack().ifPresent(ignored -> used.add(Trait.AC));
            effect.delivery().save().ifPresent(save -> {
                switch (save.roll()) {
                    case SAVE -> used.add(UsualHero.saveTrait(save.check().ability()));
                    case CHECK -> UsualHero.trait(save.check()).ifPresent(used::add);
                }
            });
        }
        return used.stream().distinct().sorted().toList();
    }

    private List<Message> notes() {
        List<Message> notes = new ArrayList<>();
        notes.add(Message.of(effects.stream().allMatch(Dnd5eOdds::catchesAll) ? "odds.note.all" : "odds.note.one"));
        if (effects.size() < trap.effects().size()) {
            notes.add(Message.of("odds5.note.later"));
        }
        if (trap.concept().complex()) {
            notes.add(Message.of("odds5.note.round"));
        }
        if (effects.stream().anyMatch(effect -> effect.delivery().attack().isPresent())) {
            notes.add(Message.of("odds5.note.critical"));
        }
        if (volley >= 0) {
            notes.add(Message.of("odds5.note.volley", among));
        }
        if (!trap.concept().variants().isEmpty()) {
            notes.add(Message.of("odds5.note.variants"));
        }
        return notes;
    }

    private Distribution sure(int total) {
        return Distribution.sure(total, ceiling);
    }
}
