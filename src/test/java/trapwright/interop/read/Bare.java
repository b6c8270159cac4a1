package trapwright.interop.read;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import trapwright.measure.Length;
import trapwright.rules.Wording;
import trapwright.system.dnd35.Dnd35Trap;

/// Traps made comparable: lengths in feet, texts in one language or none.
final class Bare {
    private final UnaryOperator<Wording> texts;

    private Bare(UnaryOperator<Wording> texts) {
        this.texts = texts;
    }

    /// Without any text.
    static Dnd35Trap wordless(Dnd35Trap trap) {
        return (Dnd35Trap) new Bare(wording -> Wording.NONE).of(trap);
    }

    /// With English texts only.
    static Dnd35Trap english(Dnd35Trap trap) {
        return (Dnd35Trap) new Bare(wording -> new Wording(wording.en(), "")).of(trap);
    }

    /// With French texts only.
    static Dnd35Trap french(Dnd35Trap trap) {
        return (Dnd35Trap) new Bare(wording -> new Wording("", wording.fr().replace('’', '\''))).of(trap);
    }

    private Object of(Object value) {
        return switch (value) {
            case Wording wording -> texts.apply(wording);
            case Length length -> length.in(Length.Unit.FEET);
            case Optional<?> optional -> optional.map(this::of);
            case List<?> list -> list.stream().map(this::of).toList();
            case trapwright.dice.Dice dice -> dice;
            case trapwright.measure.Money money -> money;
            case Record bare -> rebuilt(bare);
            default -> value;
        };
    }

    private Object rebuilt(Record value) {
        try {
            RecordComponent[] components = value.getClass().getRecordComponents();
            Object[] parts = new Object[components.length];
            for (int i = 0; i < parts.length; i++) {
                var accessor = components[i].getAccessor();
                accessor.setAccessible(true);
                parts[i] = of(accessor.invoke(value));
            }
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            var constructor = value.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(parts);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
