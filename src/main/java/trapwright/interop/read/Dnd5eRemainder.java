package trapwright.interop.read;

/// What an effect's sentence says beyond its figures: "or be buried under rubble" is no clause, and must not be lost.
final class Dnd5eRemainder {
    private static final int FEW = 2;

    private Dnd5eRemainder() {}

    /// Whether a sentence has more than a few words that no clause took and that do not merely join clauses.
    static boolean isMuch(Piece sentence, Dnd5eDraft draft) {
        draft.all(sentence, "fifth.each-where").forEach(draft::understand);
        draft.all(sentence, "fifth.doer").forEach(draft::understand);
        long words = draft.all(sentence, "fifth.word").stream()
                .filter(word -> !draft.understood.get(word.start()))
                .filter(word -> !draft.speech.hearsWhole(word.match().group(), "fifth.joining"))
                .count();
        boolean figures =
                draft.all(sentence, "fifth.number").stream().anyMatch(number -> !draft.understood.get(number.start()));
        return words > FEW || figures || draft.speech.hearsIn(sentence.folded(), "fifth.repeats");
    }
}
