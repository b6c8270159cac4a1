package trapwright.app;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import trapwright.card.TrapCard;
import trapwright.interop.export.Export;
import trapwright.interop.export.Exports;
import trapwright.measure.Length;
import trapwright.rules.Message;
import trapwright.store.FileNames;

/// Cards on their way into the format of another program: which format, in which language and units, and what of them
/// is lost. What would be written is made anew, away from the window's thread, whenever a choice or a card changes.
public final class ExportForm {
    private final Crew crew;
    private final ObjectProperty<ExportKind> kind = new SimpleObjectProperty<>(ExportKind.ALL.getFirst());
    private final ObjectProperty<Choice> choice;
    private final BooleanProperty guarded = new SimpleBooleanProperty(true);
    private final ObjectProperty<List<TrapCard>> cards = new SimpleObjectProperty<>(List.of());
    private final ReadOnlyObjectWrapper<Optional<ExportDraft>> draft = new ReadOnlyObjectWrapper<>(Optional.empty());
    private boolean open;
    private int wanted;

    /// What an export is written in.
    ///
    /// @param language its language
    /// @param units its unit of lengths
    public record Choice(Tongue language, Length.Unit units) {}

    /// @param first the language and units to begin with
    ExportForm(Crew crew, Choice first) {
        this.crew = crew;
        choice = new SimpleObjectProperty<>(first);
        Stream.of(kind, choice, guarded, cards).forEach(value -> value.addListener((changed, was, is) -> make()));
    }

    /// The format.
    public ObjectProperty<ExportKind> kind() {
        return kind;
    }

    /// The export's own language and units.
    public ObjectProperty<Choice> choice() {
        return choice;
    }

    /// Whether texts in a list are guarded against being taken for formulas.
    public BooleanProperty guarded() {
        return guarded;
    }

    /// What is exported.
    public ObjectProperty<List<TrapCard>> cards() {
        return cards;
    }

    /// What would be written now; empty while it is made.
    public ReadOnlyObjectProperty<Optional<ExportDraft>> draft() {
        return draft.getReadOnlyProperty();
    }

    /// Begins, or ends, to follow the choices.
    public void follow(boolean following) {
        open = following;
        make();
    }

    private void make() {
        draft.set(Optional.empty());
        wanted++;
        if (!open) {
            return;
        }
        int number = wanted;
        ExportKind format = kind.get();
        List<TrapCard> now = List.copyOf(cards.get());
        Exports exports = Exports.in(
                Locale.of(choice.get().language().name()), choice.get().units(), guarded.get());
        crew.work(
                () -> drafted(format, now, exports),
                made -> {
                    if (number == wanted) {
                        draft.set(Optional.of(made));
                    }
                },
                failure -> draft.set(Optional.empty()));
    }

    private static ExportDraft drafted(ExportKind kind, List<TrapCard> cards, Exports exports) {
        List<String> names = FileNames.of(cards);
        Export export = exports.of(
                kind.format(),
                Stream.iterate(0, i -> i < cards.size(), i -> i + 1)
                        .map(i -> new Exports.Given(names.get(i) + ".trap", cards.get(i)))
                        .toList());
        List<Message> loses = export.loses().stream()
                .map(said -> said.key().equals("export.formulas") ? Message.of("desk.export.formulas") : said)
                .toList();
        return new ExportDraft(kind, export.files(), loses);
    }
}
