package trapwright.store;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;
import trapwright.rules.Message;

/// The published JSON Schema of our files. What it says of rulings comes from the rules; after they change, the command
/// `schema` prints what is to be published.
public final class Schema {
    private static final String RESOURCE = "/assets/schema/trapwright-1.schema.json";

    private final String text = withRulings(load());
    private final com.networknt.schema.Schema schema = SchemaRegistry.withDefaultDialect(
                    SpecificationVersion.DRAFT_2020_12)
            .getSchema(text);

    /// The schema as published.
    public String text() {
        return text;
    }

    /// What in a readable file does not fit the schema, one message a fault.
    ///
    /// @param file a file that was opened
    /// @param label what to call it
    /// @param locale the language of the validator's own words
    public List<Message> faults(TrapFile file, String label, Locale locale) {
        return faults(CardWriter.file(file), label, locale);
    }

    /// What in a readable party does not fit the schema, one message a fault.
    ///
    /// @param file a party that was opened
    /// @param label what to call it
    /// @param locale the language of the validator's own words
    public List<Message> faults(PartyFile file, String label, Locale locale) {
        return faults(PartyFiles.tree(file), label, locale);
    }

    private List<Message> faults(JsonNode tree, String label, Locale locale) {
        return schema.validate(tree, context -> context.executionConfig(config -> config.locale(locale))).stream()
                .map(fault -> Message.of(
                        "store.schema",
                        label,
                        Diagnosis.shown(fault.getInstanceLocation().toString()),
                        String.valueOf(fault.getMessage())))
                .toList();
    }

    private static String withRulings(String published) {
        try {
            JsonNode tree = Json.parse(new Origin(RESOURCE, published), false);
            RulingsSchema.addTo(tree);
            return Json.write(tree);
        } catch (FileTrouble broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String load() {
        try (InputStream stream = Schema.class.getResourceAsStream(RESOURCE)) {
            if (stream == null) {
                throw new IllegalStateException("missing " + RESOURCE);
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
