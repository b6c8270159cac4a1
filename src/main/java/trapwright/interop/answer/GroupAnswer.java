package trapwright.interop.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.TrapGroup;
import trapwright.rules.Figure;
import trapwright.rules.Unit;
import trapwright.words.Words;

/// What several traps come to together, as `group --json` gives it.
///
/// @param words the language of texts
public record GroupAnswer(Words words) {
    /// The answer for a group.
    ///
    /// @param files the file of each trap, as the game master named it
    public Map<String, Object> of(List<String> files, TrapGroup group) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("dependent", group.dependent());
        group.combinedCr().ifPresent(cr -> answer.put("combinedCr", Plain.number(Unit.CR, cr)));
        TrapGroup.SUMS.forEach(figure ->
                group.sum(figure).ifPresent(sum -> answer.put(figure, Plain.number(TrapGroup.unit(figure), sum))));
        List<Map<String, Object>> parts = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            var card = group.cards().get(i);
            Map<String, Object> part = new LinkedHashMap<>();
            part.put("file", files.get(i));
            part.put("name", words.written(card.face().texts().name()));
            Map<String, Object> figures = new LinkedHashMap<>();
            for (Figure figure : card.assess().figures()) {
                if (figure instanceof Figure.Amount amount) {
                    figures.put(amount.id(), Plain.number(amount.unit(), amount.value()));
                }
            }
            part.put("figures", figures);
            parts.add(part);
        }
        answer.put("parts", parts);
        return answer;
    }
}
