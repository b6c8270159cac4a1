package trapwright.sheet;

import java.util.List;
import trapwright.rules.Wording;
import trapwright.words.Words;

/// The game master's own texts. One that is missing in the language is shown in the other one, marked.
///
/// @param words the language
record Written(Words words) {
    /// A text as a body shows it.
    List<Run> runs(Wording text) {
        Run own = Run.plain(words.written(text));
        return words.borrows(text) ? List.of(own, Run.italic(mark())) : List.of(own);
    }

    /// A text as a title shows it.
    String marked(Wording text) {
        return words.written(text) + (words.borrows(text) ? mark() : "");
    }

    private String mark() {
        return " " + words.say("sheet.borrowed." + words.language().other().tag());
    }
}
