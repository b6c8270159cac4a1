package trapwright.ui.library;

import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.RangeSlider;
import trapwright.app.Facet;
import trapwright.app.Library;
import trapwright.app.LibraryTrap;
import trapwright.app.Sieve;
import trapwright.ui.kit.Glyph;
import trapwright.ui.kit.Icon;
import trapwright.ui.kit.Phrases;

/// What the library leaves out: sides of the traps, challenge ratings, tags.
final class LibraryFilters extends BorderPane {
    private static final int GREATEST_CR = 20;

    private final Phrases phrases;
    private final Library library;
    private final VBox groups = new VBox();
    private final FlowPane tags = new FlowPane();
    private final Label tagsHead = new Label();
    private final RangeSlider crs = new RangeSlider(0, GREATEST_CR, 0, GREATEST_CR);
    private final Label crsSaid = new Label();

    LibraryFilters(Phrases phrases, Library library) {
        this.phrases = phrases;
        this.library = library;
        getStyleClass().add("library-filters");
        groups.getStyleClass().add("library-groups");
        groups.getChildren()
                .addAll(
                        group(Facet.Group.SHELF),
                        group(Facet.Group.SYSTEM),
                        crs(),
                        group(Facet.Group.KIND),
                        tags(),
                        group(Facet.Group.STATE));
        ScrollPane scroll = new ScrollPane(groups);
        scroll.setFitToWidth(true);
        scroll.setFocusTraversable(false);
        scroll.getStyleClass().add("library-scroll");
        setCenter(scroll);
        setBottom(folder());
        library.all().addListener((ListChangeListener<LibraryTrap>) change -> showTags());
        showTags();
    }

    private Node group(Facet.Group group) {
        VBox box = new VBox(head(group.key()));
        box.getStyleClass().add("library-group");
        group.facets().forEach(facet -> box.getChildren().add(row(facet)));
        return box;
    }

    private Label head(String key) {
        Label head = new Label();
        head.getStyleClass().add("strong");
        head.textProperty().bind(phrases.text(key));
        return head;
    }

    private Node row(Facet facet) {
        CheckBox box = new CheckBox();
        box.setId("facet-" + facet.name().toLowerCase(java.util.Locale.ROOT));
        box.textProperty().bind(phrases.text(facet.key()));
        box.setSelected(!library.sieve().get().hidden().contains(facet));
        box.setOnAction(event -> library.sieve().set(library.sieve().get().with(facet, box.isSelected())));
        library.sieve()
                .addListener((sieve, was, is) -> box.setSelected(!is.hidden().contains(facet)));
        Label count = new Label();
        count.getStyleClass().add("muted");
        count.setMinWidth(USE_PREF_SIZE);
        Runnable recount = () -> count.setText(
                Long.toString(library.all().stream().filter(facet::of).count()));
        library.all().addListener((ListChangeListener<LibraryTrap>) change -> recount.run());
        recount.run();
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(box, space, count);
        row.getStyleClass().add("facet");
        return row;
    }

    private Node crs() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox head = new HBox(head("library.filter.cr"), space, crsSaid);
        Label without = new Label();
        without.textProperty().bind(phrases.text("library.filter.cr.without"));
        without.setWrapText(true);
        without.getStyleClass().add("muted");
        crs.setId("cr-range");
        crs.setSnapToTicks(true);
        crs.setMajorTickUnit(1);
        crs.setMinorTickCount(0);
        crs.setBlockIncrement(1);
        crs.accessibleTextProperty().bind(phrases.text("library.filter.cr"));
        crs.lowValueProperty().addListener((value, was, is) -> chooseCrs());
        crs.highValueProperty().addListener((value, was, is) -> chooseCrs());
        phrases.words().subscribe(words -> sayCrs());
        library.sieve().addListener((sieve, was, is) -> {
            if (is.crs().isEmpty() && was.crs().isPresent()) {
                crs.setLowValue(0);
                crs.setHighValue(GREATEST_CR);
            }
        });
        VBox box = new VBox(head, crs, without);
        box.getStyleClass().add("library-group");
        return box;
    }

    private void chooseCrs() {
        int least = (int) Math.round(crs.getLowValue());
        int most = (int) Math.round(crs.getHighValue());
        Optional<Sieve.Crs> wanted =
                least == 0 && most == GREATEST_CR ? Optional.empty() : Optional.of(new Sieve.Crs(least, most));
        if (!wanted.equals(library.sieve().get().crs())) {
            library.sieve().set(library.sieve().get().withCrs(wanted));
        }
        sayCrs();
    }

    private void sayCrs() {
        int least = (int) Math.round(crs.getLowValue());
        int most = (int) Math.round(crs.getHighValue());
        crsSaid.setText(
                least == 0 && most == GREATEST_CR
                        ? phrases.say("library.filter.cr.all")
                        : phrases.say("library.filter.cr.range", least, most));
    }

    private Node tags() {
        tagsHead.getStyleClass().add("strong");
        tagsHead.textProperty().bind(phrases.text("library.filter.tags"));
        tags.getStyleClass().add("library-tags");
        VBox box = new VBox(tagsHead, tags);
        box.getStyleClass().add("library-group");
        return box;
    }

    private void showTags() {
        List<String> now = library.tags();
        boolean any = !now.isEmpty();
        tagsHead.setVisible(any);
        tagsHead.setManaged(any);
        if (!now.equals(tags.getChildren().stream().map(Node::getUserData).toList())) {
            tags.getChildren().setAll(now.stream().map(this::tag).toList());
        }
    }

    private ToggleButton tag(String tag) {
        ToggleButton button = new ToggleButton(tag);
        button.setMnemonicParsing(false);
        button.setUserData(tag);
        button.getStyleClass().add("tag");
        button.setSelected(library.sieve().get().tags().contains(tag));
        button.setOnAction(event -> library.sieve().set(library.sieve().get().with(tag, button.isSelected())));
        library.sieve()
                .addListener((sieve, was, is) -> button.setSelected(is.tags().contains(tag)));
        return button;
    }

    private Node folder() {
        Label folder = new Label(String.valueOf(library.work().folder().getFileName()));
        folder.setGraphic(new Icon(Glyph.FOLDER_OPEN_OUTLINE, "small"));
        folder.getStyleClass().add("library-folder");
        Tooltip whole = new Tooltip(library.work().folder().toString());
        folder.setTooltip(whole);
        folder.setAccessibleText(library.work().folder().toString());
        return folder;
    }
}
