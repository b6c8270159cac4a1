package trapwright.store;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// What a file says it is.
///
/// @param form one trap, a book or a party
/// @param version the format's version, from 1
record Format(Form form, int version) {
    /// The field that tells.
    static final String FIELD = "format";

    /// The version that this program writes.
    static final int CURRENT = 1;

    private static final Pattern TEXT = Pattern.compile("(trapwright(?:-book|-party)?)/([1-9]\\d{0,5})");

    /// One trap, several, or a party.
    enum Form {
        TRAP("trapwright"),
        BOOK("trapwright-book"),
        PARTY("trapwright-party");

        private final String id;

        Form(String id) {
            this.id = id;
        }

        /// What stands before the version.
        String id() {
            return id;
        }

        /// What a file of the current version says.
        String current() {
            return id + "/" + CURRENT;
        }
    }

    /// The format of a tree, when it is one of ours.
    static Optional<Format> of(JsonNode tree) {
        JsonNode said = tree.get(FIELD);
        if (said == null || !said.isString()) {
            return Optional.empty();
        }
        Matcher format = TEXT.matcher(said.stringValue());
        return format.matches()
                ? Arrays.stream(Form.values())
                        .filter(form -> form.id().equals(format.group(1)))
                        .map(form -> new Format(form, Integer.parseInt(format.group(2))))
                        .findFirst()
                : Optional.empty();
    }

    boolean isNewer() {
        return version > CURRENT;
    }
}
