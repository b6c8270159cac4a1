package trapwright.rules;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Every message inside a value of records, lists and optionals.
public final class EveryMessage {
    private EveryMessage() {}

    /// The messages in a value, those inside other messages too.
    public static List<Message> in(Object value) {
        List<Message> found = new ArrayList<>();
        collect(value, found);
        return found;
    }

    private static void collect(Object value, List<Message> found) {
        switch (value) {
            case List<?> list -> list.forEach(each -> collect(each, found));
            case Optional<?> optional -> optional.ifPresent(each -> collect(each, found));
            case Record each -> {
                if (each instanceof Message message) {
                    found.add(message);
                }
                for (RecordComponent component : each.getClass().getRecordComponents()) {
                    collect(component(each, component), found);
                }
            }
            default -> {}
        }
    }

    private static Object component(Record owner, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
