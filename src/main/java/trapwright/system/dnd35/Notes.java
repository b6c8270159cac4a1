package trapwright.system.dnd35;

/// What is worth knowing, without a warning mark.
final class Notes {
    private Notes() {}

    static void find(Ruled ruled, boolean compound, Findings findings) {
        Design design = ruled.design();
        if (design.workings().triggering().trigger() == Workings.Trigger.LOCATION) {
            findings.note(18, "trigger");
        }
        if (!compound && design.harm() instanceof Harm.Fall(Pit pit)) {
            bottom(pit, findings);
        }
        design.features().poison().ifPresent(dose -> poison(dose.poison(), findings));
        if (design.make() instanceof Make.Spellwork work) {
            work.spells().forEach(use -> level(use, findings));
        }
    }

    private static void bottom(Pit pit, Findings findings) {
        switch (pit.bottom()) {
            case EMPTY, SPIKES -> {}
            case WATER, ACID, LAVA, MONSTERS -> findings.note(30, "pit-bottom");
        }
    }

    private static void poison(Poison poison, Findings findings) {
        if (poison instanceof Poison.Known known) {
            if (known.id().equals(Poisons.OUTSIDE_THE_TABLE)) {
                findings.note(31, "poison", Labels.poison(known));
            }
            Poisons.find(known.id())
                    .ifPresent(row -> known.printedDc()
                            .filter(dc -> dc != row.dc())
                            .ifPresent(dc -> findings.note(32, "poison", dc, row.dc(), Labels.poison(known))));
        }
    }

    private static void level(SpellUse use, Findings findings) {
        SpellList.find(use.spell())
                .map(spell -> spell.levels().get(use.caster().casting()))
                .filter(listed -> listed != use.level())
                .ifPresent(listed -> findings.note(33, "spell", use.level(), listed, Labels.spell(use)));
    }
}
