package trapwright.interop.rpgcards;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// One line of a card's contents.
///
/// @param line the element's name and values, divided by bars
/// @param rows about how many printed rows it takes
record Element(String line, int rows) {
    static final Element RULE = new Element("rule", 0);
    static final Element FILL = new Element("fill | 1", 0);

    /// Rows of a poker card at 8 pt, and signs in a row.
    private static final int ROWS = 12;

    private static final int SIGNS = 46;

    /// The most of one text that stands on one card.
    private static final int LONGEST = SIGNS * (ROWS - 5);

    private static final Pattern ENTITY = Pattern.compile("&(?=[#\\w])");

    static Element of(String name, String... values) {
        String line = Stream.concat(Stream.of(name), Stream.of(values).map(Element::shown))
                .collect(joining(" | "));
        int signs = Stream.of(values).mapToInt(String::length).sum() + values.length;
        return new Element(line, Math.ceilDiv(signs, SIGNS));
    }

    /// A text as the tool shows it: the values are HTML, and a bar would end one.
    static String shown(String text) {
        return ENTITY.matcher(text)
                .replaceAll("&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("|", "&#124;")
                .replace("\n", "<br>");
    }

    /// A text in pieces that fit on a card, cut at spaces where there are any.
    static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        String rest = text;
        while (rest.length() > LONGEST) {
            int cut = rest.lastIndexOf(' ', LONGEST);
            int end = cut > 0 ? cut : rest.offsetByCodePoints(0, rest.codePointCount(0, LONGEST));
            pieces.add(rest.substring(0, end).strip());
            rest = rest.substring(end).strip();
        }
        pieces.add(rest);
        return pieces;
    }

    /// Elements dealt to cards, so many as fit on each.
    static List<List<String>> dealt(List<Element> elements) {
        List<List<String>> cards = new ArrayList<>(List.of(new ArrayList<>()));
        int taken = 0;
        for (Element element : elements) {
            if (taken > 0 && taken + element.rows > ROWS) {
                cards.add(new ArrayList<>());
                taken = 0;
            }
            cards.getLast().add(element.line);
            taken += element.rows;
        }
        return cards;
    }
}
