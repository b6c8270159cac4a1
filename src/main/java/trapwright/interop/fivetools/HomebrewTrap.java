package trapwright.interop.fivetools;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.card.Texts;
import trapwright.card.TrapCard;
import trapwright.interop.entry.Entry;
import trapwright.rules.StatBlock.Line;
import trapwright.rules.Wording;
import trapwright.sheet.Clean;
import trapwright.system.dnd5e.Course;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.dnd5e.Effect;

/// One trap of a homebrew file. A simple trap takes the shape of the rulebook's entries, a complex one that with
/// initiative
/// and elements; what has no field of its own stands in the entries, in the card's order.
///
/// @param entry the card's entry
/// @param card the card
record HomebrewTrap(Entry entry, TrapCard.Dnd5e card) {
    private static final List<List<Integer>> KNOWN_COUNTS = List.of(List.of(10), List.of(20), List.of(20, 10));

    Map<String, Object> json() {
        Dnd5eTrap trap = card.trap();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", entry.name());
        json.put("source", Homebrew.SOURCE);
        json.put(
                "trapHazType",
                trap.concept().complex() ? "CMPX" : trap.concept().kind().isMagic() ? "MAG" : "MECH");
        List<Object> rating = Ratings.of(trap);
        if (!rating.isEmpty()) {
            json.put("rating", rating);
        }
        if (trap.concept().complex()) {
            complex(json);
        } else {
            simple(json);
        }
        return json;
    }

    private void simple(Map<String, Object> json) {
        List<Object> entries = new ArrayList<>(paragraphs(texts().description()));
        for (Line line : lines()) {
            if (line.field().equals("trigger-words")) {
                json.put("trigger", List.of(tagged().say(line.text())));
            } else {
                entries.add(section(line));
            }
        }
        List<Object> duration = Durations.of(card.trap().lasting());
        if (!duration.isEmpty()) {
            json.put("duration", duration);
        }
        json.put("entries", closed(entries));
    }

    private void complex(Map<String, Object> json) {
        List<Object> entries = new ArrayList<>(paragraphs(texts().description()));
        List<Object> trigger = new ArrayList<>();
        List<Object> active = new ArrayList<>();
        List<Object> dynamic = new ArrayList<>();
        List<Object> constant = new ArrayList<>();
        List<Object> counter = new ArrayList<>();
        for (Line line : lines()) {
            switch (line.field().split("/")[0]) {
                case "trigger-words" -> trigger.add(tagged().say(line.text()));
                case "initiative" -> json.put("initiativeNote", tagged().say(line.text()));
                case "rounds" -> dynamic.add(section(line));
                case "clues", "counters", "components" -> counter.add(section(line));
                case "effects" -> {
                    switch (moment(line)) {
                        case TURN, SPRUNG -> active.add(section(line));
                        case CONSTANT -> constant.add(section(line));
                        case LATER -> entries.add(section(line));
                    }
                }
                default -> entries.add(section(line));
            }
        }
        json.put("trigger", trigger);
        card.trap().course().initiative().ifPresent(initiative -> json.put("initiative", initiative(initiative)));
        put(json, "eActive", active);
        put(json, "eDynamic", dynamic);
        put(json, "eConstant", constant);
        json.put("countermeasures", counter);
        json.put("entries", closed(entries));
    }

    private Effect.Moment moment(Line line) {
        return card.trap()
                .effects()
                .get(Integer.parseInt(line.field().split("/")[1]))
                .moment();
    }

    /// 1 acts on count 10, 2 on count 20, 3 on both; any other initiative is a text.
    private static Object initiative(Course.Initiative initiative) {
        return switch (initiative) {
            case Course.Initiative.Bonus(int bonus) -> (bonus < 0 ? "" : "+") + bonus;
            case Course.Initiative.Counts(List<Integer> counts) -> {
                int known = KNOWN_COUNTS.indexOf(counts) + 1;
                yield known > 0
                        ? (Object) known
                        : String.join(", ", counts.stream().map(String::valueOf).toList());
            }
        };
    }

    private static void put(Map<String, Object> json, String key, List<Object> entries) {
        if (!entries.isEmpty()) {
            json.put(key, entries);
        }
    }

    private List<Line> lines() {
        return entry.assessment().block().lines();
    }

    private Map<String, Object> section(Line line) {
        return section(tagged().say(line.label()), List.of(tagged().say(line.text())));
    }

    private static Map<String, Object> section(String name, List<? extends Object> entries) {
        Map<String, Object> section = new LinkedHashMap<>();
        section.put("type", "entries");
        section.put("name", name);
        section.put("entries", entries);
        return section;
    }

    /// The entries, then what attentive characters notice, the boxed text, notes and source.
    private List<Object> closed(List<Object> entries) {
        texted(entries, "sheet.tell", texts().noticed());
        List<Object> aloud = paragraphs(texts().readAloud());
        if (!aloud.isEmpty()) {
            Map<String, Object> box = new LinkedHashMap<>();
            box.put("type", "insetReadaloud");
            box.put("entries", aloud);
            entries.add(box);
        }
        texted(entries, "sheet.notes", texts().notes());
        if (!entry.credit().isEmpty()) {
            entries.add(Braces.safe(entry.credit()));
        }
        return entries;
    }

    private void texted(List<Object> entries, String label, Wording text) {
        List<Object> paragraphs = paragraphs(text);
        if (!paragraphs.isEmpty()) {
            entries.add(section(entry.words().say(label), paragraphs));
        }
    }

    private List<Object> paragraphs(Wording text) {
        return Clean.text(entry.words().written(text))
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .<Object>map(Braces::safe)
                .toList();
    }

    private Texts texts() {
        return card.face().texts();
    }

    private Tagged tagged() {
        return new Tagged(entry.words());
    }
}
