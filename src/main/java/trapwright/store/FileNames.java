package trapwright.store;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import trapwright.card.TrapCard;
import trapwright.rules.Wording;

/// Names of files made of the names of cards.
public final class FileNames {
    private static final int LONGEST = 60;

    private FileNames() {}

    /// A name for each card, without an ending, in the cards' order and each only once.
    public static List<String> of(List<TrapCard> cards) {
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (TrapCard card : cards) {
            String plain = plain(card.face().texts().name());
            String name = plain;
            for (int i = 2; !taken.add(name); i++) {
                name = plain + "-" + i;
            }
            names.add(name);
        }
        return names;
    }

    /// A file name that every system takes: letters a to z, digits and hyphens.
    public static String plain(Wording name) {
        String text = name.en().isBlank() ? name.fr() : name.en();
        String plain = Normalizer.normalize(text, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String shortened = plain.substring(0, Math.min(plain.length(), LONGEST));
        return shortened.isEmpty() ? "trap" : shortened;
    }
}
