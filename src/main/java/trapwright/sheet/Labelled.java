package trapwright.sheet;

import org.jspecify.annotations.Nullable;

/// A label and its value, such as "Search" and "17". Either may be empty.
///
/// @param field id of the form's field that it comes from, so that a screen can lead there; null where there is none
public record Labelled(String label, String value, @Nullable String field) {
    /// Nothing to show.
    public static final Labelled NONE = new Labelled("", "");

    /// A pair that leads to no field.
    public Labelled(String label, String value) {
        this(label, value, null);
    }

    /// Whether there is nothing to show.
    public boolean isEmpty() {
        return label.isEmpty() && value.isEmpty();
    }

    /// Label and value with a space between them.
    public String text() {
        return (label + " " + value).strip();
    }
}
