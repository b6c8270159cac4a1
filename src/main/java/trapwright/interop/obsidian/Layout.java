package trapwright.interop.obsidian;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trapwright.store.PlainJson;

/// The layout that a vault imports once in the settings of Fantasy Statblocks; its bundled ones know monsters only.
public final class Layout {
    /// The name by which notes ask for it.
    public static final String NAME = "Trapwright Trap";

    /// What its file is called.
    public static final String FILE = "trapwright-trap-layout.json";

    private Layout() {}

    /// The layout's file.
    public static String text() {
        Map<String, Object> name = block("heading", "name");
        name.put("size", 1);
        List<Object> heading = List.of(name, block("subheading", "kind", "rating"));
        List<Object> blocks = new ArrayList<>();
        Map<String, Object> head = block("group");
        head.put("nested", heading);
        head.put("hasRule", true);
        blocks.add(head);
        Map<String, Object> numbers = block("traits", "numbers");
        numbers.put("hasRule", true);
        blocks.add(numbers);
        Map<String, Object> effects = block("traits", "effects");
        effects.put("dice", true);
        effects.put("hasRule", true);
        blocks.add(effects);
        blocks.add(block("text", "aloud"));
        blocks.add(block("traits", "closing"));
        blocks.add(block("subheading", "credit"));
        Map<String, Object> layout = new LinkedHashMap<>();
        layout.put("name", NAME);
        layout.put("id", "trapwright-trap");
        layout.put("blocks", blocks);
        return PlainJson.write(layout);
    }

    private static Map<String, Object> block(String type, String... properties) {
        Map<String, Object> block = new LinkedHashMap<>();
        block.put("type", type);
        block.put("id", "trapwright-" + type + String.join("-", properties));
        block.put("properties", List.of(properties));
        block.put("conditioned", true);
        return block;
    }
}
