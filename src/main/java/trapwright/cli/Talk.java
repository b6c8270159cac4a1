package trapwright.cli;

import java.io.InputStream;
import trapwright.rules.Message;
import trapwright.words.Words;

/// How a command speaks and listens.
///
/// @param words the language and the units of this call
/// @param surroundings where it speaks to
record Talk(Words words, Surroundings surroundings) {
    /// A line of the answer.
    void say(Message message) {
        print(words.say(message));
    }

    /// A line of the answer that needs no words.
    void print(String line) {
        surroundings.out().println(line);
    }

    /// A text of the answer as it is.
    void write(String text) {
        surroundings.out().print(text);
        surroundings.out().flush();
    }

    /// A sentence beside the answer.
    void warn(Message message) {
        surroundings.err().println(words.say(message));
    }

    InputStream in() {
        return surroundings.in();
    }
}
