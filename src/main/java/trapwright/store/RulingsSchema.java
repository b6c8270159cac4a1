package trapwright.store;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import trapwright.rules.Ruling;

/// The part of the schema that lists every system's rulings and their readings, made of the rules themselves.
///
/// An id that is not listed fits as well, as a later version may know it.
final class RulingsSchema {
    private static final String PROPERTIES = "properties";

    private RulingsSchema() {}

    /// Puts the rulings into the schema, in the place of what it says of them.
    static void addTo(JsonNode schema) {
        ObjectNode definitions = (ObjectNode) schema.get("$defs");
        for (JsonNode rule : definitions.path("card").path("allOf")) {
            String id = rule.at("/if/properties/system/const").asString("");
            KnownSystem.of(id).ifPresent(system -> {
                String name = id + ".Rulings";
                ObjectNode then = (ObjectNode) rule.at("/then/properties");
                then.set("rulings", Json.object().put("$ref", "#/$defs/" + name));
                definitions.set(name, definition(system));
            });
        }
    }

    private static ObjectNode definition(KnownSystem system) {
        ObjectNode definition = Json.object()
                .put(
                        "description",
                        "The rulings of " + system.rules().id() + " and their readings, the default first.");
        ObjectNode properties = definition.putObject(PROPERTIES);
        for (Ruling ruling : system.rules().rulings()) {
            ObjectNode readings = properties.putObject(ruling.id());
            ArrayNode either = readings.putArray("anyOf");
            ArrayNode known = either.addObject().putArray("enum");
            ruling.readings().forEach(known::add);
            either.addObject().put("type", "string");
            readings.put("default", ruling.standard());
        }
        return definition;
    }
}
