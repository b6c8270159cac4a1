package trapwright.interop.rpgcards;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import trapwright.interop.entry.Entry;
import trapwright.interop.entry.Passage;
import trapwright.sheet.Labelled;

/// The elements of an entry, in order.
final class Elements {
    private Elements() {}

    static List<Element> of(Entry entry) {
        List<Element> elements = new ArrayList<>();
        elements.add(Element.of("subtitle", entry.subtitle()));
        elements.add(Element.RULE);
        List<Labelled> numbers = entry.numbers();
        for (int i = 0; i < numbers.size(); i += 2) {
            List<String> pair = new ArrayList<>();
            numbers.subList(i, Math.min(i + 2, numbers.size())).forEach(number -> {
                pair.add(number.label());
                pair.add(number.value());
            });
            elements.add(Element.of("property", pair.toArray(String[]::new)));
        }
        elements.add(Element.RULE);
        entry.passages().forEach(passage -> add(elements, passage));
        elements.add(Element.FILL);
        String ticks = entry.page().foot().ticks().stream()
                .map(tick -> tick.label() + " " + "☐".repeat(tick.count()))
                .collect(joining(" · "));
        if (!ticks.isEmpty()) {
            elements.add(Element.of("text", ticks));
        }
        entry.closing().forEach(closing -> elements.add(Element.of("property", closing.label(), closing.value())));
        if (!entry.credit().isEmpty()) {
            elements.add(Element.of("text", entry.credit()));
        }
        return elements;
    }

    private static void add(List<Element> elements, Passage passage) {
        switch (passage.sort()) {
            case SAID -> {
                String label = passage.label();
                for (String piece : Element.pieces(passage.text())) {
                    elements.add(label.isEmpty() ? Element.of("text", piece) : Element.of("description", label, piece));
                    label = "";
                }
            }
            case HEADING -> elements.add(Element.of("section", passage.label()));
            case ALOUD -> Element.pieces(passage.text()).forEach(piece -> elements.add(Element.of("justify", piece)));
        }
    }
}
