package trapwright.store;

import java.util.HashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Gives fields that a file leaves out their usual values, so that a file can be written by hand.
final class Usual extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1L;

    private final transient Map<Class<?>, ObjectNode> values = new HashMap<>();

    /// @param writer turns the usual values into trees
    Usual(JsonMapper writer) {
        for (Object value : UsualValues.ALL) {
            ObjectNode fields = writer.valueToTree(value);
            values.put(value.getClass(), fields.remove(UsualValues.REQUIRED));
        }
    }

    @Override
    public ValueDeserializer<?> modifyDeserializer(
            DeserializationConfig config, BeanDescription.Supplier bean, ValueDeserializer<?> plain) {
        ObjectNode usual = values.get(bean.getBeanClass());
        return usual == null ? plain : new Filling(plain, usual);
    }

    private static final class Filling extends DelegatingDeserializer {
        private final ObjectNode usual;

        Filling(ValueDeserializer<?> plain, ObjectNode usual) {
            super(plain);
            this.usual = usual;
        }

        @Override
        protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> plain) {
            return new Filling(plain, usual);
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            if (parser.hasToken(JsonToken.START_OBJECT)
                    || parser.hasToken(JsonToken.PROPERTY_NAME)
                    || parser.hasToken(JsonToken.END_OBJECT)) {
                ObjectNode given = (ObjectNode) context.readTree(parser);
                usual.properties().forEach(field -> {
                    if (!given.has(field.getKey()) && !field.getValue().isNull()) {
                        given.set(field.getKey(), field.getValue());
                    }
                });
                try (JsonParser filled = given.traverse(context)) {
                    filled.nextToken();
                    return super.deserialize(filled, context);
                }
            }
            return super.deserialize(parser, context);
        }
    }
}
