package trapwright.interop.foundry35;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trapwright.card.TrapCard;
import trapwright.interop.answer.Plain;
import trapwright.interop.entry.Entry;
import trapwright.interop.foundry.Notes;
import trapwright.interop.text.StatLineText;
import trapwright.store.PlainJson;
import trapwright.system.dnd35.Kind;

/// A 3.5 card as a trap actor of the D35E system. What the actor's sheet has no field for stands in its notes, the stat
/// line
/// first.
public final class TrapActor {
    static final String SYSTEM_FLAG = "trapwright";

    private TrapActor() {}

    /// The actor's file, as Foundry's "Import Data" reads it.
    public static String of(Entry entry, TrapCard.Dnd35 card) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("type", isMagic(card) ? "magic" : "mechanical");
        number(entry, "cr").ifPresent(cr -> {
            details.put("cr", cr);
            details.put("totalCr", cr);
        });
        number(entry, "searchDc").ifPresent(dc -> details.put("findDC", dc));
        number(entry, "disableDc").ifPresent(dc -> details.put("disarmDC", dc));
        details.put("xp", Map.of("value", 0));
        details.put("notes", notes(entry));

        Map<String, Object> system = new LinkedHashMap<>();
        system.put("details", details);
        system.put("traits", ordered("size", "med", "tokensize", "actor"));

        Map<String, Object> actor = new LinkedHashMap<>();
        actor.put("name", entry.name());
        actor.put("type", "trap");
        actor.put("img", "icons/svg/trap.svg");
        actor.put("system", system);
        actor.put("items", items(entry, card));
        actor.put("effects", List.of());
        actor.put("flags", Map.of(SYSTEM_FLAG, Map.of("id", card.face().id().toString())));
        return PlainJson.write(actor);
    }

    private static Map<String, Object> notes(Entry entry) {
        return ordered("value", Notes.of(List.of(StatLineText.of(entry.card(), entry.words())), entry), "public", "");
    }

    private static List<Map<String, Object>> items(Entry entry, TrapCard.Dnd35 card) {
        List<Map<String, Object>> items = new ArrayList<>();
        for (int part = 0; part < card.trap().designs().size(); part++) {
            items.addAll(new Attacks(entry, card, part).items());
        }
        return items;
    }

    private static boolean isMagic(TrapCard.Dnd35 card) {
        return card.trap().designs().stream().anyMatch(design -> Kind.of(design) != Kind.MECHANICAL);
    }

    private static Optional<BigDecimal> number(Entry entry, String figure) {
        return entry.assessment().amount(figure).map(amount -> Plain.number(amount.unit(), amount.value()));
    }

    static Map<String, Object> ordered(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
