package trapwright.app;

import java.util.List;
import java.util.stream.Stream;
import trapwright.rules.Message;
import trapwright.rules.Wording;
import trapwright.store.FileTrouble;

/// Something the game master should know, with the ways out.
///
/// @param sentence what is the matter
/// @param grave whether something was not done
/// @param remedies what can be done about it
public record Notice(Message sentence, boolean grave, List<Remedy> remedies) {
    /// Copies the remedies.
    public Notice {
        remedies = List.copyOf(remedies);
    }

    /// Worth knowing, and nothing to do.
    static Notice note(Message sentence) {
        return new Notice(sentence, false, List.of());
    }

    /// Unsaved work was kept aside as another trap came.
    ///
    /// @param name the name of the trap that has unsaved work
    static Notice keptAside(Wording name) {
        Message sentence = name.isNone() ? Message.of("desk.kept-aside.unnamed") : Message.of("desk.kept-aside", name);
        return new Notice(sentence, false, List.of(Remedy.GO_BACK));
    }

    /// This notice and another one, in one.
    Notice and(Notice other) {
        return new Notice(
                Message.of("desk.both", sentence, other.sentence),
                grave || other.grave,
                Stream.concat(remedies.stream(), other.remedies.stream()).toList());
    }

    /// A file could not be opened.
    static Notice notOpened(FileTrouble failure) {
        return new Notice(failure.sentence(), true, List.of());
    }

    /// A file could not be saved.
    static Notice notSaved(FileTrouble failure) {
        if (failure.kind() == FileTrouble.Kind.CHANGED) {
            return new Notice(failure.sentence(), true, List.of(Remedy.SAVE_AS, Remedy.OVERWRITE));
        }
        return new Notice(
                failure.sentence(), true, failure.kind().canSaveElsewhere() ? List.of(Remedy.SAVE_AS) : List.of());
    }

    /// A way out.
    public enum Remedy {
        /// Save under another name.
        SAVE_AS,
        /// Save over what another program wrote; the version on disk is kept beside it.
        OVERWRITE,
        /// Go back to the saved trap; the unsaved work can be had again by undo.
        RESET,
        /// Go back to the unsaved work that was kept aside when another trap came.
        GO_BACK,
        /// Copy the report on what went wrong.
        COPY_REPORT,
        /// Put back what was thrown away from the library.
        PUT_BACK
    }
}
