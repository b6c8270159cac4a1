package trapwright.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// The pictures that a card may carry, in the order of the built-in list.
public final class Icons {
    /// Side of the square that every picture is drawn in, in its own units.
    public static final int SIDE = 512;

    /// The id of the picture that stands for any trap.
    public static final String USUAL = "wolf-trap";

    private static final String LIST = "/assets/icons/icons.tsv";

    private final Map<String, Icon> icons = new LinkedHashMap<>();

    /// One picture in one colour.
    ///
    /// @param id its name on a card
    /// @param author whose work it is
    /// @param path SVG path data in a square of [#SIDE]
    public record Icon(String id, String author, String path) {}

    /// Reads the built-in list: id, author and path, divided by tabs.
    public Icons() {
        try (InputStream list = Icons.class.getResourceAsStream(LIST)) {
            if (list == null) throw new IllegalStateException("missing " + LIST);
            for (String line : new String(list.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                String[] parts = line.strip().split("\t");
                if (parts.length == 3) icons.put(parts[0], new Icon(parts[0], parts[1], parts[2]));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The picture of that id, if it is known.
    public Optional<Icon> find(String id) {
        return Optional.ofNullable(icons.get(id));
    }

    /// All pictures.
    public Collection<Icon> all() {
        return icons.values();
    }
}
