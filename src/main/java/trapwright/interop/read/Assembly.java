package trapwright.interop.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import trapwright.dice.Dice;
import trapwright.measure.Money;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Alchemical;
import trapwright.system.dnd35.Delivery;
import trapwright.system.dnd35.Design;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd35.Falls;
import trapwright.system.dnd35.Features;
import trapwright.system.dnd35.Harm;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Make;
import trapwright.system.dnd35.Pit;
import trapwright.system.dnd35.WeaponTable;
import trapwright.system.dnd35.Workings;
import trapwright.words.Language;

/// Makes a trap of what was read, and says what had to be taken for granted.
final class Assembly {
    private static final int USUAL_DC = 20;

    private final Draft draft;
    private final Language language;

    Assembly(Draft draft) {
        this.draft = draft;
        this.language = draft.speech.language();
    }

    Dnd35Trap trap() {
        share();
        if (draft.joining.isEmpty()) {
            return new Dnd35Trap.Single(design(draft.part()));
        }
        if (draft.announced > 0 && draft.announced != draft.parts.size()) {
            draft.remark(Remark.Sort.ASSUMED, draft.place, "interop.read.parts", draft.announced, draft.parts.size());
        }
        List<Dnd35Trap.Part> parts = draft.parts.stream()
                .map(part -> new Dnd35Trap.Part(written(part.name), design(part)))
                .toList();
        return new Dnd35Trap.Compound(draft.joining.get(), parts);
    }

    /// What is printed once for all parts of a compound: the skill DCs, and a spell after several attacks.
    private void share() {
        if (draft.numbered) {
            return;
        }
        PartDraft last = draft.parts.getLast();
        for (PartDraft part : draft.parts) {
            part.searchDc = part.searchDc.or(() -> last.searchDc);
            part.disableDc = part.disableDc.or(() -> last.disableDc);
            part.dcPlace = part.dcPlace == 0 ? last.dcPlace : part.dcPlace;
            if (part.spells.isEmpty() && !part.hasHarm()) {
                part.spells.addAll(last.spells);
                part.strike = part.strike.or(() -> last.strike);
            }
        }
    }

    private Design design(PartDraft part) {
        Kind kind = kind(part);
        if (kind == Kind.MECHANICAL) {
            part.spells.forEach(spell -> SpellClauses.left(spell.name(), draft));
        }
        Workings.Trigger trigger = part.trigger.orElseGet(() -> {
            assumed("interop.read.no-trigger");
            return kind == Kind.SPELL ? Workings.Trigger.SPELL : Workings.Trigger.LOCATION;
        });
        Workings.Reset reset = part.reset.orElseGet(() -> {
            assumed("interop.read.no-reset." + (kind == Kind.MECHANICAL ? "manual" : "none"));
            return kind == Kind.MECHANICAL ? Workings.Reset.MANUAL : Workings.Reset.NONE;
        });
        MagicAssembly magic = new MagicAssembly(draft, part);
        Make make = switch (kind) {
            case MECHANICAL ->
                new Make.Mechanism(
                        dc(part.searchDc, "interop.read.no-search"), dc(part.disableDc, "interop.read.no-disable"));
            case DEVICE -> magic.make(Make.Form.DEVICE);
            case SPELL -> magic.make(Make.Form.SPELL);
        };
        Workings workings = new Workings(
                new Workings.Triggering(
                        trigger,
                        kind == Kind.MECHANICAL ? triggerWords(part) : Wording.NONE,
                        part.distance,
                        part.interval),
                new Workings.Resetting(reset, part.resetTime),
                part.bypass.orElse(Workings.Bypass.NONE));
        Delivery delivery = new Delivery(attack(part), magic.saves(make));
        return new Design(make, workings, delivery, harm(part), features(part), Optional.empty());
    }

    private Kind kind(PartDraft part) {
        return part.kind.orElseGet(() -> {
            boolean spell = part.trigger
                    .filter(trigger -> trigger == Workings.Trigger.SPELL)
                    .isPresent();
            Kind kind = spell ? Kind.SPELL : part.spells.isEmpty() ? Kind.MECHANICAL : Kind.DEVICE;
            assumed("interop.read.no-kind." + kind.name().toLowerCase(Locale.ROOT));
            return kind;
        });
    }

    private int dc(Optional<Integer> printed, String missing) {
        return printed.orElseGet(() -> {
            assumed(missing);
            return USUAL_DC;
        });
    }

    private Optional<Delivery.Attack> attack(PartDraft part) {
        return part.attack.map(
                attack -> part.touchAttack ? new Delivery.Attack(attack.bonus(), attack.reach(), true) : attack);
    }

    private Wording triggerWords(PartDraft part) {
        return written(String.join(
                ", ", part.triggerDetails.stream().map(Cursor.Stretch::words).toList()));
    }

    private Harm harm(PartDraft part) {
        if (part.pit.isPresent()) {
            return new Harm.Fall(pit(part, part.pit.get()));
        }
        return part.strike
                .<Harm>map(strike -> new Harm.Strike(dice(part, strike), weapon(strike), 0, strike.rounds()))
                .orElse(new Harm.None());
    }

    private static Dice dice(PartDraft part, PartDraft.StrikeRead strike) {
        return part.missiles
                .filter(count -> !count.text().equals("1") && !strike.dice().isNone())
                .map(count -> Dice.of("(" + strike.dice().text() + ")x" + count.text()))
                .orElse(strike.dice());
    }

    private Harm.Weapon weapon(PartDraft.StrikeRead strike) {
        String folded = strike.words().folded();
        Optional<String> known = Names.find(Names.Sort.WEAPON, folded)
                .filter(id -> WeaponTable.find(id).isPresent());
        return known.map(id -> new Harm.Weapon(id, Wording.NONE, strike.critical()))
                .orElseGet(() -> new Harm.Weapon("", typed(strike.words()), strike.critical()));
    }

    /// A sort of damage that the tables know, and a missile that several weapons shoot, are named in both languages.
    private Wording typed(Cursor.Stretch words) {
        return Stream.of(Names.Sort.DAMAGE, Names.Sort.MISSILE)
                .flatMap(sort -> Names.find(sort, words.folded()).map(id -> Names.inBoth(sort, id)).stream())
                .findFirst()
                .orElseGet(() -> written(words.words()));
    }

    private Pit pit(PartDraft part, PartDraft.PitRead read) {
        Pit pit = Pit.covered(read.depth());
        Dice fall = Falls.damage(pit);
        if (!read.damage().isNone() && !read.damage().text().equals(fall.text())) {
            draft.remark(Remark.Sort.DIFFERS, read.place(), "interop.read.fall", read.damage(), fall);
        }
        return part.spikes
                .map(spikes ->
                        new Pit(pit.depth(), pit.form(), pit.lid(), Pit.Bottom.SPIKES, Optional.of(usual(pit, spikes))))
                .orElse(pit);
    }

    /// Spikes of the usual damage follow the depth when it is changed later.
    private static Pit.Spikes usual(Pit pit, Pit.Spikes spikes) {
        Dice usual = Falls.spikeDamage(pit, Pit.Spikes.USUAL);
        return spikes.damage().text().equals(usual.text()) ? new Pit.Spikes(spikes.count(), Dice.NONE) : spikes;
    }

    private Features features(PartDraft part) {
        return new Features(
                part.targets ? Optional.of(new Features.Targets(written(part.area), part.arms)) : Optional.empty(),
                part.neverMiss,
                part.onsetRounds,
                part.liquid,
                part.gas,
                part.poison.map(poison -> new PoisonAssembly(draft, part).dose(poison)),
                part.item.map(this::item));
    }

    private Alchemical item(Cursor.Stretch name) {
        return Names.find(Names.Sort.ITEM, name.folded())
                .<Alchemical>map(id -> new Alchemical.Known(id, Optional.empty()))
                .orElseGet(() -> {
                    draft.remark(Remark.Sort.ASSUMED, name.place(), "interop.read.item-unknown", name.words());
                    return new Alchemical.Custom(written(name.words()), Money.NONE, 0);
                });
    }

    private void assumed(String key) {
        draft.remark(Remark.Sort.ASSUMED, draft.place, key);
    }

    private Wording written(String text) {
        return Spoken.in(language, text);
    }
}
