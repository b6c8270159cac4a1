package trapwright.interop.read;

import java.util.ArrayList;
import java.util.List;
import trapwright.rules.Message;
import trapwright.rules.Wording;

/// What is noted while a card is read: its language, and what there is to say about the text.
class Notes {
    final Speech speech = new Speech();
    final List<Note> notes = new ArrayList<>();

    /// Gives back words that tell a second time what was told before.
    void again(Cursor.Stretch words) {
        remark(Remark.Sort.NOT_UNDERSTOOD, words.place(), "interop.read.again", words.words());
    }

    /// A text of the page, kept in the language that was heard so far.
    Wording written(String text) {
        return Spoken.in(speech.language(), text);
    }

    void remark(Remark.Sort sort, int at, String key, Object... args) {
        notes.add(new Note(sort, Message.of(key, args), at));
    }

    /// A remark whose place is not yet a line and column.
    ///
    /// @param place where it is in the text
    record Note(Remark.Sort sort, Message text, int place) {}
}
