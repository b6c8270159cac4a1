package trapwright.store;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.BeanDeserializerBuilder;
import tools.jackson.databind.deser.NullValueProvider;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.util.AccessPattern;

/// Gives fields that a file leaves out their usual values, so that a file can be written by hand.
final class Usual extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1L;

    private final transient Map<Class<?>, Record> values = new HashMap<>();

    Usual() {
        UsualValues.ALL.forEach(value -> values.put(value.getClass(), value));
    }

    @Override
    public BeanDeserializerBuilder updateBuilder(
            DeserializationConfig config, BeanDescription.Supplier bean, BeanDeserializerBuilder builder) {
        Record usual = values.get(bean.getBeanClass());
        if (usual != null) {
            builder.setValueInstantiator(new Filling(builder.getValueInstantiator(), fields(usual)));
        }
        return builder;
    }

    private static Map<String, Object> fields(Record usual) {
        Map<String, Object> fields = new HashMap<>();
        for (RecordComponent part : usual.getClass().getRecordComponents()) {
            if (!UsualValues.REQUIRED.contains(part.getName())) {
                try {
                    part.getAccessor().setAccessible(true);
                    fields.put(part.getName(), part.getAccessor().invoke(usual));
                } catch (ReflectiveOperationException impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
        }
        return fields;
    }

    private static final class Filling extends ValueInstantiator.Delegating {
        private static final long serialVersionUID = 1L;

        private final transient Map<String, Object> usual;

        Filling(ValueInstantiator plain, Map<String, Object> usual) {
            super(plain);
            this.usual = usual;
        }

        @Override
        public ValueInstantiator createContextual(DeserializationContext context, BeanDescription.Supplier bean) {
            return new Filling(delegate().createContextual(context, bean), usual);
        }

        @Override
        public SettableBeanProperty[] getFromObjectArguments(DeserializationConfig config) {
            return Arrays.stream(delegate().getFromObjectArguments(config))
                    .map(this::filled)
                    .toArray(SettableBeanProperty[]::new);
        }

        private SettableBeanProperty filled(SettableBeanProperty field) {
            Object value = usual.get(field.getName());
            return value == null ? field : field.withNullProvider(new Absent(field, value));
        }
    }

    /// A field that is left out has its usual value; a null that stands in a file has the meaning it has for the type.
    private record Absent(SettableBeanProperty field, Object usual) implements NullValueProvider {
        @Override
        public @Nullable Object getNullValue(DeserializationContext context) {
            return context.findContextualValueDeserializer(field.getType(), field)
                    .getNullValue(context);
        }

        @Override
        public Object getAbsentValue(DeserializationContext context) {
            return usual;
        }

        @Override
        public AccessPattern getNullAccessPattern() {
            return AccessPattern.DYNAMIC;
        }
    }
}
