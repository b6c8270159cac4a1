package trapwright.ui.library;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import trapwright.app.Library;
import trapwright.app.LibraryTrap;
import trapwright.app.Order;
import trapwright.rules.Finding;
import trapwright.ui.frame.Breadth;
import trapwright.ui.kit.Chip;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// The library's traps as a table. Space ticks the trap that is looked at, Enter opens it, Delete throws it away.
final class LibraryList extends TableView<LibraryTrap> {
    private static final int OPENING_CLICKS = 2;

    private final Phrases phrases;
    private final LibraryWords words;
    private final Library library;
    private final Consumer<LibraryTrap> open;
    private final TableColumn<LibraryTrap, LibraryTrap> tags;
    private final TableColumn<LibraryTrap, LibraryTrap> changed;

    /// @param open opens a trap
    LibraryList(Phrases phrases, Library library, Consumer<LibraryTrap> open) {
        this.phrases = phrases;
        this.words = new LibraryWords(phrases);
        this.library = library;
        this.open = open;
        setId("library-list");
        getStyleClass().add("library-list");
        setItems(library.shown());
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        accessibleTextProperty().bind(phrases.text("library.list"));
        tags = column(Order.By.TAGS, 104, this::chips);
        changed = column(Order.By.CHANGED, 98, trap -> text(words.changed(trap)));
        getColumns()
                .setAll(List.of(
                        ticks(),
                        column(Order.By.NAME, 180, this::name),
                        column(Order.By.SYSTEM, 62, this::system),
                        column(Order.By.RATING, 156, this::rating),
                        column(Order.By.KIND, 90, trap -> text(words.kind(trap))),
                        column(Order.By.PRICE, 92, trap -> text(words.price(trap))),
                        tags,
                        changed));
        setSortPolicy(table -> {
            sortOrder();
            return true;
        });
        setRowFactory(table -> row());
        getSelectionModel().selectedItemProperty().addListener((selected, was, is) -> {
            if (is != null) {
                library.chosen().set(java.util.Optional.of(is));
            }
        });
        library.chosen().addListener((chosen, was, is) -> is.ifPresent(this::show));
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        focusedProperty().addListener((focused, was, is) -> {
            if (is && getSelectionModel().isEmpty() && !getItems().isEmpty()) {
                getSelectionModel().selectFirst();
            }
        });
        phrases.words().addListener((spoken, was, is) -> refresh());
        library.ticked().addListener((javafx.collections.ListChangeListener<LibraryTrap>) change -> refresh());
    }

    /// Leaves out what there is no room for.
    void fit(Breadth breadth) {
        tags.setVisible(!breadth.isSlim());
        changed.setVisible(!breadth.isSlim());
    }

    private void show(LibraryTrap trap) {
        if (!trap.equals(getSelectionModel().getSelectedItem())) {
            int place = getItems().indexOf(trap);
            if (place >= 0) {
                getSelectionModel().select(place);
                scrollTo(place);
            }
        }
    }

    private void press(KeyEvent event) {
        LibraryTrap trap = getSelectionModel().getSelectedItem();
        if (trap == null) {
            return;
        }
        if (event.getCode() == KeyCode.ENTER) {
            open.accept(trap);
        } else if (event.getCode() == KeyCode.SPACE) {
            library.tick(trap, !library.isTicked(trap));
        } else if (event.getCode() == KeyCode.DELETE && !trap.isPublished()) {
            library.work().throwAway(List.of(trap));
        } else {
            return;
        }
        event.consume();
    }

    private void sortOrder() {
        if (getSortOrder().isEmpty()) {
            library.order().set(Order.USUAL);
        } else if (getSortOrder().getFirst().getUserData() instanceof Order.By by) {
            boolean descending = getSortOrder().getFirst().getSortType() == TableColumn.SortType.DESCENDING;
            library.order().set(new Order(by, descending));
        }
    }

    private TableRow<LibraryTrap> row() {
        TableRow<LibraryTrap> row = new TableRow<>() {
            @Override
            protected void updateItem(@Nullable LibraryTrap trap, boolean empty) {
                super.updateItem(trap, empty);
                getStyleClass().remove("ticked");
                if (trap != null && !empty) {
                    setAccessibleText(words.row(trap));
                    if (library.isTicked(trap)) {
                        getStyleClass().add("ticked");
                    }
                }
            }
        };
        row.setOnMouseClicked(event -> {
            if (event.getClickCount() == OPENING_CLICKS && !row.isEmpty()) {
                open.accept(row.getItem());
            }
        });
        return row;
    }

    private TableColumn<LibraryTrap, LibraryTrap> ticks() {
        TableColumn<LibraryTrap, LibraryTrap> column = bare(38, trap -> {
            CheckBox box = new CheckBox();
            box.setFocusTraversable(false);
            box.setSelected(library.isTicked(trap));
            box.setAccessibleText(phrases.say("library.tick", words.name(trap)));
            box.setOnAction(event -> library.tick(trap, box.isSelected()));
            return box;
        });
        column.setSortable(false);
        column.setResizable(false);
        return column;
    }

    private TableColumn<LibraryTrap, LibraryTrap> column(Order.By by, double width, Function<LibraryTrap, Node> cell) {
        TableColumn<LibraryTrap, LibraryTrap> column = bare(width, cell);
        column.textProperty().bind(phrases.text("library.column." + by.name().toLowerCase(java.util.Locale.ROOT)));
        column.setUserData(by);
        column.getStyleClass().add(by.name().toLowerCase(java.util.Locale.ROOT));
        return column;
    }

    private static TableColumn<LibraryTrap, LibraryTrap> bare(double width, Function<LibraryTrap, Node> cell) {
        TableColumn<LibraryTrap, LibraryTrap> column = new TableColumn<>();
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, 60));
        column.setReorderable(false);
        column.setCellValueFactory(row -> new SimpleObjectProperty<>(row.getValue()));
        column.setCellFactory(of -> new TableCell<>() {
            @Override
            protected void updateItem(@Nullable LibraryTrap trap, boolean empty) {
                super.updateItem(trap, empty);
                setGraphic(trap == null || empty ? null : cell.apply(trap));
            }
        });
        return column;
    }

    private Node name(LibraryTrap trap) {
        Label label = new Label(words.name(trap));
        label.setTooltip(new Tooltip(words.name(trap)));
        label.getStyleClass().addAll("cell-text", "strong");
        trap.worst().filter(level -> level != Finding.Level.NOTE).ifPresent(level -> {
            boolean grave = level == Finding.Level.ERROR;
            label.setGraphic(new Icon(grave ? Glyph.ALERT_CIRCLE : Glyph.ALERT, "small", grave ? "error" : "warning"));
            label.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        });
        return label;
    }

    private Node rating(LibraryTrap trap) {
        Node label = text(words.rating(trap));
        label.getStyleClass().addAll("strong", trap.hasCr() ? "cr-text" : "plain-text");
        return label;
    }

    private Node system(LibraryTrap trap) {
        Chip chip = new Chip(new Chip.Text(Chip.Kind.SYSTEM, words.system(trap), words.system(trap)));
        chip.getStyleClass().add(trap.system());
        return chip;
    }

    private Node chips(LibraryTrap trap) {
        HBox row = new HBox();
        row.getStyleClass().add("chips");
        trap.tags().forEach(tag -> row.getChildren().add(new Chip(new Chip.Text(Chip.Kind.PLAIN, tag, tag))));
        return row;
    }

    private static Label text(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("cell-text");
        return label;
    }
}
