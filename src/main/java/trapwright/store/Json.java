package trapwright.store;

import com.fasterxml.jackson.annotation.Nulls;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.EnumNamingStrategies;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.type.LogicalType;
import trapwright.measure.Money;

/// The JSON library with our settings: strict reading, stable writing.
final class Json {
    private static final JsonMapper WRITER =
            settings(factory(Limits.BOOK_PIECES)).build();
    private static final JsonMapper TRAP = reader(Limits.TRAP_PIECES);
    private static final JsonMapper BOOK = reader(Limits.BOOK_PIECES);

    private static final Pattern HALF = Pattern.compile("\\p{Cs}");

    /// Fields that are written even when they are empty, as leaving them out would say something else.
    static final Set<String> SPOKEN = UsualValues.ALL.stream()
            .map(Json::tree)
            .flatMap(usual -> usual.properties().stream())
            .filter(field -> UsualValues.speaks(field.getValue()))
            .map(Map.Entry::getKey)
            .collect(Collectors.toUnmodifiableSet());

    private Json() {}

    /// Reads a text into a tree.
    static JsonNode parse(Origin origin, boolean book) throws FileTrouble {
        JsonMapper mapper = book ? BOOK : TRAP;
        try (JsonParser parser = mapper.createParser(origin.text())) {
            try {
                JsonNode tree = mapper.readTree(parser);
                if (parser.nextToken() != null) {
                    throw origin.trouble("store.json.after", parser.currentTokenLocation());
                }
                return tree;
            } catch (JacksonException broken) {
                throw Diagnosis.ofText(origin, broken, parser.currentLocation());
            } catch (NumberFormatException beyondAllNumbers) {
                throw origin.trouble("store.json.number", parser.currentTokenLocation(), Limits.DIGITS);
            }
        }
    }

    /// Makes a value of a tree.
    ///
    /// @throws JacksonException when the tree holds something else; its path leads there
    static <T> T bind(JsonNode tree, Class<T> type) {
        return TRAP.treeToValue(tree, type);
    }

    /// Makes a tree of a value, with every field it has.
    static JsonNode tree(Object value) {
        return WRITER.valueToTree(value);
    }

    /// An object without fields.
    static ObjectNode object() {
        return WRITER.createObjectNode();
    }

    /// Writes a tree or a value, indented, with a line feed at the end. Halves of characters, which UTF-8 does not
    /// have,
    /// stay as the escapes that a file has them as.
    static String write(Object value) {
        String text = WRITER.writer().with(printer()).writeValueAsString(value) + "\n";
        return HALF.matcher(text)
                .replaceAll(half -> "\\\\u%04X".formatted((int) half.group().charAt(0)));
    }

    private static JsonMapper reader(int pieces) {
        SimpleModule module = new SimpleModule()
                .addDeserializer(int.class, new Bounded.Whole(true))
                .addDeserializer(Integer.class, new Bounded.Whole(false))
                .addDeserializer(BigDecimal.class, new Bounded.Decimal())
                .addDeserializer(Money.class, new Bounded.Gold());
        module.setDeserializerModifier(new Usual());
        return settings(factory(pieces)).addModule(module).build();
    }

    private static JsonFactory factory(int pieces) {
        return JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(Limits.DEPTH)
                        .maxNumberLength(Limits.DIGITS)
                        .maxStringLength(2 * Limits.PICTURE_TEXT)
                        .maxNameLength(Limits.FIELD_NAME)
                        .maxTokenCount(pieces)
                        .build())
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
    }

    private static JsonMapper.Builder settings(JsonFactory factory) {
        return JsonMapper.builder(factory)
                .enumNamingStrategy(EnumNamingStrategies.KEBAB_CASE)
                .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .enable(JsonNodeFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .withCoercionConfig(
                        LogicalType.Textual,
                        texts -> texts.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                                .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail));
    }

    private static DefaultPrettyPrinter printer() {
        return new DefaultPrettyPrinter(Separators.createDefaultInstance()
                        .withObjectNameValueSpacing(Separators.Spacing.AFTER)
                        .withObjectEmptySeparator("")
                        .withArrayEmptySeparator(""))
                .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                .withArrayIndenter(new DefaultIndenter("  ", "\n"));
    }
}
