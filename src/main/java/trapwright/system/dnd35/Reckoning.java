package trapwright.system.dnd35;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.rules.Figure;
import trapwright.rules.Message;
import trapwright.rules.Step;
import trapwright.rules.Unit;

/// The figures of one design.
final class Reckoning {
    private final Ruled ruled;
    private final List<Step> average;
    private final List<Step> cr;
    private final List<Figure> figures = new ArrayList<>();

    private Reckoning(Ruled ruled) {
        this.ruled = ruled;
        average = AverageDamage.steps(ruled);
        cr = Correction.cr(
                ruled,
                switch (ruled.design().make()) {
                    case Make.Mechanism mechanism -> MechanicalCr.steps(ruled, mechanism, average);
                    case Make.Spellwork work -> MagicCr.steps(ruled, work, average);
                });
    }

    /// The figures that apply, those of the plate first.
    static List<Figure> figures(Ruled ruled) {
        Reckoning reckoning = new Reckoning(ruled);
        reckoning.add("cr", Unit.CR, reckoning.cr);
        switch (ruled.design().make()) {
            case Make.Mechanism mechanism -> reckoning.mechanical(mechanism);
            case Make.Spellwork work -> {
                switch (work.form()) {
                    case DEVICE -> reckoning.device(work);
                    case SPELL -> reckoning.spell(work);
                }
            }
        }
        return reckoning.figures;
    }

    /// The CR among the figures of a design.
    static BigFraction cr(List<Figure> figures) {
        return ((Figure.Amount) figures.getFirst()).value();
    }

    /// A figure under its stable id.
    static Figure.Amount amount(String id, Unit unit, List<Step> steps) {
        return new Figure.Amount(id, Message.of("dnd35.figure." + id), unit, steps);
    }

    private void mechanical(Make.Mechanism mechanism) {
        BigFraction level = Folding.value(cr);
        List<Step> price = MechanicalPrice.steps(ruled, mechanism, level);
        add("priceGp", Unit.COPPER, price);
        add("craftDc", Unit.DC, Crafting.dc(ruled, level));
        dcsAndDamage();
        add("rawMaterialsGp", Unit.COPPER, Crafting.rawMaterials(ruled, Folding.value(price)));
        add("repairGp", Unit.COPPER, Crafting.repair(ruled, Folding.value(price)));
    }

    private void device(Make.Spellwork work) {
        List<Step> gold = DeviceCost.gold(ruled, work);
        add("costGp", Unit.COPPER, Correction.price(ruled, gold));
        add("costXp", Unit.XP, DeviceCost.xp(ruled, work));
        if (work.hired()) {
            add("hiredGp", Unit.COPPER, HiredFee.steps(ruled, work));
        }
        dcsAndDamage();
        add("buildDays", Unit.DAYS, DeviceCost.days(ruled, work, gold));
    }

    private void spell(Make.Spellwork work) {
        add("hiredGp", Unit.COPPER, Correction.price(ruled, HiredFee.steps(ruled, work)));
        dcsAndDamage();
    }

    private void dcsAndDamage() {
        add("searchDc", Unit.DC, DcSteps.search(ruled));
        add("disableDc", Unit.DC, DcSteps.disable(ruled));
        List<Step> save = DcSteps.save(ruled);
        if (!save.isEmpty()) {
            add("saveDc", Unit.DC, save);
        }
        if (!average.isEmpty()) {
            add("averageDamage", Unit.DAMAGE, average);
        }
    }

    private void add(String id, Unit unit, List<Step> steps) {
        figures.add(amount(id, unit, steps));
    }
}
