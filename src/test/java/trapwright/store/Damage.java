package trapwright.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// Spoils good files from a seed: their bytes, their tokens or their structure.
final class Damage {
    /// What stands in no trap, or only on purpose.
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "null",
        "-",
        "1e99",
        "1e39",
        "-0",
        "99999999",
        "0.1",
        "true",
        "\\u0000",
        "\\ud800",
        "\uD83D\uDD73",
        "\"type\"",
        "\"format\"",
        "\0",
        "\uFEFF",
        "\u202E",
        "//",
        "NaN",
        "[[[[[[[[",
        "\"99999d99999\""
    };
    private static final Pattern TOKEN = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|[\\[\\]{},:]|[^\\s\\[\\]{},:\"]+");

    private final List<JsonNode> trees;
    private final List<byte[]> files;

    Damage(List<JsonNode> trees) {
        this.trees = trees;
        files = trees.stream().map(tree -> Json.write(tree).getBytes(UTF_8)).toList();
    }

    /// A good file.
    byte[] good(int number) {
        return files.get(number % files.size());
    }

    /// The file of a seed, spoilt. Every third keeps its bytes in order and is only built another way.
    byte[] of(long seed) {
        Random random = new Random(seed);
        int which = random.nextInt(files.size());
        return switch (Math.floorMod(seed, 3)) {
            case 0 -> bytes(files.get(which), random);
            case 1 -> tokens(new String(files.get(which), UTF_8), random);
            default -> text(new Rebuilt(trees, random).of(trees.get(which)), random);
        };
    }

    private static byte[] text(JsonNode tree, Random random) {
        return (random.nextBoolean() ? Json.write(tree) : tree.toString()).getBytes(UTF_8);
    }

    private static byte[] bytes(byte[] good, Random random) {
        byte[] bytes = good;
        for (int left = 1 + random.nextInt(3); left > 0 && bytes.length > 0; left--) {
            int from = random.nextInt(bytes.length);
            int to = random.nextInt(20) == 0 ? bytes.length : Math.min(bytes.length, from + random.nextInt(8));
            byte[] piece = switch (random.nextInt(4)) {
                case 0 -> new byte[0];
                case 1 -> new byte[] {(byte) random.nextInt(256)};
                case 2 -> Arrays.copyOfRange(bytes, from, Math.min(bytes.length, from + random.nextInt(200)));
                default -> PIECES[random.nextInt(PIECES.length)].getBytes(UTF_8);
            };
            byte[] changed = new byte[from + piece.length + bytes.length - to];
            System.arraycopy(bytes, 0, changed, 0, from);
            System.arraycopy(piece, 0, changed, from, piece.length);
            System.arraycopy(bytes, to, changed, from + piece.length, bytes.length - to);
            bytes = changed;
        }
        return bytes;
    }

    private byte[] tokens(String good, Random random) {
        List<String> tokens = new java.util.ArrayList<>(tokens(good).toList());
        String other = new String(files.get(random.nextInt(files.size())), UTF_8);
        List<String> others = tokens(other).toList();
        for (int left = 1 + random.nextInt(3); left > 0; left--) {
            int place = random.nextInt(tokens.size());
            switch (random.nextInt(5)) {
                case 0 -> tokens.remove(place);
                case 1 -> tokens.add(place, tokens.get(random.nextInt(tokens.size())));
                case 2 -> tokens.set(place, others.get(random.nextInt(others.size())));
                case 3 -> tokens.set(place, PIECES[random.nextInt(PIECES.length)]);
                default -> java.util.Collections.swap(tokens, place, random.nextInt(tokens.size()));
            }
        }
        return String.join(" ", tokens).getBytes(UTF_8);
    }

    private static Stream<String> tokens(String text) {
        Matcher matcher = TOKEN.matcher(text);
        return matcher.results().map(found -> found.group());
    }
}
