package trapwright.interop.read;

import java.util.Optional;
import trapwright.measure.Money;

/// What stands at the end: the market price, or the cost in gold and experience, and notes.
final class ClosingClauses {
    private static final int GOLD = 100;
    private static final int SILVER = 10;

    private ClosingClauses() {}

    static boolean read(Cursor cursor, Draft draft) {
        Speech speech = draft.speech;
        int place = cursor.place();
        int start = cursor.at();
        if (speech.take(cursor, "note").isPresent()) {
            String note = cursor.toSeparator("").words();
            draft.gmNotes = draft.gmNotes.isEmpty() ? note : draft.gmNotes + "\n" + note;
            return true;
        }
        boolean priced = speech.take(cursor, "price").isPresent()
                || speech.take(cursor, "cost").isPresent()
                || speech.hears(cursor, "money");
        if (!priced) {
            return false;
        }
        cursor.skipSeparators();
        boolean before = draft.price.isPresent() || draft.xp.isPresent();
        if (!before) {
            return amounts(cursor, draft, place);
        }
        boolean any = amounts(cursor, new Draft(), place);
        if (any) {
            draft.again(cursor.stretch(start, cursor.at()));
        }
        return any;
    }

    private static boolean amounts(Cursor cursor, Draft draft, int place) {
        Speech speech = draft.speech;
        boolean any = false;
        long copper = 0;
        for (var coin = speech.take(cursor, "money"); coin.isPresent(); coin = speech.take(cursor, "money")) {
            copper += copper(coin.get());
            any = true;
            skipComma(cursor);
        }
        if (any) {
            draft.price = Optional.of(new Money(copper));
            draft.pricePlace = place;
        }
        Optional<Speech.Heard> xp = speech.take(cursor, "xp");
        xp.ifPresent(heard -> draft.xp = Optional.of(heard.number("amount")));
        skipComma(cursor);
        speech.take(cursor, "hire");
        speech.take(cursor, "not-final");
        return any || xp.isPresent();
    }

    private static void skipComma(Cursor cursor) {
        while (!cursor.isDone() && ", ".indexOf(cursor.here()) >= 0) {
            cursor.to(cursor.at() + 1);
        }
    }

    private static long copper(Speech.Heard coin) {
        long amount = coin.number("amount");
        return switch (coin.part("coin").orElse("gp")) {
            case "sp", "pa" -> amount * SILVER;
            case "cp", "pc" -> amount;
            default -> amount * GOLD;
        };
    }
}
