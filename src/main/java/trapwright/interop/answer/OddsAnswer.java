package trapwright.interop.answer;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.dice.Distribution;
import trapwright.party.Party;
import trapwright.party.Profile.Known;
import trapwright.rules.Odds;
import trapwright.words.Words;

/// The odds of a party against a card, as `odds --json` gives them. Chances are numbers from 0 to 1.
///
/// @param words the language of texts
public record OddsAnswer(Words words) {
    private static final int DECIMALS = 12;

    /// The answer for one card.
    ///
    /// @param file the file it is in, as the game master named it
    /// @param odds what the card's rules say
    public Map<String, Object> of(String file, TrapCard card, Party party, Odds odds) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("file", file);
        answer.put("name", words.written(card.face().texts().name()));
        answer.put("system", card.system());
        answer.put("party", party.name());
        answer.put(
                "characters",
                odds.characters().stream().map(OddsAnswer::character).toList());
        Odds.Together together = odds.party();
        put(answer, "noticeAny", together.notice().active());
        put(answer, "passiveAny", together.notice().passive());
        put(answer, "take20Any", together.notice().take20());
        put(answer, "springs", together.springs());
        answer.put("dropAny", number(together.drop()));
        answer.put("expectedDamage", number(together.expectedDamage()));
        answer.put("notes", odds.notes().stream().map(words::say).toList());
        return answer;
    }

    private static Map<String, Object> character(Odds.Against against) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("name", against.name());
        Map<String, Object> notice = new LinkedHashMap<>();
        put(notice, "active", against.notice().active());
        put(notice, "passive", against.notice().passive());
        put(notice, "take20", against.notice().take20());
        answer.put("notice", notice);
        against.disarm().ifPresent(disarm -> answer.put("disarm", disarm(disarm)));
        put(answer, "hit", against.strike().hit());
        put(answer, "save", against.strike().save());
        Odds.Toll toll = against.toll();
        answer.put("expectedDamage", number(toll.damage().mean()));
        answer.put("dropsAt", toll.dropsAt());
        answer.put("diesAt", toll.diesAt());
        answer.put("drop", number(toll.drop()));
        answer.put("die", number(toll.die()));
        answer.put("distribution", distribution(toll.damage()));
        Map<String, Object> apart = new LinkedHashMap<>();
        against.apart().forEach(line -> apart.put(line.id(), number(line.value())));
        answer.put("apart", apart);
        Map<String, Object> used = new LinkedHashMap<>();
        against.known().forEach(known -> used.put(known.trait().id(), known.value()));
        answer.put("used", used);
        answer.put(
                "assumed",
                against.known().stream()
                        .filter(Known::assumed)
                        .map(known -> known.trait().id())
                        .toList());
        return answer;
    }

    private static Map<String, Object> disarm(Odds.Disarm disarm) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("success", number(disarm.success()));
        answer.put("retry", number(disarm.retry()));
        answer.put("sprung", number(disarm.sprung()));
        disarm.settled().ifPresent(settled -> {
            Map<String, Object> end = new LinkedHashMap<>();
            end.put("success", number(settled.success()));
            end.put("sprung", number(settled.sprung()));
            answer.put("settled", end);
        });
        return answer;
    }

    /// Each total that can come, and its chance.
    private static List<List<Object>> distribution(Distribution damage) {
        List<List<Object>> pairs = new ArrayList<>();
        for (int total = 0; total <= damage.most(); total++) {
            if (damage.chance(total) > 0) {
                pairs.add(List.of(total, number(damage.chance(total))));
            }
        }
        return pairs;
    }

    private static void put(Map<String, Object> answer, String id, Optional<Double> value) {
        value.ifPresent(number -> answer.put(id, number(number)));
    }

    /// A number without the dust of binary fractions; one too small for the decimals stays as it is.
    private static BigDecimal number(double value) {
        BigDecimal exact = BigDecimal.valueOf(value);
        BigDecimal rounded = exact.setScale(DECIMALS, RoundingMode.HALF_UP);
        BigDecimal plain = (rounded.signum() == 0 ? exact : rounded).stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
}
