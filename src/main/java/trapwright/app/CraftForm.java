package trapwright.app;

import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import trapwright.store.Settings;
import trapwright.system.dnd35.Builder;

/// Who builds traps. It is the game master's own, not the trap's, and is remembered with the settings.
public final class CraftForm {
    private final ObjectProperty<Builder> builder;

    /// @param settings where it is kept
    public CraftForm(SettingsForm settings) {
        builder = new SimpleObjectProperty<>(
                settings.all().get().craft().map(CraftForm::read).orElse(Builder.USUAL));
        builder.addListener((changed, was, is) -> settings.change(now -> now.withCraft(
                new Settings.Craft(is.modifier(), is.tools().name().toLowerCase(Locale.ROOT), is.hurried()))));
    }

    /// Who builds.
    public ObjectProperty<Builder> builder() {
        return builder;
    }

    /// What a settings file says that is out of bounds is brought back into them.
    private static Builder read(Settings.Craft kept) {
        Builder.Tools tools = Stream.of(Builder.Tools.values())
                .filter(each -> each.name().equalsIgnoreCase(kept.tools()))
                .findFirst()
                .orElse(Builder.USUAL.tools());
        return new Builder(Math.clamp(kept.modifier(), Builder.LEAST, Builder.MOST), tools, kept.hurried());
    }
}
