package trapwright.system.dnd35;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Span;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.rules.Wording;

/// Any 3.5 trap at all, wise or not, finished or not.
public final class AnyDnd35 {
    private AnyDnd35() {}

    /// Single traps and compounds.
    public static Arbitrary<Dnd35Trap> traps() {
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(3, designs().map(Dnd35Trap.Single::new)),
                net.jqwik.api.Tuple.of(1, compounds()));
    }

    /// Compounds of one to four parts.
    public static Arbitrary<Dnd35Trap> compounds() {
        Arbitrary<Dnd35Trap.Part> part =
                Combinators.combine(wordings(), designs()).as(Dnd35Trap.Part::new);
        return Combinators.combine(
                        Arbitraries.of(Dnd35Trap.Joining.class),
                        part.list().ofMinSize(1).ofMaxSize(4))
                .as(Dnd35Trap.Compound::new);
    }

    /// Designs of every kind.
    public static Arbitrary<Design> designs() {
        return Combinators.combine(
                        makes(),
                        workings(),
                        deliveries(),
                        harms(),
                        features(),
                        adjustment().optional())
                .as(Design::new);
    }

    /// Designs of mechanical traps.
    public static Arbitrary<Design> mechanical() {
        return Combinators.combine(designs(), mechanisms()).as(Design::withMake);
    }

    /// Rulings with some readings changed.
    public static Arbitrary<Rulings> rulings() {
        List<Arbitrary<String>> readings = new ArrayList<>();
        for (Ruling ruling : Rulings35.ALL) {
            readings.add(Arbitraries.frequencyOf(
                    net.jqwik.api.Tuple.of(3, Arbitraries.just(ruling.standard())),
                    net.jqwik.api.Tuple.of(1, Arbitraries.of(ruling.readings()))));
        }
        return Combinators.combine(readings).as(chosen -> {
            Rulings rulings = Rulings.DEFAULTS;
            for (int i = 0; i < chosen.size(); i++) {
                rulings = rulings.with(Rulings35.ALL.get(i), chosen.get(i));
            }
            return rulings;
        });
    }

    /// Texts in both languages, with letters and signs that break careless code.
    public static Arbitrary<Wording> wordings() {
        Arbitrary<String> text =
                Arbitraries.of("", "Lame", "épée à deux mains", "A 'quoted' {0} name", "</script>", "🐍", "שלום");
        return Combinators.combine(text, text).as(Wording::new);
    }

    /// Dice, some of them unreadable.
    public static Arbitrary<Dice> dice() {
        Arbitrary<String> sums = Combinators.combine(
                        Arbitraries.integers().between(1, 24),
                        Arbitraries.of(2, 3, 4, 6, 8, 10, 12, 20),
                        Arbitraries.integers().between(-3, 9))
                .as((count, faces, bonus) -> count + "d" + faces + (bonus < 0 ? "" : "+") + bonus);
        Arbitrary<String> odd =
                Arbitraries.of("", "7", "(1d4+1)x1d8", "(2d4)x3", "0d6", "1d0", "99999d99999", "d", "2d6+", "1d6-10");
        return Arbitraries.frequencyOf(net.jqwik.api.Tuple.of(3, sums), net.jqwik.api.Tuple.of(1, odd))
                .map(Dice::of);
    }

    private static Arbitrary<Integer> smallOrHuge(int low, int high) {
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(30, Arbitraries.integers().between(low, high)),
                net.jqwik.api.Tuple.of(1, Arbitraries.of(Integer.MIN_VALUE, Integer.MAX_VALUE)));
    }

    private static Arbitrary<Money> money() {
        return Arbitraries.longs().between(0, 2_000_000).map(Money::new);
    }

    private static Arbitrary<Length> lengths() {
        return Combinators.combine(Arbitraries.integers().between(0, 700), Arbitraries.of(Length.Unit.class))
                .as((tenths, unit) -> new Length(BigDecimal.valueOf(tenths).movePointLeft(unit.ordinal()), unit));
    }

    private static Arbitrary<Make> makes() {
        return Arbitraries.oneOf(mechanisms(), spellworks());
    }

    private static Arbitrary<Make> mechanisms() {
        Arbitrary<Integer> dcs = smallOrHuge(5, 40);
        return Combinators.combine(dcs, dcs).as(Make.Mechanism::new);
    }

    private static Arbitrary<Make> spellworks() {
        return Combinators.combine(
                        Arbitraries.of(Make.Form.class),
                        spellUses().list().ofMaxSize(4),
                        Arbitraries.of(true, false),
                        smallOrHuge(-5, 15).optional())
                .as(Make.Spellwork::new);
    }

    private static Arbitrary<SpellUse> spellUses() {
        List<String> ids =
                new ArrayList<>(SpellList.all().stream().map(Spell::id).toList());
        ids.addAll(List.of("", "", "no-such-spell", "alarm", "alarm", "true-seeing"));
        Arbitrary<SpellUse.Caster> casters = Combinators.combine(Arbitraries.of(CasterClass.class), smallOrHuge(1, 20))
                .as(SpellUse.Caster::new);
        Arbitrary<SpellUse.Components> components = Combinators.combine(
                        money(), Arbitraries.integers().between(0, 500), money())
                .as(SpellUse.Components::new);
        return Combinators.combine(
                        Arbitraries.of(SpellUse.Role.class),
                        Arbitraries.of(ids),
                        wordings(),
                        Arbitraries.integers().between(0, 9),
                        Arbitraries.integers().between(0, 3),
                        casters,
                        components)
                .as(SpellUse::new);
    }

    private static Arbitrary<Workings> workings() {
        Arbitrary<Span> spans = Combinators.combine(
                        Arbitraries.integers().between(0, 60), Arbitraries.of(Span.Unit.class))
                .as(Span::new);
        Arbitrary<Workings.Triggering> triggering = Combinators.combine(
                        Arbitraries.of(Workings.Trigger.class),
                        wordings(),
                        lengths().optional(),
                        spans.optional())
                .as(Workings.Triggering::new);
        Arbitrary<Workings.Resetting> resetting = Combinators.combine(
                        Arbitraries.of(Workings.Reset.class), spans.optional())
                .as(Workings.Resetting::new);
        return Combinators.combine(triggering, resetting, Arbitraries.of(Workings.Bypass.class))
                .as(Workings::new);
    }

    private static Arbitrary<Delivery> deliveries() {
        Arbitrary<Delivery.Attack> attacks = Combinators.combine(
                        smallOrHuge(-5, 30), Arbitraries.of(Delivery.Reach.class), Arbitraries.of(true, false))
                .as(Delivery.Attack::new);
        Arbitrary<Delivery.Save> saves = Combinators.combine(
                        Arbitraries.of(Delivery.Save.Kind.class),
                        smallOrHuge(5, 35).optional(),
                        Arbitraries.of(Delivery.Save.Result.class))
                .as(Delivery.Save::new);
        return Combinators.combine(attacks.optional(), saves.list().ofMaxSize(2))
                .as(Delivery::new);
    }

    private static Arbitrary<Harm> harms() {
        Arbitrary<Harm.Weapon> weapons = Combinators.combine(
                        Arbitraries.of("", "dart", "net", "greataxe", "no-such-weapon"),
                        wordings(),
                        Arbitraries.of("", "19-20/x2"))
                .as(Harm.Weapon::new);
        Arbitrary<Harm> strikes = Combinators.combine(
                        dice(),
                        weapons,
                        Arbitraries.integers().between(0, 9),
                        Arbitraries.integers().between(0, 20))
                .as(Harm.Strike::new);
        return Arbitraries.oneOf(Arbitraries.just(new Harm.None()), strikes, pits().map(Harm.Fall::new));
    }

    private static Arbitrary<Pit> pits() {
        Arbitrary<Pit.Spikes> spikes = Combinators.combine(dice(), dice()).as(Pit.Spikes::new);
        return Combinators.combine(
                        lengths(),
                        Arbitraries.of(Pit.Form.class),
                        Arbitraries.of(Pit.Lid.class),
                        Arbitraries.of(Pit.Bottom.class),
                        spikes.optional())
                .as(Pit::new);
    }

    private static Arbitrary<Features> features() {
        Arbitrary<Features.Targets> targets =
                Combinators.combine(wordings(), Arbitraries.of(true, false)).as(Features.Targets::new);
        Arbitrary<Features.Dose> doses =
                Combinators.combine(poisons(), smallOrHuge(1, 6)).as(Features.Dose::new);
        return Combinators.combine(
                        targets.optional(),
                        Arbitraries.of(true, false),
                        smallOrHuge(0, 6),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        doses.optional(),
                        alchemicals().optional())
                .as(Features::new);
    }

    private static Arbitrary<Poison> poisons() {
        List<String> ids =
                new ArrayList<>(Poisons.all().stream().map(Poisons.Row::id).toList());
        ids.add("no-such-poison");
        Arbitrary<Poison> known = Combinators.combine(
                        Arbitraries.of(ids),
                        Arbitraries.integers().between(5, 30).optional())
                .as(Poison.Known::new);
        Arbitrary<Poison> own = Combinators.combine(
                        wordings(),
                        Arbitraries.of(Poison.Way.class),
                        Arbitraries.integers().between(5, 30),
                        tolls().list().ofMaxSize(2),
                        tolls().list().ofMaxSize(2),
                        money(),
                        Arbitraries.integers().between(-1, 9).optional())
                .as(Poison.Custom::new);
        return Arbitraries.oneOf(known, own);
    }

    private static Arbitrary<Poison.Toll> tolls() {
        return Arbitraries.oneOf(
                Combinators.combine(dice(), Arbitraries.of(Poison.Ability.class), Arbitraries.of(true, false))
                        .as(Poison.Toll.Scores::new),
                dice().map(Poison.Toll.HitPoints::new),
                dice().map(Poison.Toll.Sleep::new));
    }

    private static Arbitrary<Alchemical> alchemicals() {
        List<String> ids = new ArrayList<>(
                AlchemyTable.all().stream().map(AlchemyTable.Row::id).toList());
        ids.add("no-such-item");
        Arbitrary<Alchemical> known = Combinators.combine(
                        Arbitraries.of(ids),
                        Arbitraries.integers().between(0, 9).optional())
                .as(Alchemical.Known::new);
        Arbitrary<Alchemical> own = Combinators.combine(
                        wordings(), money(), Arbitraries.integers().between(0, 9))
                .as(Alchemical.Custom::new);
        return Arbitraries.oneOf(known, own);
    }

    private static Arbitrary<Adjustment> adjustment() {
        return Combinators.combine(
                        smallOrHuge(-4, 4),
                        Arbitraries.longs().between(-5_000_000, 5_000_000).map(Money::new),
                        wordings())
                .as(Adjustment::new);
    }
}
