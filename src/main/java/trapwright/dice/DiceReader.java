package trapwright.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.numbers.fraction.BigFraction;
import trapwright.dice.Dice.Parsed;
import trapwright.dice.Dice.Reason;
import trapwright.dice.Dice.Unreadable;

/// Reads typed dice: sums and differences of `NdM` and `N`, and `(…)xNdM` or `(…)xN` for missiles.
final class DiceReader {
    private static final int LONGEST = 200;
    private static final Pattern MISSILES = Pattern.compile("\\((.*)\\)[x*](.+)");
    private static final Pattern TERM = Pattern.compile("([+-]?)(?:(\\d*)d(\\d*)|(\\d+))");

    private DiceReader() {}

    static Dice read(String text) {
        String plain = text.toLowerCase(Locale.ROOT)
                .replaceAll("[\\s\\u00a0\\u202f]", "")
                .replace('×', 'x')
                .replace('−', '-');
        if (plain.isEmpty()) {
            return text.isEmpty() ? Dice.NONE : new Parsed(text, Roll.NOTHING);
        }
        if (plain.length() > LONGEST) {
            return new Unreadable(text, Reason.TOO_LARGE);
        }
        try {
            Matcher missiles = MISSILES.matcher(plain);
            if (!missiles.matches()) {
                return new Parsed(text, Roll.once(terms(plain)));
            }
            Roll roll = new Roll(terms(missiles.group(1)), terms(missiles.group(2)));
            if (roll.mostMissiles() > Dice.MOST) {
                return new Unreadable(text, Reason.TOO_LARGE);
            }
            return roll.meanOfMissiles().compareTo(BigFraction.ZERO) <= 0
                    ? new Unreadable(text, Reason.NO_DICE)
                    : new Parsed(text, roll);
        } catch (NotDice notDice) {
            return new Unreadable(text, notDice.reason);
        }
    }

    private static List<Term> terms(String plain) throws NotDice {
        List<Term> terms = new ArrayList<>();
        Matcher matcher = TERM.matcher(plain);
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            if (end > 0 && matcher.group(1).isEmpty()) {
                throw new NotDice(Reason.NOT_DICE);
            }
            terms.add(term(matcher));
            end = matcher.end();
        }
        if (end != plain.length() || terms.isEmpty()) {
            throw new NotDice(Reason.NOT_DICE);
        }
        return terms;
    }

    private static Term term(Matcher matcher) throws NotDice {
        int sign = matcher.group(1).equals("-") ? -1 : 1;
        if (matcher.group(4) != null) {
            return new Term.Flat(sign * number(matcher.group(4), Integer.MAX_VALUE));
        }
        if (matcher.group(3).isEmpty()) {
            throw new NotDice(Reason.NOT_DICE);
        }
        int count = matcher.group(2).isEmpty() ? 1 : number(matcher.group(2), Dice.MOST);
        int faces = number(matcher.group(3), Dice.MOST);
        if (faces == 0) {
            throw new NotDice(Reason.NO_FACES);
        }
        if (count == 0) {
            throw new NotDice(Reason.NO_DICE);
        }
        return new Term.Pool(sign, count, faces);
    }

    private static int number(String digits, int most) throws NotDice {
        if (digits.length() > 6 || Integer.parseInt(digits) > most) {
            throw new NotDice(Reason.TOO_LARGE);
        }
        return Integer.parseInt(digits);
    }

    private static final class NotDice extends Exception {
        private static final long serialVersionUID = 1L;
        private final Reason reason;

        NotDice(Reason reason) {
            super(null, null, false, false);
            this.reason = reason;
        }
    }
}
