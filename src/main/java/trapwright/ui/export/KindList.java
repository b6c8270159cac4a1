package trapwright.ui.export;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import org.jspecify.annotations.Nullable;
import trapwright.app.ExportKind;
import trapwright.ui.kit.Phrases;

/// The formats to choose from.
final class KindList extends ListView<ExportKind> {
    /// @param chosen the format that is chosen
    KindList(Phrases phrases, ObjectProperty<ExportKind> chosen) {
        setId("export-kinds");
        getStyleClass().addAll("licence-list", "export-kinds");
        accessibleTextProperty().bind(phrases.text("export.kinds"));
        setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable ExportKind kind, boolean empty) {
                super.updateItem(kind, empty);
                setText(empty || kind == null ? null : phrases.say(kind.title()));
            }
        });
        getItems().setAll(ExportKind.ALL);
        getSelectionModel().select(chosen.get());
        getSelectionModel().selectedItemProperty().addListener((item, was, is) -> {
            if (is != null) {
                chosen.set(is);
            }
        });
        phrases.words().addListener((words, was, is) -> refresh());
    }
}
