package trapwright.ui.form;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;
import trapwright.measure.Length;
import trapwright.measure.Money;
import trapwright.measure.Weight;
import trapwright.ui.kit.Phrases;

/// Numbers as a game master types them, with comma or point, and back.
final class Reading {
    private static final Pattern DECIMAL = Pattern.compile("[+-]?\\d{1,9}(\\.\\d{1,2})?");
    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,7}");

    private final Phrases phrases;

    Reading(Phrases phrases) {
        this.phrases = phrases;
    }

    String unit() {
        return switch (phrases.now().units().length()) {
            case FEET -> phrases.say("ui.unit.feet");
            case METRES -> phrases.say("ui.unit.metres");
        };
    }

    String write(Length length) {
        return phrases.now()
                .numbers()
                .decimal(length.in(phrases.now().units().length()).amount());
    }

    Optional<Length> length(String text) {
        return decimal(text)
                .filter(amount -> amount.signum() >= 0)
                .map(amount -> new Length(amount, phrases.now().units().length()));
    }

    String weightUnit() {
        return switch (phrases.now().units().weight()) {
            case POUNDS -> phrases.say("ui.unit.pounds");
            case KILOGRAMS -> phrases.say("ui.unit.kilograms");
        };
    }

    String write(Weight weight) {
        return phrases.now()
                .numbers()
                .decimal(weight.in(phrases.now().units().weight()).amount());
    }

    Optional<Weight> weight(String text) {
        return decimal(text)
                .filter(amount -> amount.signum() >= 0)
                .map(amount -> new Weight(amount, phrases.now().units().weight()));
    }

    String write(Money money) {
        return phrases.now().numbers().decimal(money.inGold());
    }

    Optional<Money> money(String text) {
        return decimal(text).map(Money::ofGold);
    }

    Optional<Integer> whole(String text) {
        return Optional.of(plain(text))
                .filter(typed -> WHOLE.matcher(typed).matches())
                .map(Integer::parseInt);
    }

    private Optional<BigDecimal> decimal(String text) {
        String typed = switch (phrases.now().language()) {
            case EN -> plain(text).replace(",", "");
            case FR -> plain(text).replace(',', '.');
        };
        return Optional.of(typed)
                .filter(number -> DECIMAL.matcher(number).matches())
                .map(BigDecimal::new);
    }

    private static String plain(String text) {
        return text.replaceAll("[\\s\u00a0\u202f]", "").replace('−', '-');
    }
}
