package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import trapwright.card.Encounter;
import trapwright.card.PageSetup;
import trapwright.rules.Ruling;
import trapwright.rules.Rulings;
import trapwright.system.dnd35.Dnd35Trap;
import trapwright.system.dnd5e.Dnd5eTrap;
import trapwright.system.ose.OseTrap;
import trapwright.words.Language;
import trapwright.words.Words;

class SchemaTest {
    private static final Schema SCHEMA = new Schema();
    private static final JsonNode DEFINITIONS = definitions();

    @Property(tries = 100)
    void anyCardFits(@ForAll long seed) {
        TrapFile file = TrapFile.of(new RandomCards(seed).next());
        assertThat(SCHEMA.faults(file, "x", Locale.ENGLISH)).isEmpty();
    }

    @Property(tries = 10)
    void anyBookFits(@ForAll long seed) {
        RandomCards random = new RandomCards(seed);
        TrapFile file = TrapFile.book(Stream.generate(random::next).limit(3).toList());
        assertThat(SCHEMA.faults(file, "x", Locale.ENGLISH)).isEmpty();
    }

    @Test
    void everySampleFits() {
        for (String system : Samples.SYSTEMS) {
            for (Samples.Sample sample : Samples.of(system)) {
                assertThat(SCHEMA.faults(TrapFile.of(sample.card()), sample.fileName(), Locale.ENGLISH))
                        .isEmpty();
            }
        }
    }

    @Test
    void aFaultIsNamedInBothLanguages() throws Exception {
        TrapFile newer = TrapFiles.read("x", "{\"format\":\"trapwright/2\"}".getBytes(UTF_8));
        assertThat(SCHEMA.faults(newer, "x", Locale.ENGLISH)).isEmpty();
        TrapFile odd = TrapFiles.read(
                "x", "{\"format\":\"trapwright/1\",\"system\":\"gurps\",\"trap\":{},\"tags\":[5]}".getBytes(UTF_8));
        assertThat(Words.in(Language.EN).say(SCHEMA.faults(odd, "x", Locale.ENGLISH)))
                .isEqualTo("x: “/tags/0” does not fit the schema: integer found, string expected");
        assertThat(Words.in(Language.FR).say(SCHEMA.faults(odd, "x", Locale.FRENCH)))
                .startsWith("x\u00a0: «\u00a0/tags/0\u00a0» ne correspond pas au schéma\u00a0: ");
    }

    @Test
    void everyFieldOfEveryRecordAndEveryEnumValueIsInTheSchema() {
        Set<String> seen = new TreeSet<>();
        for (Class<?> type : recordsOf(
                CardLayout.class, Encounter.class, PageSetup.class, Dnd35Trap.class, Dnd5eTrap.class, OseTrap.class)) {
            String name = type == CardLayout.class ? "card" : nested(type);
            JsonNode properties = DEFINITIONS.path(name).path("properties");
            Set<String> fields = new LinkedHashSet<>(properties.propertyNames());
            if (Arrays.stream(type.getRecordComponents())
                    .noneMatch(part -> part.getName().equals("type"))) {
                fields.remove("type");
            }
            assertThat(fields)
                    .as(name)
                    .containsExactlyElementsOf(Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getName)
                            .toList());
            for (RecordComponent part : type.getRecordComponents()) {
                if (part.getType().isEnum()) {
                    assertThat(texts(properties.path(part.getName()).path("enum")))
                            .as(name + "." + part.getName())
                            .isEqualTo(Arrays.stream(part.getType().getEnumConstants())
                                    .map(value -> written((Enum<?>) value))
                                    .toList());
                }
            }
            seen.add(name);
        }
        assertThat(seen)
                .hasSizeGreaterThan(90)
                .contains("card", "Design", "Poison.Toll.Sleep", "dnd5e.Harm.Part.Fall", "ose.Harm");
    }

    @Test
    void everyRulingAndReadingIsListedAndThePublishedFileIsWhatTheCommandPrints() throws Exception {
        for (KnownSystem system : KnownSystem.ALL) {
            JsonNode listed = DEFINITIONS.path(system.rules().id() + ".Rulings").path("properties");
            assertThat(listed.propertyNames())
                    .containsExactlyElementsOf(
                            system.rules().rulings().stream().map(Ruling::id).toList());
            for (Ruling ruling : system.rules().rulings()) {
                assertThat(texts(listed.path(ruling.id()).path("anyOf").path(0).path("enum")))
                        .isEqualTo(ruling.readings());
            }
        }
        try (InputStream published = getClass().getResourceAsStream("/assets/schema/trapwright-1.schema.json")) {
            assertThat(new String(published.readAllBytes(), UTF_8)).isEqualTo(SCHEMA.text());
        }
    }

    @Test
    void aRulingOrReadingOfALaterVersionFits() throws Exception {
        TrapFile file = TrapFiles.read(
                "x",
                "{\"format\":\"trapwright/1\",\"system\":\"dnd35\",\"trap\":{\"type\":\"single\",\"design\":{}},\"rulings\":{\"gravity\":\"off\",\"net\":\"hairy\"}}"
                        .getBytes(UTF_8));
        assertThat(SCHEMA.faults(file, "x", Locale.ENGLISH)).isEmpty();
        assertThat(TrapFiles.text(file)).contains("\"gravity\": \"off\"", "\"net\": \"hairy\"");
    }

    @Test
    void theSchemaStatesTheLimits() {
        assertThat(DEFINITIONS
                        .path("Picture.Image")
                        .path("properties")
                        .path("base64")
                        .path("maxLength")
                        .intValue())
                .isEqualTo(Limits.PICTURE_TEXT);
        assertThat(DEFINITIONS
                        .path("book")
                        .path("properties")
                        .path("traps")
                        .path("maxItems")
                        .intValue())
                .isEqualTo(Limits.TRAPS);
        assertThat(DEFINITIONS.path("Money").path("maximum").longValue()).isEqualTo(Limits.GOLD);
        assertThat(SCHEMA.text())
                .contains(
                        "at most 8 MB",
                        "at most 64 MB",
                        "20,000 traps",
                        "1,000 groups of 1,000 traps",
                        "64 brackets deep",
                        "100,000 characters")
                .contains("names of 1,000", "numbers of 40 digits", "250,000 values", "10,000,000")
                .contains("\"minimum\": -1000000,", "\"maximum\": 1000000", "\"maxLength\": 100000");
    }

    private static Set<Class<?>> recordsOf(Class<?>... roots) {
        Set<Class<?>> records = new LinkedHashSet<>();
        Deque<Class<?>> left = new ArrayDeque<>(List.of(roots));
        while (!left.isEmpty()) {
            Class<?> type = left.pop();
            if (type.isSealed() && type.isAnnotationPresent(JsonSubTypes.class)) {
                left.addAll(Arrays.asList(type.getPermittedSubclasses()));
            } else if (type.isRecord() && !isPlain(type) && records.add(type)) {
                for (RecordComponent part : type.getRecordComponents()) {
                    left.add(inner(part.getGenericType()));
                }
            }
        }
        return records;
    }

    private static boolean isPlain(Class<?> type) {
        return type == Rulings.class
                || Arrays.stream(type.getMethods()).anyMatch(method -> method.isAnnotationPresent(JsonCreator.class));
    }

    private static Class<?> inner(Type type) {
        return type instanceof ParameterizedType generic ? inner(generic.getActualTypeArguments()[0]) : (Class<?>) type;
    }

    private static String written(Enum<?> value) {
        try {
            JsonProperty own = value.getDeclaringClass().getField(value.name()).getAnnotation(JsonProperty.class);
            return own == null ? value.name().toLowerCase(Locale.ROOT).replace('_', '-') : own.value();
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String nested(Class<?> type) {
        String name =
                type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
        String room = type.getPackageName().substring(type.getPackageName().lastIndexOf('.') + 1);
        return room.equals("dnd5e") || room.equals("ose") ? room + "." + name : name;
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::stringValue).toList();
    }

    private static JsonNode definitions() {
        try {
            return Json.parse(new Origin("schema", SCHEMA.text()), false).path("$defs");
        } catch (FileTrouble broken) {
            throw new IllegalStateException(broken);
        }
    }
}
