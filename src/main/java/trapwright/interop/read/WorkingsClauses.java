package trapwright.interop.read;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import trapwright.measure.Length;
import trapwright.measure.Span;
import trapwright.system.dnd35.Kind;
import trapwright.system.dnd35.Workings;

/// Kind, trigger, reset and bypass.
final class WorkingsClauses {
    private static final int OPEN_LOCK = 30;
    private static final int SEARCH = 25;

    private WorkingsClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        return kind(cursor, draft) || trigger(cursor, draft) || reset(cursor, draft) || bypass(cursor, draft);
    }

    private static boolean kind(Cursor cursor, Draft draft) {
        int start = cursor.at();
        for (Kind kind : Kind.values()) {
            if (draft.speech.take(cursor, key("kind.", kind)).isPresent()) {
                if (!draft.repeats(Told.KIND, cursor, start)) {
                    draft.part().kind = Optional.of(kind);
                }
                return true;
            }
        }
        return false;
    }

    private static boolean trigger(Cursor cursor, Draft draft) {
        PartDraft part = draft.part();
        int start = cursor.at();
        if (draft.speech.hears(cursor, "trigger.touch-attached")) {
            int before = cursor.at();
            Speech.Heard heard =
                    draft.speech.take(cursor, "trigger.touch-attached").orElseThrow();
            if (heard.match().group().contains("attach")
                    || heard.match().group().contains("rattach")) {
                if (!draft.repeats(Told.TRIGGER, cursor, start)) {
                    part.trigger = Optional.of(Workings.Trigger.TOUCH_ATTACHED);
                }
                return true;
            }
            cursor.back(before);
        }
        for (Workings.Trigger trigger : Workings.Trigger.values()) {
            if (trigger != Workings.Trigger.TOUCH_ATTACHED
                    && draft.speech.take(cursor, key("trigger.", trigger)).isPresent()) {
                if (!draft.repeats(Told.TRIGGER, cursor, start)) {
                    part.trigger = Optional.of(trigger);
                    cursor.bracket().ifPresent(detail -> triggerDetail(detail, draft));
                }
                return true;
            }
        }
        return false;
    }

    private static void triggerDetail(Cursor detail, Draft draft) {
        PartDraft part = draft.part();
        while (!detail.isDone()) {
            int before = detail.at();
            detail.skipSeparators();
            Optional<Length> distance = length(draft.speech, detail);
            if (distance.isPresent()) {
                part.distance = distance;
                continue;
            }
            draft.speech.take(detail, "every");
            Optional<Span> interval = span(draft.speech, detail);
            if (interval.isPresent()) {
                part.interval = interval;
                continue;
            }
            Cursor.Stretch words = detail.toSeparator(",;");
            if (words.folded().endsWith(" (shared)") || words.folded().endsWith(" (partage)")) {
                part.sharedTrigger = true;
                part.triggerDetails.add(words.without(" ("));
            } else if (!words.isEmpty()) {
                part.triggerDetails.add(words);
            }
            if (detail.at() == before) {
                return;
            }
        }
    }

    private static boolean reset(Cursor cursor, Draft draft) {
        PartDraft part = draft.part();
        int start = cursor.at();
        for (Workings.Reset reset : Workings.Reset.values()) {
            if (draft.speech.take(cursor, key("reset.", reset)).isPresent()) {
                if (draft.repeats(Told.RESET, cursor, start)) {
                    return true;
                }
                part.reset = Optional.of(reset);
                cursor.bracket().ifPresent(detail -> {
                    part.resetTime = span(draft.speech, detail);
                    Leftover.report(detail, draft);
                });
                return true;
            }
        }
        return false;
    }

    private static boolean bypass(Cursor cursor, Draft draft) {
        int start = cursor.at();
        for (Workings.Bypass bypass : Workings.Bypass.values()) {
            if (draft.speech.take(cursor, key("bypass.", bypass)).isPresent()) {
                if (!draft.repeats(Told.BYPASS, cursor, start)) {
                    draft.part().bypass = Optional.of(bypass);
                    cursor.bracket().ifPresent(detail -> bypassDcs(detail, draft));
                }
                return true;
            }
        }
        return false;
    }

    private static void bypassDcs(Cursor detail, Draft draft) {
        while (!detail.isDone()) {
            detail.skipSeparators();
            int place = detail.place();
            Optional<Speech.Heard> search = draft.speech.take(detail, "bypass.search");
            Optional<Speech.Heard> lock =
                    search.isPresent() ? Optional.empty() : draft.speech.take(detail, "bypass.open-lock");
            search.ifPresent(heard -> compare(heard, SEARCH, place, draft));
            lock.ifPresent(heard -> compare(heard, OPEN_LOCK, place, draft));
            if (search.isEmpty() && lock.isEmpty()) {
                Leftover.report(detail, draft);
                return;
            }
        }
    }

    private static void compare(Speech.Heard heard, int usual, int place, Draft draft) {
        if (heard.number("dc") != usual) {
            draft.remark(Remark.Sort.DIFFERS, place, "interop.read.bypass-dc", heard.number("dc"), usual);
        }
    }

    static Optional<Length> length(Speech speech, Cursor cursor) {
        return speech.take(cursor, "length").map(heard -> length(heard, "amount", "unit"));
    }

    static Length length(Speech.Heard heard, String amount, String unit) {
        String digits = heard.part(amount).orElse("0").replace(',', '.');
        String name = heard.part(unit).orElse("ft");
        boolean metres = name.startsWith("m");
        return new Length(new BigDecimal(digits), metres ? Length.Unit.METRES : Length.Unit.FEET);
    }

    private static Optional<Span> span(Speech speech, Cursor cursor) {
        return speech.take(cursor, "span")
                .map(heard -> new Span(
                        heard.number("count"),
                        switch (heard.part("unit").orElse("")) {
                            case "minute" -> Span.Unit.MINUTES;
                            case "hour", "heure" -> Span.Unit.HOURS;
                            case "day", "jour" -> Span.Unit.DAYS;
                            default -> Span.Unit.ROUNDS;
                        }));
    }

    private static String key(String start, Enum<?> choice) {
        return start + choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
