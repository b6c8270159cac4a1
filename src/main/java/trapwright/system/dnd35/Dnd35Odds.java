package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import trapwright.dice.D20;
import trapwright.dice.Distribution;
import trapwright.party.Party;
import trapwright.party.Profile;
import trapwright.party.Trait;
import trapwright.rules.Message;
import trapwright.rules.Odds;
import trapwright.rules.Unit;
import trapwright.rules.fate.Exposed;
import trapwright.rules.fate.Notices;
import trapwright.rules.fate.Ordeal;

/// The odds of a party against a 3.5 trap.
///
/// Several designs on one card: independent ones all strike, and all must be found and disabled; of dependent ones the
/// first is found and disabled, and each strikes those whom the one before struck.
final class Dnd35Odds {
    private static final int LEAST_CEILING = 400;
    private static final int DEAD_AT = 10;
    private static final int MASSIVE = 50;
    private static final int MASSIVE_DC = 15;
    private static final int LEAST_DAMAGE = 1;

    private final List<Ruled> parts;
    private final boolean dependent;
    private final List<OptionalInt> shared = new ArrayList<>();
    private final List<Blows> blows;
    private final int ceiling;
    private final Ordeal ordeal;

    private Dnd35Odds(List<Ruled> parts, boolean dependent, List<Profile> party) {
        this.parts = parts;
        this.dependent = dependent;
        int toughest =
                party.stream().mapToInt(each -> each.number(Trait.HP)).max().orElse(0);
        this.ceiling = Math.max(LEAST_CEILING, toughest + DEAD_AT);
        this.blows = parts.stream().map(part -> new Blows(part, ceiling)).toList();
        List<Distribution> rolls = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            boolean shares = Catching.sharesRoll(parts.get(i)) && rolls.size() < Ordeal.MOST_ROLLS;
            shared.add(shares ? OptionalInt.of(rolls.size()) : OptionalInt.empty());
            if (shares) {
                rolls.add(blows.get(i).plain());
            }
        }
        this.ordeal = new Ordeal(rolls, Optional.empty(), LEAST_DAMAGE);
    }

    /// The odds.
    ///
    /// @param parts the designs on the card, one or more
    static Odds of(List<Ruled> parts, boolean dependent, Party party) {
        List<Profile> profiles = party.characters().stream()
                .map(each -> UsualHero.fill(each, party))
                .toList();
        return new Dnd35Odds(parts, dependent, profiles).against(profiles);
    }

    private Odds against(List<Profile> party) {
        List<Facing> facing = party.stream().map(this::facing).toList();
        List<Exposed> exposed = facing.stream().map(Facing::exposed).toList();
        List<Odds.Against> each = new ArrayList<>();
        for (int i = 0; i < party.size(); i++) {
            each.add(against(facing.get(i), exposed.get(i)));
        }
        Odds.Together together = new Odds.Together(
                Notices.any(each.stream().map(Odds.Against::notice).toList()),
                Optional.empty(),
                Exposed.anyDrops(ordeal, exposed),
                Exposed.expectedDamage(ordeal, exposed));
        return new Odds(each, together, OddsNotes.of(parts, discovery()));
    }

    private Facing facing(Profile victim) {
        List<Assault> assaults = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            assaults.add(new Assault(parts.get(i), victim, blows.get(i), shared.get(i)));
        }
        return new Facing(victim, assaults, dependent, ceiling);
    }

    private Odds.Against against(Facing facing, Exposed exposed) {
        Profile victim = facing.victim();
        int hitPoints = victim.number(Trait.HP);
        Odds.Toll toll = new Odds.Toll(
                ordeal.damage(exposed.victim()),
                hitPoints,
                hitPoints + DEAD_AT,
                ordeal.atLeast(exposed.victim(), exposed.dropsAt()),
                ordeal.atLeast(exposed.victim(), Distribution.sure(hitPoints + DEAD_AT, ceiling)));
        List<Odds.Line> apart = new ArrayList<>(facing.poison());
        apart.addAll(further(victim, toll.damage()));
        return new Odds.Against(
                victim.entered().name(),
                discovery().notice(victim),
                disarm(victim),
                facing.strike(),
                toll,
                apart,
                victim.known(used(victim)));
    }

    /// What must be found: the first of dependent parts, else the hardest.
    private Discovery discovery() {
        List<Discovery> all = parts.stream().map(Discovery::of).toList();
        return dependent
                ? all.getFirst()
                : all.stream().reduce(Discovery::harder).orElseThrow();
    }

    /// One try on each part that has to be disabled.
    private Optional<Odds.Disarm> disarm(Profile hand) {
        List<Odds.Disarm> tries = new ArrayList<>();
        for (Ruled part : dependent ? parts.subList(0, 1) : parts) {
            Optional<Odds.Disarm> one = Discovery.of(part).disarm(hand);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            tries.add(one.get());
        }
        if (tries.size() == 1) {
            return Optional.of(tries.getFirst());
        }
        double success = D20.allOf(tries.stream().mapToDouble(Odds.Disarm::success));
        double sprung = D20.anyOf(tries.stream().mapToDouble(Odds.Disarm::sprung));
        return Optional.of(Odds.Disarm.of(success, Math.max(0, 1 - success - sprung), sprung));
    }

    private List<Odds.Line> further(Profile victim, Distribution damage) {
        List<Odds.Line> lines = new ArrayList<>();
        double massive = damage.atLeast(MASSIVE);
        if (massive > 0 && parts.size() == 1 && !Catching.throwsMissiles(parts.getFirst())) {
            double fails = 1 - D20.automatic(victim.number(Trait.FORTITUDE), MASSIVE_DC);
            lines.add(new Odds.Line(
                    "massive", Message.of("odds35.massive", MASSIVE, MASSIVE_DC), Unit.CHANCE, massive * fails));
        }
        discovery()
                .walksPast(victim)
                .ifPresent(
                        chance -> lines.add(new Odds.Line("bypass", Message.of("odds35.bypass"), Unit.CHANCE, chance)));
        return lines;
    }

    /// The numbers that went in: those of the rolls that the trap asks for.
    private List<Trait> used(Profile victim) {
        List<Trait> used = new ArrayList<>(List.of(Trait.LEVEL, Trait.HP, Trait.SEARCH));
        disarm(victim).ifPresent(ignored -> used.add(Trait.DISABLE));
        for (int i = 0; i < parts.size(); i++) {
            Ruled part = parts.get(i);
            part.design()
                    .delivery()
                    .attack()
                    .ifPresent(attack -> used.add(Mechanics.isTouch(part) ? Trait.TOUCH_AC : Trait.AC));
            if (blows.get(i).spiked(0).isPresent()) {
                used.add(Trait.AC);
            }
            part.design().delivery().saves().forEach(save -> used.add(Resisting.trait(save.kind())));
            part.features().poison().ifPresent(dose -> used.add(Trait.FORTITUDE));
        }
        return used.stream().distinct().sorted().toList();
    }
}
