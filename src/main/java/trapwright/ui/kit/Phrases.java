package trapwright.ui.kit;

import java.util.Arrays;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import trapwright.rules.Message;
import trapwright.words.Lexicon;
import trapwright.words.Words;

/// Every text of the window. The language and the units can change at any time; what is bound here follows.
public final class Phrases {
    private final ObjectProperty<Words> words;

    /// @param words language and units to begin with
    public Phrases(Words words) {
        this.words = new SimpleObjectProperty<>(words);
    }

    /// The words that hold now, as a value to watch.
    public ObservableValue<Words> words() {
        return words;
    }

    /// The words that hold now.
    public Words now() {
        return words.get();
    }

    /// Phrases that follow these. What is bound to them goes with them, while these live as long as the window.
    public Phrases following() {
        Phrases follower = new Phrases(now());
        follower.words.bind(words);
        return follower;
    }

    /// Speaks other words from now on.
    public void speak(Words changed) {
        words.set(changed);
    }

    /// A text at this moment.
    ///
    /// @param args plain values, as [Message#of] takes them
    public String say(String key, Object... args) {
        return now().say(Message.of(key, args));
    }

    /// A message at this moment.
    public String say(Message message) {
        return now().say(message);
    }

    /// Whether there is a text of that key.
    public boolean knows(String key) {
        return Lexicon.of(now().language()).text(key).isPresent();
    }

    /// A text that follows the language; empty when there is none of that key.
    public ObservableValue<String> textOrNone(String key) {
        return words.map(spoken -> knows(key) ? spoken.say(key) : "");
    }

    /// A text that follows the language.
    public ObservableValue<String> text(String key, Object... args) {
        Object[] kept = Arrays.copyOf(args, args.length);
        return words.map(spoken -> spoken.say(Message.of(key, kept)));
    }

    /// A message that follows the language.
    public ObservableValue<String> text(Message message) {
        return words.map(spoken -> spoken.say(message));
    }

    /// A changing message that follows the language.
    public ObservableValue<String> text(ObservableValue<Message> message) {
        return words.flatMap(spoken -> message.map(spoken::say));
    }
}
