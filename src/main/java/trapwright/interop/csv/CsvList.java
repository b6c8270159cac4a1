package trapwright.interop.csv;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.regex.Pattern;
import trapwright.interop.entry.Entry;

/// Cards as a list for spreadsheets: UTF-8 with a byte order mark, lines that end in CRLF, quotes as RFC 4180 has them,
/// one trap a row. Attack bonuses and DCs are plain numbers.
public final class CsvList {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String LINE_END = "\r\n";
    private static final Pattern NEEDS_QUOTES = Pattern.compile("[\",\r\n;\t]|^\\s|\\s$");
    private static final String FORMULA = "=+-@\t\r";

    private CsvList() {}

    /// The list of all entries.
    ///
    /// @param guarded whether a text that a spreadsheet would take for a formula gets an apostrophe in front
    public static String of(List<Entry> entries, boolean guarded) {
        String head = Row.COLUMNS.stream().collect(joining(",", String.valueOf(BYTE_ORDER_MARK), LINE_END));
        return entries.stream()
                .map(Row::of)
                .map(row -> Row.COLUMNS.stream()
                        .map(column -> cell(row.getOrDefault(column, ""), guarded))
                        .collect(joining(",", "", LINE_END)))
                .collect(joining("", head, ""));
    }

    /// Whether the list has a text that a spreadsheet would take for a formula.
    public static boolean hasFormulas(List<Entry> entries) {
        return entries.stream()
                .map(Row::of)
                .flatMap(row -> Row.COLUMNS.stream().map(column -> row.getOrDefault(column, "")))
                .anyMatch(CsvList::isFormula);
    }

    private static boolean isFormula(String text) {
        return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 && !isNumber(text);
    }

    private static String cell(String text, boolean guarded) {
        String cell = guarded && isFormula(text) ? "'" + text : text;
        return NEEDS_QUOTES.matcher(cell).find() ? "\"" + cell.replace("\"", "\"\"") + "\"" : cell;
    }

    private static boolean isNumber(String text) {
        return text.matches("-?\\d+(\\.\\d+)?");
    }
}
