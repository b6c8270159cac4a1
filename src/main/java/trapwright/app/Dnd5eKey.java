package trapwright.app;

/// Where a field of a 5e form is: findings and undo know it by its path, such as `effects/1/parts/0`, the window by the
/// id of its control, such as `part-dice-1effects-0parts`.
///
/// @param path names and numbers, parted by slashes
/// @param name what its control is called; its label is found by it
record Dnd5eKey(String path, String name) {
    /// Reads `path` or `path@name`; without a name it is the last one in the path.
    static Dnd5eKey of(String said) {
        int at = said.indexOf('@');
        return at < 0
                ? new Dnd5eKey(said, lastName(said))
                : new Dnd5eKey(said.substring(0, at), said.substring(at + 1));
    }

    /// The id of the control.
    String id() {
        StringBuilder id = new StringBuilder(name);
        String list = "";
        for (String piece : path.split("/")) {
            if (isNumber(piece)) {
                id.append('-').append(piece).append(list);
            }
            list = piece;
        }
        return id.toString();
    }

    private static String lastName(String path) {
        String last = "";
        for (String piece : path.split("/")) {
            last = isNumber(piece) ? last : piece;
        }
        return last;
    }

    private static boolean isNumber(String piece) {
        return !piece.isEmpty() && piece.chars().allMatch(Character::isDigit);
    }
}
