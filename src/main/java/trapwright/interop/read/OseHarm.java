package trapwright.interop.read;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.rules.Wording;
import trapwright.system.ose.Harm;
import trapwright.system.ose.Harm.Effect;
import trapwright.system.ose.Save;

/// What an old-school entry says that happens: attack, fall, damage, effects and the save, with commas between.
final class OseHarm {
    private static final List<String> TELLING = List.of(
            "ose.attack.thac0", "ose.attack.bonus", "ose.fall", "ose.missiles", "ose.damage", "ose.save", "ose.death");

    private final Notes notes;
    private Harm harm = Harm.NONE;
    private Optional<Save> save = Optional.empty();
    private final List<Effect> effects = new ArrayList<>();

    OseHarm(Notes notes) {
        this.notes = notes;
    }

    Harm harm() {
        return harm.withEffects(effects);
    }

    Optional<Save> save() {
        return save;
    }

    void read(Cursor body) {
        body.skipSeparators();
        while (!body.isDone()) {
            int start = body.at();
            if (!telling(body, start)) {
                effect(body);
            }
            if (body.at() == start && !body.isDone()) {
                body.to(start + 1);
            }
            body.skipSeparators();
        }
        if (harm().isNothing()) {
            notes.remark(Remark.Sort.NOT_UNDERSTOOD, body.place(), "interop.read.ose.no-effect");
        }
    }

    private boolean telling(Cursor body, int start) {
        Speech speech = notes.speech;
        for (Harm.Attack.Scale scale : Harm.Attack.Scale.values()) {
            String key = "ose.attack." + scale.name().toLowerCase(Locale.ROOT);
            Optional<Speech.Heard> attack = speech.take(body, key);
            if (attack.isPresent()) {
                Harm.Attack read = new Harm.Attack(scale, attack.get().number("value"));
                once(harm.attack().isPresent(), () -> harm = harm.withAttack(Optional.of(read)), body, start);
                return true;
            }
        }
        Optional<Speech.Heard> fall = speech.take(body, "ose.fall");
        if (fall.isPresent()) {
            Length depth = WorkingsClauses.length(fall.get(), "amount", "unit");
            once(harm.fall().isPresent(), () -> harm = harm.withFall(Optional.of(depth)), body, start);
            return true;
        }
        return damage(body, start) || saves(body, start) || death(body, start);
    }

    private boolean damage(Cursor body, int start) {
        Optional<Speech.Heard> missiles = notes.speech.take(body, "ose.missiles");
        if (missiles.isPresent()) {
            Dice dice = Dice.of("(" + plain(missiles.get(), "one") + ")x" + plain(missiles.get(), "count"));
            once(!harm.damage().isNone(), () -> harm = harm.withDamage(dice), body, start);
            return true;
        }
        Optional<Speech.Heard> damage = notes.speech.take(body, "ose.damage");
        damage.ifPresent(heard -> {
            Dice dice = Dice.of(withoutFall(plain(heard, "dice"), body.stretch(start, body.at())));
            once(
                    !harm.damage().isNone(),
                    () -> harm = harm.withDamage(dice).withPoison(heard.has("poison") || heard.has("poison2")),
                    body,
                    start);
        });
        return damage.isPresent();
    }

    private static String plain(Speech.Heard heard, String part) {
        return StrikeClauses.plain(heard.part(part).orElse(""));
    }

    /// The dice that come on top of those the depth gives.
    private String withoutFall(String printed, Cursor.Stretch words) {
        if (harm.fall().isEmpty()) {
            return printed;
        }
        int count = harm.fall()
                .get()
                .in(Length.Unit.FEET)
                .amount()
                .divide(BigDecimal.TEN, 0, RoundingMode.DOWN)
                .intValue();
        String fall = count + "d6";
        if (printed.equals(fall) || count == 0) {
            return count == 0 ? printed : "";
        }
        if (printed.startsWith(fall + "+")) {
            return printed.substring(fall.length() + 1);
        }
        notes.remark(Remark.Sort.DIFFERS, words.place(), "interop.read.fall", Dice.of(printed), Dice.of(fall));
        return "";
    }

    private boolean saves(Cursor body, int start) {
        Optional<Speech.Heard> against = notes.speech.take(body, "ose.save");
        if (against.isEmpty()) {
            return false;
        }
        Save read = new Save(letter(against.get()), against.get().number("modifier"), Save.Result.AVOIDS, Wording.NONE);
        boolean before = save.isPresent();
        if (notes.speech.take(body, "ose.or-die").isPresent()) {
            boolean half = notes.speech.take(body, "ose.or-die.half").isPresent();
            once(before, () -> die(half ? read.withResult(Save.Result.HALF) : read), body, start);
            return true;
        }
        Save whole = result(body, read);
        once(before, () -> save = Optional.of(whole), body, start);
        return true;
    }

    private void die(Save read) {
        save = Optional.of(read);
        effects.add(Effect.of(Effect.Type.DEATH));
    }

    private Save result(Cursor body, Save read) {
        for (Save.Result result : Save.Result.values()) {
            String key = "ose.result." + result.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (notes.speech.take(body, key).isPresent()) {
                return result == Save.Result.LESSER
                        ? read.withResult(result)
                                .withLesser(notes.written(body.rest().words()))
                        : read.withResult(result);
            }
        }
        notes.remark(Remark.Sort.ASSUMED, body.place(), "interop.read.no-result.avoids");
        return read;
    }

    private static Save.Letter letter(Speech.Heard heard) {
        for (Save.Letter letter : Save.Letter.values()) {
            if (heard.has(letter.name().toLowerCase(Locale.ROOT))) {
                return letter;
            }
        }
        return Save.Letter.D;
    }

    private boolean death(Cursor body, int start) {
        if (notes.speech.take(body, "ose.death").isEmpty()) {
            return false;
        }
        boolean before = effects.stream().anyMatch(effect -> effect.type() == Effect.Type.DEATH);
        once(before, () -> effects.add(Effect.of(Effect.Type.DEATH)), body, start);
        return true;
    }

    private void once(boolean before, Runnable change, Cursor body, int start) {
        if (before) {
            notes.again(body.stretch(start, body.at()));
        } else {
            change.run();
        }
    }

    /// Words up to the next clause of another sort are one effect.
    private void effect(Cursor body) {
        int start = body.at();
        body.toSeparator(",.");
        while (!body.isDone() && !tellsBehind(body)) {
            body.to(body.at() + 1);
            body.toSeparator(",.");
        }
        Cursor.Stretch words = body.stretch(start, body.at());
        Cursor item = body.upTo(body.at());
        item.back(start);
        Optional<Speech.Heard> time = notes.speech.find(item, "ose.lasting");
        Cursor.Stretch what =
                time.map(heard -> body.stretch(start, heard.start())).orElse(words);
        Effect effect = named(what);
        effects.add(time.map(heard -> effect.lasting(Dice.of(plain(heard, "amount")), unit(heard)))
                .orElse(effect));
    }

    private boolean tellsBehind(Cursor body) {
        Cursor next = body.upTo(body.end());
        next.skipSeparators();
        return TELLING.stream().anyMatch(key -> notes.speech.hears(next, key));
    }

    private Effect named(Cursor.Stretch what) {
        for (Effect.Type type : Effect.Type.values()) {
            String key = "ose.effect." + type.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (notes.speech.hearsWhole(what.folded(), key)) {
                return Effect.of(type);
            }
        }
        return Effect.of(Effect.Type.OTHER).withWords(notes.written(what.words()));
    }

    private static Span.Unit unit(Speech.Heard heard) {
        return switch (heard.part("unit").orElse("")) {
            case "minute" -> Span.Unit.MINUTES;
            case "turn", "tour" -> Span.Unit.TURNS;
            case "hour", "heure" -> Span.Unit.HOURS;
            case "day", "jour" -> Span.Unit.DAYS;
            default -> Span.Unit.ROUNDS;
        };
    }
}
