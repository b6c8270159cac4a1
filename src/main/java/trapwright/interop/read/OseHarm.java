package trapwright.interop.read;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import trapwright.dice.Dice;
import trapwright.measure.Length;
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
            skipBrackets(body);
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

    /// Goes into a bracket that tells something, and out of it again.
    private void skipBrackets(Cursor body) {
        boolean more = true;
        while (more && !body.isDone()) {
            Cursor inside = body.upTo(body.end());
            inside.to(body.at() + 1);
            inside.skipSeparators();
            more = body.here() == ')' || body.here() == '(' && tells(inside);
            if (more) {
                body.to(inside.at());
            }
        }
    }

    private boolean tells(Cursor cursor) {
        return TELLING.stream().anyMatch(key -> notes.speech.hears(cursor, key));
    }

    private boolean telling(Cursor body, int start) {
        Speech speech = notes.speech;
        for (Harm.Attack.Scale scale : Harm.Attack.Scale.values()) {
            String key = "ose.attack." + scale.name().toLowerCase(Locale.ROOT);
            Optional<Speech.Heard> attack = speech.take(body, key);
            if (attack.isPresent()) {
                Harm.Attack read = new Harm.Attack(scale, attack.get().number("value"));
                if (attack.get().has("ascending") && attack.get().number("ascending") != read.bonus()) {
                    Leftover.report(body.stretch(start, body.at()), notes);
                }
                once(harm.attack().isPresent(), () -> harm = harm.withAttack(Optional.of(read)), body, start);
                return true;
            }
        }
        Optional<Speech.Heard> fall = speech.take(body, "ose.fall");
        if (fall.isPresent()) {
            Length depth = fall.get().has("amount")
                    ? WorkingsClauses.length(fall.get(), "amount", "unit")
                    : WorkingsClauses.length(fall.get(), "amount2", "unit2");
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
            String printed = plain(heard, heard.has("bare") ? "bare" : "dice");
            Dice dice = Dice.of(withoutFall(printed, body.stretch(start, body.at())));
            boolean poison = heard.has("poison") || heard.has("poison2");
            once(!harm.damage().isNone(), () -> harm = harm.withDamage(dice).withPoison(poison), body, start);
            heard.part("kind")
                    .filter(kind -> !notes.speech.hearsWhole(kind, "ose.falling"))
                    .ifPresent(kind -> notes.remark(
                            Remark.Sort.ASSUMED,
                            body.stretch(start, body.at()).place(),
                            "interop.read.ose.damage-kind",
                            kind));
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
        Optional<OseSave> read = OseSave.take(body, notes);
        if (read.isEmpty()) {
            return false;
        }
        boolean before = save.isPresent();
        once(
                before,
                () -> {
                    save = Optional.of(read.get().save());
                    if (read.get().orDie() && !dies()) {
                        effects.add(Effect.of(Effect.Type.DEATH));
                    }
                },
                body,
                start);
        Optional<Speech.Heard> damage = read.get().save().result() == Save.Result.HALF
                ? notes.speech.take(body, "ose.of-damage")
                : Optional.empty();
        damage.ifPresent(heard -> once(
                !harm.damage().isNone(),
                () -> harm = harm.withDamage(Dice.of(plain(heard, "dice"))),
                body,
                heard.start()));
        return true;
    }

    private boolean dies() {
        return effects.stream().anyMatch(effect -> effect.type() == Effect.Type.DEATH);
    }

    private boolean death(Cursor body, int start) {
        if (notes.speech.take(body, "ose.death").isEmpty()) {
            return false;
        }
        once(dies(), () -> effects.add(Effect.of(Effect.Type.DEATH)), body, start);
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
        int end = inside(body, start).orElse(body.at());
        body.back(end);
        Cursor.Stretch words = notes.speech
                .find(until(body, start, end), "ose.dangling")
                .map(heard -> body.stretch(start, heard.start()))
                .orElseGet(() -> body.stretch(start, end));
        if (words.isEmpty() || harm.fall().isEmpty() && notes.speech.hearsWhole(words.folded(), "ose.bare-pit")) {
            return;
        }
        effects.add(OseEffect.read(until(body, start, end), words, notes));
    }

    private static Cursor until(Cursor body, int start, int end) {
        Cursor cursor = body.upTo(end);
        cursor.back(start);
        return cursor;
    }

    /// Where a clause of another sort begins in the words of an effect: "falling block for 1d10 damage".
    private Optional<Integer> inside(Cursor body, int start) {
        Cursor words = until(body, start, body.at());
        return TELLING.stream()
                .flatMap(key -> notes.speech.find(words, key).stream())
                .map(Speech.Heard::start)
                .filter(at -> at > start)
                .min(Comparator.naturalOrder());
    }

    private boolean tellsBehind(Cursor body) {
        Cursor next = body.upTo(body.end());
        next.skipSeparators();
        return tells(next);
    }
}
