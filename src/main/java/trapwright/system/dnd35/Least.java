package trapwright.system.dnd35;

import trapwright.measure.Money;
import trapwright.rules.Message;

/// Numbers that no trap can have: below 0, or below 1 where something is counted that must be there.
///
/// Bonuses, ability modifiers and the game master's own adjustment may be negative. Caster levels have a finding of
/// their
/// own.
final class Least {
    private final Findings findings;

    private Least(Findings findings) {
        this.findings = findings;
    }

    static void find(Design design, Findings findings) {
        Least least = new Least(findings);
        least.make(design.make());
        design.delivery().saves().forEach(save -> save.dc().ifPresent(dc -> least.of(0, "save-dc", dc)));
        if (design.harm() instanceof Harm.Strike strike) {
            least.of(0, "strength", strike.strengthRating());
            least.of(1, "rounds", strike.rounds());
        }
        least.of(0, "onset", design.features().onsetRounds());
        design.features().poison().ifPresent(least::poison);
        design.features().alchemical().ifPresent(least::alchemical);
    }

    private void make(Make make) {
        switch (make) {
            case Make.Mechanism mechanism -> {
                of(0, "search-dc", mechanism.searchDc());
                of(0, "disable-dc", mechanism.disableDc());
            }
            case Make.Spellwork work -> work.spells().forEach(this::spell);
        }
    }

    private void spell(SpellUse use) {
        of(0, "spell-level", use.level());
        of(0, "metamagic", use.metamagic());
        of(0, "material", use.components().material());
        of(0, "spell-xp", use.components().xp());
        of(0, "focus", use.components().focus());
    }

    private void poison(Features.Dose dose) {
        of(1, "poison-doses", dose.count());
        switch (dose.poison()) {
            case Poison.Known known -> known.printedDc().ifPresent(dc -> of(0, "poison-printed-dc", dc));
            case Poison.Custom custom -> {
                of(0, "poison-dc", custom.dc());
                of(0, "poison-price", custom.price());
                custom.cr().ifPresent(cr -> of(0, "poison-cr", cr));
            }
        }
    }

    private void alchemical(Alchemical item) {
        switch (item) {
            case Alchemical.Known known -> known.spellLevel().ifPresent(level -> of(0, "alchemical-level", level));
            case Alchemical.Custom custom -> {
                of(0, "alchemical-price", custom.price());
                of(0, "alchemical-level", custom.spellLevel());
            }
        }
    }

    private void of(int least, String field, int number) {
        if (number < least) {
            findings.error(35, field, Message.of("dnd35.number." + field), number, least);
        }
    }

    private void of(int least, String field, Money price) {
        if (price.copper() < least) {
            findings.error(35, field, Message.of("dnd35.number." + field), price, least);
        }
    }
}
