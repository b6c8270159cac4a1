package trapwright.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import trapwright.card.TrapCard;

/// The built-in published traps of each system.
public final class Samples {
    /// Every system that has samples, in the order they are shown.
    public static final List<String> SYSTEMS = List.of("dnd35", "dnd5e", "ose");

    /// Lists a system's samples, one file name a line, in the order they are shown.
    private static final String INDEX = "index.txt";

    private static final String FOLDER = "/trapwright/samples/";

    private Samples() {}

    /// One built-in trap.
    ///
    /// @param fileName the name its file has among all samples of its system, such as `pit-trap-cr1.trap`
    /// @param card the card
    public record Sample(String fileName, TrapCard card) {}

    /// A system's samples; none for a system without.
    public static List<Sample> of(String system) {
        List<Sample> samples = new ArrayList<>();
        for (String line : text(FOLDER + system + "/" + INDEX).lines().toList()) {
            if (!line.isBlank()) {
                samples.add(new Sample(line.strip(), card(FOLDER + system + "/" + line.strip())));
            }
        }
        return samples;
    }

    private static TrapCard card(String resource) {
        try {
            return TrapFiles.read(resource, text(resource).getBytes(StandardCharsets.UTF_8))
                    .cards()
                    .getFirst();
        } catch (FileTrouble broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String text(String resource) {
        try (InputStream stream = Samples.class.getResourceAsStream(resource)) {
            return stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
