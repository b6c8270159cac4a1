package trapwright.system.dnd35;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import trapwright.rules.Message;

/// The built-in spells, read once when they are first needed.
public final class SpellList {
    /// *Alarm*, which is never paid for as a trigger (3.5, section 5.1).
    public static final String ALARM = "alarm";

    private SpellList() {}

    /// The spell of that id.
    public static Optional<Spell> find(String id) {
        return Optional.ofNullable(Loaded.SPELLS.get(id));
    }

    /// The name of the spell of that id; the id itself when the list does not have it.
    public static Message name(String id) {
        return find(id).isPresent() ? Message.of("dnd35.spell." + id) : Labels.asTyped(id);
    }

    /// Every spell, triggers first, then by level.
    public static Collection<Spell> all() {
        return Loaded.SPELLS.values();
    }

    private static final class Loaded {
        private static final Map<String, Spell> SPELLS = Collections.unmodifiableMap(load());

        private static Map<String, Spell> load() {
            Map<String, Spell> spells = new LinkedHashMap<>();
            try (InputStream stream = SpellList.class.getResourceAsStream("spells.tsv")) {
                if (stream == null) {
                    throw new IllegalStateException("the spell list is missing");
                }
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
                        .lines()
                        .skip(1)
                        .map(SpellRow::read)
                        .forEach(spell -> spells.put(spell.id(), spell));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return spells;
        }
    }
}
