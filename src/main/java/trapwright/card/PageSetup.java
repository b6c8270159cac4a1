package trapwright.card;

/// How the cards of a book go on paper. Ids are those of the command line's options; an empty one means the usual, and
/// so does one that this version does not know.
///
/// @param paper `a4` or `letter`
/// @param size `card`, `poker`, `index`, `a6`, `half` or `page`
/// @param side `gm`, `player` or `builder`
/// @param duplex `none`, `long`, `short` or `fold`
/// @param inkSaving no fills, black on white
/// @param cropMarks lines that show where to cut
public record PageSetup(String paper, String size, String side, String duplex, boolean inkSaving, boolean cropMarks) {
    /// Everything as usual.
    public static final PageSetup USUAL = new PageSetup("", "", "", "", false, true);
}
