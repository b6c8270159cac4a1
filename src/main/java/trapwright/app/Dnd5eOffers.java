package trapwright.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import trapwright.dice.Dice;
import trapwright.rules.Message;
import trapwright.system.dnd5e.Delivery;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Edition;
import trapwright.system.dnd5e.Effect;
import trapwright.system.dnd5e.Guidance;
import trapwright.system.dnd5e.Harm;
import trapwright.system.dnd5e.Levelling.Aim;
import trapwright.system.dnd5e.Levelling.Scaled;
import trapwright.system.dnd5e.Levelling.Scaling;
import trapwright.system.dnd5e.Severity;
import trapwright.system.dnd5e.Tier;

/// The numbers that the tables give for what a 5e trap is meant to be, to be taken one by one (5e, sections 6 and 7).
public final class Dnd5eOffers {
    private final FormField<Dnd5eTrap> whole;

    /// One number of the table.
    ///
    /// @param id what it is: `dc`, `attack` or `damage`
    /// @param name the number with its name
    /// @param taken whether the trap has it already
    /// @param trial what taking it would do
    public record Offer(String id, Message name, boolean taken, Trial trial) {}

    Dnd5eOffers(Fields<Dnd5eTrap> trap) {
        whole = trap.field("effects@offers", trap.current().orElseThrow(), now -> now, (was, is) -> is);
    }

    /// What changes when an offer may.
    public FormField<Dnd5eTrap> trap() {
        return whole;
    }

    /// What the table offers now; nothing while the trap is meant for nobody.
    public List<Offer> all() {
        return guidance(whole.get())
                .map(guidance -> List.of(
                                offer("dc", Message.of("form5e.offer.dc", guidance.dc()), guidance),
                                offer("attack", Message.of("form5e.offer.attack", guidance.attack()), guidance),
                                offer(
                                        "damage",
                                        Message.of(
                                                "form5e.offer.damage",
                                                guidance.damage(),
                                                guidance.damage().mean()),
                                        guidance))
                        .stream()
                        .filter(offer -> applies(offer.id()))
                        .toList())
                .orElse(List.of());
    }

    /// Takes one of them.
    public void take(String id) {
        guidance(whole.get())
                .ifPresent(guidance -> whole.choose(taking(id, guidance).apply(whole.get())));
    }

    private Offer offer(String id, Message name, Guidance guidance) {
        Dnd5eTrap changed = taking(id, guidance).apply(whole.get());
        return new Offer(id, name, changed.equals(whole.get()), whole.trial(changed));
    }

    /// A trap without an attack is offered no bonus, one without a save no DC.
    private boolean applies(String id) {
        return whole.get().effects().isEmpty()
                || switch (id) {
                    case "dc" ->
                        whole.get().effects().stream()
                                .anyMatch(effect -> effect.delivery().save().isPresent());
                    case "attack" ->
                        whole.get().effects().stream()
                                .anyMatch(effect -> effect.delivery().attack().isPresent());
                    default -> true;
                };
    }

    private static UnaryOperator<Dnd5eTrap> taking(String id, Guidance guidance) {
        return switch (id) {
            case "dc" ->
                trap -> onFirst(
                        trap,
                        effect -> effect.delivery().save().isPresent(),
                        effect -> effect.withDelivery(effect.delivery()
                                .withSave(effect.delivery().save().map(save -> save.withDc(guidance.dc())))));
            case "attack" ->
                trap -> onFirst(
                        trap,
                        effect -> effect.delivery().attack().isPresent(),
                        effect -> effect.withDelivery(effect.delivery()
                                .withAttack(effect.delivery()
                                        .attack()
                                        .map(attack -> attack.withBonus(guidance.attack())))));
            default ->
                trap -> onFirst(
                        trap,
                        effect -> true,
                        effect -> effect.withHarm(withDice(effect.harm(), effect.delivery(), guidance.damage())));
        };
    }

    private static Dnd5eTrap onFirst(Dnd5eTrap trap, Predicate<Effect> fits, UnaryOperator<Effect> change) {
        List<Effect> effects = new ArrayList<>(trap.effects());
        for (int i = 0; i < effects.size(); i++) {
            if (fits.test(effects.get(i))) {
                effects.set(i, change.apply(effects.get(i)));
                return trap.withEffects(effects);
            }
        }
        return trap;
    }

    /// The first part of the damage gets the dice; an effect without damage gets a part.
    private static Harm withDice(Harm harm, Delivery delivery, Dice dice) {
        List<Harm.Part> parts = new ArrayList<>(harm.parts());
        for (int i = 0; i < parts.size(); i++) {
            if (parts.get(i) instanceof Harm.Part.Dealt dealt) {
                parts.set(i, new Harm.Part.Dealt(dice, dealt.damageType(), dealt.gate(), dealt.printed()));
                return harm.withParts(parts);
            }
        }
        Harm.Gate gate = delivery.save().isPresent()
                ? Harm.Gate.SAVE_HALF
                : delivery.attack().isPresent() ? Harm.Gate.HIT : Harm.Gate.AUTO;
        parts.add(new Harm.Part.Dealt(dice, Optional.of(Harm.DamageType.BLUDGEONING), gate, Optional.empty()));
        return harm.withParts(parts);
    }

    private static Optional<Guidance> guidance(Dnd5eTrap trap) {
        return trap.levelling().aims().stream()
                .findFirst()
                .map(aim -> Guidance.of(
                        trap.concept().edition(),
                        aim.severity(),
                        Tier.of(aim.levels().from())));
    }

    /// The table's numbers for every tier above the one aimed at: dice for the first part that deals damage, and a DC
    /// where the table has another.
    static List<Scaling> scaled(Dnd5eTrap trap) {
        Edition edition = trap.concept().edition();
        Severity severity = trap.levelling().aims().stream()
                .findFirst()
                .map(Aim::severity)
                .orElse(edition == Edition.V5_1 ? Severity.DANGEROUS : Severity.DEADLY);
        Tier lowest = trap.levelling().aims().stream()
                .findFirst()
                .map(aim -> Tier.of(aim.levels().from()))
                .orElse(Tier.FIRST);
        int usual = Guidance.of(edition, severity, lowest).dc();
        boolean saves = trap.effects().stream()
                .anyMatch(effect -> effect.delivery().save().isPresent());
        return Arrays.stream(Tier.values())
                .filter(tier -> tier.compareTo(lowest) > 0)
                .map(tier -> {
                    Guidance guidance = Guidance.of(edition, severity, tier);
                    return Scaling.of(tier.from(), tier.to())
                            .withDc(Optional.of(guidance.dc()).filter(dc -> saves && dc != usual))
                            .withDamage(scaled(trap, guidance.damage()));
                })
                .toList();
    }

    private static List<Scaled> scaled(Dnd5eTrap trap, Dice dice) {
        List<Scaled> scaled = new ArrayList<>();
        for (Effect effect : trap.effects()) {
            for (Harm.Part part : effect.harm().parts()) {
                if (part instanceof Harm.Part.Dealt) {
                    scaled.add(new Scaled(dice, Optional.empty()));
                    return scaled;
                }
                scaled.add(new Scaled(Dice.NONE, Optional.empty()));
            }
        }
        return List.of();
    }
}
