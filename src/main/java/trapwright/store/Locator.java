package trapwright.store;

import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// Finds the line and column of a value in a text that is known to be JSON.
final class Locator {
    private static final JsonFactory FACTORY = new JsonFactory();

    private Locator() {}

    /// Where the value of a path stands; where the path ends early, the last value on it.
    ///
    /// @param path field names, and numbers from 0 in lists
    static TokenStreamLocation find(String text, List<String> path) {
        try (JsonParser parser = FACTORY.createParser(tools.jackson.core.ObjectReadContext.empty(), text)) {
            parser.nextToken();
            TokenStreamLocation place = parser.currentTokenLocation();
            for (String step : path) {
                boolean found = parser.currentToken() == JsonToken.START_ARRAY
                        ? inList(parser, step)
                        : parser.currentToken() == JsonToken.START_OBJECT && inObject(parser, step);
                if (!found) {
                    return place;
                }
                place = parser.currentTokenLocation();
            }
            return place;
        }
    }

    private static boolean inObject(JsonParser parser, String name) {
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            boolean wanted = parser.currentName().equals(name);
            parser.nextToken();
            if (wanted) {
                return true;
            }
            parser.skipChildren();
        }
        return false;
    }

    /// A list may stand where fields were wanted: it has none of them.
    private static boolean inList(JsonParser parser, String index) {
        if (!index.chars().allMatch(Character::isDigit)) {
            return false;
        }
        for (int left = Integer.parseInt(index); parser.nextToken() != JsonToken.END_ARRAY; left--) {
            if (left == 0) {
                return true;
            }
            parser.skipChildren();
        }
        return false;
    }
}
