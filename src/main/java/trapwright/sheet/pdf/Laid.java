package trapwright.sheet.pdf;

/// A part of the body, measured for a column, that may be cut between its lines. Lengths in points.
interface Laid {
    /// Room above it; left out at the head of a card.
    double gap();

    /// In how many lines it may be taken apart; at least one.
    int lines();

    /// Height of the lines from one to before another.
    double height(int from, int to);

    /// Draws the lines from one to before another with their head at y; the column's left edge is at 0.
    void draw(Pen pen, double y, int from, int to);

    /// The fewest lines on either side of a cut.
    default int together() {
        return 2;
    }

    /// Whether it belongs to what follows and must not stand last on a card.
    default boolean leads() {
        return false;
    }

    /// Whether it only parts what stands above from what stands below.
    default boolean parts() {
        return false;
    }

    /// Up to which line it fits into a room, with [#together()] lines on either side of a cut.
    ///
    /// @return the line to cut before, [#lines()] for all of it, or `from` when nothing fits
    default int fit(int from, double room) {
        int to = most(from, room);
        if (to == lines()) return to;
        int cut = Math.min(to, lines() - together());
        return cut - from < together() ? from : cut;
    }

    /// Up to which line it fits into a room, however few lines that be.
    default int most(int from, double room) {
        int to = from;
        while (to < lines() && height(from, to + 1) <= room + 0.001) to++;
        return to;
    }
}
